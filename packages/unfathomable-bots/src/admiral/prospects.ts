// How a game is likely to end, judged from a position: fitted to games that officers played to the end.
import type { Seat } from '@undertow/kernel';
import type { State } from '@undertow/unfathomable';
import { features } from './features';
import { ARRIVAL, FAR, HIDDEN } from './weights';

const dot = (weights: readonly number[], numbers: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += (weights[i] ?? 0) * (numbers[i] ?? 0);
  return sum;
};

const likely = (strength: number): number => 1 / (1 + Math.exp(-strength));

/** How well this seat stands, from 0, lost, to 1, won. */
export function prospects(state: State, seat: Seat): number {
  const { ending } = state;
  if (ending) return ending.winners.includes(seat) ? 1 : 0;
  const one = state.players[seat];
  const cards = [...(one?.revealed ? [one.revealed] : []), ...(one?.loyalty ?? []).map(({ card }) => card)];
  const numbers = features(state);
  const safe = arrival(numbers);
  if (cards.includes('hybrid')) return 1 - safe;
  if (cards.includes('cultist')) return (1 - safe) * likely(FAR.bias + dot(FAR.weights, numbers));
  return safe;
}

/** How likely the humans are to arrive. */
function arrival(numbers: readonly number[]): number {
  let strength = ARRIVAL.bias + dot(ARRIVAL.weights, numbers);
  for (const { bias, weights, out } of HIDDEN) strength += out * Math.tanh(bias + dot(weights, numbers));
  return likely(strength);
}
