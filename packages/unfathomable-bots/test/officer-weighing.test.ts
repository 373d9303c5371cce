// What an officer weighs things by: odds, prices, monsters, hands, sides. Each case notices when its part breaks.
import type { Ref } from '@undertow/unfathomable';
import {
  activate,
  discard,
  discarding,
  gain,
  isIn,
  keep,
  losing,
  nothing,
  pay,
  risk,
  roll,
  spawn,
  when,
} from '@undertow/unfathomable/content/dsl';
import type { Effect } from '@undertow/unfathomable/content/effect';
import { describe, expect, it } from 'vitest';
import { beliefOf } from '../src/officer/belief';
import { Mind } from '../src/officer/mind';
import type { Situation } from '../src/officer/situation';
import { abilityFrom, checkOf } from '../src/officer/sources';
import { answers, asked, NO, reasons, seen, use, viewOf, YES, YES_NO } from './cases';

/** Which of these effects the officer would have happen, by its place among them. */
function prefers(s: Situation, ...effects: readonly Effect[]): number {
  const refs = effects.map((_, index): Ref => ({ is: 'effect', source: 'rule', index }));
  const [ref] = answers(s, 'choose-effect', refs, { about: { effects } });
  return ref?.is === 'effect' ? ref.index : -1;
}

const wants = (s: Situation, effect: Effect): boolean =>
  answers(s, 'may', YES_NO, { about: { effects: [effect] } })[0] === YES;

const REVEALED = { revealed: 'hybrid' } as const;
const WINDOW = { min: 0 };

describe('odds', () => {
  it('a low number is rolled more often than a high one', () => {
    const likely = roll({ atLeast: 2 }, gain('food', 1));
    const unlikely = roll({ atLeast: 7 }, gain('food', 1));
    expect(prefers(seen(), unlikely, likely)).toBe(1);
  });

  it('what depends on a place counts where one stands there', () => {
    const here = when(isIn('galley'), gain('food', 2));
    const sure = gain('food', 1);
    expect(prefers(seen({ me: { in: 'galley' } }), sure, here)).toBe(1);
    expect(prefers(seen({ me: { in: 'chapel' } }), sure, here)).toBe(0);
  });
});

describe('prices', () => {
  it('the last fuel is not paid for food, and plenty is', () => {
    const deal = pay(losing('fuel', 1), gain('food', 1));
    expect(wants(seen({ dials: { fuel: 1, food: 3 } }), deal)).toBe(false);
    expect(wants(seen({ dials: { fuel: 8, food: 2 } }), deal)).toBe(true);
  });

  it('nothing is gained for a card by who has none', () => {
    const deal = pay(discarding('any'), gain('food', 1));
    const dials = { food: 3 };
    expect(wants(seen({ dials, me: { hand: ['will 1'] } }), deal)).toBe(true);
    expect(wants(seen({ dials }), deal)).toBe(false);
  });
});

describe('monsters that come', () => {
  it('one in the Deep is better than one in every water space, and one there better than one in every room', () => {
    const places = ['each-numbered-room', 'the-deep', 'each-water-space'] as const;
    expect(prefers(seen(), ...places.map((at) => spawn(1, at)))).toBe(1);
    expect(prefers(seen(), spawn(1, 'each-numbered-room'), spawn(1, 'each-water-space'))).toBe(1);
  });

  it('rather anything than one more when there are none left', () => {
    const scarce = seen({ deepOnes: { 'water-1': 10, 'water-2': 10, 'water-3': 6 }, dials: { food: 2 } });
    const spared = seen({ dials: { food: 2 } });
    const ways = [spawn(2, 'the-deep'), { do: 'lose', resource: 'food', count: 1 }] as const;
    expect(prefers(spared, ...ways)).toBe(0);
    expect(scarce.view.deepOneSupply).toBeLessThan(2);
    expect(prefers(scarce, ...ways)).toBe(1);
  });

  it('Deep Ones in the rooms are better left asleep than Hydra in the Deep', () => {
    const s = seen({ deepOnes: { 'boiler-room': 2, chapel: 1 } });
    expect(prefers(s, activate('deepOnes'), activate('hydra'))).toBe(1);
    expect(prefers(seen({ deepOnes: { 'water-1': 1 } }), activate('hydra'), activate('deepOnes'))).toBe(1);
  });

  it('one passenger at risk is better than three', () => {
    expect(prefers(seen(), risk(3), risk(1))).toBe(1);
    expect(prefers(seen({ me: REVEALED }), risk(1), risk(3))).toBe(1);
  });
});

