import type { Eyes } from '@undertow/protocol';

/** Reads `#/replay/<table>/<eyes>/<moment>`. */
export function readAddress(rest: readonly string[]): {
  readonly id: string;
  readonly eyes: Eyes;
  readonly at: number;
} {
  const [id = '', eyes = 'spectator', at = '0'] = rest;
  const seat = Number(eyes);
  return {
    id,
    eyes: eyes === 'all' ? 'all' : Number.isInteger(seat) && seat >= 0 && seat < 8 && eyes !== '' ? seat : 'spectator',
    at: Math.max(0, Math.floor(Number(at)) || 0),
  };
}
