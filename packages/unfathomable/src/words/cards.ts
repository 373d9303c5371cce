// Every card there is, in one language.

import type { Character } from '../content/card';
import { CHARACTER_SHEETS } from '../content/characters';
import { DAMAGE_DECK } from '../content/damage';
import type { Origin } from '../content/effect';
import { LOYALTIES, TITLES } from '../content/ids';
import { ITEM_CARDS } from '../content/items';
import { LOYALTY_BOX } from '../content/loyalty';
import { MYTHOS_CARDS } from '../content/mythos';
import { PASSENGER_TOKENS } from '../content/passengers';
import { ROOM_ACTIONS } from '../content/rooms';
import { SKILL_CARD_KINDS } from '../content/skill-cards';
import { SPELL_CARDS } from '../content/spells';
import { WAYPOINT_CARDS } from '../content/waypoints';
import {
  characterText,
  damageText,
  itemText,
  mythosText,
  passengerText,
  roomText,
  spellText,
  titleText,
  waypointText,
} from './describe';
import type { CardKind, Language } from './language';
import type { Named } from './names-type';

export interface CardListing {
  /** As in `Source`: `skill:shrivelling`. */
  readonly id: string;
  readonly kind: CardKind;
  readonly name: string;
  /** With tokens; `plain` makes words of them. */
  readonly text: string;
  readonly mood: string;
  readonly copies: number;
  readonly origin: Origin;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** A card's own id within its kind, its name, text, copies and origin. */
function listing(kind: CardKind, id: string, named: Named, text: string, copies: number, origin: Origin): CardListing {
  return { id: `${kind}:${id}`, kind, name: named.name, text, mood: named.mood, copies, origin };
}

const people = (language: Language): readonly CardListing[] => {
  const { names, rules } = language;
  const each = (list: (sheet: Character) => CardListing) => CHARACTER_SHEETS.map(list);
  return [
    ...each((sheet) =>
      listing('character', sheet.id, names.characters[sheet.id], characterText(sheet, language), 1, sheet.origin),
    ),
    ...each(({ ability, origin }) =>
      listing('ability', ability.id, names.abilities[ability.id], rules.ability(ability, 'sheet'), 1, origin),
    ),
    ...each(({ feat, origin }) =>
      listing('feat', feat.id, names.feats[feat.id], rules.ability(feat, 'feat'), 1, origin),
    ),
    ...each(({ reveal, origin }) =>
      listing('reveal', reveal.id, names.reveals[reveal.id], rules.reveal(reveal), 1, origin),
    ),
  ];
};

/** Every card, room and token: what it is called, what it says, and where its facts come from. */
export function cardsOf(language: Language): readonly CardListing[] {
  const { names, rules } = language;
  const unnamed = (name: string): Named => ({ name, mood: '' });
  return [
    ...SKILL_CARD_KINDS.map(({ id, ability, copies, origin }) =>
      listing('skill', id, names.skillCards[id], rules.ability(ability, 'skill'), sum(Object.values(copies)), origin),
    ),
    ...people(language),
    ...ITEM_CARDS.map((card) =>
      listing('item', card.id, names.items[card.id], itemText(card, language), 1, card.origin),
    ),
    ...SPELL_CARDS.map((card) =>
      listing('spell', card.id, names.spells[card.id], spellText(card, language), card.copies, card.origin),
    ),
    ...WAYPOINT_CARDS.map((card) =>
      listing('waypoint', card.id, names.waypoints[card.id], waypointText(card, language), 1, card.origin),
    ),
    ...DAMAGE_DECK.map((card) =>
      listing('damage', card.id, names.damage[card.id], damageText(card, language), 1, card.origin),
    ),
    ...MYTHOS_CARDS.map((card) =>
      listing('mythos', card.id, names.mythos[card.id], mythosText(card, language), 1, card.origin),
    ),
    ...ROOM_ACTIONS.map((action) =>
      listing('room', action.room, unnamed(names.rooms[action.room]), roomText(action, language), 1, action.origin),
    ),
    ...TITLES.map((id) => listing('title', id, unnamed(names.titles[id]), titleText(id, language), 1, 'rulebook')),
    ...LOYALTIES.map((id) =>
      listing('loyalty', id, names.loyalties[id], rules.loyalties[id], LOYALTY_BOX[id], 'rulebook'),
    ),
    ...PASSENGER_TOKENS.map((token) =>
      listing(
        'passenger',
        token.face,
        names.passengers[token.face],
        passengerText(token, language),
        token.copies,
        'public',
      ),
    ),
  ];
}

const known = new WeakMap<Language, ReadonlyMap<string, CardListing>>();

/** The card with this id, such as a `Source`; nothing for plain rules and actions. */
export function cardOf(id: string, language: Language): CardListing | undefined {
  const cards = known.get(language) ?? new Map(cardsOf(language).map((card) => [card.id, card]));
  known.set(language, cards);
  return cards.get(id);
}
