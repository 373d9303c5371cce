import type { WordsKit } from '@undertow/kit';
import { content } from '../content';
import { catalogueOf } from '../content/catalogue';
import type { EverrainTypes } from '../model/types';
import { languages, tales } from '../words/all';
import { listCards } from '../words/cards';
import { logLine } from '../words/say';
import { tellingOf } from '../words/teller';
import { plain } from '../words/tokens';
import { condensed } from '../words/told';

export const words: WordsKit<EverrainTypes> = {
  cards: (code) => {
    const language = languages[code];
    return {
      cards: listCards(content, language, tales[code]).map((card) => ({
        ...card,
        text: plain(card.text),
        origin: 'base',
      })),
      kinds: language.terms.kinds,
      origins: { base: language.names.game },
    };
  },
  condensed,
  teller: (code, match) => {
    const language = languages[code];
    const told = tellingOf(
      () => match.state,
      catalogueOf(content),
      tales[code],
      (seat) => language.names.ships[seat]?.name ?? `${seat + 1}`,
      null,
    );
    return (event) => ({
      text: plain(logLine(event, language, told)),
      turn: event.type === 'turn' || event.type === 'round',
    });
  },
};
