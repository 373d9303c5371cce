import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import { cards, type OurCard } from '../../src/content/cards';
import { outcomesOf } from '../../src/content/walk';
import { cards as words } from '../../src/words/en/cards';
import * as names from '../../src/words/en/names';

const sentences = (text: string): number => text.match(/[.?!](?=[”’]?(\s|$))/gu)?.length ?? 0;
const sorted = (list: readonly string[]): readonly string[] => list.toSorted();

describe('English words of the cards', () => {
  it('are there for every card, and for no other', () => {
    expect(sorted(Object.keys(words))).toEqual(sorted(content.cards.map(({ id }) => id)));
    const known: OurCard = 'who-relieves-me'; // ids are names to the compiler, not just strings
    expect(words[known].name).toBe('WHO RELIEVES ME');
  });

  it.each(cards.map((card) => [card.id, card] as const))('%s: a scene, its options and its outcomes', (id, card) => {
    const { name, scene, options, outcomes } = words[id];
    expect(name).not.toBe('');
    expect(sentences(scene)).toBeGreaterThanOrEqual(2);
    expect(sentences(scene)).toBeLessThanOrEqual(4);
    expect(scene.length).toBeLessThan(420);
    expect(sorted(Object.keys(outcomes))).toEqual(sorted(outcomesOf(card).map(([outcome]) => outcome)));
    const labels = card.resolution.type === 'choice' ? card.resolution.options.map((option) => option.id) : [];
    expect(sorted(Object.keys(options ?? {}))).toEqual(sorted(labels));
    for (const label of Object.values(options ?? {})) {
      expect(label.length).toBeGreaterThan(2);
      expect(label.length).toBeLessThan(48);
      expect(label).not.toMatch(/\.$/u);
    }
    for (const told of Object.values(outcomes)) {
      expect(told.length).toBeGreaterThan(40);
      expect(told.length).toBeLessThan(420);
    }
  });

  it('tell passengers’ destinations', () => {
    const portNames = new Map(Object.entries(names.ports).map(([id, { name }]) => [id, name]));
    for (const { id, resolution } of cards) {
      if (resolution.type !== 'passenger') continue;
      const name = portNames.get(resolution.to);
      expect([id, name !== undefined && words[id].scene.includes(name)]).toEqual([id, true]);
    }
  });

  it('repeat nothing: no two names, scenes or outcomes are the same', () => {
    const texts = Object.values(words).flatMap(({ name, scene, outcomes }) => [
      name,
      scene,
      ...Object.values(outcomes),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are set like a book: curled quotes, single spaces', () => {
    for (const text of everyText()) expect(text).not.toMatch(/['"]| {2}|^\s|\s$|--|\.\.\./u);
  });
});

describe('English names of the things in the box', () => {
  it.each([
    ['tiles', names.tiles, content.tiles],
    ['ports', names.ports, content.ports],
    ['crew', names.crew, content.crew],
    ['traits', names.traits, content.traits],
    ['enemies', names.enemies, content.enemies],
    ['enemy ships', names.enemyShips, content.enemyShips],
    ['Elder Ones', names.elders, content.elders],
    ['improvements', names.improvements, content.improvements],
    ['artillery', names.artillery, content.artillery],
    ['treasures', names.treasures, content.treasures],
  ] as const)('%s: each has a name of its own and a mood', (_what, named, things) => {
    expect(sorted(Object.keys(named))).toEqual(sorted(things.map(({ id }) => id)));
    const all = Object.values(named);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name, mood } of all) {
      expect(name.length).toBeGreaterThan(2);
      expect(mood).toMatch(/[.?!]$/u);
      expect(mood.length).toBeLessThan(110);
    }
  });

  it('name every omen ability', () => {
    const abilityNames = new Map(Object.entries(names.abilities));
    for (const { id, abilities } of content.enemies) {
      const named = abilityNames.get(id) ?? {};
      expect([id, sorted(Object.keys(named))]).toEqual([id, sorted(abilities.map((ability) => ability.id))]);
    }
  });
});

function everyText(): readonly string[] {
  const moods = [
    names.tiles,
    names.ports,
    names.crew,
    names.traits,
    names.enemies,
    names.enemyShips,
    names.elders,
    names.improvements,
    names.artillery,
    names.treasures,
  ].flatMap((named) => Object.values(named).flatMap(({ name, mood }) => [name, mood]));
  const told = Object.values(words).flatMap(({ name, scene, options, outcomes }) => [
    name,
    scene,
    ...Object.values(options ?? {}),
    ...Object.values(outcomes),
  ]);
  return [...moods, ...told];
}
