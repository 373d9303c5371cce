import type { Flow } from '@undertow/kernel';
import type { Act } from '../content/ids';
import type { Why } from '../model/event';
import type { Table } from '../model/types';
import { placeWaitingStories } from './cards/waiting';
import { end } from './ending';
import { hasFlag } from './query';

/** E13.11: the spaces where Acts end, and the Act that begins there. */
export const ACT_SPACES: readonly { readonly space: number; readonly act: Act }[] = [
  { space: 4, act: 2 },
  { space: 8, act: 3 },
  { space: 12, act: 4 },
];

/** E13.2: so many steps; each time it comes round, the enemies' token moves on (E13.3). */
export function* advanceAgenda(g: Table, by: number, why: Why): Flow {
  const { tracks } = g.state;
  if (by < 0) {
    const from = tracks.agenda;
    tracks.agenda = Math.max(1, from + by); // E13.4
    if (tracks.agenda !== from) g.emit({ type: 'agenda', from, to: tracks.agenda, by: tracks.agenda - from, why });
    return;
  }
  const turn = hasFlag(g, 'agenda-ten') ? 11 : 10; // E17.12
  for (let left = by; left > 0; ) {
    const from = tracks.agenda;
    const steps = Math.min(left, turn - from);
    left -= steps;
    tracks.agenda = from + steps < turn ? from + steps : 1;
    g.emit({ type: 'agenda', from, to: tracks.agenda, by: steps, why });
    if (from + steps === turn) yield* advanceDiscovery(g, 'theirs', 1, 'agenda');
  }
}

/** E13.5: step by step, with all that follows from each before the next. */
export function* advanceDiscovery(g: Table, token: 'ours' | 'theirs', by: number, why: Why): Flow {
  for (let i = 0; i < by; i++) yield* discoveryStep(g, token, why);
}

function* discoveryStep(g: Table, token: 'ours' | 'theirs', why: Why): Flow {
  const { tracks } = g.state;
  const from = tracks[token];
  if (from >= tracks.end) {
    g.book.elderProgress(g, 1); // end-awakens: with nowhere to go, the enemies serve what they have woken
    return;
  }
  const to = from + 1;
  tracks[token] = to;
  g.emit({ type: 'discovery', token, from, to, why });
  if (to === tracks.end) {
    if (token === 'ours') end('discovered'); // E15.21
    if (!hasFlag(g, 'end-awakens')) end('enemy-discovery'); // E15.22
    yield* awakenOnce(g); // E17.11
    return;
  }
  if (token === 'theirs' && from === tracks.ours + 1) yield* advanceElderToken(g, 1, 'gap'); // E13.6, E17.17
  if (meetsElder(g, token)) yield* awakenOnce(g);
  if (g.content.all.storySpaces.includes(to) && !g.state.storySpacesSeen[token].includes(to)) {
    g.state.storySpacesSeen[token].push(to); // E9.23
    placeWaitingStories(g); // E9.14, E9.15
  }
  flagAct(g, token, to);
}

/** E14.1: the enemies' token and the Elder One's on one space, or past each other; with awaken-any the players' too. */
function meetsElder(g: Table, token: 'ours' | 'theirs'): boolean {
  const { tracks } = g.state;
  if (token === 'ours' && !hasFlag(g, 'awaken-any')) return false; // E17.10
  return tracks[token] >= tracks.elder;
}

export function* awakenOnce(g: Table): Flow {
  if (!g.state.elder.turned) yield* g.book.awaken(g);
}

/** E13.11: the first token to arrive ends the Act, though only after the turn under way (E17.2). */
function flagAct(g: Table, token: 'ours' | 'theirs', space: number): void {
  const { state } = g;
  const ending = ACT_SPACES.find((each) => each.space === space);
  if (!ending || state.actsTriggered.includes(space)) return;
  state.actsTriggered.push(space);
  state.pendingActs.push({ act: ending.act, space, by: token, gap: token === 'theirs' ? gapBehind(g) : 0 });
}

/** E13.30: how far the players' token is behind; with gap-strict, the spaces in between. */
function gapBehind(g: Table): number {
  const { ours, theirs } = g.state.tracks;
  return Math.max(0, theirs - ours - (hasFlag(g, 'gap-strict') ? 1 : 0));
}

/** E13.7: toward lower numbers, until it meets the enemies' token (E13.10). Frozen once it has awakened (E14.12). */
export function* advanceElderToken(g: Table, by: number, why: Why): Flow {
  const { tracks, elder } = g.state;
  const step = by < 0 ? -1 : 1;
  for (let i = 0; i < Math.abs(by) && !elder.turned; i++) {
    const from = tracks.elder;
    const to = from - step;
    if (to < 1 || to > tracks.end) return;
    tracks.elder = to;
    g.emit({ type: 'discovery', token: 'elder', from, to, why });
    if (tracks.theirs >= to || meetsElder(g, 'ours')) yield* awakenOnce(g);
  }
}

/** E13.18, E17.4: whoever is behind comes up to the space; whoever is ahead stays. */
export function* alignTokens(g: Table, space: number): Flow {
  for (const token of ['ours', 'theirs'] as const) {
    const from = g.state.tracks[token];
    if (from >= space) continue;
    g.state.tracks[token] = space; // E13.22: without the symbols on the way
    g.emit({ type: 'discovery', token, from, to: space, why: 'act' });
    if (meetsElder(g, token)) yield* awakenOnce(g); // E13.21
  }
}
