import type { WordsKit } from '@undertow/kit';
import type { LanguageCode } from '@undertow/language';
import { EVENTS } from '../events';
import type { Unfathomable } from '../model/types';
import { languages } from '../words/all';
import { cardsOf } from '../words/cards';
import { logLine } from '../words/say';
import { genderOf, type Telling } from '../words/telling';
import { plain } from '../words/tokens';
import { condensed } from '../words/told';

export const words: WordsKit<Unfathomable> = {
  cards: (code: LanguageCode) => {
    const language = languages[code];
    return {
      cards: cardsOf(language).map((card) => ({ ...card, text: plain(card.text) })),
      kinds: language.terms.kinds,
      origins: language.terms.origins,
    };
  },
  condensed,
  teller: (code, match) => {
    const language = languages[code];
    const told: Telling = {
      seat: (seat) => {
        const who = match.state.players[seat]?.character ?? null;
        const name = who ? language.names.characters[who].short : `${seat + 1}`;
        return { name, you: false, gender: genderOf(who), role: who };
      },
    };
    return (event) => ({ text: plain(logLine(event, language, told)), turn: EVENTS[event.type].turn });
  },
};
