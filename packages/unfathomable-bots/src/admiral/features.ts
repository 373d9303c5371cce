// What a position looks like in numbers, everything on the table turned up.
import type { Seat } from '@undertow/kernel';
import { DECK_SPACES, RESOURCES, type Space, type State, WATER_SPACES } from '@undertow/unfathomable';
import { waypoint } from '@undertow/unfathomable/content';
import { ADJACENT, NUMBERED_ROOMS } from '@undertow/unfathomable/content/board';
import { DEEP_ONE_COUNT } from '@undertow/unfathomable/content/setup';
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';

type Player = State['players'][number];

export const distanceOf = ({ waypoints }: State): number =>
  waypoints.placed.reduce((sum, id) => sum + waypoint(id).distance, 0);

const holds = ({ revealed, loyalty }: Player, card: 'hybrid' | 'cultist'): boolean => {
  if (revealed === card) return true;
  for (const each of loyalty) if (each.card === card) return true;
  return false;
};

/** Honest people in numbers; those who are fit are neither in the Brig nor in the Sick Bay. */
const NO_CREW = { fit: 0, jailed: 0, cards: 0, points: 0, treachery: 0, strength: 0, items: 0, feats: 0, stoking: 0 };

function crewOf(honest: readonly Player[]): typeof NO_CREW {
  const crew = { ...NO_CREW };
  for (const { space, hand, items, feat } of honest) {
    if (space === 'brig') crew.jailed++;
    else if (space !== 'sick-bay') crew.fit++;
    if (space === 'boiler-room') crew.stoking = 1;
    crew.cards += hand.length;
    for (const face of hand) {
      const skill = skillOf(face);
      crew.points += faceValue(face);
      if (skill === 'treachery') crew.treachery++;
      else if (skill === 'strength') crew.strength++;
    }
    crew.items += items.length;
    if (feat) crew.feats++;
  }
  return crew;
}

/** Traitors in numbers. */
const NO_BAND = {
  hiddenHybrids: 0,
  hiddenInBrig: 0,
  openHybrids: 0,
  openInBrig: 0,
  hiddenCultists: 0,
  openCultists: 0,
  cards: 0,
};

function bandOf(guilty: readonly Player[]): typeof NO_BAND {
  const band = { ...NO_BAND };
  for (const one of guilty) {
    band.cards += one.hand.length;
    const jailed = one.space === 'brig';
    if (!holds(one, 'hybrid')) band[one.revealed ? 'openCultists' : 'hiddenCultists']++;
    else if (one.revealed) band[jailed ? 'openInBrig' : 'openHybrids']++;
    else band[jailed ? 'hiddenInBrig' : 'hiddenHybrids']++;
  }
  return band;
}

const count = (spaces: readonly Space[], deepOnes: State['deepOnes']): number => {
  let sum = 0;
  for (const space of spaces) sum += deepOnes[space];
  return sum;
};

/** Passengers on deck: all, the spaces of them beside which a Deep One is, and those a Deep One has reached. */
function passengersOf({ passengers, deepOnes }: State): readonly [all: number, near: number, reached: number] {
  let [all, near, reached] = [0, 0, 0];
  for (const space of DECK_SPACES) {
    const { length } = passengers.deck[space];
    if (length === 0) continue;
    all += length;
    if (ADJACENT[space].some((each) => deepOnes[each] > 0)) near++;
    if (deepOnes[space] > 0) reached += length;
  }
  return [all, near, reached];
}

/** In the order of the weights. Written out in loops, because every play-out ends with this. */
export function features(state: State): number[] {
  const { tracks, dials, deepOnes, monarchs, damage, players, titles } = state;
  const distance = distanceOf(state);
  const ahead = Math.max(0, GOAL_DISTANCE - distance);
  const inSight = ahead === 0 ? 1 : 0;
  const numbers: number[] = [];

  // The table and the way.
  for (let size = 3; size <= 6; size++) numbers.push(players.length === size ? 1 : 0);
  numbers.push(distance, ahead, inSight, tracks.travel, inSight * tracks.travel, tracks.ritual);
  numbers.push(state.turn.number / 10, state.awakened ? 1 : 0);

  // The dials, and how near they are to the end.
  for (const resource of RESOURCES) numbers.push(dials[resource], 3 * 0.55 ** dials[resource]);
  numbers.push(Math.min(dials.fuel, dials.food, dials.sanity, dials.souls));
  numbers.push(Math.max(0, ahead * 0.5 + 1 - dials.fuel));

  // Damage.
  let damaged = 0;
  for (const room of NUMBERED_ROOMS) if (damage.placed[room] !== undefined) damaged++;
  numbers.push(damaged, damaged >= 4 ? 1 : 0, damaged >= 5 ? 1 : 0);
  numbers.push(damage.placed['boiler-room'] === undefined ? 0 : 1);

  // The Deep Ones.
  const water = count(WATER_SPACES, deepOnes);
  const deck = count(DECK_SPACES, deepOnes);
  const rooms = count(NUMBERED_ROOMS, deepOnes);
  const left = DEEP_ONE_COUNT - water - deck - rooms - deepOnes['the-deep'];
  numbers.push(water, deck, rooms, deepOnes['the-deep'], 3 * 0.7 ** Math.max(0, left), deepOnes['boiler-room']);
  numbers.push(monarchs.dagon === 'the-deep' ? 0 : 1, monarchs.hydra === 'the-deep' ? 0 : 1);

  // The passengers, and those whom Deep Ones can reach.
  const [all, near, reached] = passengersOf(state);
  numbers.push(all, near, reached);

  // The crew.
  const isGuilty = (one: Player): boolean => holds(one, 'hybrid') || holds(one, 'cultist');
  const honest = players.filter((one) => !isGuilty(one));
  const crew = crewOf(honest);
  const share = 1 / Math.max(1, honest.length);
  numbers.push(honest.length, crew.fit, crew.jailed, share * crew.cards, share * crew.points);
  numbers.push(share * crew.treachery, share * crew.strength, share * crew.items, share * crew.feats, crew.stoking);

  // The traitors.
  const band = bandOf(players.filter(isGuilty));
  numbers.push(band.hiddenHybrids, band.hiddenInBrig, band.openHybrids, band.openInBrig);
  numbers.push(band.hiddenCultists, band.openCultists, band.cards);
  let stillToBeDealt = 0;
  for (const card of state.loyaltyDeck) if (card !== 'human') stillToBeDealt++;
  numbers.push(stillToBeDealt);
  const traitorAt = (seat: Seat): number => {
    const one = players[seat];
    return one && isGuilty(one) ? 1 : 0;
  };
  numbers.push(traitorAt(titles.captain), traitorAt(titles.keeper), traitorAt(state.turn.current));

  // The decks.
  let tainted = 0;
  for (const face of state.chaos) if (skillOf(face) === 'treachery') tainted++;
  numbers.push(tainted);
  return numbers;
}
