// One case at least for every family of an officer's choices: what would be noticed if its rule of thumb broke.
import type { Ref } from '@undertow/unfathomable';
import { gain, lose } from '@undertow/unfathomable/content/dsl';
import { describe, expect, it } from 'vitest';
import { answers, card, deepOne, item, NO, seat, seen, space, YES, YES_NO } from './cases';

/** Far enough on the way that a Hybrid no longer plays along. */
const FAR = { placed: ['calm-waters', 'rough-waters'] } as const;
const HYBRID = { loyalty: ['hybrid'] } as const;
const REVEALED = { revealed: 'hybrid' } as const;

describe('people', () => {
  it('locks up whom it suspects most; a traitor the Captain, whom nobody suspects', () => {
    const belief = { 1: 0.2, 2: 0.7, 3: 0.1 };
    const everybody = [seat(0), seat(1), seat(2), seat(3)];
    expect(answers(seen({ belief }), 'choose-human', everybody)).toEqual([seat(2)]);
    expect(answers(seen({ ...FAR, me: HYBRID, belief }), 'choose-human', everybody)).toEqual([seat(3)]);
    expect(answers(seen({ belief }), 'choose-character-here', [seat(1), seat(3)])).toEqual([seat(1)]);
  });

  it('gives an action to who can stoke the boiler, unless that is who it suspects', () => {
    const others = { 1: { in: 'boiler-room', hand: ['strength 1', 'strength 2', 'influence 1'] } } as const;
    const refs = [seat(2), seat(1), seat(3)];
    expect(answers(seen({ others }), 'choose-player', refs)).toEqual([seat(1)]);
    expect(answers(seen({ others, belief: { 1: 0.9, 2: 0.1, 3: 0 } }), 'choose-player', refs)).toEqual([seat(3)]);
  });

  it('leaves a Deep One whoever it trusts least', () => {
    const s = seen({ belief: { 1: 0.1, 2: 0.6, 3: 0.1 } });
    expect(answers(s, 'choose-defender', [seat(1), seat(2), seat(3)])).toEqual([seat(2)]);
  });

  it('fights the Deep One in a room before the one in the water', () => {
    const s = seen({ deepOnes: { 'water-3': 1, 'boiler-room': 1 } });
    expect(answers(s, 'choose-enemy', [deepOne('water-3'), deepOne('boiler-room')])).toEqual([deepOne('boiler-room')]);
  });
});

describe('monsters', () => {
  const refs = [deepOne('water-3'), deepOne('boiler-room'), deepOne('deck-5')];
  const deepOnes = { 'water-3': 1, 'boiler-room': 1, 'deck-5': 1 };

  it('strikes the Deep One that does most harm; a traitor the one that does least', () => {
    expect(answers(seen({ deepOnes }), 'choose-deep-one', refs)).toEqual([deepOne('boiler-room')]);
    expect(answers(seen({ deepOnes, me: REVEALED }), 'choose-deep-one', refs)).toEqual([deepOne('water-3')]);
  });

  it('drives a Deep One back into the water; a traitor into a room', () => {
    const ways = [space('galley'), space('water-6'), space('deck-4')];
    expect(answers(seen({ deepOnes: { 'deck-6': 1 } }), 'move-deep-one', ways)).toEqual([space('water-6')]);
    const traitor = seen({ deepOnes: { 'deck-6': 1 }, me: REVEALED });
    expect(answers(traitor, 'move-deep-one', ways)).toEqual([space('galley')]);
  });

  it('[4.13] leaves Deep Ones and defeats in the order of the board', () => {
    const rest: Ref = { is: 'rest' };
    expect(answers(seen({ deepOnes }), 'order-deep-ones', [...refs, rest])).toEqual([rest]);
    expect(answers(seen(), 'order-defeats', [seat(0), seat(1), rest])).toEqual([rest]);
  });

  it('wants Hydra gone while rooms may be lost', () => {
    const refs: readonly Ref[] = [
      { is: 'monarch', monarch: 'dagon' },
      { is: 'monarch', monarch: 'hydra' },
    ];
    const s = seen({ damaged: ['galley', 'chapel'] });
    expect(answers(s, 'choose-monarch', refs)).toEqual([{ is: 'monarch', monarch: 'hydra' }]);
  });
});

