import { askOne, type Flow, type Seat, shuffle } from '@undertow/kernel';
import type { IslandToken } from '../../content/card';
import type { Hex } from '../../map/geometry';
import { type AnyOption, YES_OR_NO } from '../../model/question';
import type { CrewMember, Island } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, hasFlag } from '../query';
import { moveCrew } from '../ship/below';
import { recover } from '../ship/crew';

/** Why the way across came to its end. */
type Ending = 'card' | 'stopped' | 'dead' | 'gold';

/** E16.21 to E16.40: the party crosses the island board node by node, from the shore to the gold node on the left. */
export function* crossIsland(g: Table, seat: Seat, hex: Hex): Flow {
  const island = layTokens(g, seat, hex);
  yield* landing(g, seat);
  let why: Ending | null = null;
  while (why === null) {
    why = yield* resolveNodes(g, seat, island);
    if (why === null && !(yield* marchOn(g, seat))) why = 'stopped';
    if (why === null && hasReachedGold(g, seat)) why = 'gold'; // E16.29
  }
  g.emit({ type: 'expedition-over', seat, why });
  const alive = party(g, seat).map(({ id }) => id);
  if ((why === 'card' || why === 'gold') && alive.length > 0) yield* g.book.drawCard(g, seat, 'expedition', alive);
}

/** E16.22: a random token on every node but the gold one. */
function layTokens(g: Table, seat: Seat, hex: Hex): Island {
  const { nodes, tokens } = g.content.all.island;
  const pile: IslandToken[] = shuffle(g.state.rng, [...tokens]);
  const island: Island = {
    hex,
    seat,
    tokens: nodes.map(({ gold }) => (gold ? null : (pile.pop() ?? null))),
    revealed: nodes.map(() => false),
  };
  g.state.island = island;
  return island;
}

/** Crew still on the island. */
const party = ({ state }: Table, seat: Seat): CrewMember[] =>
  captainOf(state, seat).crew.filter(({ id }) => state.party.includes(id));

const nodeOf = ({ place }: CrewMember): number => (place.is === 'island' ? place.node : -1);

/** E16.24: each lands on a node of the shore. */
function* landing(g: Table, seat: Seat): Flow {
  const shore: number[] = [];
  for (const [node, { shore: isShore }] of g.content.all.island.nodes.entries()) if (isShore) shore.push(node);
  for (const crew of party(g, seat)) yield* step(g, seat, crew, shore, 'E16.24');
}

function* step(g: Table, seat: Seat, crew: CrewMember, nodes: readonly number[], rule: string): Flow {
  const picked = yield* askOne(seat, () => ({
    kind: 'island-move',
    options: nodes.map((node): AnyOption => ({ ref: { is: 'node', node } })),
    rule,
    auto: true,
    about: { crew: crew.id },
  }));
  if (picked.is === 'node') moveCrew(g, seat, crew, { is: 'island', node: picked.node });
}

/** E16.34: everybody with a path goes on; they may meet again (E16.35). Says whether anybody could. */
function* marchOn(g: Table, seat: Seat): Flow<boolean> {
  let moved = false;
  for (const crew of party(g, seat)) {
    const leads = g.content.all.island.nodes[nodeOf(crew)]?.leads ?? [];
    if (leads.length === 0) continue;
    yield* step(g, seat, crew, leads, 'E16.27');
    moved = true;
  }
  return moved;
}

const hasReachedGold = (g: Table, seat: Seat): boolean =>
  party(g, seat).some((crew) => g.content.all.island.nodes[nodeOf(crew)]?.gold);

/** Nodes with crew on them whose token nobody has turned yet. */
function unturned(g: Table, seat: Seat, { tokens, revealed }: Island): number[] {
  const nodes: number[] = [];
  for (const crew of party(g, seat)) {
    const node = nodeOf(crew);
    if (!nodes.includes(node) && tokens[node] !== null && revealed[node] === false) nodes.push(node);
  }
  return nodes;
}

/** E16.25, E16.33: one node after the other as the captain likes; a card among the tokens ends it once all are done. */
function* resolveNodes(g: Table, seat: Seat, island: Island): Flow<Ending | null> {
  let card = false;
  for (;;) {
    if (party(g, seat).length === 0) return 'dead'; // E16.37
    const nodes = unturned(g, seat, island);
    if (nodes.length === 0) break;
    const picked = yield* askOne(seat, () => ({
      kind: 'island-order',
      options: nodes.map((node): AnyOption => ({ ref: { is: 'node', node } })),
      rule: 'E16.33',
      auto: true,
    }));
    const node = picked.is === 'node' ? picked.node : (nodes[0] ?? 0);
    card ||= (yield* turnToken(g, seat, island, node)) === 'card';
    if (party(g, seat).length === 0) return 'dead';
    if (!card && (yield* stops(seat))) return 'stopped';
  }
  return card ? 'card' : null; // E16.30
}

/** E16.31 */
function* stops(seat: Seat): Flow<boolean> {
  const answer = yield* askOne(seat, () => ({ kind: 'island-stop', options: YES_OR_NO, rule: 'E16.31' }));
  return answer.is === 'yes';
}

/** E16.38: what the token does, then the STRAIN of finding it; by agreement the other way round. */
function* turnToken(g: Table, seat: Seat, island: Island, node: number): Flow<IslandToken | null> {
  const token = island.tokens[node] ?? null;
  island.revealed[node] = true;
  if (token === null) return null;
  g.emit({ type: 'island-token', seat, node, token });
  const strainFirst = hasFlag(g, 'strain-first');
  if (strainFirst) yield* strainAt(g, seat, node);
  yield* resolveToken(g, seat, node, token);
  if (!strainFirst) yield* strainAt(g, seat, node);
  return token;
}

function* resolveToken(g: Table, seat: Seat, node: number, token: IslandToken): Flow {
  switch (token) {
    case 'clue':
      return g.book.gainClues(g, seat, 1, 'expedition');
    case 'treasure':
      return yield* g.book.gainTreasure(g, seat, 'any', 1); // E16.40
    case 'enemy':
      return yield* g.book.spawnOnDeck(g, seat, { count: 1 }); // E16.36
    case 'rest':
      for (const crew of party(g, seat)) if (nodeOf(crew) === node) recover(g, seat, crew, 'strain', 2, 'rule:E16.28');
      return;
    case 'card':
      return;
    default: {
      const never: never = token;
      return never;
    }
  }
}

/** E16.26: one of those there takes 1 STRAIN. */
function* strainAt(g: Table, seat: Seat, node: number): Flow {
  const there = party(g, seat).filter((crew) => nodeOf(crew) === node);
  if (there.length === 0) return;
  const picked = yield* askOne(seat, () => ({
    kind: 'island-strain',
    options: there.map(({ id }): AnyOption => ({ ref: { is: 'crew', crew: id } })),
    rule: 'E16.26',
    auto: true,
  }));
  const crew = there.find(({ id }) => picked.is === 'crew' && id === picked.crew);
  if (crew) yield* g.book.hurt(g, seat, crew, 'strain', 1, 'rule:E16.26');
}
