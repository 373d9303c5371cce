import type { HistoryEntry, Said } from '@undertow/protocol';
import type { Remembered } from './hosting';

/** The history of the game with what was said in between, in the order it happened. */
export function withTalk(entries: readonly Remembered[], talk: readonly Said[]): HistoryEntry[] {
  const phrases = talk.filter(({ kind }) => kind !== 'text');
  const merged: HistoryEntry[] = [];
  let turn = 0;
  let next = 0;
  const saidBefore = (at: number): void => {
    for (let said = phrases[next]; said && said.step <= at; said = phrases[++next])
      merged.push({ kind: 'said', turn, at: said.step, said });
  };
  for (const entry of entries) {
    saidBefore(entry.at - 1);
    merged.push({ ...entry });
    turn = entry.turn;
  }
  saidBefore(Number.POSITIVE_INFINITY);
  return merged;
}
