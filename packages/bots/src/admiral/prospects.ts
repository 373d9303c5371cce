// How a game is likely to end, judged from a position: fitted to games that officers played to the end.
import type { Seat } from '@undertow/kernel';
import { DECK_SPACES, RESOURCES, type State, WATER_SPACES } from '@undertow/unfathomable';
import { waypoint } from '@undertow/unfathomable/content';
import { NUMBERED_ROOMS } from '@undertow/unfathomable/content/board';

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

function strength(state: State): number {
  const distance = state.waypoints.placed.reduce((sum, id) => sum + waypoint(id).distance, 0);
  const loyal = state.players.filter(
    ({ revealed, loyalty }) => !revealed && loyalty.every(({ card }) => card === 'human'),
  );
  const count = (spaces: readonly (keyof State['deepOnes'])[]) =>
    spaces.reduce((sum, space) => sum + state.deepOnes[space], 0);
  const damaged = NUMBERED_ROOMS.filter((room) => state.damage.placed[room] !== undefined).length;
  const scarcity = RESOURCES.reduce((sum, resource) => sum + 0.6 ** state.dials[resource], 0);
  const plenty = RESOURCES.reduce((sum, resource) => sum + state.dials[resource], 0);
  const passengers = DECK_SPACES.reduce((sum, space) => sum + state.passengers.deck[space].length, 0);
  const cards = loyal.reduce((sum, { hand }) => sum + hand.length, 0);
  const traitors = state.players.length - loyal.length;
  return (
    -4 +
    0.28 * distance +
    0.25 * state.tracks.travel +
    0.12 * plenty -
    4 * scarcity -
    0.35 * damaged -
    0.12 * damaged ** 2 -
    0.08 * count(WATER_SPACES) -
    0.12 * count(DECK_SPACES) -
    0.2 * count(NUMBERED_ROOMS) -
    0.1 * passengers +
    (0.12 * cards) / Math.max(1, loyal.length) -
    1.2 * traitors
  );
}
