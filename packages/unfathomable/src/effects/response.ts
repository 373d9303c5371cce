import { askOne, type Flow } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import { SKILLS } from '../content/ids';
import { faceValue } from '../content/skill-cards';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { innermost, totalOf } from '../rules/check';
import { player } from '../rules/query';
import { canDraw, OPEN_SKILLS, showFromHand, takeTop } from '../rules/skills';
import { chooseNumber } from './choosing';

type Response = Extract<
  Effect,
  {
    do:
      | 'end-action-step'
      | 'modify-roll'
      | 'set-roll'
      | 'reroll'
      | 'modify-total'
      | 'if-check-passes'
      | 'add-card'
      | 'check-faceup'
      | 'check-without-chaos'
      | 'check-extra-skill'
      | 'choose-check-result'
      | 'prevent-defeat'
      | 'rescue-instead'
      | 'skip-crisis'
      | 'redraw-mythos'
      | 'repeat-lore-action';
  }
>;

/** What a response does to the roll, check, defeat or crisis it responds to. */
export function* runResponse(g: Table, effect: Response, scope: Scope): Flow {
  const roll = g.state.rolls.at(-1);
  switch (effect.do) {
    case 'modify-roll':
      if (roll) roll.modifier += effect.by === 'discarded' ? scope.discarded : scope.by || effect.by;
      return;
    case 'set-roll': {
      const result = yield* chooseNumber(scope, 1, 8, '1.6');
      if (roll) {
        roll.natural = result;
        roll.fixed = true;
      }
      g.emit({ type: 'roll-set', by: scope.you, result });
      return;
    }
    case 'reroll':
      scope.rerolled = true;
      return;
    case 'prevent-defeat':
      scope.prevented = true;
      return;
    case 'rescue-instead':
      scope.rescuedInstead = true;
      return;
    case 'skip-crisis':
      return; // whoever may skip a crisis is asked by the crisis itself
    case 'redraw-mythos':
      scope.redrawn = true;
      return;
    case 'end-action-step':
      scope.endsActions = true;
      return;
    case 'repeat-lore-action':
      return;
    case 'modify-total':
    case 'if-check-passes':
    case 'add-card':
    case 'check-faceup':
    case 'check-without-chaos':
    case 'check-extra-skill':
    case 'choose-check-result':
      return yield* runCheckResponse(g, effect, scope);
  }
}

type CheckResponse = Extract<
  Response,
  {
    do:
      | 'modify-total'
      | 'if-check-passes'
      | 'add-card'
      | 'check-faceup'
      | 'check-without-chaos'
      | 'check-extra-skill'
      | 'choose-check-result';
  }
>;

function* runCheckResponse(g: Table, effect: CheckResponse, scope: Scope): Flow {
  const check = innermost(g.state);
  if (!check) return;
  const { you, source } = scope;
  switch (effect.do) {
    case 'modify-total': {
      const by = scope.by || (effect.by === 'own-items' ? player(g.state, you).items.length : effect.by);
      check.modifier += by;
      g.emit({ type: 'total-changed', seat: you, source, by, total: totalOf(check) });
      return;
    }
    case 'if-check-passes':
      check.owed.push({ seat: you, source, effect: effect.then });
      return;
    case 'add-card':
      return yield* addCard(g, effect.from, scope);
    case 'check-faceup':
      check.openly = true;
      g.emit({ type: 'check-changed', seat: you, source, change: 'faceup' });
      return;
    case 'check-without-chaos':
      check.withoutChaos = true;
      g.emit({ type: 'check-changed', seat: you, source, change: 'no-chaos' });
      return;
    case 'check-extra-skill': {
      const { skill } = yield* askOne(you, () => ({
        kind: 'check-skill' as const,
        options: OPEN_SKILLS.filter((each) => !check.skills.includes(each)).map((each) => ({
          ref: { is: 'skill' as const, skill: each },
        })),
        rule: '42.1',
        source,
        auto: true,
      }));
      check.skills.push(skill);
      g.emit({ type: 'check-changed', seat: you, source, change: 'extra-skill', skill });
      return;
    }
    case 'choose-check-result': {
      const results = check.partial === null ? (['pass', 'fail'] as const) : (['pass', 'partial', 'fail'] as const);
      const { result } = yield* askOne(you, () => ({
        kind: 'check-result' as const,
        options: results.map((each) => ({ ref: { is: 'result' as const, result: each } })),
        rule: '20.4',
        source,
      }));
      check.decreed = result;
      g.emit({ type: 'check-decreed', seat: you, result });
      return;
    }
  }
}

/** One more card, faceup, into a check whose total is known. */
function* addCard(g: Table, from: 'hand' | 'any-deck', scope: Scope): Flow {
  const { state } = g;
  const check = innermost(state);
  if (!check) return;
  const before = totalOf(check);
  const { you, source } = scope;
  let card: number | undefined;
  if (from === 'hand') {
    const chosen = yield* askOne(you, () => ({
      kind: 'discard-cards' as const,
      options: player(state, you).hand.map((each, at) => ({ ref: { is: 'card' as const, card: each, at } })),
      rule: '42.5',
      source,
    }));
    card = chosen.card;
    showFromHand(state, you, card);
  } else {
    const chosen = yield* askOne(you, () => ({
      kind: 'check-card-deck' as const,
      options: SKILLS.filter((skill) => canDraw(state, skill)).map((skill) => ({
        ref: { is: 'skill' as const, skill },
      })),
      rule: '42.8',
      source,
    }));
    card = takeTop(g, chosen.skill);
  }
  if (card === undefined) return;
  check.faceup.push(card);
  check.revealed?.push(card);
  scope.added = faceValue(card);
  const total = totalOf(check);
  g.emit({ type: 'total-changed', seat: you, source, by: total - before, total, card });
}
