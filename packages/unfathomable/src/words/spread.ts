import { NUMBERED_ROOMS } from '../content/board';
import { DECK_SPACES, type Space, WATER_SPACES } from '../content/ids';
import type { Event } from '../model/event';

type Spawned = Extract<Event, { readonly type: 'spawned' }>;
type Anywhere = Space | 'the-deep';

const WHOLE: Readonly<Record<'deck' | 'water' | 'rooms', readonly Anywhere[]>> = {
  deck: DECK_SPACES,
  water: WATER_SPACES,
  rooms: NUMBERED_ROOMS,
};
const KINDS = ['deck', 'water', 'rooms'] as const;

/** Where Deep Ones spawned, and whether that is a whole kind of spaces. */
export function spreadOf({ space, also = [] }: Spawned): {
  readonly spaces: readonly Anywhere[];
  readonly whole: (typeof KINDS)[number] | null;
} {
  const spaces = [space, ...also];
  const whole = KINDS.find(
    (kind) => WHOLE[kind].length === spaces.length && WHOLE[kind].every((each) => spaces.includes(each)),
  );
  return { spaces, whole: whole ?? null };
}
