import type { Explained } from '../../../game-page';
import { SKILLS } from '../board/ids';
import { THINGS, type Thing } from '../words/things';

/** What a thing is called and how it stands; what it is for is told elsewhere. */
export type Standing = Pick<Explained, 'name' | 'now' | 'read'>;

/** Piles that are told by what lies in them. */
const SAME: Readonly<Record<string, Thing>> = {
  'deck:deep-ones': 'deep-ones-left',
  'passenger:supply': 'passenger',
};

/** What is to be said of something by its `data-explains`. All skills but treachery are told alike. */
export function thingOf(asked: string): Thing | null {
  const own = THINGS.find((thing) => thing === asked);
  if (own) return own;
  return SAME[asked] ?? (SKILLS.some((skill) => asked === `deck:${skill}`) ? 'deck:skill' : null);
}
