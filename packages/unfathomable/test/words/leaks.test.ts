import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../src/words/cards';
import { logLine } from '../../src/words/say';
import type { Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';
import { EVENTS } from './events';
import { all } from './holes';

/** Common English words that are no words of German, Spanish or Russian. */
const ENGLISH = new Set(
  `the and you your yours they their them this that these those with without from into onto of to at by for or if then
  otherwise when while after before until each every all another other others one two three four five six seven eight
  lose loses gain gains roll rolls rolled reroll die dice ship ships damage damaged repair repaired room rooms space
  spaces deck decks water track tracks travel ritual advance advances retreat retreats reset passenger passengers risk
  risked rescue rescued defeat defeated spawn spawns activate activates move moves moved choose chooses chosen may
  must cannot draw draws discard discards card cards skill skills hand look looks top bottom put keep keeps play area
  player players human humans traitor traitors hybrid cultist captain keeper tome brig sick bay chapel galley bridge
  boiler cargo hold cabin attack attacks enemy enemies monster monsters monarch monarchs item items spell spells weapon
  waypoint waypoints mythos check checks pass fail partial success total result number once twice times limit turn step
  action actions perform resolve resolves remove game once more less than least most up any fuel food sanity soul souls
  influence lore observation strength will treachery chaos title feat ability abilities value add adds added subtract
  prevent supply adjacent start nothing happens`.split(/\s+/),
);

/** Some of them are words elsewhere too. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['die', 'will', 'hand', 'brig', 'hybrid', 'deck', 'mythos', 'chaos', 'ritual', 'monarch', 'monster', 'start'],
  es: ['total', 'once', 'ritual'],
  ru: [],
};

const told: Telling = { seat: (seat) => ({ name: `№ ${seat}`, you: seat === 0, gender: 'n' }) };

describe('English', () => {
  it.each(all.filter(({ code }) => code !== 'en').map((language) => [language.code, language] as const))(
    'does not leak into %s',
    (code, language) => {
      const texts = [
        ...cardsOf(language).map((card) => [card.id, plain(card.text)] as const),
        ...EVENTS.map((event) => [event.type, plain(logLine(event, language, told))] as const),
      ];
      const leaks = texts.flatMap(([id, text]) =>
        (text.toLowerCase().match(/\p{L}+/gu) ?? [])
          .filter((word) => ENGLISH.has(word) && !SHARED[code]?.includes(word))
          .map((word) => `${id}: ${word}`),
      );
      expect(leaks).toEqual([]);
    },
  );

  it('is told apart by enough words', () => {
    expect(ENGLISH.size).toBeGreaterThan(150);
  });
});
