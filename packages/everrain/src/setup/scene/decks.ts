import type { Content } from '../../content/card';
import type { State } from '../../model/state';
import type { DeckName } from '../../model/view';
import type { Scene } from '.';

const copies = (cards: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  cards.flatMap(({ id, copies: count }) => new Array<string>(count).fill(id));

/** Every deck in the order of the content, without what is in play, what the scene names on top. */
export function layDecks(scene: Scene, content: Content, state: State): void {
  const { captains } = state;
  const crew = captains.flatMap((captain) => captain.crew);
  const upgrades = captains.flatMap(({ below, guns }) =>
    [...below, ...guns].flatMap(({ installed, schematic }) => [installed ?? [], schematic ?? []].flat()),
  );
  const enemies = captains.flatMap((captain) => [
    ...captain.enemies.map(({ kind }) => kind),
    ...captain.below.flatMap(({ captives }) => captives),
  ]);
  const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
  const read = captains.flatMap(({ stories }) => stories.flatMap((story) => story.read));
  const passengers = captains.flatMap((captain) => captain.passengers.map(({ card }) => card));
  const treasures = [
    ...captains.flatMap(({ hold }) => hold),
    ...state.wrecks.flatMap((wreck) => (wreck.is === 'captain' && wreck.treasure !== null ? [wreck.treasure] : [])),
  ];
  const events = (deck: string): string[] =>
    without(ids(content.cards.filter((card) => card.deck === deck && !card.story)), [...read, ...passengers], true);
  const starters = content.improvements.filter(({ starter }) => starter).map(({ id }) => id);
  const priced = content.improvements.filter(({ cost }) => cost !== null);
  const bought = captains.flatMap(({ below }) => {
    const aboard = below.flatMap(({ installed, schematic }) => [installed ?? [], schematic ?? []].flat());
    return without(aboard, starters, true);
  });
  const full: Record<DeckName, string[]> = {
    improvement: without(copies(priced), bought, true),
    artillery: without(copies(content.artillery.filter(({ cost }) => cost !== null)), upgrades, true),
    treasure: without(copies(content.treasures), treasures),
    positive: without(
      ids(content.traits.filter(({ sign }) => sign === 'positive')),
      crew.flatMap(({ positive, negative }) => [positive ?? [], negative ?? []].flat()),
      true,
    ),
    negative: without(
      ids(content.traits.filter(({ sign }) => sign === 'negative')),
      crew.flatMap(({ negative }) => negative ?? []),
      true,
    ),
    crew: without(
      ids(content.crew),
      crew.map(({ board }) => board),
    ),
    enemy: without(copies(content.enemies.filter(({ act }) => act <= state.act)), enemies),
    enemyShip: without(
      ids(content.enemyShips),
      state.enemyShips.map(({ kind }) => kind),
    ),
    sea: events('sea'),
    expedition: events('expedition'),
    denizen: events('denizen'),
  };
  for (const name of DECK_NAMES) {
    const discard = [...(scene.discards?.[name] ?? [])];
    const top = [...(scene.decks?.[name] ?? [])];
    const rest = without(without(full[name], discard), top);
    const kept = scene.onlyNamed?.includes(name) ? [] : rest;
    state.decks[name].draw = [...top, ...kept].reverse();
    state.decks[name].discard = discard;
    state.decks[name].open = [];
  }
  state.waiting = (scene.waiting ?? []).map(({ card, owner, where = 'waiting' }) => {
    const deck = content.cards.find(({ id }) => id === card)?.deck ?? 'sea';
    if (where === 'deck') state.decks[deck].draw.push(card);
    return { card, owner, deck, where };
  });
  const numbers = [...state.waiting.map(({ card }) => card), ...read].flatMap((id) => {
    const number = content.cards.find((card) => card.id === id)?.story?.number;
    return number === undefined ? [] : [number];
  });
  state.storiesBegun = numbers;
  const placed = state.slots.flatMap((slot) => (slot ? [slot.tile] : []));
  const onTop = scene.stack ?? [];
  const stack = without(without(ids(content.tiles), placed, true), onTop);
  state.stack.splice(0, state.stack.length, ...[...onTop, ...stack].reverse());
}

const DECK_NAMES: readonly DeckName[] = [
  'improvement',
  'artillery',
  'treasure',
  'positive',
  'negative',
  'crew',
  'enemy',
  'enemyShip',
  'sea',
  'expedition',
  'denizen',
];

/** One copy less for each that is taken; `lenient` for what may come from elsewhere. */
function without(cards: readonly string[], taken: readonly string[], lenient = false): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    else if (!lenient) throw new Error(`there is no ${card} left in the box`);
  }
  return left;
}