describe('setting up', () => {
  it('takes a character that sails well', () => {
    const refs: readonly Ref[] = [
      { is: 'character', character: 'jamie' },
      { is: 'character', character: 'arjun' },
      { is: 'character', character: 'jeanne' },
    ];
    expect(answers(seen(), 'choose-character', refs)).toEqual([{ is: 'character', character: 'arjun' }]);
  });

  it('wants strength for the boiler, in cards and in Improvements', () => {
    const refs: readonly Ref[] = [
      { is: 'skill', skill: 'lore' },
      { is: 'skill', skill: 'strength' },
      { is: 'skill', skill: 'will' },
    ];
    expect(answers(seen(), 'receive-one', refs)).toEqual([{ is: 'skill', skill: 'strength' }]);
    expect(answers(seen(), 'starting-hand', refs, { max: 1 })).toEqual([{ is: 'skill', skill: 'strength' }]);
    const items = [item('mystical-text'), item('medicine-ball'), item('fine-clothes')];
    expect(answers(seen(), 'improvement', items)).toEqual([item('medicine-ball')]);
  });
});

describe('loyalty', () => {
  it('reveals the Hybrid of two cards', () => {
    const refs: readonly Ref[] = [
      { is: 'loyalty', loyalty: 'cultist', at: 0 },
      { is: 'loyalty', loyalty: 'hybrid', at: 1 },
    ];
    expect(answers(seen(), 'choose-loyalty', refs)).toEqual([refs[1]]);
  });

  it('passes treason to who is trusted, and a human card to who is suspected', () => {
    const belief = { 1: 0.2, 2: 0.6, 3: 0.1 };
    const refs = [seat(1), seat(2), seat(3)];
    expect(answers(seen({ me: HYBRID, belief }), 'pass-loyalty', refs)).toEqual([seat(3)]);
    expect(answers(seen({ belief }), 'pass-loyalty', refs)).toEqual([seat(2)]);
  });
});

describe('spaces', () => {
  it('throws a grenade where many Deep Ones are and nobody else', () => {
    const s = seen({ deepOnes: { 'deck-5': 3, 'deck-6': 3, 'water-1': 1 }, passengers: { 'deck-6': ['soul', 'x'] } });
    const refs = [space('bridge'), space('water-1'), space('deck-5'), space('deck-6')];
    expect(answers(s, 'choose-space', refs, { source: 'item:jam-tin-grenade' })).toEqual([space('deck-5')]);
  });

  it('lets Deep Ones come up where nobody is; a traitor beside the passengers', () => {
    const refs = [space('water-3'), space('water-5'), space('water-1')];
    const passengers = { 'deck-5': ['soul', 'x'], 'deck-3': ['x'] } as const;
    const source = 'skill:reinforcements';
    expect(answers(seen({ passengers }), 'choose-space', refs, { source })).toEqual([space('water-1')]);
    expect(answers(seen({ passengers, me: REVEALED }), 'choose-space', refs, { source })).toEqual([space('water-5')]);
  });

  it('goes to the boiler with a strong arm', () => {
    const s = seen({ me: { hand: ['strength 5', 'strength 4'] } });
    const refs = [space('chapel'), space('boiler-room'), space('deck-4')];
    expect(answers(s, 'choose-space', refs)).toEqual([space('boiler-room')]);
  });

  it('puts a suspect into the Brig and leaves an innocent where they are', () => {
    const ask = (belief: number) =>
      answers(seen({ belief: { 2: belief } }), 'relocate', [space('galley'), space('brig')], {
        min: 0,
        about: { seat: 2, space: 'bridge' },
      });
    expect(ask(0.8)).toEqual([space('brig')]);
    expect(ask(0.1)).toEqual([]);
  });
});

