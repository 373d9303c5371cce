import { tokens } from '@undertow/unfathomable/words';

export type Result = 'pass' | 'partial' | 'fail';

/** What is at stake in a check: what each result does, and what follows in any case. */
export interface Stakes {
  readonly results: Readonly<Partial<Record<Result, string>>>;
  /** What the card says beyond its results. */
  readonly rest: string;
}

const RESULTS: readonly Result[] = ['pass', 'partial', 'fail'];

/** The result a line of a card begins with, if it begins with one. */
function resultOf(line: string): Result | undefined {
  const [first] = tokens(line);
  return first?.is === 'token' && first.kind === 'key' ? RESULTS.find((each) => each === first.id) : undefined;
}

/** Reads the stakes off the text of the card that asks for the check: a line for each result, and the rest. */
export function stakesOf(text: string): Stakes {
  const results: Partial<Record<Result, string>> = {};
  const rest: string[] = [];
  for (const line of text.split('\n')) {
    const result = resultOf(line);
    // The name of the result stands before its colon; the box it is shown in says it already.
    if (result) results[result] = line.slice(line.indexOf(':', line.indexOf('}')) + 1).trim();
    else if (!startsCheck(line)) rest.push(line);
  }
  return { results, rest: rest.join('\n') };
}

/** Target and skills are shown beside the name of the check. */
function startsCheck(line: string): boolean {
  const [first] = tokens(line);
  return first?.is === 'token' && first.kind === 'key' && first.id === 'check';
}
