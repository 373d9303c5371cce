import { ask, askOne, type Flow, type Seat } from '@undertow/kernel';
import { GOAL_DISTANCE } from '../content/tracks';
import { scopeOf } from '../model/scope';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { giveLoyalty } from './awakening';
import { run } from './book';
import { dropKept } from './kept';
import { clockwise, distance, inBrig, player, sheet } from './query';
import { discardFromHand, drawSkills } from './skills';
import { loseTitles } from './titles';

/** A human with a Hybrid or Cultist card may reveal (38.0). */
export const canReveal = (state: State, seat: Seat): boolean => {
  const { revealed, loyalty } = player(state, seat);
  return revealed === null && loyalty.some(({ card }) => card !== 'human');
};

/** The seven steps of revealing as a traitor (38.1 to 38.8a). */
export function* revealAsTraitor(g: Table, seat: Seat): Flow {
  const { state } = g;
  yield* showCard(g, seat); // 38.1
  const { reveal } = sheet(state, seat);
  if (!(reveal.notInBrig && inBrig(state, seat))) yield* run(g, reveal.effect, scopeOf(seat, `reveal:${reveal.id}`)); // 38.2, L.36
  if (distance(state) < GOAL_DISTANCE) yield* passLoyalty(g, seat); // 38.3
  loseTitles(g, seat); // 38.4
  for (const card of [...player(state, seat).kept]) dropKept(g, seat, card); // 38.5
  if (player(state, seat).feat) {
    player(state, seat).feat = false;
    g.emit({ type: 'feat-gone', seat });
  }
  if (!inBrig(state, seat)) yield* exchangeForTreachery(g, seat); // 38.6
}

function* showCard(g: Table, seat: Seat): Flow {
  g.state.turn.revealing = seat;
  const one = player(g.state, seat);
  const chosen = yield* askOne(seat, () => ({
    kind: 'choose-loyalty' as const,
    options: distinct(g.state, seat),
    rule: '38.1a',
    source: 'rule',
    open: false,
  }));
  const [card] = one.loyalty.splice(chosen.at, 1);
  if (!card || card.card === 'human') throw new Error('a Human card cannot be revealed');
  one.revealed = card.card;
  g.state.turn.revealing = null;
  g.emit({ type: 'revealed', seat, card: card.card });
}

/** One option for each kind of traitor card. */
function distinct(state: State, seat: Seat) {
  const { loyalty } = player(state, seat);
  return (['hybrid', 'cultist'] as const)
    .map((kind) => ({ kind, at: loyalty.findIndex(({ card }) => card === kind) }))
    .filter(({ at }) => at >= 0)
    .map(({ kind, at }) => ({ ref: { is: 'loyalty' as const, loyalty: kind, at } }));
}

/** All unrevealed cards go to one other player. */
function* passLoyalty(g: Table, from: Seat): Flow {
  const { state } = g;
  if (player(state, from).loyalty.length === 0) return;
  const { seat: to } = yield* askOne(from, () => ({
    kind: 'pass-loyalty' as const,
    options: clockwise(state, from)
      .slice(1)
      .map((seat) => ({ ref: { is: 'seat' as const, seat } })),
    rule: '38.3',
    source: 'rule',
  }));
  while (player(state, from).loyalty.length > 0) giveLoyalty(g, from, to, 0);
}

function* exchangeForTreachery(g: Table, seat: Seat): Flow {
  const picked = yield* ask(seat, () => {
    const { hand } = player(g.state, seat);
    return {
      kind: 'treachery-exchange' as const,
      options: hand.map((card, at) => ({ ref: { is: 'card' as const, card, at } })),
      min: 0,
      max: hand.length,
      rule: '38.6',
      source: 'rule',
      auto: true,
    };
  });
  const cards = picked.map(({ card }) => card);
  discardFromHand(g, seat, cards);
  drawSkills(
    g,
    seat,
    cards.map(() => 'treachery'),
  );
}
