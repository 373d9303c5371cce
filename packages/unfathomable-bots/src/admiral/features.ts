// What a position looks like in numbers, everything on the table turned up.
import type { Seat } from '@undertow/kernel';
import { DECK_SPACES, RESOURCES, type State, WATER_SPACES } from '@undertow/unfathomable';
import { waypoint } from '@undertow/unfathomable/content';
import { ADJACENT, NUMBERED_ROOMS } from '@undertow/unfathomable/content/board';
import { DEEP_ONE_COUNT } from '@undertow/unfathomable/content/setup';
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';

type Player = State['players'][number];

export const distanceOf = ({ waypoints }: State): number =>
  waypoints.placed.reduce((sum, id) => sum + waypoint(id).distance, 0);

const holds = ({ revealed, loyalty }: Player, card: 'hybrid' | 'cultist'): boolean =>
  revealed === card || loyalty.some((each) => each.card === card);

/** In the order of the weights. */
export function features(state: State): number[] {
  const { tracks, dials, deepOnes, monarchs, passengers, damage, players, titles } = state;
  const distance = distanceOf(state);
  const ahead = Math.max(0, GOAL_DISTANCE - distance);
  const inSight = ahead === 0 ? 1 : 0;
  const sum = <T>(list: readonly T[], each: (one: T) => number): number => list.reduce((n, one) => n + each(one), 0);
  const numbers: number[] = [];
  const add = (...list: readonly number[]): void => {
    numbers.push(...list);
  };

  // The table and the way.
  for (const size of [3, 4, 5, 6]) add(players.length === size ? 1 : 0);
  add(distance, ahead, inSight, tracks.travel, inSight * tracks.travel, tracks.ritual, state.turn.number / 10);
  add(state.awakened ? 1 : 0);

  // The dials, and how near they are to the end.
  for (const resource of RESOURCES) add(dials[resource], 3 * 0.55 ** dials[resource]);
  add(Math.min(...RESOURCES.map((resource) => dials[resource])));
  add(Math.max(0, ahead * 0.5 + 1 - dials.fuel));

  // Damage.
  const damaged = NUMBERED_ROOMS.filter((room) => damage.placed[room] !== undefined).length;
  add(damaged, damaged >= 4 ? 1 : 0, damaged >= 5 ? 1 : 0, damage.placed['boiler-room'] === undefined ? 0 : 1);

  // The Deep Ones.
  const water = sum(WATER_SPACES, (space) => deepOnes[space]);
  const deck = sum(DECK_SPACES, (space) => deepOnes[space]);
  const rooms = sum(NUMBERED_ROOMS, (room) => deepOnes[room]);
  const left = DEEP_ONE_COUNT - water - deck - rooms - deepOnes['the-deep'];
  add(water, deck, rooms, deepOnes['the-deep'], 3 * 0.7 ** Math.max(0, left), deepOnes['boiler-room']);
  add(monarchs.dagon === 'the-deep' ? 0 : 1, monarchs.hydra === 'the-deep' ? 0 : 1);

  // The passengers, and those whom Deep Ones can reach.
  add(sum(DECK_SPACES, (space) => passengers.deck[space].length));
  add(
    sum(DECK_SPACES, (space) =>
      passengers.deck[space].length > 0 && ADJACENT[space].some((near) => deepOnes[near] > 0) ? 1 : 0,
    ),
  );
  add(sum(DECK_SPACES, (space) => (deepOnes[space] > 0 ? passengers.deck[space].length : 0)));

  // The crew.
  const guilty = (one: Player): boolean => holds(one, 'hybrid') || holds(one, 'cultist');
  const honest = players.filter((one) => !guilty(one));
  const share = 1 / Math.max(1, honest.length);
  const fit = (one: Player): boolean => one.space !== 'brig' && one.space !== 'sick-bay';
  add(honest.length, honest.filter(fit).length);
  add(sum(honest, ({ space }) => (space === 'brig' ? 1 : 0)));
  add(share * sum(honest, ({ hand }) => hand.length));
  add(share * sum(honest, ({ hand }) => sum(hand, faceValue)));
  add(share * sum(honest, ({ hand }) => hand.filter((face) => skillOf(face) === 'treachery').length));
  add(share * sum(honest, ({ hand }) => hand.filter((face) => skillOf(face) === 'strength').length));
  add(share * sum(honest, ({ items }) => items.length), share * sum(honest, ({ feat }) => (feat ? 1 : 0)));
  add(honest.some(({ space }) => space === 'boiler-room') ? 1 : 0);

  // The traitors.
  const hybrids = players.filter((one) => holds(one, 'hybrid'));
  const cultists = players.filter((one) => guilty(one) && !holds(one, 'hybrid'));
  const hidden = (one: Player): boolean => one.revealed === null;
  add(hybrids.filter((one) => hidden(one) && one.space !== 'brig').length);
  add(hybrids.filter((one) => hidden(one) && one.space === 'brig').length);
  add(hybrids.filter((one) => !hidden(one) && one.space !== 'brig').length);
  add(hybrids.filter((one) => !hidden(one) && one.space === 'brig').length);
  add(cultists.filter(hidden).length, cultists.filter((one) => !hidden(one)).length);
  add(sum([...hybrids, ...cultists], ({ hand }) => hand.length));
  add(sum(state.loyaltyDeck, (card) => (card === 'human' ? 0 : 1)));
  const traitorAt = (seat: Seat): number => {
    const one = players[seat];
    return one && guilty(one) ? 1 : 0;
  };
  add(traitorAt(titles.captain), traitorAt(titles.keeper), traitorAt(state.turn.current));

  // The decks.
  add(state.chaos.filter((face) => skillOf(face) === 'treachery').length);
  return numbers;
}
