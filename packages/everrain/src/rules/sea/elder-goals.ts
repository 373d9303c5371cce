import type { ElderBoard } from '../../content/card';
import { hexesOfKind, knownHexes } from '../../map/chart';
import { distance, type Hex, hexesOf, type Slot } from '../../map/geometry';
import type { Table } from '../../model/types';
import { isAfloat } from '../query';
import { nearest } from './destinations';
import { razePort } from './ports';
import { START_HEX } from './waters';

/** Corner slots clockwise from the north-west, and the hex at the very corner. */
const CORNERS: readonly { readonly slot: Slot; readonly cell: number }[] = [
  { slot: 0, cell: 0 },
  { slot: 4, cell: 2 },
  { slot: 24, cell: 5 },
  { slot: 20, cell: 3 },
];

/** Where its objective leads it now; none where it has no clear target (E14.6). */
export function elderGoals(g: Table, { objective }: ElderBoard, progress: number): Hex[] {
  const { state, content } = g;
  switch (objective.is) {
    case 'destroy-ports':
      return hexesOfKind(state, content.tile, 'port');
    case 'consume':
      return hexesOfKind(state, content.tile, objective.what).filter((hex) => !state.explored.includes(hex));
    case 'visit-corners': {
      const corner = CORNERS[progress % CORNERS.length];
      const hex = corner ? (hexesOf(corner.slot)[corner.cell] ?? START_HEX) : START_HEX;
      return nearest(hex, knownHexes(state));
    }
    case 'sink-ships':
    case 'raise-storms':
      return [];
    default: {
      const never: never = objective;
      throw new Error(`there is no objective ${JSON.stringify(never)}`);
    }
  }
}

/** It has come to one of its goals: what that does, counted toward its objective. */
export function reachGoal(g: Table, { objective }: ElderBoard, hex: Hex): void {
  const { state } = g;
  switch (objective.is) {
    case 'destroy-ports':
      razePort(g, hex);
      break;
    case 'consume':
      state.explored.push(hex);
      g.emit({ type: 'explored', hex, what: objective.what });
      g.book.elderProgress(g, 1);
      break;
    case 'visit-corners':
      g.book.elderProgress(g, 1);
      break;
    case 'sink-ships':
    case 'raise-storms':
      break;
    default: {
      const never: never = objective;
      throw new Error(`there is no objective ${JSON.stringify(never)}`);
    }
  }
}

/** What it turns to when it awakens: its nearest goal, else the nearest ship. */
export function elderQuarry(g: Table, board: ElderBoard, from: Hex): Hex {
  const goals = elderGoals(g, board, 0).filter((hex) => hex !== from);
  const [goal] = nearest(from, goals.length > 0 ? goals : shipHexes(g));
  return goal ?? START_HEX;
}

export function shipHexes({ state }: Table): Hex[] {
  const hexes: Hex[] = [];
  for (const captain of state.captains) if (isAfloat(captain)) hexes.push(captain.hex);
  return hexes;
}

/** How far the nearest of these is. */
export function distanceTo(hex: Hex, others: readonly Hex[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) least = Math.min(least, distance(hex, other));
  return least;
}
