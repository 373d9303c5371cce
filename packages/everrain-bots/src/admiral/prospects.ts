// How a voyage is likely to end, judged from a position: fitted to voyages that officers sailed to the end.
import type { State } from '@undertow/everrain';
import { features } from './features';
import { ARRIVAL, HIDDEN } from './weights';

const dot = (weights: readonly number[], numbers: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += (weights[i] ?? 0) * (numbers[i] ?? 0);
  return total;
};

/** How well the captains stand, from 0, lost, to 1, won. */
export function prospects(state: State): number {
  if (state.ending) return state.ending.won ? 1 : 0;
  const numbers = features(state);
  let strength = ARRIVAL.bias + dot(ARRIVAL.weights, numbers);
  for (const { bias, weights, out } of HIDDEN) strength += out * Math.tanh(bias + dot(weights, numbers));
  return 1 / (1 + Math.exp(-strength));
}