describe('attacks', () => {
  const ATTACK: Effect = { do: 'attack', reach: 'here', bonus: 0 };

  it('an attack is worth something where an enemy stands', () => {
    const at = (deepOnes: number): boolean =>
      wants(seen({ me: { in: 'galley' }, deepOnes: { galley: deepOnes } }), ATTACK);
    expect(at(1)).toBe(true);
    expect(at(0)).toBe(false);
  });

  it('a weapon is used by who has one', () => {
    const armed = (...items: readonly ('six-shooter' | 'tool-kit')[]): boolean =>
      wants(seen({ me: { in: 'galley', items }, deepOnes: { galley: 2 } }), { do: 'use-weapon', times: 1 });
    expect(armed('six-shooter')).toBe(true);
    expect(armed('tool-kit')).toBe(false);
  });

  it('several attacks are better than one, a bonus better than none', () => {
    const s = seen({ me: { in: 'galley' }, deepOnes: { galley: 3 } });
    expect(prefers(s, ATTACK, { do: 'attack-up-to', times: 3 })).toBe(1);
    expect(prefers(s, ATTACK, { do: 'attack', reach: 'here', bonus: 2 })).toBe(1);
  });
});

describe('hands', () => {
  it('one card each is less than a whole full hand', () => {
    const me = { hand: ['strength 5', 'strength 4', 'will 5', 'lore 4', 'influence 5', 'will 4', 'lore 5'] } as const;
    expect(prefers(seen({ me }), discard('you', 'hand'), discard('each-human', 1))).toBe(1);
  });

  it('low cards are worth exchanging, high ones are not', () => {
    const swap: Effect = { do: 'exchange', upTo: 5 };
    expect(wants(seen({ me: { hand: ['will 1', 'lore 1', 'influence 2', 'will 2'] } }), swap)).toBe(true);
    expect(wants(seen({ me: { hand: ['will 4', 'lore 5', 'influence 3'] } }), swap)).toBe(false);
  });

  it('a card that will help is kept, one that will haunt is not', () => {
    const kept = (drawn: 'barricade-the-hatches' | 'memory-of-the-deep'): boolean => {
      const s = seen();
      const view = { ...s.view, mythos: { ...s.view.mythos, drawn } };
      return wants({ ...s, view }, keep('you'));
    };
    expect(kept('barricade-the-hatches')).toBe(true);
    expect(kept('memory-of-the-deep')).toBe(false);
  });

  it('a title goes from who is suspected, and stays with who is not', () => {
    const pass: Effect = { do: 'pass-title', title: 'captain', to: 'next' };
    expect(wants(seen({ belief: { 3: 0.8 } }), pass)).toBe(true);
    expect(wants(seen({ belief: { 3: 0.05 } }), pass)).toBe(false);
  });

  it('more cards from the Galley while there is food, one when there is hardly any', () => {
    const drawn = (food: number): number =>
      answers(seen({ dials: { food } }), 'draw-skills', [{ is: 'skill', skill: 'will' }], {
        source: 'room:galley',
        min: 1,
        max: 5,
        repeat: true,
      }).length;
    expect(drawn(8)).toBeGreaterThan(drawn(1));
    expect(drawn(1)).toBe(1);
  });
});

describe('moments', () => {
  it('leaves out chaos where it is against the check and much hangs on it, and not twice', () => {
    const clear = use('skill:preparation', 'observation 5');
    const ask = (withoutChaos: boolean) =>
      answers(
        seen({
          me: { hand: ['observation 5'] },
          damaged: ['galley', 'chapel', 'bridge', 'cargo-hold'],
          check: { skills: ['strength'], target: 5, modifier: 5, withoutChaos },
        }),
        'before-check',
        [clear],
        WINDOW,
      );
    expect(ask(false)).toEqual([clear]);
    expect(ask(true)).toEqual([]);
  });

  it('saves a passenger when souls are few; a traitor does not', () => {
    const save = use('ability:healing-words');
    const ask = (me = {}) => answers(seen({ me, dials: { souls: 2 } }), 'passenger-would-be-defeated', [save], WINDOW);
    expect(ask()).toEqual([save]);
    expect(ask(REVEALED)).toEqual([]);
  });

  it('bars the doors when the decks are full', () => {
    const bar = use('mythos:barricade-the-hatches');
    const ask = (deepOnes: number) =>
      answers(seen({ deepOnes: { 'deck-3': deepOnes } }), 'before-deep-ones', [bar], WINDOW);
    expect(ask(5)).toEqual([bar]);
    expect(ask(1)).toEqual([]);
  });

  it('has a mythos card drawn again only where it would be a disaster', () => {
    const again = use('feat:uncanny-fortune');
    const ask = (sanity: number, deepOnes: number) => {
      const s = seen({ dials: { sanity }, deepOnes: { 'boiler-room': deepOnes, chapel: deepOnes } });
      const view = { ...s.view, mythos: { ...s.view.mythos, drawn: 'class-struggle' as const } };
      return answers({ ...s, view }, 'mythos-drawn', [again], WINDOW);
    };
    expect(ask(8, 0)).toEqual([]);
    expect(ask(1, 3)).toEqual([again]);
  });

  it('always looks ahead at the start of its own Mythos step', () => {
    const look = use('ability:predictive-analytics');
    expect(answers(seen(), 'own-mythos-step', [look], WINDOW)).toEqual([look]);
  });

  it('drives the boiler harder while the ship is whole, not when one more room would sink it', () => {
    const harder = use('feat:full-steam-ahead');
    const ask = (more: Parameters<typeof seen>[0]) => answers(seen(more), 'boiler-advanced', [harder], WINDOW);
    const leg = { placed: ['calm-waters', 'rough-waters', 'stormy-seas'], travel: 3 } as const;
    expect(ask(leg)).toEqual([harder]);
    expect(ask({ damaged: ['galley', 'chapel', 'bridge', 'cargo-hold'] })).toEqual([]);
  });

  it('[24.3] resolves a lore card once more while there is something to strike; a traitor does not', () => {
    const again = use('item:elder-sign-amulet');
    const ask = (deepOnes: number, me = {}) =>
      answers(seen({ me, deepOnes: { 'boiler-room': deepOnes } }), 'repeat-action', [again], {
        ...WINDOW,
        source: 'skill:shrivelling',
      });
    expect(ask(2)).toEqual([again]);
    expect(ask(0)).toEqual([]);
    expect(ask(2, REVEALED)).toEqual([]);
  });

  it('revealed, gives its action step for treachery that hurts more', () => {
    const treason = use('skill:call-to-action', 'treachery 1');
    const effect = abilityFrom('skill:call-to-action', ['start-of-action-step']);
    expect(effect).toBeDefined();
    const ask = (deepOnes: number) =>
      answers(
        seen({
          me: { ...REVEALED, hand: ['treachery 1'] },
          deepOnes: { 'boiler-room': deepOnes },
          damaged: ['galley', 'chapel', 'bridge', 'cargo-hold', 'captains-cabin'],
        }),
        'start-of-action-step',
        [treason],
        WINDOW,
      );
    expect(ask(2)).toEqual([treason]);
    expect(ask(0)).toEqual([]);
  });
});

