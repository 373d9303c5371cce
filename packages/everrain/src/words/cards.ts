// Every card there is, in one language.
import type { Content } from '../content/card';
import type { CardWords } from './card-words';
import {
  crewText,
  elderText,
  enemyShipText,
  enemyText,
  eventText,
  gunText,
  improvementText,
  tileText,
  traitText,
  treasureText,
} from './describe';
import type { CardKind, Language } from './language';
import { lookUp } from './lookups';
import type { Named } from './named';
import type { Tales } from './names-type';

export interface CardListing {
  /** As in `Source`: `trait:hardy`. */
  readonly id: string;
  readonly kind: CardKind;
  readonly name: string;
  /** With tokens; `plain` makes words of them. */
  readonly text: string;
  readonly mood: string;
  readonly copies: number;
}

const UNNAMED: Named = { name: '', mood: '' };

/** Everything in the box, sealed outcomes included: for listings, never for a table. */
export function listCards(content: Content, language: Language, tales: Tales): readonly CardListing[] {
  const { names } = language;
  const listing = (
    kind: CardKind,
    source: string,
    id: string,
    named: Named | undefined,
    text: string,
    copies: number,
  ): CardListing => {
    const { name, mood } = named ?? UNNAMED;
    return { id: `${source}:${id}`, kind, name, text, mood, copies };
  };
  const tale = (id: string): CardWords | undefined => lookUp(tales, id);
  return [
    ...content.cards.map((card) => {
      const words = tale(card.id);
      const named = words ? { name: words.name, mood: words.scene } : undefined;
      return listing(card.story ? 'story' : card.deck, 'card', card.id, named, eventText(card, words, language), 1);
    }),
    ...content.crew.map((each) =>
      listing('crew', 'crew', each.id, lookUp(names.crew, each.id), crewText(each, language), 1),
    ),
    ...content.traits.map((each) =>
      listing('trait', 'trait', each.id, lookUp(names.traits, each.id), traitText(each, language), 1),
    ),
    ...content.enemies.map((each) =>
      listing('enemy', 'enemy', each.id, lookUp(names.enemies, each.id), enemyText(each, language), each.copies),
    ),
    ...content.enemyShips.map((each) =>
      listing('enemy-ship', 'enemy-ship', each.id, lookUp(names.enemyShips, each.id), enemyShipText(each, language), 1),
    ),
    ...content.elders.map((each) =>
      listing('elder', 'elder', each.id, lookUp(names.elders, each.id), elderText(each, language), 1),
    ),
    ...content.improvements.map((each) =>
      listing(
        'improvement',
        'improvement',
        each.id,
        lookUp(names.improvements, each.id),
        improvementText(each, language),
        each.copies,
      ),
    ),
    ...content.artillery.map((each) =>
      listing(
        'artillery',
        'artillery',
        each.id,
        lookUp(names.artillery, each.id),
        gunText(each, language),
        each.copies,
      ),
    ),
    ...content.treasures.map((each) =>
      listing(
        'treasure',
        'treasure',
        each.id,
        lookUp(names.treasures, each.id),
        treasureText(each, language),
        each.copies,
      ),
    ),
    ...content.ports.map((each) =>
      listing('port', 'port', each.id, lookUp(names.ports, each.id), lookUp(names.ports, each.id)?.mood ?? '', 1),
    ),
    ...content.tiles.map((each) =>
      listing('tile', 'tile', each.id, lookUp(names.tiles, each.id), tileText(each, language), 1),
    ),
  ];
}
