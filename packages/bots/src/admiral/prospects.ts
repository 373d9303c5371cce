// How a game is likely to end, judged from a position: fitted to games that officers played to the end.
import type { Seat } from '@undertow/kernel';
import { DECK_SPACES, type Resource, type State, WATER_SPACES } from '@undertow/unfathomable';
import { waypoint } from '@undertow/unfathomable/content';
import { NUMBERED_ROOMS } from '@undertow/unfathomable/content/board';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';

/** How well this seat stands, from 0, lost, to 1, won. */
export function prospects(state: State, seat: Seat): number {
  const { ending } = state;
  if (ending) return ending.winners.includes(seat) ? 1 : 0;
  const one = state.players[seat];
  const cards = [...(one?.revealed ? [one.revealed] : []), ...(one?.loyalty ?? []).map(({ card }) => card)];
  const safe = arrival(state);
  if (cards.includes('hybrid')) return 1 - safe;
  if (!cards.includes('cultist')) return safe;
  const distance = state.waypoints.placed.reduce((sum, id) => sum + waypoint(id).distance, 0);
  return (1 - safe) * Math.min(1, (distance / 12) ** 2);
}

/** How likely the humans are to arrive. */
export function arrival(state: State): number {
  return 1 / (1 + Math.exp(-strength(state)));
}

/** The weights of a logistic regression over 60,000 turns of games between officers. */
function strength(state: State): number {
  const distance = state.waypoints.placed.reduce((sum, id) => sum + waypoint(id).distance, 0);
  const { tracks, dials, deepOnes, monarchs, players } = state;
  const inSight = distance >= GOAL_DISTANCE ? 0.53 + 0.5 * tracks.travel : 0;
  const damaged = NUMBERED_ROOMS.filter((room) => state.damage.placed[room] !== undefined).length;
  const scarcity = (['fuel', 'food', 'sanity', 'souls'] as const).reduce(
    (sum, resource) => sum + PLENTY[resource] * dials[resource] - SCARCE[resource] * 4 * 0.55 ** dials[resource],
    0,
  );
  const count = (spaces: readonly (keyof State['deepOnes'])[]) =>
    spaces.reduce((sum, space) => sum + deepOnes[space], 0);
  const monsters =
    0.051 * count(WATER_SPACES) +
    0.059 * count(DECK_SPACES) +
    0.121 * count(NUMBERED_ROOMS) +
    0.071 * deepOnes['the-deep'] +
    (monarchs.dagon === 'the-deep' ? 0 : 0.033) +
    (monarchs.hydra === 'the-deep' ? 0 : 0.18);
  const passengers = DECK_SPACES.reduce((sum, space) => sum + state.passengers.deck[space].length, 0);
  return (
    -4.45 +
    0.458 * distance +
    0.162 * tracks.travel +
    inSight +
    scarcity -
    0.086 * damaged -
    0.02 * damaged ** 2 -
    (damaged >= 5 ? 0.8 : 0) -
    monsters -
    0.257 * passengers +
    crew(players)
  );
}

const PLENTY: Readonly<Record<Resource, number>> = { fuel: 0.212, food: 0.105, sanity: 0.032, souls: 0.197 };
const SCARCE: Readonly<Record<Resource, number>> = { fuel: 0.437, food: 0.341, sanity: 0.464, souls: 0.219 };

/** Honest hands to work, and traitors in the way. */
function crew(players: State['players']): number {
  let sum = 0;
  for (const { revealed, loyalty, space, hand, items } of players) {
    const honest = !revealed && loyalty.every(({ card }) => card === 'human');
    if (honest)
      sum +=
        0.076 * hand.length + 0.2 * items.length - (space === 'sick-bay' ? 0.53 : 0) - (space === 'brig' ? 0.33 : 0);
    else sum -= (revealed ? 4.73 : 5.93) - (space === 'brig' ? 1.58 : 0);
  }
  return sum / players.length;
}
