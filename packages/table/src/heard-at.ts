import { allHeard, answersIn, type Heard, type Told } from './hosted/heard';
import type { Hosted } from './hosted/running';
import type { TableMeta } from './meta';

/** What everybody was told, from the beginning: as it was written down, or played through again where it was not. */
export const heardAt = (hosted: Hosted, meta: TableMeta, seed: string, told: readonly Told[]): readonly Heard[] =>
  allHeard(told) ?? hosted.heardAgain(meta.options, seed, answersIn(told));
