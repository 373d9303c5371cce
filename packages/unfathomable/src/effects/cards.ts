import { ask, askAll, askOne, type Flow, type Seat } from '@undertow/kernel';
import { spell } from '../content';
import type { Effect, Everyone, Who } from '../content/effect';
import type { ItemId, MythosId, Skill, SpellId, WaypointId } from '../content/ids';
import { type Scope, spellScope } from '../model/scope';
import type { Facedown } from '../model/state';
import type { Table } from '../model/types';
import { awakenIfDue } from '../rules/awakening';
import { run } from '../rules/book';
import { skillCheck } from '../rules/check';
import { lookAtTop, putBelow, shuffleDeck, sortTop } from '../rules/decks';
import { drawItem, gainItem, handOver, loseItems, skillSet } from '../rules/items';
import { dropKept, keepMythos } from '../rules/kept';
import { isUsable, resolveAsFailed } from '../rules/mythos';
import { clockwise, current, humans, humansIn, player } from '../rules/query';
import { canDraw, discardFromHand, drawSkills, OPEN_SKILLS, renewChaos, treacheryToChaos } from '../rules/skills';
import { reachWaypoint, replaceWaypoint } from '../rules/waypoints';
import { isEveryone, peopleOf, personOf } from './amount';

type Cards = Extract<
  Effect,
  {
    do:
      | 'draw'
      | 'discard'
      | 'exchange'
      | 'draw-item'
      | 'choose-item'
      | 'give-item'
      | 'take-item'
      | 'remove-item'
      | 'lose-items'
      | 'keep-one-item-each'
      | 'remove-top'
      | 'sort-top'
      | 'choose-spell'
      | 'choose-waypoint'
      | 'replace-waypoint'
      | 'treachery-to-chaos'
      | 'renew-chaos'
      | 'keep'
      | 'drop'
      | 'give-ward'
      | 'check'
      | 'resolve-mythos-as-failed';
  }
>;

export function* runCards(g: Table, effect: Cards, scope: Scope): Flow {
  const { state } = g;
  switch (effect.do) {
    case 'draw':
      return yield* draw(g, effect, scope);
    case 'discard':
      return yield* discard(g, effect.who, effect.count, scope);
    case 'exchange':
      return yield* exchange(g, effect.upTo, scope);
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
    case 'remove-top':
      return removeTop(g, effect.deck, effect.count);
    case 'sort-top':
      return yield* sort(g, effect, scope);
    case 'choose-spell':
      return yield* castSpell(g, effect, scope);
    case 'choose-waypoint': {
      const seat = personOf(state, effect.who, scope);
      if (seat === undefined) return;
      yield* reachWaypoint(g, seat);
      return yield* awakenIfDue(g);
    }
    case 'replace-waypoint':
      if (scope.waypoint !== null) yield* replaceWaypoint(g, scope.you, scope.waypoint);
      return;
    case 'treachery-to-chaos':
      return treacheryToChaos(g, effect.count);
    case 'renew-chaos':
      return renewChaos(g);
    case 'keep':
      return keep(g, effect.who, scope);
    case 'drop':
      if (scope.mythos !== null) {
        dropKept(g, ownerOf(g, scope.mythos) ?? scope.you, scope.mythos);
        scope.keptMythos = false;
      } else dropBySource(g, scope);
      return;
    case 'give-ward':
      return yield* giveWard(g, scope);
    case 'check':
      yield* skillCheck(g, { spec: effect, source: scope.source, mythos: scope.source.startsWith('mythos:') }, scope);
      return;
    case 'resolve-mythos-as-failed':
      return yield* resolveAsFailed(g, scope.you);
  }
}

// --- skill cards

function* draw(g: Table, effect: Extract<Effect, { do: 'draw' }>, scope: Scope): Flow {
  const { state } = g;
  const seats = effect.who === 'you' ? [scope.you] : peopleOf(state, effect.who);
  const decks = (seat: Seat): readonly Skill[] =>
    (effect.from === 'any'
      ? OPEN_SKILLS
      : skillSet(state, seat).filter((skill, i, set) => set.indexOf(skill) === i)
    ).filter((skill) => canDraw(state, skill));
  const answers = yield* askAll(seats, (seat) => {
    const open = decks(seat);
    if (open.length === 0) return null;
    return {
      kind: 'draw-skills' as const,
      options: open.map((skill) => ({ ref: { is: 'skill' as const, skill } })),
      min: effect.upTo ? 0 : effect.count,
      max: effect.count,
      repeat: true,
      rule: '41.3b',
      source: scope.source,
      auto: true,
    };
  });
  for (const [seat, refs] of answers)
    scope.drawn += drawSkills(
      g,
      seat,
      refs.map(({ skill }) => skill),
    );
}

