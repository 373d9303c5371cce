import { expect, it } from 'vitest';
import { firstVoyage as atSea } from '../../src/games/everrain/lesson/steps';
import { lesson as atSeaDe } from '../../src/games/everrain/words/lesson/de';
import { lesson as atSeaEn } from '../../src/games/everrain/words/lesson/en';
import { lesson as atSeaEs } from '../../src/games/everrain/words/lesson/es';
import { lesson as atSeaRu } from '../../src/games/everrain/words/lesson/ru';
import { firstVoyage as aboard } from '../../src/games/unfathomable/lesson/steps';
import { lesson as aboardDe } from '../../src/games/unfathomable/words/de/lesson';
import { lesson as aboardEn } from '../../src/games/unfathomable/words/en/lesson';
import { lesson as aboardEs } from '../../src/games/unfathomable/words/es/lesson';
import { lesson as aboardRu } from '../../src/games/unfathomable/words/ru/lesson';
import { takeLesson } from '../../src/table/lesson/run';

/** Slow readers manage so many words a minute, in a language they know. */
const WORDS_A_MINUTE = 150;
/** What it takes to find what is asked for, to press it and to see what comes of it. */
const SECONDS_A_STEP = 8;

type Text = typeof aboardEn | typeof atSeaEn;

const wordsOf = ({ beats, after }: Text): number =>
  [...Object.values(beats).flatMap(({ learn, say, go = '' }) => [learn, say, go]), after].join(' ').trim().split(/\s+/)
    .length;

it.each([
  ['Unfathomable', takeLesson(aboard, null).steps.length, [aboardEn, aboardDe, aboardEs, aboardRu]],
  ['The Everrain', takeLesson(atSea, null).steps.length, [atSeaEn, atSeaDe, atSeaEs, atSeaRu]],
] as const)('the first voyage of %s takes a slow reader less than ten minutes in every language', (_, steps, texts) => {
  for (const text of texts) {
    const minutes = wordsOf(text) / WORDS_A_MINUTE + (steps * SECONDS_A_STEP) / 60;
    expect(minutes).toBeLessThan(10);
  }
});
