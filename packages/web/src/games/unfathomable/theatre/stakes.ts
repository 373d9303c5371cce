import { tokens } from '@undertow/unfathomable/words';

export type Result = 'pass' | 'partial' | 'fail';

/** What is at stake in a check: what each result does, and what follows in any case. */
export interface Stakes {
  readonly results: Readonly<Partial<Record<Result, string>>>;
  /** What the card says beyond its results. */
  readonly rest: string;
}

const RESULTS: readonly Result[] = ['pass', 'partial', 'fail'];

/** The word in bold that a line begins with. */
function keyOf(line: string): string | null {
  const [first] = tokens(line);
  return first?.is === 'token' && first.kind === 'key' ? first.id : null;
}

/** Reads the stakes off the text of the card that asks for the check: a line for each result, and the rest. */
export function stakesOf(text: string): Stakes {
  const results: Partial<Record<Result, string>> = {};
  const rest: string[] = [];
  const lines = text.split('\n');
  // Where somebody chose the check over another option, the first line says who, and the other is no longer at stake.
  const chosen = lines.some((line) => keyOf(line) === 'option');
  for (const line of chosen ? lines.slice(1) : lines) {
    const key = keyOf(line);
    const result = RESULTS.find((each) => each === key);
    // The name of the result stands before its colon; the box it is shown in says it already.
    if (result) results[result] = line.slice(line.indexOf(':', line.indexOf('}')) + 1).trim();
    // Target and skills are shown beside the name of the check.
    else if (key !== 'check' && key !== 'option') rest.push(line);
  }
  return { results, rest: rest.join('\n') };
}
