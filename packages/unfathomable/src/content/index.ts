// One function for every kind of card. All are loaded and found complete before the first is asked for.
import { CHARACTER_SHEETS } from './characters';
import { DAMAGE_DECK } from './damage';
import { CHARACTERS, DAMAGE_CARDS, ITEMS, MYTHOS, PASSENGERS, ROOMS, SKILL_CARDS, SPELLS, WAYPOINTS } from './ids';
import { ITEM_CARDS } from './items';
import { lookup } from './lookup';
import { MYTHOS_CARDS } from './mythos';
import { PASSENGER_TOKENS } from './passengers';
import { ROOM_ACTIONS } from './rooms';
import { SKILL_CARD_KINDS } from './skill-cards';
import { SPELL_CARDS } from './spells';
import { WAYPOINT_CARDS } from './waypoints';

export const skillCardKind = lookup(SKILL_CARDS, SKILL_CARD_KINDS, (card) => card.id);
export const item = lookup(ITEMS, ITEM_CARDS, (card) => card.id);
export const spell = lookup(SPELLS, SPELL_CARDS, (card) => card.id);
export const waypoint = lookup(WAYPOINTS, WAYPOINT_CARDS, (card) => card.id);
export const damageCard = lookup(DAMAGE_CARDS, DAMAGE_DECK, (card) => card.id);
export const mythos = lookup(MYTHOS, MYTHOS_CARDS, (card) => card.id);
export const character = lookup(CHARACTERS, CHARACTER_SHEETS, (sheet) => sheet.id);
export const roomAction = lookup(ROOMS, ROOM_ACTIONS, (action) => action.room);
export const passenger = lookup(PASSENGERS, PASSENGER_TOKENS, (token) => token.face);
