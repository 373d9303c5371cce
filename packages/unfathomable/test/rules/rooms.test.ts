import { describe, expect } from 'vitest';
import { DECK_SPACES } from '../../src/content/ids';
import { type Person, rule, type Scene } from '../../src/testkit';

const table = (one: Person, more: Partial<Scene> = {}): Scene => ({
  people: [one, { character: 'samira', in: 'deck-8' }, { character: 'beatrice', in: 'deck-7', feat: false }],
  deepOnes: {},
  passengers: {},
  ...more,
});

describe('The actions of the rooms (L.47 to L.54)', () => {
  rule(
    '[L.47] Bridge: risk a passenger, look at two mythos cards, one stays on top and one goes to the bottom',
    table({ character: 'arjun', in: 'bridge' }, { mythos: ['hull-leak', 'food-rationing', 'infection'], dice: [6] }),
    (play) => {
      play.uses('arjun', 'room:bridge').nobodyResponds();
      expect(play.saw('risked')).toEqual([{ type: 'risked', space: 'deck-6' }]);
      play.offers('arjun', 'choose-deck', [
        { is: 'deck', deck: 'mythos' },
        { is: 'deck', deck: 'waypoint' },
      ]);
      play.picks('arjun', { is: 'deck', deck: 'mythos' });
      expect(play.asked('arjun', 'sort-top')).toMatchObject({ min: 1, max: 1 });
      expect(play.asked('arjun').options).toHaveLength(2);
      play.picks('arjun', { is: 'mythos', mythos: 'food-rationing' });
      expect(play.state.mythos.deck.slice(-2).map(({ card }) => card)).toEqual(['infection', 'food-rationing']);
      expect(play.state.mythos.deck[0]?.card).toBe('hull-leak');
      play.stops();
    },
  );

  rule(
    '[L.47] or at two waypoints',
    table({ character: 'arjun', in: 'bridge' }, { waypoints: ['reef', 'iceberg', 'hurricane'], dice: [6] }),
    (play) => {
      play.uses('arjun', 'room:bridge').nobodyResponds().picks('arjun', { is: 'deck', deck: 'waypoint' });
      play.picks('arjun', { is: 'waypoint', waypoint: 'reef' });
      expect(play.state.waypoints.deck.at(-1)?.card).toBe('reef');
      expect(play.state.waypoints.deck[0]?.card).toBe('iceberg');
      play.stops();
    },
  );

  rule(
    '[L.47] without a passenger to risk it cannot be used',
    table({ character: 'arjun', in: 'bridge' }, { passengersLeft: 0 }),
    (play) => {
      expect(play.canUse('arjun', 'room:bridge')).toBe(false);
      expect(play.blockedBecause('arjun', { is: 'use', source: 'room:bridge' })).toBe('supply-empty');
      play.stops();
    },
  );

  rule(
    '[L.48] Captain’s Cabin: choose another human; if the check of 8 passes, they go to the Brig',
    {
      people: [
        { character: 'arjun', in: 'captains-cabin', hand: ['influence 1'] },
        { character: 'samira', in: 'deck-8', hand: ['observation 2'] },
        { character: 'beatrice', in: 'brig' },
        { character: 'jamie', in: 'galley', revealed: 'hybrid' },
        { character: 'william', in: 'sick-bay' },
      ],
      deepOnes: {},
      passengers: {},
      chaos: ['influence 4', 'observation 1'],
    },
    (play) => {
      play.uses('arjun', 'room:captains-cabin');
      play.offers('arjun', 'choose-human', [
        { is: 'seat', seat: 1 },
        { is: 'seat', seat: 4 },
      ]);
      play.picks('arjun', { is: 'seat', seat: 4 });
      expect(play.saw('check')[0]).toMatchObject({ target: 8, skills: ['influence', 'observation'] });
      play.plays('samira', 'observation 2').plays('arjun', 'influence 1').nobodyResponds();
      expect(play.saw('check-result')[0]).toMatchObject({ result: 'pass', total: 8 });
      expect(play.person('william').space).toBe('brig');
      play.stops();
    },
  );

  for (const [roll, sanity] of [
    [1, 7],
    [2, 8],
  ] as const)
    rule(
      `[L.49a] Chapel: a lore card of 5 and a ${roll} ${sanity === 7 ? 'cost 1 sanity' : 'cost nothing'}; the ritual advances`,
      table({ character: 'william', in: 'chapel', hand: ['lore 5', 'will 1'] }, { dice: [roll] }),
      (play) => {
        play.uses('william', 'room:chapel');
        expect(play.asked('william', 'choose-effect').options).toHaveLength(2);
        play.picks('william', { is: 'effect', index: 1 });
        play.offers('william', 'discard-cards', [{ is: 'card', card: 9, at: 0 }]); // not the will card
        play.plays('william', 'lore 5').nobodyResponds();
        expect(play.state.dials.sanity).toBe(sanity);
        expect(play.state.tracks.ritual).toBe(1);
        expect(play.names('william')).toEqual(['will 1']);
        play.stops();
      },
    );

  rule(
    '[L.49] [L.49a] without a lore card only the way back is offered',
    table({ character: 'william', in: 'chapel', hand: ['will 1'] }, { ritual: 1 }),
    (play) => {
      play.uses('william', 'room:chapel');
      play.offers('william', 'choose-effect', [{ is: 'effect', source: 'room:chapel', index: 0 }]);
      play.picks('william', { is: 'effect', index: 0 });
      expect(play.state.tracks.ritual).toBe(0);
      play.stops();
    },
  );

  rule(
    '[L.50] Cargo Hold: of the top two items one goes into the play area, the other to the bottom',
    table({ character: 'arjun', in: 'cargo-hold' }, { itemDeck: ['shotgun', 'plimsolls', 'kitchen-knife'] }),
    (play) => {
      play.uses('arjun', 'room:cargo-hold');
      play.offers('arjun', 'choose-item', [
        { is: 'item', item: 'shotgun', owner: null },
        { is: 'item', item: 'plimsolls', owner: null },
      ]);
      play.picks('arjun', { is: 'item', item: 'plimsolls' });
      expect(play.person('arjun').items).toEqual(['six-shooter', 'plimsolls']);
      expect(play.state.items.deck[0]?.card).toBe('shotgun');
      expect(play.state.items.deck.at(-1)?.card).toBe('kitchen-knife');
      play.stops();
    },
  );

  for (const [roll, fuel] of [
    [4, 7],
    [5, 8],
  ] as const)
    rule(
      `[L.51] Boiler Room: a strength card of 2 and a ${roll} ${fuel === 7 ? 'cost 1 fuel' : 'cost nothing'}; the ship advances`,
      table({ character: 'arjun', in: 'boiler-room', hand: ['strength 2', 'will 5'] }, { dice: [roll] }),
      (play) => {
        play.uses('arjun', 'room:boiler-room').plays('arjun', 'strength 2').nobodyResponds();
        expect(play.state.dials.fuel).toBe(fuel);
        expect(play.state.tracks.travel).toBe(1);
        expect(play.names('arjun')).toEqual(['will 5']);
        play.stops();
      },
    );

  rule(
    '[L.51] without a strength card it cannot be used',
    table({ character: 'arjun', in: 'boiler-room', hand: ['will 5'] }),
    (play) => {
      expect(play.blockedBecause('arjun', { is: 'use', source: 'room:boiler-room' })).toBe('cannot-pay');
      play.stops();
    },
  );

  for (const [roll, food] of [
    [2, 7],
    [3, 8],
  ] as const)
    rule(
      `[L.52] Galley: after drawing three cards a ${roll} ${food === 7 ? 'costs 1 food' : 'costs nothing'}`,
      table({ character: 'arjun', in: 'galley' }, { dice: [roll] }),
      (play) => {
        play.uses('arjun', 'room:galley');
        expect(play.asked('arjun', 'draw-skills')).toMatchObject({ min: 0, max: 5 });
        expect(play.canChoose('arjun', { is: 'skill', skill: 'treachery' })).toBe(false);
        play.chooses('arjun', [
          { is: 'skill', skill: 'will' },
          { is: 'skill', skill: 'lore' },
          { is: 'skill', skill: 'will' },
        ]);
        play.nobodyResponds();
        expect(play.person('arjun').hand).toHaveLength(3);
        expect(play.state.dials.food).toBe(food);
        play.stops();
      },
    );

  rule(
    '[L.54] Brig: who passes the check of 8 moves to any ship space but a cell',
    table(
      { character: 'arjun', in: 'brig' },
      {
        chaos: ['lore 4', 'strength 4'],
      },
    ),
    (play) => {
      play.uses('arjun', 'room:brig').nobodyResponds();
      expect(play.saw('check')[0]).toMatchObject({ target: 8, skills: ['lore', 'strength'] });
      play.offers(
        'arjun',
        'choose-space',
        (['bridge', 'chapel', 'captains-cabin', 'cargo-hold', 'galley', 'boiler-room', ...DECK_SPACES] as const).map(
          (space) => ({ is: 'space', space }),
        ),
      );
      play.picks('arjun', { is: 'space', space: 'deck-5' });
      expect(play.person('arjun').space).toBe('deck-5');
      play.stops();
    },
  );

  rule(
    '[L.54] whoever is in the Brig is bound by its rules',
    table({ character: 'arjun', in: 'brig', hand: ['will 1', 'will 2'] }),
    (play) => {
      expect(play.canChoose('arjun', { is: 'move' })).toBe(false);
      expect(play.blockedBecause('arjun', { is: 'move' })).toBe('in-the-brig');
      play.uses('arjun', 'room:brig').nobodyResponds();
      expect(play.asked('arjun', 'contribute').max).toBe(1);
      play.stops();
    },
  );
});
