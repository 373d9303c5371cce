import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../../src/content/ids';
import { SUCCESSION } from '../../src/content/succession';
import { beginning, fromTheBox, nameOf } from '../../src/testkit';

const SEEDS = Array.from({ length: 24 }, (_, i) => `seed ${i}`);
const TRIO = ['jeanne', 'svetlana', 'william'] as const;

describe('Hands and titles (IV.13 to IV.15)', () => {
  fromTheBox(
    '[IV.13] [IV.13a] from the left of the first player on, each draws three; the first has none',
    { players: 4 },
    (begin) => {
      const { scenario } = begin.take('arjun', 'jeanne', 'samira', 'william');
      const [first, second, third, fourth] = begin.order as [number, number, number, number];
      for (const seat of [second, third, fourth]) {
        scenario.expectAsked(seat);
        expect(scenario.decision(seat, 'starting-hand')).toMatchObject({ min: 3, max: 3 });
        scenario.expectRefusal(seat, () => [0, 1], 'too-few');
        scenario.expectRefusal(seat, () => [0, 1, 2, 3], 'too-many');
        scenario.answer(seat, () => [0, 2, 4]);
        expect(begin.state.players[seat]?.hand).toHaveLength(3);
      }
      const drew = scenario.events('spectator').flatMap((event) => (event.type === 'drew' ? [event] : []));
      expect(drew.slice(0, 3).map(({ seat, skills }) => [seat, skills])).toEqual([
        [second, ['influence', 'observation', 'strength']],
        [third, ['lore', 'observation', 'will']],
        [fourth, ['lore', 'lore', 'will']],
      ]);
      expect(drew.slice(3).map(({ seat }) => seat)).toEqual([first]); // the first player's own turn has begun
      expect(begin.state.players[first]?.hand).toHaveLength(5);
    },
  );

  fromTheBox('[X.6] William may begin with two lore and one will, but not with three will', { players: 3 }, (begin) => {
    const { scenario } = begin.take('arjun', 'william', 'jeanne');
    const seat = begin.order[1] ?? 0;
    scenario.expectOptions(
      seat,
      'starting-hand',
      (['lore', 'lore', 'lore', 'will', 'will'] as const).map((skill) => ({ is: 'skill', skill })),
    );
    const will = { is: 'skill', skill: 'will' } as const;
    scenario.expectRefusal(seat, [will, will, will], 'repeated');
    scenario.answer(seat, [{ is: 'skill', skill: 'lore' }, { is: 'skill', skill: 'lore' }, will]);
    const types = begin.state.players[seat]?.hand.map((face) => nameOf(face).split(' ')[0]);
    expect(types?.sort()).toEqual(['lore', 'lore', 'will']);
  });

  fromTheBox(
    '[X.7] [IV.14] [IV.15] [49.2] of Jeanne, Svetlana and William, Jeanne is Captain and William Keeper',
    { players: 3 },
    (begin) => {
      begin.take('svetlana', 'william', 'jeanne').drawHands();
      const [, william, jeanne] = begin.order;
      expect(begin.scenario.view('spectator').titles).toEqual({ captain: jeanne, keeper: william });
      expect(begin.scenario.view('spectator')).toMatchObject({ waypoints: { count: 20 }, spells: { count: 20 } });
      const titles = begin.scenario.events('spectator').filter(({ type }) => type === 'title');
      expect(titles).toEqual([
        { type: 'title', title: 'captain', seat: jeanne, from: null },
        { type: 'title', title: 'keeper', seat: william, from: null },
      ]);
    },
  );

  test('[IV.14] [IV.15] waypoints and spells are shuffled', () => {
    const games = SEEDS.map((seed) => beginning({ players: 3 }, seed).state);
    expect(new Set(games.map(({ waypoints }) => waypoints.deck.map(({ card }) => card).join())).size).toBe(
      SEEDS.length,
    );
    expect(new Set(games.map(({ spells }) => spells.deck.map(({ card }) => card).join())).size).toBe(SEEDS.length);
  });

  const lines = {
    captain: 'keilani arjun jeanne jamie svetlana beatrice edmund ishmael william samira',
    keeper: 'william ishmael beatrice edmund samira svetlana jamie jeanne arjun keilani',
  };
  for (const [title, id] of [
    ['captain', 'IV.14a'],
    ['keeper', 'IV.15a'],
  ] as const)
    test(`[${id}] [49.2] whoever is highest in the line of the ${title} has the title, whatever the seats`, () => {
      expect(SUCCESSION[title].join(' ')).toBe(lines[title]);
      for (let i = 0; i + 2 < CHARACTERS.length; i++) {
        const [a, b, c] = SUCCESSION[title].slice(i, i + 3);
        if (!a || !b || !c) throw new Error('the line is too short');
        const begin = beginning({ players: 3, characters: [c, a, b] }).drawHands();
        expect(begin.state.titles[title]).toBe(1);
      }
    });
});

