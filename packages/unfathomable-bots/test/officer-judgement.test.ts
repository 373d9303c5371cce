// What an officer does with actions, cards and moments: one case at least for each, what would be noticed if it broke.
import type { Ref } from '@undertow/unfathomable';
import { brig } from '@undertow/unfathomable/content/dsl';
import { describe, expect, it } from 'vitest';
import { lockingUp } from '../src/officer/locking-up';
import { answers, asked, card, cards, deepOne, NO, reasons, seat, seen, use, YES, YES_NO } from './cases';

const FAR = { placed: ['calm-waters', 'rough-waters'] } as const;
const HOME = { placed: ['calm-waters', 'rough-waters', 'stormy-seas'] } as const;
const REVEALED = { revealed: 'hybrid' } as const;

const PASS: Ref = { is: 'pass' };
const REVEAL: Ref = { is: 'reveal' };
const RESCUE: Ref = { is: 'rescue' };
const move = (to: Extract<Ref, { is: 'move' }>['to']): Ref => ({ is: 'move', to });
const attack = (space: Parameters<typeof deepOne>[0]): Ref => ({ is: 'attack', target: deepOne(space) });

describe('actions', () => {
  it('[3.4] fights the Deep One in the room it stands in before anything else', () => {
    const learn = use('skill:watch-and-learn', 'observation 1');
    const me = { in: 'boiler-room', hand: ['observation 1'] } as const;
    const refs = [PASS, learn, move('galley'), attack('boiler-room')];
    expect(answers(seen({ me, deepOnes: { 'boiler-room': 1 } }), 'action', refs)).toEqual([attack('boiler-room')]);
  });

  it('[3.5] rescues the passenger a Deep One has reached before going anywhere', () => {
    const s = seen({ me: { in: 'deck-5' }, passengers: { 'deck-5': ['soul'] }, dials: { souls: 3 }, ritual: 3 });
    expect(answers(s, 'action', [move('deck-3'), PASS, RESCUE, move('cargo-hold')])).toEqual([RESCUE]);
  });

  it('[3.12] revealed, it goes for the passengers', () => {
    const s = seen({ me: { ...REVEALED, in: 'deck-5' }, passengers: { 'deck-5': ['soul'] } });
    const kill: Ref = { is: 'defeat-passenger' };
    expect(answers(s, 'action', [PASS, move('deck-3'), kill])).toEqual([kill]);
  });
});

describe('places', () => {
  it('stokes the boiler with a strong card, and not with the last of the fuel and a weak one', () => {
    const stoke = use('room:boiler-room');
    const refs = [PASS, stoke, move('galley')];
    const at = { in: 'boiler-room' } as const;
    expect(answers(seen({ me: { ...at, hand: ['strength 5'] } }), 'action', refs)).toEqual([stoke]);
    const last = seen({ me: { ...at, hand: ['strength 1'] }, dials: { fuel: 1 } });
    expect(answers(last, 'action', refs)).not.toEqual([stoke]);
  });

  it('[35.1] repairs the boiler when the ship is close to sinking', () => {
    const repair: Ref = { is: 'repair', room: 'boiler-room' };
    const s = seen({
      me: { in: 'boiler-room', hand: ['strength 5', 'strength 4', 'will 3'] },
      damaged: ['galley', 'chapel', 'bridge'],
      damagedBy: { 'boiler-room': 'structural-strength' },
    });
    expect(answers(s, 'action', [PASS, move('cargo-hold'), repair])).toEqual([repair]);
    expect(reasons(s, asked('action', [PASS, repair]))).toContain('repair-room');
  });
});