describe('decks', () => {
  it('takes the longer way of two that cost alike', () => {
    const refs: readonly Ref[] = [
      { is: 'waypoint', waypoint: 'reef' },
      { is: 'waypoint', waypoint: 'rough-waters' },
    ];
    const far: Ref = { is: 'waypoint', waypoint: 'rough-waters' };
    expect(answers(seen(), 'choose-waypoint', refs)).toEqual([far]);
    // With the last of the sanity at stake it would be the end.
    expect(answers(seen({ dials: { sanity: 1 } }), 'choose-waypoint', refs)).toEqual([refs[0]]);
  });

  it('looks at the waypoints when one is about to be chosen, at the mythos before', () => {
    const refs: readonly Ref[] = [
      { is: 'deck', deck: 'waypoint' },
      { is: 'deck', deck: 'mythos' },
    ];
    expect(answers(seen({ travel: 3 }), 'choose-deck', refs)).toEqual([refs[0]]);
    expect(answers(seen({ travel: 0 }), 'choose-deck', refs)).toEqual([refs[1]]);
  });

  it('leaves the better card on top; a traitor the worse one', () => {
    const refs: readonly Ref[] = [
      { is: 'waypoint', waypoint: 'reef' },
      { is: 'waypoint', waypoint: 'rough-waters' },
    ];
    expect(answers(seen(), 'sort-top', refs)).toEqual([refs[1]]);
    expect(answers(seen({ me: REVEALED }), 'sort-top', refs)).toEqual([refs[0]]);
  });

  it('leaves a single card on top that helps, and puts one away that does not', () => {
    const spell: Ref = { is: 'spell', spell: 'feed-the-mind' };
    const ask = (me = {}) => answers(seen({ me, dials: { sanity: 2 } }), 'sort-top', [spell], { min: 0 });
    expect(ask()).toEqual([spell]);
    expect(ask(REVEALED)).toEqual([]);
  });

  it('casts the spell for what the ship lacks', () => {
    const refs: readonly Ref[] = [
      { is: 'spell', spell: 'feed-the-mind' },
      { is: 'spell', spell: 'alchemical-transmutation' },
    ];
    expect(answers(seen({ dials: { sanity: 2, fuel: 8 } }), 'choose-spell', refs)).toEqual([refs[0]]);
    expect(answers(seen({ dials: { sanity: 8, fuel: 2 } }), 'choose-spell', refs)).toEqual([refs[1]]);
  });
});

describe('passengers', () => {
  const passengers = { 'deck-1': ['soul'], 'deck-5': ['x'] } as const;
  const onDeck = (space: 'deck-1' | 'deck-5' | 'supply'): Ref => ({ is: 'passenger', space });
  const refs = [onDeck('deck-1'), onDeck('deck-5')];

  it('[16.6] gives up who would be lost anyway; a traitor who is safe', () => {
    const deepOnes = { 'deck-5': 2 };
    const all = [onDeck('supply'), ...refs];
    expect(answers(seen({ passengers, deepOnes }), 'choose-passenger', all)).toEqual([onDeck('deck-5')]);
    const traitor = seen({ passengers, deepOnes, me: REVEALED });
    expect(answers(traitor, 'choose-passenger', all)).toEqual([onDeck('supply')]);
    const spaces = [space('deck-1'), space('deck-5')];
    const source = 'waypoint:rolling-seas';
    expect(answers(seen({ passengers, deepOnes }), 'choose-space', spaces, { source })).toEqual([space('deck-5')]);
    expect(answers(traitor, 'choose-space', spaces, { source })).toEqual([space('deck-1')]);
  });

  it('brings in those on deck, and nobody as a traitor', () => {
    const ask = { min: 0, max: 2 };
    expect(answers(seen({ passengers }), 'choose-passengers', refs, ask)).toHaveLength(2);
    expect(answers(seen({ passengers, me: REVEALED }), 'choose-passengers', refs, ask)).toEqual([]);
  });
});

describe('items', () => {
  it('takes and keeps what is worth most', () => {
    const refs = [item('elder-sign-amulet'), item('starbuck'), item('kitchen-knife')];
    const s = seen({ me: { items: ['fine-clothes'] } });
    expect(answers(s, 'choose-item', refs)).toEqual([item('starbuck')]);
    expect(answers(s, 'choose-item-to-keep', refs)).toEqual([item('starbuck')]);
  });

  it('gives an item to who is trusted', () => {
    const give = (to: number): Ref => ({ is: 'give', item: 'shotgun', from: 0, to });
    const s = seen({ me: { items: ['shotgun'] }, belief: { 1: 0.6, 2: 0.05, 3: 0.4 } });
    expect(answers(s, 'choose-item', [give(1), give(2), give(3)])).toEqual([give(2)]);
  });

  it('draws the rifle, not the knife', () => {
    const refs = [item('kitchen-knife'), item('repeating-rifle'), item('pocket-pistol')];
    expect(answers(seen(), 'choose-weapon', refs)).toEqual([item('repeating-rifle')]);
  });
});