describe('Loyalty (IV.16, IV.17)', () => {
  for (const [id, players, hybrid, cultist, human] of [
    ['IV.16a', 3, 1, 0, 5],
    ['IV.16b', 4, 1, 1, 6],
    ['IV.16c', 5, 2, 0, 8],
    ['IV.16d', 6, 2, 1, 9],
  ] as const)
    fromTheBox(
      `[IV.16] [${id}] ${players} players: ${hybrid} Hybrid, ${cultist} Cultist, ${human} Human`,
      { players },
      ({ state }) => {
        const count = (card: string) => state.loyaltyDeck.filter((each) => each === card).length;
        expect([count('hybrid'), count('cultist'), count('human')]).toEqual([hybrid, cultist, human]);
      },
    );

  fromTheBox(
    '[X.8] [IV.17] each is dealt one card facedown, and one for each waits for the awakening',
    { players: 3 },
    (begin) => {
      expect([...begin.state.loyaltyDeck].sort()).toEqual(['human', 'human', 'human', 'human', 'human', 'hybrid']);
      begin.take(...TRIO).drawHands();
      expect(begin.state.players.map(({ loyalty }) => loyalty.length)).toEqual([1, 1, 1]);
      expect(begin.scenario.view('spectator').loyaltyDeck).toBe(3);
      expect(begin.state.players.every(({ revealed }) => revealed === null)).toBe(true);
    },
  );

  test('[IV.17] the cards are shuffled before', () => {
    const deals = SEEDS.map((seed) => {
      const { state } = beginning({ players: 3 }, seed)
        .take(...TRIO)
        .drawHands();
      return state.players.map(({ loyalty }) => loyalty[0]?.card).join();
    });
    expect(new Set(deals).size).toBeGreaterThan(2);
  });

  fromTheBox('[IV.17a] everybody sees the own card, at the same time, and no other', { players: 4 }, (begin) => {
    begin.take('arjun', 'jeanne', 'samira', 'william').drawHands();
    const dealt = begin.state.players.map(({ loyalty }) => loyalty[0]?.card);
    for (const viewer of [0, 1, 2, 3] as const) {
      const seen = begin.scenario.view(viewer).players.map(({ loyalty }) => loyalty);
      expect(seen).toEqual(dealt.map((card, seat) => [seat === viewer ? card : null]));
      const told = begin.scenario.events(viewer).flatMap((event) => (event.type === 'loyalty-got' ? [event] : []));
      expect(told).toEqual([{ type: 'loyalty-got', seat: viewer, card: dealt[viewer], from: null }]);
    }
    expect(begin.scenario.view('spectator').players.map(({ loyalty }) => loyalty)).toEqual([
      [null],
      [null],
      [null],
      [null],
    ]);
    expect(begin.scenario.events('spectator').filter(({ type }) => type === 'loyalty-got')).toEqual([]);
  });
});
