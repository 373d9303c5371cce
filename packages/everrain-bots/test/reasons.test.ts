// What officers say for their answers, on whole voyages and in every language.
import { type AnyDecision, defaultOptions, type Ref, type View } from '@undertow/everrain';
import { game } from '@undertow/everrain/kit';
import { type Reason, reasonText } from '@undertow/everrain/words';
import { languages } from '@undertow/everrain/words/all';
import { Match } from '@undertow/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { officerBot } from '../src/officer';
import { asked, me, seen } from './cases';

/** Says no more than that it was chosen. */
const VAGUE: ReadonlySet<string> = new Set(['most-use', 'least-harm', 'only-choice']);

function reasonsOf(view: View, decision: AnyDecision): readonly Reason[] {
  const bot = officerBot(0, 'case');
  bot.answer(decision, view);
  return [...bot.explain()];
}

describe('what an officer says on a voyage', () => {
  const said: (readonly Reason[])[] = [];

  beforeAll(() => {
    for (const players of [1, 3] as const) {
      const match = Match.start(game, defaultOptions(players, 'short'), 'reasons', { checkpoints: false });
      const bots = Array.from({ length: players }, (_, seat) => officerBot(seat, `${seat}`));
      for (let [decision] = match.pending; decision; [decision] = match.pending) {
        const bot = bots[decision.seat];
        if (!bot) break;
        const picks = bot.answer(decision, match.view(decision.seat));
        if (decision.options.length > 1) said.push([...bot.explain()]);
        match.answer(decision.seat, decision.id, picks);
      }
      expect(match.over).toBe(true);
    }
  }, 120_000);

  it('names what is gained or risked in at least nine answers of ten', () => {
    const vague = said.filter((why) => why.every(({ key }) => VAGUE.has(key))).length;
    expect(said.length).toBeGreaterThan(200);
    expect(vague / said.length).toBeLessThan(0.1);
  });

  it('compares with the next best in at least a third', () => {
    const compared = said.filter((why) => why.some(({ key }) => key === 'worth-more-than' || key === 'rather-than'));
    expect(compared.length / said.length).toBeGreaterThan(1 / 3);
  });

  it.each(Object.values(languages))('has whole sentences for it in $endonym', (language) => {
    const told = {
      seat: (seat: number) => ({ name: `Captain ${seat + 1}`, you: false, gender: 'n' as const }),
      crew: () => 'bram-tolliver',
      enemy: () => ({ kind: 'tallowman', number: null }),
      ship: () => 'late-ark',
      card: () => '',
      option: () => '',
      hex: () => ({ port: null, what: 'island' as const }),
    };
    const lines = new Set(said.flat().map((reason) => reasonText(reason, language, told)));
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|null|NaN| {2}|\.\.|^\s|\s$/);
      expect(line).toMatch(/[.!?]$/);
    }
  });
});

describe('reasons for', () => {
  const END: Ref = { is: 'end-turn' };

  it('[E3.4] a crew order: what the station is good for, and the order that would be next', () => {
    const view = seen((each) => {
      me(each).enemies.push({ id: 900, kind: 'hullknocker', zone: 4, aboard: false, trauma: 2 });
    });
    const why = reasonsOf(view, asked('turn', [{ is: 'order', as: 'crew', fleeting: false }, END]));
    expect(why.map(({ key }) => key)).toEqual(['fight-first', 'fight', 'worth-more-than']);
  });

  it('[E7.1] a visit: what is to be done there', () => {
    const view = seen((each) => {
      me(each).clues = 6;
    });
    const [first] = reasonsOf(view, asked('turn', [{ is: 'visit' }, END]));
    expect(first?.key).toBe('hand-in');
  });

  it('[E7.8] leaving a port: how much coin is kept, and for what', () => {
    const view = seen((each) => {
      me(each).coin = 12;
    });
    const crew = me(view).crew[0]?.id ?? 0;
    const gamble: Ref = { is: 'send', crew, house: 'inn', service: 'gamble' };
    const why = reasonsOf(view, asked('port', [gamble, { is: 'leave-port' }]));
    expect(why[0]).toMatchObject({ key: 'nothing-worth-it', args: { coin: 12 } });
    expect(why[1]).toEqual({ key: 'worth-more-than', args: { than: gamble } });
  });

  it('[E12.12] TRAUMA: how much whoever gets it can take, and who would be next', () => {
    const view = seen((each) => {
      const [first] = me(each).crew;
      if (first) first.strain = 4;
    });
    const refs = me(view).crew.map(({ id }): Ref => ({ is: 'crew', crew: id }));
    const why = reasonsOf(view, asked('assign-trauma', refs));
    expect(why.map(({ key }) => key)).toEqual(['bears-it', 'worth-more-than']);
    expect(why[1]).toEqual({ key: 'worth-more-than', args: { than: refs[0] } });
  });

  it('[E9.4] a sealed card: that nothing speaks for one answer', () => {
    const options = [0, 1].map((option): Ref => ({ is: 'option', card: 'warm-snow', option }));
    expect(reasonsOf(seen(), asked('card-choice', options)).map(({ key }) => key)).toEqual(['sealed']);
  });
});
