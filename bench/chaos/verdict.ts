import type { Answer } from '@undertow/kernel';
import type { Hosted } from '@undertow/table';
import type { Player } from './player';

/** A table as it is stored in the end. */
export interface Stored {
  readonly options: unknown;
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** Under which epoch each was written, where that is known. */
  readonly epochs: readonly (number | null)[];
}

export interface Verdict {
  lost: number;
  doubled: number;
  splitBrain: number;
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((pick, i) => pick === b[i]);

interface Cost {
  readonly lost: number;
  readonly doubled: number;
}

const cheaper = (a: Cost, b: Cost): Cost => (a.lost + a.doubled <= b.lost + b.doubled ? a : b);

/**
 * How what a seat was told fits what is stored: everything acknowledged must be there, in order; what was not may be there or
 * not; and there is nothing else. Of all ways to lay the two beside each other, the one that says least against the server.
 */
export function compare(player: Pick<Player, 'given'>, own: readonly (readonly number[])[]): Cost {
  const { given } = player;
  let row: Cost[] = own.map((_, j) => ({ lost: 0, doubled: j }));
  row.push({ lost: 0, doubled: own.length });
  for (const { picks, acknowledgedAt } of given) {
    const missing = acknowledgedAt === undefined ? 0 : 1;
    const next: Cost[] = [];
    row.forEach((above, j) => {
      let best: Cost = { lost: above.lost + missing, doubled: above.doubled };
      const left = next[j - 1];
      if (left) best = cheaper(best, { lost: left.lost, doubled: left.doubled + 1 });
      const diagonal = row[j - 1];
      if (diagonal && same(own[j - 1] ?? [], picks)) best = cheaper(best, diagonal);
      next.push(best);
    });
    row = next;
  }
  return row.at(-1) ?? { lost: 0, doubled: 0 };
}

/** Judges one table. The record must also play, from its seed to its last answer. */
export function judge(hosted: Hosted, players: readonly Player[], stored: Stored, verdict: Verdict): void {
  for (const player of players) {
    const own = stored.answers.filter(([seat]) => seat === player.seat.seat).map(([, ...picks]) => picks);
    const { lost, doubled } = compare(player, own);
    verdict.lost += lost;
    verdict.doubled += doubled;
  }
  let before = 0;
  for (const epoch of stored.epochs) {
    if (epoch === null) continue;
    if (epoch < before) verdict.splitBrain++;
    before = Math.max(before, epoch);
  }
  const run = hosted.rerun(stored.options, stored.seed, stored.answers);
  while (run.next());
}
