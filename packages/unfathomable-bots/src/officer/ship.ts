// Questions about the table that many rules of thumb ask, answered from what a seat sees.
import type { Seat } from '@undertow/kernel';
import {
  type CharacterId,
  DECK_SPACES,
  type Glimpse,
  type PlayerView,
  ROOMS,
  SKILLS,
  type Skill,
  type Space,
  WATER_SPACES,
} from '@undertow/unfathomable';
import { character, item } from '@undertow/unfathomable/content';
import { isDeck, isRoom, NUMBERED_ROOMS } from '@undertow/unfathomable/content/board';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';
import { ofOneView } from './of-one-view';

export const ALL_SPACES: readonly Space[] = [...ROOMS, ...DECK_SPACES, ...WATER_SPACES];
export const OPEN_SKILLS: readonly Skill[] = SKILLS.filter((skill) => skill !== 'treachery');

export function playerAt(view: Glimpse, seat: Seat): PlayerView {
  const found = view.players[seat];
  if (!found) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

export const isHuman = (one: PlayerView): boolean => one.revealed === null;
export const humansIn = (view: Glimpse, space: Space): readonly PlayerView[] =>
  view.players.filter((one) => one.space === space && isHuman(one));
export const traitorsIn = (view: Glimpse, space: Space): readonly PlayerView[] =>
  view.players.filter((one) => one.space === space && !isHuman(one));

/** A Deep One or revealed traitor here keeps humans from using the space (2.3a). */
export const isContested = (view: Glimpse, space: Space): boolean =>
  space !== 'brig' && (view.deepOnes[space] > 0 || traitorsIn(view, space).length > 0);

export const isDamaged = (view: Glimpse, space: Space): boolean =>
  isRoom(space) && view.damage.placed[space] !== undefined;
export const damageCount = ofOneView((view) => {
  let count = 0;
  for (const room of NUMBERED_ROOMS) if (view.damage.placed[room] !== undefined) count++;
  return count;
});

export const passengersAt = (view: Glimpse, space: Space): number => (isDeck(space) ? view.passengers.deck[space] : 0);
export const passengersOnDeck = ofOneView((view) =>
  DECK_SPACES.reduce((sum, space) => sum + view.passengers.deck[space], 0),
);

export const deepOnesIn = (view: Glimpse, spaces: readonly Space[]): number =>
  spaces.reduce((sum, space) => sum + view.deepOnes[space], 0);
export const deepOnesOnBoard = ofOneView((view) => deepOnesIn(view, ALL_SPACES));
export const spacesWithDeepOnes = ofOneView((view): readonly Space[] =>
  ALL_SPACES.filter((space) => view.deepOnes[space] > 0),
);

/** Whoever plays this character, if anybody does. */
export const seatPlaying = (view: Glimpse, id: string): Seat | undefined =>
  view.players.find((one) => one.character === id)?.seat;

export const lowestDial = ({ dials }: Glimpse): number => Math.min(dials.fuel, dials.food, dials.sanity, dials.souls);

/** The waypoints are done; the next arrival wins for the humans. */
export const onFinalLeg = (view: Glimpse): boolean => view.distance >= GOAL_DISTANCE;

const PRINTED_SETS = new Map<CharacterId, readonly Skill[]>();

/** Asked for all the time, so it is written out once for each character. */
function printedSet(id: CharacterId): readonly Skill[] {
  const known = PRINTED_SETS.get(id);
  if (known) return known;
  const { skillSet } = character(id);
  const types = SKILLS.flatMap((skill) => new Array<Skill>(skillSet[skill] ?? 0).fill(skill));
  PRINTED_SETS.set(id, types);
  return types;
}

/** What somebody draws at the start of a turn. */
export function skillSetOf(one: PlayerView): readonly Skill[] {
  if (one.character === null) return [];
  const types = printedSet(one.character);
  const extra = one.improvement && one.space !== 'brig' ? improves(one.improvement) : undefined;
  return extra ? [...types, extra] : types;
}

export function improves(id: PlayerView['items'][number]): Skill | undefined {
  for (const trait of item(id).always ?? []) if (trait.always === 'skill-set') return trait.skill;
  return undefined;
}

/** All seats clockwise from this one. */
export const clockwise = (view: Glimpse, from: Seat): readonly Seat[] =>
  view.players.map((_, i) => (from + i) % view.players.length);
