import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describe as words } from '../../src/words/describe';
import type { AbilityPlace } from '../../src/words/language';
import { all, expectSentences } from './holes';
import { ability, condition, effect, trait } from './trees';

const PLACES: readonly AbilityPlace[] = ['skill', 'sheet', 'feat', 'item', 'spell', 'mythos', 'room', 'title'];

describe.each(all.map((language) => [language.code, language] as const))('describe in %s', (_, language) => {
  it('has words for every tree of effects', () => {
    fc.assert(
      fc.property(effect, (tree) => expectSentences(words(tree, language))),
      { numRuns: 3000 },
    );
  });

  it('has words for every ability, wherever it stands', () => {
    fc.assert(
      fc.property(ability, fc.constantFrom(...PLACES), (given, place) =>
        expectSentences(words(given, language, place)),
      ),
      { numRuns: 1500 },
    );
  });

  it('has words for every trait and every requirement', () => {
    fc.assert(
      fc.property(trait, (given) => expectSentences(words(given, language))),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(condition, (given) => expectSentences(language.rules.requirement(given))),
      { numRuns: 300 },
    );
  });

  it('says different things about different trees', () => {
    expect(words({ do: 'gain', resource: 'fuel', count: 1 }, language)).not.toBe(
      words({ do: 'lose', resource: 'fuel', count: 1 }, language),
    );
  });
});
