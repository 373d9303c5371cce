import type { Play } from '@undertow/unfathomable/testkit';
import { RESOURCES, type Resource } from '../../src/content/ids';

export type Change = Partial<Record<Resource, number>>;

/** By how much the dials have changed since then; those that have not are left out. */
export function changeSince(before: Readonly<Record<Resource, number>>, { state }: Play): Change {
  return Object.fromEntries(
    RESOURCES.map((resource) => [resource, state.dials[resource] - before[resource]] as const).filter(
      ([, by]) => by !== 0,
    ),
  );
}
