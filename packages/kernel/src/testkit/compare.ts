import type { GameTypes, Match, Viewer } from '../index';

export const viewersOf = <G extends GameTypes>(match: Match<G>): readonly Viewer[] => [
  ...Array.from({ length: match.seatCount }, (_, seat) => seat),
  'spectator',
];

/** All there is to know about a match at a moment. */
export const whole = <G extends GameTypes>(match: Match<G>) => ({
  state: match.state,
  pending: match.pending,
  views: viewersOf(match).map((viewer) => match.view(viewer)),
  over: match.over,
  result: match.result,
});

/** After going back, questions have new numbers. */
export const withoutIds = <G extends GameTypes>(match: Match<G>) => ({
  ...whole(match),
  pending: match.pending.map((decision) => ({ ...decision, id: 0 })),
});

/** Byte for byte. */
export function same(what: string, expected: unknown, actual: unknown): void {
  const [a, b] = [JSON.stringify(expected) ?? '', JSON.stringify(actual) ?? ''];
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 120);
  throw new Error(`the ${what} is another:\n  expected ...${around(a)}...\n  but got  ...${around(b)}...`);
}
