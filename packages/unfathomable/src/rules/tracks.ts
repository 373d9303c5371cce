import type { Flow } from '@undertow/kernel';
import { AFT, isDeck } from '../content/board';
import { DECK_SPACES, MONARCHS, type Track, WATER_SPACES } from '../content/ids';
import { GOAL_DISTANCE, TRACK_END, TRACK_START } from '../content/tracks';
import type { Table } from '../model/types';
import { awakenIfDue } from './awakening';
import { end } from './ending';
import { clockwise, current, distance, player } from './query';
import { moveDeepOnes, moveMonarch, withdrawDeepOnes } from './spawn';
import { defeatTogether } from './together';
import { reachWaypoint } from './waypoints';

/** So many spaces away from Start; what is left after the end goes on from Start (50.1a). */
export function* advance(g: Table, track: Track, spaces: number): Flow {
  for (let i = 0; i < spaces; i++) {
    const from = g.state.tracks[track];
    const to = Math.min(TRACK_END, from + 1);
    g.state.tracks[track] = to;
    g.emit({ type: 'track', track, from, to, how: 'advance' });
    if (track === 'travel') drift(g); // 50.7
    if (to === TRACK_END) yield* track === 'travel' ? arrive(g) : cast(g);
  }
}

/** Says how many spaces could not be retreated (50.2a, L.24). Moves no monsters (L.25). */
export function retreat(g: Table, track: Track, spaces: number): number {
  const from = g.state.tracks[track];
  const to = Math.max(TRACK_START, from - spaces);
  if (to !== from) {
    g.state.tracks[track] = to;
    g.emit({ type: 'track', track, from, to, how: 'retreat' });
  }
  return spaces - (from - to);
}

/** Back to Start without triggering the end (50.3). */
export function reset(g: Table, track: Track): void {
  const from = g.state.tracks[track];
  if (from === TRACK_START) return; // 50.3a
  g.state.tracks[track] = TRACK_START;
  g.emit({ type: 'track', track, from, to: TRACK_START, how: 'reset' });
}

/** Monsters in the water fall back one space; from the back of the ship, into the Deep (50.7a). */
function drift(g: Table): void {
  for (const space of [...WATER_SPACES].reverse()) moveDeepOnes(g, space, AFT[space], g.state.deepOnes[space]);
  for (const monarch of MONARCHS) {
    const at = g.state.monarchs[monarch];
    if (at !== 'the-deep') moveMonarch(g, monarch, AFT[at]);
  }
}

function* arrive(g: Table): Flow {
  g.emit({ type: 'arrived' });
  if (distance(g.state) >= GOAL_DISTANCE) end('arrived'); // 50.8a
  yield* reachWaypoint(g, g.state.titles.captain); // 50.8b, 50.8c
  reset(g, 'travel'); // 50.8d
  yield* awakenIfDue(g); // 50.8e
}

/** The greater banishment, step by step (50.12). */
function* cast(g: Table): Flow {
  g.emit({ type: 'cast' });
  for (const space of [...DECK_SPACES, ...WATER_SPACES]) withdrawDeepOnes(g, space); // 50.12a
  for (const monarch of MONARCHS) moveMonarch(g, monarch, 'the-deep'); // 50.12c
  yield* defeatTogether(g, [], DECK_SPACES, 'rule'); // 50.12d
  const onDeck = clockwise(g.state, current(g.state)).filter((seat) => isDeck(player(g.state, seat).space));
  yield* defeatTogether(g, onDeck, [], 'rule'); // 50.12e, 50.12f
  reset(g, 'ritual'); // 50.12h
}