function* discard(g: Table, who: Who | Everyone, count: number | 'hand', scope: Scope): Flow {
  const { state } = g;
  const one = isEveryone(who) ? undefined : personOf(state, who, scope);
  const seats = isEveryone(who) ? peopleOf(state, who) : one === undefined ? [] : [one];
  if (count === 'hand') {
    for (const seat of seats) discardFromHand(g, seat, [...player(state, seat).hand]);
    return;
  }
  const answers = yield* askAll(seats, (seat) => {
    const { hand } = player(state, seat);
    const most = Math.min(count, hand.length); // 1.8
    if (most === 0) return null;
    return {
      kind: 'discard-cards' as const,
      options: hand.map((card, at) => ({ ref: { is: 'card' as const, card, at } })),
      min: most,
      max: most,
      rule: '41.4c',
      source: scope.source,
      auto: true,
    };
  });
  for (const [seat, refs] of answers)
    discardFromHand(
      g,
      seat,
      refs.map(({ card }) => card),
    );
}

/** Discard up to so many, draw as many from one deck. */
function* exchange(g: Table, upTo: number, scope: Scope): Flow {
  const { state } = g;
  const picked = yield* ask(scope.you, () => {
    const { hand } = player(state, scope.you);
    return {
      kind: 'discard-cards' as const,
      options: hand.map((card, at) => ({ ref: { is: 'card' as const, card, at } })),
      min: 0,
      max: Math.min(upTo, hand.length),
      rule: '41.4',
      source: scope.source,
      auto: true,
    };
  });
  if (picked.length === 0) return;
  discardFromHand(
    g,
    scope.you,
    picked.map(({ card }) => card),
  );
  const open = () => OPEN_SKILLS.filter((skill) => canDraw(state, skill));
  if (open().length === 0) return;
  const { skill } = yield* askOne(scope.you, () => ({
    kind: 'draw-skills' as const,
    options: open().map((each) => ({ ref: { is: 'skill' as const, skill: each } })),
    rule: '41.3b',
    source: scope.source,
  }));
  drawSkills(
    g,
    scope.you,
    picked.map(() => skill),
  );
}

// --- items

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
    shuffleDeck(g, items.deck);
    g.emit({ type: 'reshuffled', deck: 'item' });
  }
  yield* gainItem(g, scope.you, chosen);
}

const topOf = <C>(deck: readonly Facedown<C>[], count: number): C[] =>
  deck
    .slice(-count)
    .map(({ card }) => card)
    .reverse();

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

// --- decks one can look into

/** Out of the game, unseen (34.0). */
function removeTop(g: Table, deck: 'spell' | 'item', count: number): void {
  const { spells, items } = g.state;
  const removed = Math.min(count, deck === 'spell' ? spells.deck.length : items.deck.length);
  for (let i = 0; i < removed; i++) {
    if (deck === 'spell') moveTop(spells.deck, spells.lost);
    else moveTop(items.deck, items.lost);
  }
  g.emit({ type: 'removed-unseen', deck, count: removed });
}

function moveTop<C>(from: Facedown<C>[], to: Facedown<C>[]): void {
  const top = from.pop();
  if (top) to.push(top);
}

function* sort(g: Table, effect: Extract<Effect, { do: 'sort-top' }>, scope: Scope): Flow {
  const { state } = g;
  let { deck } = effect;
  if (deck === 'mythos-or-waypoint') {
    const chosen = yield* askOne(scope.you, () => ({
      kind: 'choose-deck' as const,
      options: (['mythos', 'waypoint'] as const).map((each) => ({ ref: { is: 'deck' as const, deck: each } })),
      rule: 'L.47',
      source: scope.source,
    }));
    deck = chosen.deck;
  }
  switch (deck) {
    case 'mythos': {
      showUnusable(g, effect.look);
      const refOf = (mythos: MythosId) => ({ is: 'mythos' as const, mythos });
      return yield* arrange(g, scope, 'mythos', state.mythos.deck, effect.look, refOf, ({ mythos }) => mythos);
    }
    case 'waypoint': {
      const refOf = (waypoint: WaypointId) => ({ is: 'waypoint' as const, waypoint });
      return yield* arrange(g, scope, 'waypoint', state.waypoints.deck, effect.look, refOf, (ref) => ref.waypoint);
    }
    case 'spell': {
      const refOf = (id: SpellId) => ({ is: 'spell' as const, spell: id });
      return yield* arrange(g, scope, 'spell', state.spells.deck, effect.look, refOf, (ref) => ref.spell);
    }
  }
}

