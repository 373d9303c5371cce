import { describe, expect, test } from 'vitest';
import { character } from '../../src/content';
import { CHARACTERS, ITEMS, MYTHOS, SKILLS } from '../../src/content/ids';
import { SUCCESSION } from '../../src/content/succession';
import { beginning, fromTheBox, nameOf } from '../../src/testkit';

const SEEDS = Array.from({ length: 24 }, (_, i) => `seed ${i}`);
const TRIO = ['jeanne', 'svetlana', 'william'] as const;

describe('The table is laid (IV.2 to IV.8)', () => {
  fromTheBox('[IV.2] both track tokens stand on Start', { players: 3 }, ({ scenario }) => {
    expect(scenario.view('spectator').tracks).toEqual({ travel: 0, ritual: 0 });
  });

  fromTheBox('[IV.3] all four dials show 8', { players: 4 }, ({ scenario }) => {
    expect(scenario.view('spectator').dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
  });

  fromTheBox('[IV.4] the rest of the Deep Ones and passengers is in the supply', { players: 3 }, ({ scenario }) => {
    const view = scenario.view('spectator');
    expect(view.deepOneSupply).toBe(14);
    expect(view.passengers.supply).toBe(7);
  });

  test('[IV.4a] passengers lie facedown and are mixed', () => {
    const faces = SEEDS.map((seed) => beginning({ players: 3 }, seed).state.passengers.supply.join());
    expect(new Set(faces).size).toBeGreaterThan(1);
    const { passengers } = beginning({ players: 3 }).scenario.view(0);
    expect(passengers).toEqual({ supply: 7, deck: expect.objectContaining({ 'deck-3': 1, 'deck-4': 1 }) });
    expect(JSON.stringify(passengers)).not.toMatch(/soul|x/);
  });

  test('[IV.5] six skill decks by type, each shuffled', () => {
    const { state } = beginning({ players: 3 });
    for (const skill of SKILLS) {
      const { deck, discard } = state.skills[skill];
      expect(deck).toHaveLength(skill === 'treachery' ? 21 : 19); // two of each are in the chaos deck
      expect(deck.every((face) => nameOf(face).startsWith(skill))).toBe(true);
      expect(discard).toEqual([]);
      const orders = SEEDS.map((seed) => beginning({ players: 3 }, seed).state.skills[skill].deck.join());
      expect(new Set(orders).size).toBe(SEEDS.length);
    }
  });

  test('[IV.6] [IV.6a] damage and mythos decks are complete and shuffled', () => {
    const { state } = beginning({ players: 3 });
    expect(state.damage.deck).toHaveLength(9);
    expect(state.mythos.deck.map(({ card }) => card).sort()).toEqual([...MYTHOS].sort());
    const games = SEEDS.map((seed) => beginning({ players: 3 }, seed).state);
    expect(new Set(games.map(({ damage }) => damage.deck.join())).size).toBe(SEEDS.length);
    expect(new Set(games.map(({ mythos }) => mythos.deck.map(({ card }) => card).join())).size).toBe(SEEDS.length);
  });

  fromTheBox(
    '[IV.7] [IV.7a] the monarchs start in the Deep, others where the picture shows them',
    { players: 3 },
    (begin) => {
      const { monarchs, deepOnes, passengers } = begin.scenario.view('spectator');
      expect(monarchs).toEqual({ dagon: 'the-deep', hydra: 'the-deep' });
      expect(Object.entries(deepOnes).filter(([, count]) => count > 0)).toEqual([
        ['deck-1', 1],
        ['deck-2', 1],
        ['water-1', 2],
        ['water-2', 2],
      ]);
      expect(Object.entries(passengers.deck).filter(([, count]) => count > 0)).toEqual([
        ['deck-3', 1],
        ['deck-4', 1],
      ]);
    },
  );

  test('[IV.8] the chaos deck has two unseen cards of each type but treachery, shuffled together', () => {
    const { state, scenario } = beginning({ players: 3 });
    const types = state.chaos.map((face) => nameOf(face).split(' ')[0]);
    expect([...types].sort()).toEqual(
      SKILLS.filter((skill) => skill !== 'treachery')
        .flatMap((skill) => [skill, skill])
        .sort(),
    );
    expect(scenario.view(0).chaos).toBe(10);
    const orders = SEEDS.map((seed) =>
      beginning({ players: 3 }, seed)
        .state.chaos.map((face) => nameOf(face).split(' ')[0])
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(SEEDS.length / 2);
  });
});

describe('Characters (IV.9 to IV.12)', () => {
  test('[IV.9] a random player begins', () => {
    const first = SEEDS.map((seed) => beginning({ players: 3 }, seed).state.turn.current);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });

  fromTheBox(
    '[IV.9a] from that player on, clockwise, each picks one of the characters left',
    { players: 4 },
    (begin) => {
      const { scenario, order } = begin;
      const left = [...CHARACTERS];
      for (const [i, seat] of order.entries()) {
        scenario.expectAsked(seat);
        scenario.expectOptions(
          seat,
          'choose-character',
          left.map((each) => ({ is: 'character', character: each })),
        );
        expect(scenario.view('spectator').players[seat]?.character).toBeNull();
        const [taken] = left.splice(i + 1, 1);
        if (taken) scenario.answer(seat, [{ is: 'character', character: taken }]);
        expect(scenario.view('spectator').players[seat]?.character).toBe(taken);
      }
      expect(scenario.decision(order[1] ?? 0).kind).toBe('starting-hand');
      scenario.leaves(order[1] ?? 0, 'starting-hand');
    },
  );

  fromTheBox(
    '[IV.9b] [IV.10] [IV.10a] each has the own feat; sheets and feats nobody took are out of the game',
    { players: 3 },
    (begin) => {
      begin.take('arjun', 'jamie', 'samira').drawHands();
      const { players } = begin.scenario.view('spectator');
      expect(players.map(({ character: id }) => id).sort()).toEqual(['arjun', 'jamie', 'samira']);
      expect(players.map(({ feat }) => feat)).toEqual([true, true, true]);
      const menu = begin.scenario.decision(begin.order[0] ?? 0, 'action');
      const named = [...menu.options, ...(menu.blocked ?? [])].map(({ ref }) => JSON.stringify(ref)).join();
      for (const id of CHARACTERS) {
        const { ability, feat } = character(id);
        for (const source of [`ability:${ability.id}`, `feat:${feat.id}`])
          if (id !== 'arjun') expect(named).not.toContain(source);
      }
      expect(named).toContain('ability:deck-chief');
    },
  );

  fromTheBox(
    '[IV.11] [IV.11a] [IV.12] each has the starting item faceup and stands on the starting space',
    { players: 3 },
    (begin) => {
      begin.take('arjun', 'jamie', 'samira').drawHands();
      const [a, b, c] = begin.order;
      const { players, items } = begin.scenario.view('spectator');
      expect(players[a ?? 0]).toMatchObject({ space: 'bridge', items: ['six-shooter'] });
      expect(players[b ?? 0]).toMatchObject({ space: 'bridge', items: ['repeating-rifle'] });
      expect(players[c ?? 0]).toMatchObject({ space: 'cargo-hold', items: ['starbuck'] });
      expect(items.count).toBe(17);
      expect(begin.state.items.deck.map(({ card }) => card).sort()).toEqual(
        ITEMS.filter((id) => !['six-shooter', 'repeating-rifle', 'starbuck'].includes(id)).sort(),
      );
    },
  );

  test('[IV.11a] the item deck is shuffled', () => {
    const decks = SEEDS.map((seed) =>
      beginning({ players: 3 }, seed)
        .take(...TRIO)
        .state.items.deck.map(({ card }) => card)
        .join(),
    );
    expect(new Set(decks).size).toBe(SEEDS.length);
  });

  for (const id of CHARACTERS)
    fromTheBox(
      `[IV.11] [IV.12] the sheet of ${id} names the space and the item`,
      { players: 3, characters: [id, ...CHARACTERS.filter((each) => each !== id).slice(0, 2)] },
      ({ scenario }) => {
        const { start, item } = character(id);
        expect(scenario.view('spectator').players[0]).toMatchObject({ character: id, space: start, items: [item] });
      },
    );
});

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
