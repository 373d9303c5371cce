/** Whoever wanted to write no longer owns the table: somebody else has claimed it since. */
export class Fenced extends Error {
  constructor() {
    super('the table has another owner by now');
  }
}
