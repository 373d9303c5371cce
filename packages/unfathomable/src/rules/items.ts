import { askAll, type Flow, type Seat } from '@undertow/kernel';
import { item } from '../content';
import { type ItemId, SKILLS, type Skill } from '../content/ids';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { inBrig, player, sheet } from './query';

const improves = (id: ItemId): Skill | undefined => {
  for (const trait of item(id).always ?? []) if (trait.always === 'skill-set') return trait.skill;
  return undefined;
};

export const improvementsOf = (state: State, seat: Seat): ItemId[] =>
  player(state, seat).items.filter((id) => improves(id) !== undefined);

/** What is drawn in Receive Skills: the printed set, and one card for the active Improvement (43.2). */
export function skillSet(state: State, seat: Seat): Skill[] {
  const { skillSet: printed } = sheet(state, seat);
  const types: Skill[] = [];
  for (const skill of SKILLS) for (let i = 0; i < (printed[skill] ?? 0); i++) types.push(skill);
  const { improvement } = player(state, seat);
  const extra = improvement && !inBrig(state, seat) ? improves(improvement) : undefined; // 9.6a
  return extra ? [...types, extra] : types;
}

/** Gaining or losing an Improvement lets the owner change which one is active (24.8). */
export function* gainItem(g: Table, seat: Seat, id: ItemId): Flow {
  player(g.state, seat).items.push(id);
  g.emit({ type: 'item-gained', seat, item: id, from: null });
  if (improves(id)) yield* chooseImprovements(g, [seat]);
}

/** The item leaves the game (24.2). */
export function loseItem(g: Table, seat: Seat, id: ItemId): void {
  takeAway(g.state, seat, id);
  g.state.items.removed.push(id);
  g.emit({ type: 'item-lost', seat, item: id, to: null });
}

/** Items leave the game; losing an Improvement, too, lets its owner change which one is active (24.8b). */
export function* loseItems(g: Table, seat: Seat, ids: readonly ItemId[]): Flow {
  for (const id of ids) loseItem(g, seat, id);
  if (ids.some((id) => improves(id))) yield* chooseImprovements(g, [seat]);
}

function takeAway(state: State, seat: Seat, id: ItemId): void {
  const one = player(state, seat);
  one.items.splice(one.items.indexOf(id), 1);
  if (one.improvement === id) one.improvement = null;
}

interface Gift {
  readonly item: ItemId;
  readonly from: Seat;
  readonly to: Seat;
}

/** Items change owners, all at once; then everybody who gained or lost an Improvement chooses (24.8a, 24.8b). */
export function* handOver(g: Table, gifts: readonly Gift[]): Flow {
  const changed: Seat[] = [];
  for (const { item: id, from, to } of gifts) {
    takeAway(g.state, from, id);
    player(g.state, to).items.push(id);
    g.emit({ type: 'item-lost', seat: from, item: id, to });
    g.emit({ type: 'item-gained', seat: to, item: id, from });
    if (improves(id)) for (const seat of [from, to]) if (!changed.includes(seat)) changed.push(seat);
  }
  yield* chooseImprovements(g, changed);
}

/** The top item into the play area, faceup (24.1); nothing if the deck is empty (24.4). */
export function* drawItem(g: Table, seat: Seat): Flow {
  const top = g.state.items.deck.pop();
  if (top) yield* gainItem(g, seat, top.card);
}

/** Whoever owns several Improvements says which one lies faceup (24.9). With a single one there is nothing to ask. */
export function* chooseImprovements(g: Table, seats: readonly Seat[]): Flow {
  const answers = yield* askAll(seats, (seat) => {
    const owned = improvementsOf(g.state, seat);
    if (owned.length < 2) return null;
    return {
      kind: 'improvement' as const,
      options: owned.map((id) => ({ ref: { is: 'item' as const, item: id, owner: seat } })),
      rule: '24.8',
      source: 'rule',
    };
  });
  for (const seat of seats) {
    const one = player(g.state, seat);
    const picked = answers.find(([asked]) => asked === seat)?.[1][0];
    const active = picked?.item ?? improvementsOf(g.state, seat)[0] ?? null;
    if (active === one.improvement) continue;
    one.improvement = active;
    g.emit({ type: 'improvement', seat, item: active });
  }
}