/** Character cards nobody can resolve are shown, discarded and replaced while looking (28.4f). */
function showUnusable(g: Table, look: number): void {
  const { mythos } = g.state;
  for (let i = 0; i < look; i++) {
    const at = mythos.deck.length - 1 - i;
    const card = mythos.deck[at]?.card;
    if (card === undefined || isUsable(g.state, card)) continue;
    mythos.deck.splice(at, 1);
    mythos.discard.push(card);
    g.emit({ type: 'mythos-unusable', card });
    i--;
  }
}

/** One stays on top, the rest go below; a single card may go either way. */
function* arrange<C extends string, R extends { readonly is: string }>(
  g: Table,
  scope: Scope,
  name: 'mythos' | 'waypoint' | 'spell',
  deck: Facedown<C>[],
  look: number,
  refOf: (card: C) => R,
  cardOf: (ref: R) => C,
): Flow {
  const cards = lookAtTop(g, scope.you, name, deck, look);
  if (cards.length === 0) return;
  const picked = yield* ask(scope.you, () => ({
    kind: 'sort-top' as const,
    options: topOf(deck, cards.length).map((card) => ({ ref: refOf(card) })),
    min: cards.length === 1 ? 0 : 1,
    max: 1,
    rule: 'L.47',
    source: scope.source,
  }));
  sortTop(deck, cards.length, picked[0] ? cardOf(picked[0]) : null);
}

// --- spells and kept cards

/** Look at the top spells, resolve one, the other below (49.13); with one left, resolve it or put it back (X.4). */
function* castSpell(g: Table, effect: Extract<Effect, { do: 'choose-spell' }>, scope: Scope): Flow {
  const { spells } = g.state;
  const seat = personOf(g.state, effect.who, scope);
  if (seat === undefined) return;
  const cards = lookAtTop(g, seat, 'spell', spells.deck, effect.look);
  if (cards.length === 0) return; // 46.2
  const picked = yield* ask(seat, () => ({
    kind: 'choose-spell' as const,
    options: topOf(spells.deck, cards.length).map((id) => ({ ref: { is: 'spell' as const, spell: id } })),
    min: effect.look === 2 && cards.length === 1 ? 0 : 1,
    max: 1,
    rule: '49.13',
    source: scope.source,
  }));
  const chosen = picked[0]?.spell;
  if (chosen === undefined) return;
  putBelow(spells.deck, cards.length, chosen);
  yield* resolveSpell(g, seat, chosen);
}

function* resolveSpell(g: Table, seat: Seat, id: SpellId): Flow {
  const { spells } = g.state;
  const own = spellScope(seat, id);
  spells.casting.push(id);
  g.emit({ type: 'spell', spell: id, seat });
  yield* run(g, spell(id).effect, own);
  spells.casting.splice(spells.casting.lastIndexOf(id), 1);
  if (!own.keptSpell) spells.removed.push(id); // 46.1b
}

function keep(g: Table, who: Who, scope: Scope): void {
  const seat = personOf(g.state, who, scope);
  if (seat === undefined) return;
  if (scope.mythos !== null) {
    scope.keptMythos = true;
    keepMythos(g, seat, scope.mythos);
  } else if (scope.spell !== null) keepSpell(g, seat, scope.spell, scope);
}

function keepSpell(g: Table, seat: Seat, id: SpellId, scope: Scope): void {
  scope.keptSpell = true;
  player(g.state, seat).wards.push(id);
  g.emit({ type: 'kept', seat, card: id });
}

function* giveWard(g: Table, scope: Scope): Flow {
  if (scope.spell === null) return;
  const { seat } = yield* askOne(scope.you, () => ({
    kind: 'choose-player' as const,
    options: clockwise(g.state, scope.you).map((each) => ({ ref: { is: 'seat' as const, seat: each } })),
    rule: '46.1',
    source: scope.source,
  }));
  keepSpell(g, seat, scope.spell, scope);
}

const ownerOf = (g: Table, card: MythosId): Seat | undefined => {
  const seat = g.state.players.findIndex(({ kept }) => kept.includes(card));
  return seat < 0 ? undefined : seat;
};

/** A kept card's own action takes it away again. */
function dropBySource(g: Table, scope: Scope): void {
  for (const id of [...player(g.state, scope.you).kept])
    if (scope.source === `mythos:${id}`) dropKept(g, scope.you, id);
}
