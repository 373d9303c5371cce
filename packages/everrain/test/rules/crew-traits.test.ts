import { describe, expect } from 'vitest';
import { rule, type Scene, type Vessel } from '../../src/testkit';
import { below, usesTool, withTool, withTrait } from './aboard';

const joins = (kind: 'deckhand' | 'shellback', scene: Partial<Scene>): Scene => ({
  captains: [{ hold: ['tool'], crew: [{}] }],
  content: withTool({ do: 'crew-joins', kind }),
  ...scene,
});

describe('traits are dealt', () => {
  rule(
    '[E6.5] a deckhand gets one positive and one negative trait',
    joins('deckhand', { decks: { crew: ['ida'], positive: ['merry'], negative: ['vain'] } }),
    (play) => {
      usesTool(play).chooses(0, below(2));
      expect(play.captain().crew[1]).toMatchObject({ board: 'ida', positive: 'merry', negative: 'vain' });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.5] a shellback a negative one beside the printed one',
    joins('shellback', { decks: { crew: ['bosun'], negative: ['vain'] } }),
    (play) => {
      usesTool(play).chooses(0, below(2));
      expect(play.captain().crew[1]).toMatchObject({ board: 'bosun', positive: null, negative: 'vain' });
      expect(play.saw('hired')).toMatchObject([{ traits: ['old-salt', 'vain'], why: 'joined' }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.6] a negative one that contradicts is drawn again and goes back',
    joins('deckhand', { decks: { crew: ['ida'], positive: ['hardy'], negative: ['seasick', 'odd'] } }),
    (play) => {
      usesTool(play).chooses(0, below(2));
      expect(play.captain().crew[1]).toMatchObject({ positive: 'hardy', negative: 'odd' });
      expect(play.state.decks.negative.draw).toContain('seasick');
      expect(play.state.decks.negative.open).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.10] everybody sees traits as soon as they are dealt',
    {
      ...joins('deckhand', { decks: { crew: ['ida'], positive: ['merry'], negative: ['vain'] } }),
      captains: [{ hold: ['tool'], crew: [{}] }, {}],
    },
    (play) => {
      usesTool(play).chooses(0, below(2));
      expect(play.view(1).captains[0]?.crew[1]).toMatchObject({ positive: 'merry', negative: 'vain' });
      expect(play.view('spectator').captains[0]?.crew[1]).toMatchObject({ positive: 'merry', negative: 'vain' });
      play.stops();
    },
  );
});

describe('traits change', () => {
  const gains = (sign: 'positive' | 'negative', sailor: NonNullable<Vessel['crew']>[number]): Scene => ({
    captains: [{ hold: ['tool'], crew: [sailor] }],
    content: withTool({ do: 'gain-trait', sign, whom: 'each' }),
    decks: sign === 'positive' ? { positive: ['hardy'] } : { negative: ['seasick'] },
  });

  rule(
    '[E6.7] [E6.12] a new positive one replaces the positive one, which is discarded',
    gains('positive', { positive: 'neat', negative: 'gruff' }),
    (play) => {
      usesTool(play);
      expect(play.crew(10)).toMatchObject({ positive: 'hardy', negative: 'gruff' });
      expect(play.state.decks.positive.discard).toEqual(['neat']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.7] a new negative one the negative one',
    gains('negative', { positive: 'neat', negative: 'gruff' }),
    (play) => {
      usesTool(play);
      expect(play.crew(10)).toMatchObject({ positive: 'neat', negative: 'seasick' });
      expect(play.state.decks.negative.discard).toEqual(['gruff']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.8] a shellback has one slot for all of them; the printed trait never changes',
    gains('positive', { board: 'gunner', negative: 'gruff' }),
    (play) => {
      usesTool(play);
      expect(play.crew(10)).toMatchObject({ board: 'gunner', positive: null, negative: 'hardy' });
      expect(play.state.decks.negative.discard).toEqual(['gruff']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.11] contradicting ones stay when they come later',
    gains('negative', { positive: 'hardy', negative: 'gruff' }),
    (play) => {
      usesTool(play);
      expect(play.crew(10)).toMatchObject({ positive: 'hardy', negative: 'seasick' });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.12] a lost one leaves its slot empty',
    {
      captains: [{ hold: ['tool'], crew: [{ positive: 'neat', negative: 'gruff' }] }],
      content: withTool({ do: 'lose-trait', sign: 'negative', whom: 'each' }),
    },
    (play) => {
      usesTool(play);
      expect(play.crew(10)).toMatchObject({ positive: 'neat', negative: null });
      expect(play.state.decks.negative.discard).toEqual(['gruff']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    "[E6.12] what is in a shellback's slot is lost only by its own sign",
    {
      captains: [{ hold: ['tool'], crew: [{ board: 'bosun', negative: 'neat' }] }],
      content: withTool({ do: 'lose-trait', sign: 'negative', whom: 'each' }),
    },
    (play) => {
      usesTool(play);
      expect(play.crew(10).negative).toBe('neat');
      play.leaves(0, 'turn');
    },
  );
});

describe('where traits work', () => {
  const strong = (place: 'sea' | 'port' | 'expedition' | 'general') =>
    withTrait('strong', place, [{ is: 'crew-stat', stat: 'island', by: 5 }], ({ cards }) => ({
      cards: cards.map((card) =>
        card.id === 'beggar'
          ? {
              ...card,
              resolution: {
                type: 'test' as const,
                value: 'island' as const,
                success: { do: 'coin' as const, by: 1 },
                failure: { do: 'nothing' as const },
              },
            }
          : card,
      ),
    }));
  const test = {
    do: 'test',
    value: 'island',
    whom: 'choice',
    success: { do: 'coin', by: 1 },
    failure: { do: 'nothing' },
  } as const;

  for (const [place, needs] of [
    ['sea', 9],
    ['general', 9],
    ['port', 4],
    ['expedition', 4],
  ] as const)
    rule(
      `[E6.9] at sea one of the ${place} makes it ${needs}`,
      {
        captains: [{ hold: ['tool'], crew: [{ positive: 'strong' }] }],
        content: withTool(test, strong(place)),
        dice: [3],
      },
      (play) => {
        usesTool(play);
        expect(play.saw('test')).toMatchObject([{ needs }]);
        play.leaves(0, 'turn');
      },
    );

  for (const [place, needs] of [
    ['sea', 4],
    ['general', 9],
    ['port', 4],
    ['expedition', 9],
  ] as const)
    rule(
      `[E6.9] on an expedition one of the ${place} makes it ${needs}`,
      {
        captains: [{ hex: 73, crew: [{ positive: 'strong', at: { slot: 1, space: 0 } }] }],
        options: { exhaustive: false },
        map: { 12: 'holm' },
        content: strong(place),
        decks: { expedition: ['trial'] },
        dice: [3],
      },
      (play) => {
        play.picks(0, { is: 'expedition' });
        play.plodUntil(() => play.saw('test').length > 0);
        expect(play.saw('test')).toMatchObject([{ needs }]);
        play.stops();
      },
    );

  for (const [place, needs] of [
    ['sea', 4],
    ['general', 9],
    ['port', 9],
    ['expedition', 4],
  ] as const)
    rule(
      `[E6.9] in port one of the ${place} makes it ${needs}`,
      {
        captains: [{ hex: 73, crew: [{ positive: 'strong' }] }],
        map: { 12: 'haven' },
        step: 'turn-start',
        content: strong(place),
        decks: { denizen: ['beggar'] },
        dice: [3],
      },
      (play) => {
        play.picks(0, { is: 'send', service: 'denizen' });
        expect(play.saw('test')).toMatchObject([{ needs }]);
        play.stops();
      },
    );
});

describe('known traits', () => {
  rule(
    '[E6.32] astute: handing in costs a clue less',
    { captains: [{ hex: 73, clues: 4, crew: [{ positive: 'astute' }] }], map: { 12: 'haven' }, step: 'turn-start' },
    (play) => {
      play.picks(0, { is: 'send', crew: 10, service: 'university' });
      play.chooses(0, { is: 'clue' }, { is: 'clue' }, { is: 'clue' }, { is: 'clue' });
      expect(play.captain().clues).toBe(0);
      expect(play.state.tracks.ours).toBe(2);
      play.stops();
    },
  );
  rule(
    '[E6.32] others need all five',
    { captains: [{ hex: 73, clues: 4, crew: [{}] }], map: { 12: 'haven' }, step: 'turn-start' },
    (play) => {
      expect(play.blockedBecause(0, { is: 'send', service: 'university' })).toBe('cannot-pay');
      play.stops();
    },
  );

  rule(
    '[E6.33] belligerent: one die more',
    { captains: [{ crew: [{ positive: 'belligerent', at: 1 }], enemies: [{ kind: 'crab', at: 1 }] }] },
    (play) => {
      play.orders(0, 'crew').chooses(0, { is: 'place', place: { is: 'deck', zone: 1 } });
      expect(play.asked(0, 'fray-dice').about).toMatchObject({ pool: 3 });
      play.leaves(0, 'fray-dice');
    },
  );

  const test = {
    do: 'test',
    value: 'island',
    whom: 'choice',
    success: { do: 'coin', by: 7 },
    failure: { do: 'nothing' },
  } as const;
  rule(
    '[E6.34] blessed: a fate roll that concerns this crew may be repeated once, and the second stands',
    { captains: [{ hold: ['tool'], coin: 0, crew: [{ positive: 'blessed' }] }], content: withTool(test), dice: [9, 8] },
    (play) => {
      usesTool(play);
      expect(play.asked(0, 'reroll-fate').about).toEqual({ crew: 10, count: 9 });
      play.chooses(0, { is: 'yes' });
      expect(play.saw('fate').map(({ roll, final }) => [roll, final])).toEqual([
        [9, false],
        [8, true],
      ]);
      expect(play.saw('test')).toMatchObject([{ roll: 8, success: false }]);
      play.leaves(0, 'turn');
    },
  );
  rule(
    '[E6.34] or kept, and rolls of others are not touched',
    {
      captains: [{ hold: ['tool'], coin: 0, crew: [{ positive: 'blessed' }, {}] }],
      content: withTool(test),
      dice: [2],
    },
    (play) => {
      usesTool(play).chooses(0, { is: 'crew', crew: 11 });
      expect(play.captain().coin).toBe(7);
      play.leaves(0, 'turn');
    },
  );

  const kills = withTool({ do: 'suffer', gem: 'trauma', whom: 'each', count: 9 });
  rule(
    '[E6.35] [E6.43] enduring: instead of dying everything is cleared, traits are dealt anew, and it is below deck',
    {
      captains: [{ hold: ['tool'], crew: [{ positive: 'enduring', negative: 'gruff', strain: 2, at: 3 }] }],
      content: kills,
      decks: { positive: ['proud'], negative: ['idle'] },
    },
    (play) => {
      usesTool(play);
      play.asked(0, 'place-crew');
      play.chooses(0, below(0, 0));
      expect(play.crew(10)).toMatchObject({
        trauma: 0,
        strain: 0,
        positive: 'proud',
        negative: 'idle',
        place: { is: 'below', slot: 0, space: 0 },
        fatigued: false,
      });
      expect(play.saw('died')).toEqual([]);
      expect(play.saw('activated')).toEqual([]);
      expect(play.state.decks.positive.discard).toEqual(['enduring']);
      expect(play.state.decks.negative.discard).toEqual(['gruff']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E6.36] explorer: the card may be swapped once before the test',
    {
      captains: [{ hex: 73, crew: [{ positive: 'explorer', at: { slot: 1, space: 0 } }] }],
      options: { exhaustive: false },
      map: { 12: 'holm' },
      decks: { expedition: ['trial', 'dunes', 'cave'] },
    },
    (play) => {
      play.picks(0, { is: 'expedition' });
      expect(play.asked(0, 'swap-card').about).toMatchObject({ card: 'trial', crew: 10 });
      play.chooses(0, { is: 'yes' });
      play.plodUntil(() => play.state.explored.length > 0);
      expect(play.saw('card-swapped')).toHaveLength(1);
      expect(play.saw('test')).toEqual([]);
      expect(play.state.decks.expedition.discard).toEqual(['trial', 'dunes']);
      play.stops();
    },
  );

  const visiting = (vessel: Vessel, scene: Partial<Scene> = {}): Scene => ({
    captains: [{ hex: 73, ...vessel }],
    map: { 12: 'haven' },
    step: 'turn-start',
    ...scene,
  });
  rule(
    '[E6.37] extroverted: a visit takes 1 STRAIN away',
    visiting({ crew: [{ positive: 'extroverted', strain: 2 }] }),
    (play) => {
      expect(play.crew(10).strain).toBe(1);
      play.stops();
    },
  );
  rule('[E6.38] friendly: two denizens', visiting({ crew: [{ positive: 'friendly' }] }), (play) => {
    expect(play.state.visit?.denizens).toHaveLength(2);
    play.stops();
  });
  rule('[E6.38] otherwise one', visiting({ crew: [{}] }), (play) => {
    expect(play.state.visit?.denizens).toHaveLength(1);
    play.stops();
  });
  rule(
    '[E6.39] hardy: no STRAIN on deck',
    { captains: [{ crew: [{ positive: 'hardy', at: 3 }, { at: 3 }] }] },
    (play) => {
      play.endsTurn(0);
      expect([10, 11].map((id) => play.crew(id).strain)).toEqual([0, 1]);
      play.stops();
    },
  );
  rule(
    '[E6.40] savvy: one treasure a visit at its best price',
    visiting({ coin: 0, crew: [{ positive: 'savvy' }], hold: ['rum', 'salt'], hex: 73 }, { map: { 12: 'quay' } }),
    (play) => {
      play.picks(0, { is: 'send', crew: 10, service: 'sell' }).picks(0, { is: 'treasure', treasure: 'salt' });
      expect(play.captain().coin).toBe(18);
      play.picks(0, { is: 'treasure', treasure: 'rum' });
      expect(play.captain().coin).toBe(22);
      play.stops();
    },
  );
  rule(
    "[E6.41] wayfinder: reveals without crow's nest and points",
    { captains: [{ crew: [{ positive: 'wayfinder' }], hex: 74, fresh: { navigation: 0 } }] },
    (play) => {
      expect(play.canChoose(0, { is: 'reveal' })).toBe(true);
      play.stops();
    },
  );
  rule(
    '[E6.42] the number of orders refreshed is computed',
    {
      captains: [
        {
          crew: [{ positive: 'brisk' }],
          fresh: { crew: 0, navigation: 0, artillery: 0 },
          issued: { crew: 3, navigation: 3 },
        },
        {
          crew: [{ negative: 'sluggish' }],
          fresh: { crew: 0, navigation: 0, artillery: 0 },
          issued: { crew: 3, navigation: 3 },
        },
      ],
      step: 'entering-round',
    },
    (play) => {
      expect(play.asked(0, 'refresh').max).toBe(4);
      expect(play.asked(1, 'refresh').max).toBe(2);
      play.stops();
    },
  );
});
