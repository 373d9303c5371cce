import '../cards/cards.css';
import { type CardKind, cardsOf, loadLanguage, plain } from '@undertow/unfathomable/words';
import type { Gallery } from '../../../game-page';
import { Over } from '../cards/over';
import type { Unfathomable } from '../play';
import { cardsText } from '../words/cards';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { PaperCard } from './paper-card';

const KINDS = [
  'skill',
  'character',
  'ability',
  'feat',
  'reveal',
  'item',
  'spell',
  'mythos',
  'waypoint',
  'damage',
  'room',
  'title',
  'loyalty',
  'passenger',
] as const satisfies CardKind[];

export const gallery: Gallery<Unfathomable> = {
  words: [gameWords, cardsText, tableText],
  load: async (code) => cardsOf(await loadLanguage(code)),
  textOf: ({ name, text: rules, mood }) => `${name} ${plain(rules)} ${mood}`,
  kinds: () => KINDS.map((id) => ({ id, name: gameWords.value.terms.kinds[id] })),
  Card: PaperCard,
  Over,
};
