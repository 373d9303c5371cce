import { ask, askAll, askOne, type Flow, putBelow, shuffleDeck, topOf } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { ItemId } from '../content/ids';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { lookAtTop } from '../rules/decks';
import { drawItem, gainItem, handOver, loseItems } from '../rules/items';
import { clockwise, current, humans, humansIn, player } from '../rules/query';
import { personOf } from './amount';

type Items = Extract<
  Effect,
  { do: 'draw-item' | 'choose-item' | 'give-item' | 'take-item' | 'remove-item' | 'lose-items' | 'keep-one-item-each' }
>;

/** Items: found, given, taken and lost. */
export function* runItems(g: Table, effect: Items, scope: Scope): Flow {
  const { state } = g;
  switch (effect.do) {
    case 'draw-item': {
      const seat = personOf(state, effect.who, scope);
      if (seat !== undefined) yield* drawItem(g, seat);
      return;
    }
    case 'choose-item':
      return yield* chooseItem(g, effect, scope);
    case 'give-item':
      return yield* giveItem(g, scope);
    case 'take-item':
      return yield* takeItem(g, scope);
    case 'remove-item':
      return yield* removeItem(g, effect.which, scope);
    case 'lose-items': {
      const seat = personOf(state, effect.who, scope);
      if (seat !== undefined) yield* loseItems(g, seat, [...player(state, seat).items]);
      return;
    }
    case 'keep-one-item-each':
      return yield* keepOneEach(g, scope);
  }
}

function* chooseItem(g: Table, effect: Extract<Effect, { do: 'choose-item' }>, scope: Scope): Flow {
  const { items } = g.state;
  const cards = lookAtTop(g, scope.you, 'item', items.deck, effect.look);
  if (cards.length === 0) return; // 24.4
  const picked = yield* ask(scope.you, () => ({
    kind: 'choose-item' as const,
    options: topOf(items.deck, cards.length).map((id) => ({ ref: { is: 'item' as const, item: id, owner: null } })),
    min: cards.length === 1 ? 0 : 1, // 24.4a
    max: 1,
    rule: '24.4a',
    source: scope.source,
  }));
  const chosen = picked[0]?.item;
  if (chosen === undefined) return;
  putBelow(items.deck, cards.length, chosen);
  if (effect.rest === 'shuffle') {
    shuffleDeck(g.state.rng, items.deck);
    g.emit({ type: 'reshuffled', deck: 'item' });
  }
  yield* gainItem(g, scope.you, chosen);
}

function* giveItem(g: Table, scope: Scope): Flow {
  const { state } = g;
  const you = scope.you;
  const here = () => humansIn(state, player(state, you).space).filter((seat) => seat !== you);
  if (here().length === 0 || player(state, you).items.length === 0) return;
  const gift = yield* askOne(you, () => ({
    kind: 'choose-item' as const,
    options: player(state, you).items.flatMap((item) =>
      here().map((to) => ({ ref: { is: 'give' as const, item, from: you, to } })),
    ),
    rule: '24.8a',
    source: scope.source,
    auto: true,
  }));
  yield* handOver(g, [gift]);
}

function* takeItem(g: Table, scope: Scope): Flow {
  const { state } = g;
  const you = scope.you;
  const owned = () =>
    humansIn(state, player(state, you).space)
      .filter((seat) => seat !== you)
      .flatMap((from) => player(state, from).items.map((item) => ({ is: 'give' as const, item, from, to: you })));
  if (owned().length === 0) return;
  const loot = yield* askOne(you, () => ({
    kind: 'choose-item' as const,
    options: owned().map((ref) => ({ ref })),
    rule: '24.8a',
    source: scope.source,
    auto: true,
  }));
  yield* handOver(g, [loot]);
}

function* removeItem(g: Table, which: 'own-chosen' | ItemId, scope: Scope): Flow {
  const { state } = g;
  if (which !== 'own-chosen') {
    for (const seat of clockwise(state, current(state)))
      if (player(state, seat).items.includes(which)) yield* loseItems(g, seat, [which]);
    return;
  }
  const owned = () => player(state, scope.you).items;
  if (owned().length === 0) return;
  const chosen = yield* askOne(scope.you, () => ({
    kind: 'choose-item' as const,
    options: owned().map((item) => ({ ref: { is: 'item' as const, item, owner: scope.you } })),
    rule: '24.2',
    source: scope.source,
    auto: true,
  }));
  yield* loseItems(g, scope.you, [chosen.item]);
}

function* keepOneEach(g: Table, scope: Scope): Flow {
  const { state } = g;
  const answers = yield* askAll(humans(state), (seat) => {
    const { items } = player(state, seat);
    if (items.length < 2) return null;
    return {
      kind: 'choose-item-to-keep' as const,
      options: items.map((item) => ({ ref: { is: 'item' as const, item, owner: seat } })),
      rule: '24.2',
      source: scope.source,
    };
  });
  for (const [seat, [kept]] of answers)
    yield* loseItems(
      g,
      seat,
      player(state, seat).items.filter((id) => id !== kept?.item),
    );
}
