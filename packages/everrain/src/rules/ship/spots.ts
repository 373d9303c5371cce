import { DECK, EDGE } from '../../content/ship';
import type { Boarding, Captain, CrewMember, EnemyFigure, FigureId } from '../../model/state';
import { hasRoom } from './aboard';

/** A zone of the own deck, 0 to 9, or one of the deck being boarded, 10 to 19: together they are one area (E16.4). */
export type Spot = number;

const FAR = 10;

export const spotOf = (zone: number, aboard: boolean): Spot => (aboard ? zone + FAR : zone);
export const enemySpot = ({ zone, aboard }: EnemyFigure): Spot => spotOf(zone, aboard);
export const isFar = (spot: Spot): boolean => spot >= FAR;
export const zoneOf = (spot: Spot): number => spot % FAR;

/** Where somebody can be reached by enemies; -1 for everybody below deck or away. */
export function crewSpot({ place }: CrewMember): Spot {
  if (place.is === 'deck') return place.zone;
  return place.is === 'boarding' ? place.zone + FAR : -1;
}

type Graph = readonly (readonly Spot[])[];

const ALONE: Graph = DECK.map(({ next }) => next);

/** The middle zones of the edges that touch are joined in pairs. */
function joined(side: 'larboard' | 'starboard'): Graph {
  const near = EDGE[side];
  const far = EDGE[side === 'larboard' ? 'starboard' : 'larboard'];
  const graph: Spot[][] = [
    ...DECK.map(({ next }) => [...next]),
    ...DECK.map(({ next }) => next.map((zone) => zone + FAR)),
  ];
  near.forEach((zone, i) => {
    const other = (far[i] ?? 0) + FAR;
    graph[zone]?.push(other);
    graph[other]?.push(zone);
  });
  return graph;
}

const JOINED = { larboard: joined('larboard'), starboard: joined('starboard') } as const;

/** The ways between zones as they are now. */
export const graphOf = (boarding: Boarding | null): Graph => (boarding === null ? ALONE : JOINED[boarding.side]);

const roomAt = (captain: Captain, spot: Spot): boolean => hasRoom(captain, zoneOf(spot), isFar(spot));

/** How many steps to every spot through zones with room; -1 where there is no way. */
export function distancesFrom(captain: Captain, graph: Graph, from: Spot): number[] {
  const steps = graph.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const spot = queue[i] ?? 0;
    for (const next of graph[spot] ?? []) {
      if (steps[next] !== -1 || !roomAt(captain, next)) continue;
      steps[next] = (steps[spot] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

const isSymbol = (spot: Spot): boolean => !isFar(spot) && DECK[spot]?.node !== 'blank';

/** E10.19: the shortest routes to one of the goals, of these the ones over the most symbols. */
export function bestRoutes(captain: Captain, graph: Graph, from: Spot, goals: readonly Spot[]): Spot[][] {
  const steps = distancesFrom(captain, graph, from);
  let shortest = -1;
  for (const goal of goals) {
    const far = steps[goal] ?? -1;
    if (far > 0 && (shortest < 0 || far < shortest)) shortest = far;
  }
  const routes: Spot[][] = [];
  if (shortest < 0) return routes;
  for (const goal of goals) if (steps[goal] === shortest) trace(graph, steps, goal, [goal], routes);
  let most = 0;
  for (const route of routes) most = Math.max(most, symbolsOn(route));
  return routes.filter((route) => symbolsOn(route) === most);
}

function symbolsOn(route: readonly Spot[]): number {
  let symbols = 0;
  for (const spot of route) if (isSymbol(spot)) symbols++;
  return symbols;
}

/** Backwards from the goal, one step nearer each time. */
function trace(graph: Graph, steps: readonly number[], spot: Spot, route: Spot[], into: Spot[][]): void {
  const far = steps[spot] ?? 0;
  if (far === 1) {
    into.push(route);
    return;
  }
  for (const before of graph[spot] ?? [])
    if (steps[before] === far - 1) trace(graph, steps, before, [before, ...route], into);
}

export interface Quarry {
  readonly crew: FigureId;
  readonly spot: Spot;
  /** -1 when there is no way to it. */
  readonly steps: number;
}