describe('locking up', () => {
  it('is worth something with a suspect, and costs something with an innocent', () => {
    const s = seen({ belief: { 1: 0.7, 2: 0.02 } });
    expect(lockingUp(s, 1)).toBeGreaterThan(1);
    expect(lockingUp(s, 2)).toBeLessThan(0);
  });

  it('is done where it may be done, if there is anybody to suspect', () => {
    const ask = (belief: number) =>
      answers(seen({ belief: { 1: belief, 2: 0, 3: 0 } }), 'may', YES_NO, { about: { effects: [brig('any-human')] } });
    expect(ask(0.6)).toEqual([YES]);
    expect(ask(0)).toEqual([NO]);
  });

  it('goes to the Captain’s Cabin for a suspect', () => {
    const accuse = use('room:captains-cabin');
    const others = { 3: { hand: ['influence 4', 'influence 3', 'influence 5'] } } as const;
    const me = { in: 'captains-cabin', hand: ['influence 4', 'observation 4', 'observation 3'] } as const;
    const refs = [PASS, accuse, move('bridge')];
    expect(answers(seen({ me, others, belief: { 2: 0.8 } }), 'action', refs)).toEqual([accuse]);
    expect(answers(seen({ me, others }), 'action', refs)).not.toEqual([accuse]);
  });
});

describe('checks', () => {
  const hand = ['strength 4', 'observation 3', 'will 5', 'lore 3', 'strength 2'] as const;
  const ask = { min: 0, max: hand.length };

  it('[42.5] adds cards that count, and none that count against', () => {
    const s = seen({ me: { hand }, check: {}, damaged: ['galley', 'chapel', 'bridge'] });
    const added = answers(s, 'contribute', cards(...hand), ask);
    expect(added.length).toBeGreaterThan(0);
    for (const against of [card('will 5', 2), card('lore 3', 3)]) expect(added).not.toContainEqual(against);
  });

  it('keeps its cards when there is enough already', () => {
    const s = seen({ me: { hand }, check: { target: 1, contributions: [{ seat: 1, count: 4 }], pileCount: 6 } });
    expect(answers(s, 'contribute', cards(...hand), ask)).toEqual([]);
  });

  it('revealed, adds the card that does most harm', () => {
    const s = seen({ me: { ...REVEALED, hand }, check: { contributions: [{ seat: 1, count: 4 }], pileCount: 6 } });
    expect(answers(s, 'contribute', cards(...hand), { min: 0, max: 1 })).toEqual([card('will 5', 2)]);
  });
});

describe('crises', () => {
  const way = (option: 0 | 1): Ref => ({ is: 'crisis-option', mythos: 'class-struggle', option });
  const refs = [way(0), way(1)];

  it('spares the dial that is nearly empty; a revealed traitor empties it', () => {
    const dials = { sanity: 2, souls: 8 };
    expect(answers(seen({ dials }), 'crisis-option', refs)).toEqual([way(1)]);
    expect(answers(seen({ dials, me: REVEALED }), 'crisis-option', refs)).toEqual([way(0)]);
  });

  it('takes the loss of what there is enough of', () => {
    expect(answers(seen({ dials: { sanity: 9, souls: 2 } }), 'crisis-option', refs)).toEqual([way(0)]);
  });
});

