import { ask, askAll, askOne, type Flow, type Seat } from '@undertow/kernel';
import type { Effect, Everyone, Who } from '../content/effect';
import type { Skill } from '../content/ids';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { skillSet } from '../rules/items';
import { player } from '../rules/query';
import { canDraw, discardFromHand, drawSkills, OPEN_SKILLS, renewChaos, treacheryToChaos } from '../rules/skills';
import { isEveryone, peopleOf, personOf } from './amount';

type Hands = Extract<Effect, { do: 'draw' | 'discard' | 'exchange' | 'treachery-to-chaos' | 'renew-chaos' }>;

/** Skill cards: those in hands, and those of the chaos deck. */
export function* runHands(g: Table, effect: Hands, scope: Scope): Flow {
  switch (effect.do) {
    case 'draw':
      return yield* draw(g, effect, scope);
    case 'discard':
      return yield* discard(g, effect.who, effect.count, scope);
    case 'exchange':
      return yield* exchange(g, effect.upTo, scope);
    case 'treachery-to-chaos':
      return treacheryToChaos(g, effect.count);
    case 'renew-chaos':
      return renewChaos(g);
  }
}

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
