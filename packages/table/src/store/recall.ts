import { type Answer, seedFrom } from '@undertow/kernel';
import { answersIn, type Heard, type Told } from '../hosted/heard';
import type { Rerun } from '../hosted/running';
import type { TableMeta } from '../meta';
import type { TableLog } from './log';

/** A game of which not everything was written down that happened: the first release kept the answers alone. */
export interface Forgotten {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly answers: readonly Answer[];
}

/** What happened at the start and after each answer; nothing where today's rules do not lead there. */
export type Recalled = readonly (readonly Heard[])[] | null;

/** Finds out what happened by playing the answers through again: somewhere where nobody waits for it. */
export type Recall = (forgotten: Forgotten) => Promise<Recalled>;

/** What each step of a game tells that is played through again. */
export function* stepsOf(run: Rerun): Generator<readonly Heard[]> {
  for (let step = run.next(); step; step = run.next()) yield step.heard;
}

const isWhole = (told: readonly Told[]): boolean =>
  told[0]?.answer === null && told.every(({ heard }) => heard !== null);

/** All that was told; what was neither written down nor can be found out is not known any more. */
function completed(told: readonly Told[], recalled: Recalled): readonly Told[] {
  const begun = told[0]?.answer === null ? told : [{ answer: null, heard: null }, ...told];
  return begun.map(({ answer, heard }, step) => ({ answer, heard: heard ?? recalled?.[step] ?? [] }));
}

/** A log in which everything that happened can be read, whoever wrote it down or did not. */
export function recalling(log: TableLog, recall: Recall): TableLog {
  const whole = async (meta: TableMeta, secret: string, told: readonly Told[]): Promise<readonly Told[]> => {
    const { status, game, options, lots } = meta;
    if (status === 'lobby' || isWhole(told)) return told;
    const seed = seedFrom(secret, lots ?? []);
    return completed(told, await recall({ game, options, seed, answers: answersIn(told) }));
  };
  return {
    ...log,
    load: async (table) => {
      const loaded = await log.load(table);
      return loaded && { ...loaded, told: await whole(loaded.meta, loaded.secret, loaded.told) };
    },
    told: async (table) => {
      const told = await log.told(table);
      const found = isWhole(told) ? undefined : await log.read(table);
      return found ? whole(found.meta, found.seed, told) : told;
    },
  };
}
