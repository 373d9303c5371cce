import { describe, expect, test } from 'vitest';
import { character } from '../../src/content';
import { CHARACTERS, ITEMS, MYTHOS, SKILLS } from '../../src/content/ids';
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
