import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import { checkContent, countContent } from '../../src/content/check';
import { gossip, hush, lull, murmur } from '../../src/content/dsl';
import type { Effect } from '../../src/content/effect';
import type { HexKind } from '../../src/content/ids';
import { everyPart, outcomesOf } from '../../src/content/walk';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('What is in the box', () => {
  it('can be played: there is no fault in it', () => {
    expect(checkContent(content)).toEqual([]);
  });

  it('is all there', () => {
    expect(countContent(content)).toEqual({
      tiles: 24,
      ports: 7,
      deckhands: 12,
      shellbacks: 10,
      positiveTraits: 16,
      negativeTraits: 20,
      indelibleTraits: 10,
      enemyKinds: 17,
      enemiesAct1: 14,
      enemiesAct2: 12,
      enemiesAct3: 10,
      enemyShips: 6,
      elders: 5,
      improvementKinds: 19,
      improvements: 39,
      artilleryKinds: 15,
      artillery: 30,
      treasures: 40,
      seaEvents: 36,
      expeditions: 28,
      denizens: 30,
      passengers: 10,
      stories: 14,
      storyCards: 28,
    });
  });

  it('has as many hexes of each kind as the map needs, later Acts being rougher', () => {
    const hexes = (act: number): Record<HexKind, number> => {
      const counts: Record<HexKind, number> = { calm: 0, rough: 0, wreck: 0, spawn: 0, port: 0, island: 0, altar: 0 };
      for (const tile of content.tiles) if (tile.act === act) for (const hex of tile.hexes) counts[hex]++;
      return counts;
    };
    expect(hexes(1)).toEqual({ calm: 32, rough: 4, wreck: 2, spawn: 1, port: 3, island: 5, altar: 1 });
    expect(hexes(2)).toEqual({ calm: 23, rough: 10, wreck: 3, spawn: 3, port: 2, island: 5, altar: 2 });
    expect(hexes(3)).toEqual({ calm: 17, rough: 14, wreck: 3, spawn: 4, port: 2, island: 5, altar: 3 });
  });

  it('rewards those who reveal tiles with 2, 3 and 34 clues', () => {
    const clues = (act: number): number =>
      content.tiles.filter((tile) => tile.act === act).reduce((sum, tile) => sum + tile.clues, 0);
    expect([clues(1), clues(2), clues(3)]).toEqual([2, 3, 34]);
  });

  it('has enemies that grow with the Act', () => {
    const range = (act: number, of: 'health' | 'dice' | 'spoils'): readonly [number, number] => {
      const values = content.enemies.filter((enemy) => enemy.act === act).map((enemy) => enemy[of]);
      return [Math.min(...values), Math.max(...values)];
    };
    expect([range(1, 'health'), range(2, 'health'), range(3, 'health')]).toEqual([
      [3, 4],
      [5, 7],
      [6, 8],
    ]);
    expect([1, 2, 3].map((act) => range(act, 'dice'))).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
    expect([1, 2, 3].map((act) => range(act, 'spoils'))).toEqual([
      [1, 1],
      [2, 2],
      [4, 4],
    ]);
  });

  it('has ships, guns and improvements in reach of the coin there is', () => {
    for (const { health, dice, range } of content.enemyShips) {
      expect([health >= 2 && health <= 3, dice >= 3 && dice <= 4, range >= 2 && range <= 4]).toEqual([
        true,
        true,
        true,
      ]);
    }
    const costs = content.improvements.flatMap(({ cost, copies }) => new Array<number>(copies).fill(cost ?? 0));
    expect(Math.min(...costs)).toBe(10);
    expect(Math.max(...costs)).toBe(40);
    expect(mean(costs)).toBeCloseTo(22, -0.5);
    for (const { cost, cells } of content.artillery) {
      if (cost === null) expect(Math.max(...cells.map(({ dice }) => dice))).toBeLessThanOrEqual(3);
      else expect(cost >= 15 && cost <= 40).toBe(true);
    }
  });

  it('has treasures worth about 12, and 20 where they are wanted, relics 8 for each clue', () => {
    expect(mean(content.treasures.map(({ standard }) => standard))).toBeGreaterThan(9);
    expect(mean(content.treasures.map(({ standard }) => standard))).toBeLessThan(12.5);
    expect(mean(content.treasures.map(({ desired }) => desired.price))).toBeGreaterThan(17);
    expect(mean(content.treasures.map(({ desired }) => desired.price))).toBeLessThan(21);
    const common = content.treasures.filter(({ kind }) => kind !== 'relic');
    expect(Math.max(...common.map(({ undesired }) => undesired.price))).toBe(5);
    for (const { kind, clues, standard } of content.treasures)
      if (kind === 'relic') expect(standard).toBe(8 * (clues ?? 0));
    const kinds = (kind: string): number => content.treasures.filter((treasure) => treasure.kind === kind).length;
    expect([kinds('commodity'), kinds('shanty'), kinds('trinket'), kinds('relic')]).toEqual([16, 8, 8, 8]);
    expect(content.treasures.filter(({ use }) => use).length).toBeGreaterThanOrEqual(12);
  });

  it('has a sea that does not only bring enemies', () => {
    const sea = content.cards.filter(({ deck, story }) => deck === 'sea' && !story);
    const with_ = (kind: string): number =>
      sea.filter((card) => outcomesOf(card).some(([, effect]) => everyPart(effect).some((part) => part.do === kind)))
        .length;
    expect(with_('board')).toBe(8);
    expect(with_('enemy-ship')).toBe(3);
    expect(with_('begin-story')).toBe(2);
    const telling = (of: Effect) =>
      sea.filter((card) => outcomesOf(card).some(([, effect]) => everyPart(effect).includes(of)));
    expect([telling(gossip).length, telling(lull).length]).toEqual([16, 14]);
    // It always hangs on a choice or a test.
    for (const { id, resolution } of [...telling(gossip), ...telling(lull)])
      expect(resolution.type, id).not.toBe('direct');
  });

  it('lets the Elder One sleep on after anything done at sea, but for stories and part of it on a short voyage', () => {
    const outcomes = content.cards
      .filter(({ deck, story }) => deck === 'sea' && !story)
      .flatMap((card) => outcomesOf(card).map(([outcome, effect]) => ({ name: [card.id, outcome], effect })));
    expect(outcomes.filter(({ effect }) => !everyPart(effect).includes(hush)).map(({ name }) => name)).toEqual([]);
    expect([outcomes.length, outcomes.filter(({ effect }) => everyPart(effect).includes(murmur)).length]).toEqual([
      76, 16,
    ]);
  });

  it('[E9.9] spreads its stories over the three decks', () => {
    const numbered = content.cards.filter(({ story }) => story);
    const decks = (step: string, deck: string): number =>
      numbered.filter((card) => card.story?.step === step && card.deck === deck).length;
    expect([decks('journey', 'sea'), decks('journey', 'expedition'), decks('journey', 'denizen')]).toEqual([6, 6, 2]);
    expect([decks('epilogue', 'sea'), decks('epilogue', 'expedition'), decks('epilogue', 'denizen')]).toEqual([
      5, 2, 7,
    ]);
    expect(numbered.map(({ story }) => story?.number ?? 0).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 28 }, (_, index) => index + 1),
    );
    expect(numbered.filter(({ story }) => story?.requires).length).toBe(4);
  });

  it('has no card without a choice, a test or a journey to offer', () => {
    const flat = content.cards.filter(
      ({ resolution }) =>
        resolution.type === 'direct' && !everyPart(resolution.effect).some((part) => part.do === 'choose'),
    );
    expect(flat.map(({ id }) => id)).toEqual([]);
  });
});
