import { ask, askOne, type Facedown, type Flow, sortTop, topOf } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { MythosId, SpellId, WaypointId } from '../content/ids';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { awakenIfDue } from '../rules/awakening';
import { lookAtTop } from '../rules/decks';
import { isUsable, resolveAsFailed } from '../rules/mythos';
import { reachWaypoint, replaceWaypoint } from '../rules/waypoints';
import { personOf } from './amount';

type Decks = Extract<
  Effect,
  { do: 'remove-top' | 'sort-top' | 'choose-waypoint' | 'replace-waypoint' | 'resolve-mythos-as-failed' }
>;

/** What lies on top of a deck: looked at, put in order, removed or resolved. */
export function* runDecks(g: Table, effect: Decks, scope: Scope): Flow {
  switch (effect.do) {
    case 'remove-top':
      return removeTop(g, effect.deck, effect.count);
    case 'sort-top':
      return yield* sort(g, effect, scope);
    case 'choose-waypoint': {
      const seat = personOf(g.state, effect.who, scope);
      if (seat === undefined) return;
      yield* reachWaypoint(g, seat);
      return yield* awakenIfDue(g);
    }
    case 'replace-waypoint':
      if (scope.waypoint !== null) yield* replaceWaypoint(g, scope.you, scope.waypoint);
      return;
    case 'resolve-mythos-as-failed':
      return yield* resolveAsFailed(g, scope.you);
  }
}

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
  sortTop(deck, cards.length, picked[0] ? cardOf(picked[0]) : null, scope.you);
}