describe('parts of an effect', () => {
  const effect = (index: number): Ref => ({ is: 'effect', source: 'rule', index });

  it('spares what is scarce; a traitor does not', () => {
    const about = { effects: [lose('fuel', 1), lose('food', 1)] };
    const refs = [effect(0), effect(1)];
    const dials = { fuel: 2, food: 7 };
    expect(answers(seen({ dials }), 'choose-effect', refs, { about })).toEqual([effect(1)]);
    expect(answers(seen({ dials, me: REVEALED }), 'choose-effect', refs, { about })).toEqual([effect(0)]);
  });

  it('may do what helps, and leaves what does not', () => {
    expect(answers(seen(), 'may', YES_NO, { about: { effects: [gain('food', 1)] } })).toEqual([YES]);
    expect(answers(seen(), 'may', YES_NO, { about: { effects: [lose('food', 1)] } })).toEqual([NO]);
  });

  it('gains the resource that is lowest', () => {
    const refs: readonly Ref[] = (['fuel', 'food', 'sanity'] as const).map((resource) => ({
      is: 'resource',
      resource,
    }));
    const s = seen({ dials: { fuel: 7, food: 1, sanity: 7 } });
    expect(answers(s, 'choose-resource', refs)).toEqual([{ is: 'resource', resource: 'food' }]);
  });

  it('sails on rather than cast the ritual over a quiet sea, and casts it over a full one', () => {
    const refs: readonly Ref[] = [
      { is: 'track', track: 'ritual' },
      { is: 'track', track: 'travel' },
    ];
    const full = { 'deck-1': 3, 'deck-3': 3, 'deck-5': 3, 'water-1': 3, 'water-3': 3 };
    expect(answers(seen({ ritual: 3 }), 'choose-track', refs)).toEqual([refs[1]]);
    expect(answers(seen({ ritual: 3, deepOnes: full }), 'choose-track', refs)).toEqual([refs[0]]);
  });

  it('calls a high number where a high roll helps', () => {
    const refs: readonly Ref[] = [1, 8, 4].map((number) => ({ is: 'number', number }));
    const source = 'feat:perfect-number';
    const own = seen({ roll: { by: 0 } });
    const theirs = seen({ roll: { by: 0, source: 'deep-one' } });
    expect(answers(own, 'choose-number', refs, { source })).toEqual([{ is: 'number', number: 8 }]);
    expect(answers(theirs, 'choose-number', refs, { source })).toEqual([{ is: 'number', number: 1 }]);
  });

  it('asks as many volunteers as Deep Ones are on deck, three at most; a traitor as many as may come', () => {
    const refs: readonly Ref[] = [1, 2, 3, 4].map((number) => ({ is: 'number', number }));
    const ask = (deepOnes: number, me = {}) =>
      answers(seen({ me, deepOnes: { 'deck-3': deepOnes, 'water-1': 2 } }), 'choose-number', refs, {
        source: 'mythos:volunteer-army',
      });
    expect(ask(0)).toEqual([refs[0]]);
    expect(ask(2)).toEqual([refs[1]]);
    expect(ask(6)).toEqual([refs[2]]);
    expect(ask(0, REVEALED)).toEqual([refs[3]]);
  });
});

describe('what a check leaves open', () => {
  const skill = (id: 'lore' | 'strength' | 'will'): Ref => ({ is: 'skill', skill: id });

  it('makes the skill count that it holds', () => {
    const s = seen({ me: { hand: ['will 5', 'will 4', 'will 3', 'lore 1'] }, check: {} });
    expect(answers(s, 'check-skill', [skill('lore'), skill('will')])).toEqual([skill('will')]);
  });

  it('adds a card that supports the check; a traitor one that does not', () => {
    const refs = [skill('lore'), skill('strength')];
    expect(answers(seen({ check: {} }), 'check-card-deck', refs)).toEqual([skill('strength')]);
    expect(answers(seen({ check: {}, me: REVEALED }), 'check-card-deck', refs)).toEqual([skill('lore')]);
  });

  it('decrees success; a traitor failure', () => {
    const refs: readonly Ref[] = (['fail', 'pass', 'partial'] as const).map((result) => ({ is: 'result', result }));
    expect(answers(seen({ check: {} }), 'check-result', refs)).toEqual([{ is: 'result', result: 'pass' }]);
    const traitor = seen({ check: {}, me: REVEALED });
    expect(answers(traitor, 'check-result', refs)).toEqual([{ is: 'result', result: 'fail' }]);
  });

  it('pays with the card that is missed least', () => {
    const refs = [card('strength 5'), card('will 1', 1)];
    const s = seen({ me: { hand: ['strength 5', 'will 1'] } });
    expect(answers(s, 'discard-to-limit', refs)).toEqual([card('will 1', 1)]);
  });
});