describe('moments to respond', () => {
  const window = { min: 0 };

  it('[1.14] raises its own attack where the odds are poor, and not where it hardly matters', () => {
    const help = use('skill:keen-insight', 'observation 3', 2);
    const me = {
      in: 'boiler-room',
      hand: ['observation 3', 'will 1', 'will 2', 'will 3', 'lore 1', 'lore 2'],
    } as const;
    const scene = { me, deepOnes: { 'boiler-room': 1 }, damaged: ['galley', 'chapel', 'bridge'] } as const;
    expect(answers(seen({ ...scene, roll: {} }), 'before-roll', [help], window)).toEqual([help]);
    const sure = seen({ ...scene, roll: { atLeast: 1 } });
    expect(answers(sure, 'before-roll', [help], window)).toEqual([]);
  });

  it('rolls again after a miss, and not after a hit', () => {
    const again = use('skill:combat-training', 'strength 1');
    const scene = { me: { in: 'boiler-room', hand: ['strength 1'] }, deepOnes: { 'boiler-room': 1 } } as const;
    const ask = (result: number) =>
      answers(seen({ ...scene, roll: { natural: result, result } }), 'after-roll', [again], window);
    expect(ask(2)).toEqual([again]);
    expect(ask(7)).toEqual([]);
  });

  it('turns a check that is short by two, and wastes nothing on one that is lost or won', () => {
    const more = use('skill:determination', 'will 3', 2);
    const less = use('skill:determination', 'will 3', -2);
    const ask = (total: number) =>
      answers(
        seen({ me: { hand: ['will 3'] }, damaged: ['galley', 'chapel'], check: { total, revealed: [] } }),
        'after-total',
        [less, more],
        window,
      );
    expect(ask(7)).toEqual([more]);
    expect(ask(2)).toEqual([]);
    expect(ask(9)).toEqual([]);
  });

  it('saves itself and whom it trusts, not whom it suspects', () => {
    const save = use('skill:shrug-it-off', 'strength 5');
    const ask = (victim: number) =>
      answers(seen({ me: { hand: ['strength 5'] }, belief: { 1: 0.05, 2: 0.9 } }), 'would-be-defeated', [save], {
        min: 0,
        about: { seat: victim },
      });
    expect(ask(0)).toEqual([save]);
    expect(ask(1)).toEqual([save]);
    expect(ask(2)).toEqual([]);
  });
});

describe('treason', () => {
  const traitor = { loyalty: ['hybrid'], in: 'galley' } as const;
  const refs = [use('room:galley'), REVEAL, move('boiler-room')];

  it('hides early, and shows itself when the ship is about to arrive', () => {
    expect(answers(seen({ me: traitor }), 'action', refs)).not.toEqual([REVEAL]);
    expect(answers(seen({ ...HOME, me: traitor }), 'action', refs)).toEqual([REVEAL]);
  });

  it('shows itself once everybody suspects it', () => {
    expect(answers(seen({ ...FAR, me: traitor, suspicion: 0.1 }), 'action', refs)).not.toEqual([REVEAL]);
    expect(answers(seen({ ...FAR, me: traitor, suspicion: 0.9 }), 'action', refs)).toEqual([REVEAL]);
  });

  it('looks busy rather than help: the Galley before the boiler', () => {
    const me = { ...traitor, hand: ['strength 5', 'strength 4'] } as const;
    expect(answers(seen({ ...FAR, me }), 'action', [move('boiler-room'), use('room:galley'), PASS])).toEqual([
      use('room:galley'),
    ]);
  });
});