describe('sides', () => {
  const hybrid = { loyalty: ['hybrid'] } as const;

  it('a hidden Hybrid plays along at first, and strikes when the way is half made or a dial is nearly empty', () => {
    expect(seen({ me: hybrid }).wish).toBe(1);
    expect(seen({ me: hybrid, placed: ['calm-waters', 'rough-waters'], travel: 3 }).wish).toBe(-1);
    expect(seen({ me: hybrid, dials: { food: 1 } }).wish).toBe(-1);
  });

  it('a Cultist lets a weak ship sail on, and wears down a sound one', () => {
    const cultist = { loyalty: ['cultist'] } as const;
    const way = { placed: ['calm-waters', 'rough-waters'], me: cultist } as const;
    expect(seen({ ...way, dials: { fuel: 8, food: 8, sanity: 8, souls: 8 } }).wish).toBe(-1);
    expect(seen({ ...way, dials: { food: 2 } }).wish).toBe(1);
  });
});

describe('suspicion', () => {
  it('falls on who added cards to a check that was turned against', () => {
    const view = viewOf();
    const mind = new Mind(0, 'judged');
    mind.observe(
      [
        { type: 'loyalty-dealt', awakening: false },
        { type: 'drew', seat: 1, skills: ['will', 'will', 'will'] },
        { type: 'drew', seat: 2, skills: ['will', 'will', 'will'] },
        { type: 'check', source: 'mythos:hull-leak', target: 9, partial: null, skills: ['observation', 'strength'] },
        { type: 'chaos-added', count: 2 },
        { type: 'contributed', seat: 1, count: 2 },
        { type: 'contributed', seat: 2, count: 0 },
        { type: 'check-revealed', cards: [23, 24, 22, 21], total: -16 },
      ],
      { ...view, players: view.players.map((one) => ({ ...one, loyalty: [null], loyaltyCount: 1 })) },
    );
    const belief = mind.belief({
      ...view,
      players: view.players.map((one) => ({ ...one, loyalty: [null], loyaltyCount: 1 })),
    });
    expect(belief[1] ?? 0).toBeGreaterThan((belief[2] ?? 1) + 0.1);
  });

  it('knows no doubt about who has shown a traitor’s card', () => {
    const s = seen({ others: { 2: REVEALED } });
    const memory = new Mind(0, 'x');
    memory.observe([], viewOf({ others: { 2: REVEALED } }));
    expect(memory.memory && beliefOf(s.view, memory.memory, 0)[2]).toBe(1);
  });
});

describe('what is printed', () => {
  it('is found by the name of its source', () => {
    expect(abilityFrom('skill:keen-insight')?.effect.do).toBe('modify-roll');
    expect(abilityFrom('item:lucky-ring', ['after-total'])).toBeDefined();
    expect(abilityFrom('item:lucky-ring', ['action'])).toBeUndefined();
    expect(checkOf('mythos:hull-leak')?.target).toBeGreaterThan(0);
    expect(checkOf('room:galley')).toBeUndefined();
  });

  it('what an ability brings is named where it is chosen', () => {
    const s = seen({ me: { in: 'galley', hand: ['strength 3'] }, deepOnes: { galley: 3 } });
    expect(reasons(s, asked('action', [use('skill:rampage', 'strength 3'), { is: 'pass' }]))).toContain('fight-here');
  });

  it('what costs nothing and does nothing is left', () => {
    expect(answers(seen(), 'may', YES_NO, { about: { effects: [nothing] } })).toEqual([NO]);
  });
});
