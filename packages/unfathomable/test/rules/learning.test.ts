import { scenarioTest } from '@undertow/kernel/testkit';
import { describe, expect } from 'vitest';
import { unfathomable } from '../../src/game';
import { defaultOptions } from '../../src/model/options';
import type { Unfathomable } from '../../src/model/types';
import { type Beginning, fromTheBox, nameOf, plod, rule } from '../../src/testkit';

const TRIO = ['jeanne', 'svetlana', 'william'] as const;
const learning = { players: 3, learning: true, characters: TRIO } as const;

const types = (hand: readonly number[] | undefined) => (hand ?? []).map((face) => nameOf(face).split(' ')[0]).sort();

const dealt = ({ scenario }: Beginning): number =>
  scenario.events('spectator').filter(({ type }) => type === 'loyalty-dealt').length;

describe('The learning game (L.4 to L.12)', () => {
  fromTheBox(
    '[L.4] it is set up like any game, six Deep Ones and two passengers included',
    learning,
    ({ scenario, state }) => {
      const view = scenario.view('spectator');
      expect(view).toMatchObject({
        tracks: { travel: 0, ritual: 0 },
        deepOneSupply: 14,
        monarchs: { dagon: 'the-deep', hydra: 'the-deep' },
        chaos: 10,
        damage: { count: 9 },
        waypoints: { count: 20 },
        spells: { count: 20 },
        items: { count: 17 },
      });
      expect(view.deepOnes).toMatchObject({ 'water-1': 2, 'water-2': 2, 'deck-1': 1, 'deck-2': 1 });
      expect(view.passengers).toMatchObject({ supply: 7, deck: { 'deck-3': 1, 'deck-4': 1 } });
      expect(view.mythos.count).toBe(70);
      expect(view.players.map(({ items, space }) => [items, space])).toEqual([
        [['tool-kit'], 'boiler-room'],
        [['travel-pharmacy'], 'captains-cabin'],
        [['elder-sign-amulet'], 'chapel'],
      ]);
      expect(state.titles).toEqual({ captain: 0, keeper: 2 });
    },
  );

  fromTheBox(
    '[L.5] [X.9] all but the first player start with their full skill sets: William with 3 lore and 2 will',
    { players: 3, learning: true },
    (begin) => {
      const [jeanne, svetlana, william] = begin.take(...TRIO).order as [number, number, number];
      const handOf = (seat: number) => types(begin.state.players[seat]?.hand);
      expect(handOf(svetlana)).toEqual(['influence', 'influence', 'lore', 'observation', 'observation']);
      expect(handOf(william)).toEqual(['lore', 'lore', 'lore', 'will', 'will']);
      const drew = begin.scenario.events('spectator').flatMap((event) => (event.type === 'drew' ? [event.seat] : []));
      expect(drew).toEqual([svetlana, william, jeanne]); // the first player draws only when the first turn begins
    },
  );

  for (const [id, players, hybrid, human] of [
    ['L.6a', 3, 1, 5],
    ['L.6b', 4, 1, 7],
    ['L.6c', 5, 2, 8],
    ['L.6d', 6, 2, 10],
  ] as const)
    fromTheBox(
      `[L.6] [${id}] [L.7] ${players} players: no Cultist, ${hybrid} Hybrid, ${human} Human, and dials at 8`,
      { players, learning: true },
      ({ state, scenario }) => {
        const count = (card: string) => state.loyaltyDeck.filter((each) => each === card).length;
        expect([count('cultist'), count('hybrid'), count('human')]).toEqual([0, hybrid, human]);
        expect(scenario.view('spectator').dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
      },
    );

  fromTheBox(
    '[L.7] also at a table that wants no Cultist',
    { players: 4, learning: true, cultist: false },
    ({ scenario }) => {
      expect(scenario.view('spectator').dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
    },
  );

  fromTheBox(
    '[L.8] [L.9] nobody has a loyalty card until everybody has completed a turn, so nobody can reveal before',
    learning,
    (begin) => {
      const { scenario } = begin;
      for (const turn of [1, 2, 3]) {
        begin.plodUntil(() => begin.state.turn.number === turn && begin.state.turn.step === 'action');
        const seat = begin.state.turn.current;
        expect(scenario.view('spectator').players.map(({ loyaltyCount }) => loyaltyCount)).toEqual([0, 0, 0]);
        const menu = scenario.decision(seat, 'action');
        expect([...menu.options, ...(menu.blocked ?? [])].map(({ ref }) => ref)).not.toContainEqual({ is: 'reveal' });
        begin.plodUntil(() => begin.state.turn.number > turn);
        expect(dealt(begin)).toBe(turn === 3 ? 1 : 0);
      }
      expect(begin.state.players.map(({ loyalty }) => loyalty.length)).toEqual([1, 1, 1]);
      expect(scenario.view('spectator').loyaltyDeck).toBe(3);
      for (const seat of [0, 1, 2]) {
        const own = begin.state.players[seat]?.loyalty.map(({ card }) => card);
        expect(scenario.view(seat).players[seat]?.loyalty).toEqual(own);
      }
    },
  );

  rule(
    '[L.12] after the deal the usual rules hold: a traitor may reveal',
    {
      people: [{ character: 'jeanne', loyalty: ['hybrid'] }, { character: 'svetlana' }, { character: 'william' }],
      options: { learning: true },
      damageDeck: ['fuel-leak'],
    },
    (play) => {
      play.reveals('jeanne').picks('jeanne', { is: 'space', space: 'chapel' });
      expect(play.person('jeanne').revealed).toBe('hybrid');
      play.stops();
    },
  );

  rule(
    '[L.12] and the awakening deals the second cards',
    {
      people: [{ character: 'jeanne', hand: ['strength 5'] }, { character: 'svetlana' }, { character: 'william' }],
      options: { learning: true },
      travel: 3,
      placed: ['calm-waters'],
      waypoints: ['smooth-sailing', 'reef'],
      deepOnes: {},
      dice: [5],
    },
    (play) => {
      play.uses('jeanne', 'room:boiler-room').plays('jeanne', 'strength 5').nobodyResponds();
      play.picks('jeanne', { is: 'waypoint', waypoint: 'smooth-sailing' });
      expect(play.saw('awakening')).toHaveLength(1);
      expect(play.state.players.map(({ loyalty }) => loyalty.length)).toEqual([2, 2, 2]);
      play.stops();
    },
  );

  rule(
    '[L.8] [L.12] a ship so fast that it awakens before the first deal gets both cards at once',
    {
      people: [
        { character: 'jeanne', hand: ['strength 5'], loyalty: [] },
        { character: 'svetlana', loyalty: [] },
        { character: 'william', loyalty: [] },
      ],
      options: { learning: true },
      travel: 3,
      placed: ['calm-waters'],
      waypoints: ['smooth-sailing', 'reef'],
      deepOnes: {},
      dice: [5],
      also: (state) => {
        state.loyaltyDealt = false;
      },
    },
    (play) => {
      play.uses('jeanne', 'room:boiler-room').plays('jeanne', 'strength 5').nobodyResponds();
      play.picks('jeanne', { is: 'waypoint', waypoint: 'smooth-sailing' });
      expect(play.saw('loyalty-dealt')).toEqual([
        { type: 'loyalty-dealt', awakening: false },
        { type: 'loyalty-dealt', awakening: true },
      ]);
      expect(play.state.players.map(({ loyalty }) => loyalty.length)).toEqual([2, 2, 2]);
      expect(play.state.loyaltyDeck).toEqual([]);
      play.stops();
    },
  );
});

describe('After the awakening (L.42)', () => {
  for (const players of [3, 4, 5, 6] as const)
    scenarioTest<Unfathomable>(
      `[L.42] the loyalty deck of ${players} players is empty, and at least one of them is a traitor`,
      {
        game: unfathomable,
        options: { ...defaultOptions(players), characters: 'random' },
        play: (match) => {
          while (match.state.turn.step === 'setup') {
            const [asked] = match.pending;
            if (!asked) return;
            match.answer(asked.seat, asked.id, plod(asked));
          }
        },
        arrange: (state) => {
          const at = state.waypoints.deck.findIndex(({ card }) => card === 'calm-waters');
          state.waypoints.deck.splice(at, 1);
          state.waypoints.placed = ['calm-waters'];
          state.tracks.travel = 3;
          state.turn.step = 'mythos';
          const jewelry = state.mythos.deck.findIndex(({ card }) => card === 'missing-jewelry');
          state.mythos.deck.push(...state.mythos.deck.splice(jewelry, 1));
        },
      },
      (scene) => {
        for (let i = 0; i < 60 && !scene.state.awakened && !scene.match.over; i++) {
          const [asked] = scene.match.pending;
          if (asked) scene.answer(asked.seat, plod);
        }
        expect(scene.state.awakened).toBe(true);
        expect(scene.state.loyaltyDeck).toEqual([]);
        const cards = scene.state.players.flatMap(({ loyalty }) => loyalty.map(({ card }) => card));
        expect(cards).toHaveLength(2 * players);
        expect(cards.filter((card) => card !== 'human').length).toBeGreaterThan(0);
        for (const { seat, kind } of scene.match.pending) scene.leaves(seat, kind as 'action');
      },
    );
});