describe('hands', () => {
  it('[41.3f] gives up low cards first, treachery before all', () => {
    const hand = ['strength 5', 'will 1', 'treachery 2', 'lore 4'] as const;
    const s = seen({ me: { hand } });
    expect(answers(s, 'discard-to-limit', cards(...hand), { min: 2, max: 2 })).toEqual([
      card('treachery 2', 2),
      card('will 1', 1),
    ]);
  });

  it('[35.1] pays for a repair with no more than it must', () => {
    const hand = ['strength 5', 'strength 4', 'strength 3'] as const;
    const s = seen({ me: { hand } });
    const options = cards(...hand).map((ref, at) => ({ ref, value: 5 - at }));
    for (const order of [options, [...options].reverse()]) {
      const pays = (least: number) => answers(s, 'repair-cards', [], { options: order, min: 1, max: 3, least });
      expect(pays(7)).toHaveLength(2);
      expect(pays(4)).toEqual([card('strength 4', 1)]);
    }
  });

  it('agrees to a trade that brings something, not to one that takes', () => {
    const trade = (from: number, to: number) => ({ about: { trade: [{ item: 'starbuck', from, to } as const] } });
    const s = seen({ me: { items: ['starbuck'] } });
    expect(answers(s, 'trade-consent', YES_NO, trade(1, 0))).toEqual([YES]);
    expect(answers(s, 'trade-consent', YES_NO, trade(0, 1))).toEqual([NO]);
  });

  it('[3.6a] proposes no trade of its own; where it has to, it asks for what is worth most to it', () => {
    const give = (item: 'starbuck' | 'kitchen-knife' | 'shotgun' | 'almanac', from: number, to: number): Ref => ({
      is: 'give',
      item,
      from,
      to,
    });
    const wanted = give('shotgun', 1, 0);
    const refs = [give('starbuck', 0, 1), give('kitchen-knife', 1, 0), wanted, give('almanac', 1, 2)];
    const s = seen({ me: { items: ['starbuck'] }, others: { 1: { items: ['kitchen-knife', 'shotgun', 'almanac'] } } });
    expect(answers(s, 'trade-offer', refs, { min: 0, max: 4 })).toEqual([]);
    expect(answers(s, 'trade-offer', refs, { min: 1, max: 4 })).toEqual([wanted]);
    const gifts = [give('almanac', 1, 2), give('starbuck', 0, 1)];
    expect(answers(s, 'trade-offer', gifts, { min: 1, max: 2 })).toEqual([gifts[0]]);
  });

  it('[38.6] exchanges all it holds for treachery when it shows itself, but not its treachery', () => {
    const hand = ['will 1', 'treachery 3', 'strength 5', 'treachery 1'] as const;
    const s = seen({ me: { ...REVEALED, hand } });
    expect(answers(s, 'treachery-exchange', cards(...hand), { min: 0, max: 4 })).toEqual([
      card('will 1', 0),
      card('strength 5', 2),
    ]);
  });

  it('[3.10a] buys its way out of the Brig with no more than it must, and with no treachery', () => {
    const hand = ['strength 5', 'will 4', 'lore 3', 'treachery 5'] as const;
    const s = seen({ me: { ...REVEALED, in: 'brig', hand } });
    const options = cards(...hand).map((ref, at) => ({ ref, value: [5, 4, 3, 5][at] }));
    const paid = answers(s, 'leave-brig', [], { options, min: 1, max: 4, least: 12 });
    expect(paid).toHaveLength(3);
    expect(paid).not.toContainEqual(card('treachery 5', 3));
  });

  it('stokes with a strong card where fuel is scarce, and pays with a weak one where its value counts for nothing', () => {
    const hand = ['strength 1', 'strength 5'] as const;
    const s = seen({ me: { hand }, dials: { fuel: 2 } });
    expect(answers(s, 'discard-cards', cards(...hand), { source: 'room:boiler-room' })).toEqual([
      card('strength 5', 1),
    ]);
    expect(answers(s, 'discard-cards', cards(...hand), { source: 'rule' })).toEqual([card('strength 1', 0)]);
  });

  it('turns a check with the cheapest card that is enough', () => {
    const hand = ['strength 5', 'strength 2', 'will 5'] as const;
    const ask = (total: number) =>
      answers(seen({ me: { hand }, check: { total, revealed: [] } }), 'discard-cards', cards(...hand), {
        source: 'ability:experienced',
      });
    expect(ask(7)).toEqual([card('strength 2', 1)]);
    expect(ask(5)).toEqual([card('strength 5', 0)]);
  });

  it('exchanges its low cards and keeps the high ones', () => {
    const hand = ['will 1', 'strength 5', 'lore 1', 'influence 5'] as const;
    const given = answers(seen({ me: { hand } }), 'discard-cards', cards(...hand), {
      source: 'skill:persistence',
      min: 0,
      max: 4,
    });
    expect(given).toHaveLength(2);
    expect(given).toEqual(expect.arrayContaining([card('will 1', 0), card('lore 1', 2)]));
  });

  it('[53.10a] revealed, it draws treachery', () => {
    const refs: readonly Ref[] = [1, 2, 3].map((number) => ({ is: 'number', number }));
    expect(answers(seen({ me: REVEALED }), 'receive-treachery', refs, { min: 0, max: 3 })).toHaveLength(3);
  });

  it('trusts who may respond first', () => {
    const s = seen({ belief: { 1: 0.7, 2: 0.05, 3: 0.3 } });
    expect(answers(s, 'respond-order', [seat(1), seat(3), seat(2)])).toEqual([seat(2)]);
  });
});
