import { below, pick, type Rng, shuffle } from '@undertow/kernel';
import type { Catalogue } from './content/catalogue';
import { EVENT_DECKS } from './content/ids';
import type { Deck, State } from './model/state';

/**
 * Deals again, in place, all that nobody can know. What is dealt is sorted first, so that the new deal depends on the
 * seed and on what is open, never on how things really lie.
 */
export function redeal(state: State, content: Catalogue, rng: Rng): void {
  state.rng = [below(rng, 2 ** 31), below(rng, 2 ** 31), below(rng, 2 ** 31), below(rng, 2 ** 31) | 1];
  const { decks, elder } = state;
  if (!elder.turned && !state.ending)
    state.elder = { board: pick(rng, content.all.elders).id, turned: false, arisen: null }; // E1.5
  for (const deck of [
    decks.improvement,
    decks.artillery,
    decks.treasure,
    decks.positive,
    decks.negative,
    decks.crew,
    decks.enemy,
    decks.enemyShip,
  ])
    shuffle(rng, deck.draw.sort());
  redealStack(state, content, rng);
  redealStories(state, rng);
  for (const name of EVENT_DECKS) redealEvents(decks[name], content, rng);
  redealIsland(state, rng);
}

/** The order of the Acts is known (E5.23). */
function redealStack({ stack }: State, content: Catalogue, rng: Rng): void {
  const tiles = shuffle(rng, [...stack].sort());
  for (const act of [1, 2, 3]) {
    const ofAct = tiles.filter((tile) => content.tile(tile).act === act);
    for (let i = 0; i < stack.length; i++) {
      const tile = stack[i];
      if (tile !== undefined && content.tile(tile).act === act) stack[i] = ofAct.pop() ?? tile;
    }
  }
}

/** Numbered cards lie on top in an order nobody knows (E9.22); the others beneath. */
function redealEvents(deck: Deck, content: Catalogue, rng: Rng): void {
  const isStory = (card: string): boolean => content.card(card).story !== undefined;
  const stories = shuffle(rng, deck.draw.filter(isStory).sort());
  const others = shuffle(rng, deck.draw.filter((card) => !isStory(card)).sort());
  deck.draw = [...others, ...stories];
}

/** Which of an owner's cards with the same back was passed on and which still lies on the deck is unknown (E9.21). */
function redealStories(state: State, rng: Rng): void {
  for (let owner = 0; owner < state.players; owner++)
    for (const deck of EVENT_DECKS) {
      const dealt = state.waiting.filter(
        (each) => each.owner === owner && each.deck === deck && each.where !== 'waiting',
      );
      if (dealt.length < 2) continue;
      const cards = shuffle(rng, dealt.map(({ card }) => card).sort());
      const { draw } = state.decks[deck];
      const places = dealt.flatMap(({ card }) => (draw.includes(card) ? [draw.indexOf(card)] : []));
      for (const place of places.sort((a, b) => a - b)) draw[place] = '';
      state.waiting = state.waiting.map((each) => {
        if (!dealt.includes(each)) return each;
        const card = cards.pop() ?? each.card;
        const place = each.where === 'deck' ? places.pop() : undefined;
        if (place !== undefined) draw[place] = card;
        return { card, deck, owner, where: each.where };
      });
    }
}

/** E16.23 */
function redealIsland({ island }: State, rng: Rng): void {
  if (!island) return;
  const hidden = island.tokens.map((token, node) => (token !== null && !island.revealed[node] ? node : -1));
  const places = hidden.filter((node) => node >= 0);
  const tokens = shuffle(rng, places.flatMap((node) => island.tokens[node] ?? []).sort());
  for (const node of places) island.tokens[node] = tokens.pop() ?? null;
}
