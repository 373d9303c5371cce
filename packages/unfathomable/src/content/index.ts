import { CHARACTER_SHEETS } from './characters';
import { CHARACTERS, SKILL_CARDS } from './ids';
import { lookup } from './lookup';
import { SKILL_CARD_KINDS } from './skill-cards';

export const skillCardKind = lookup(SKILL_CARDS, SKILL_CARD_KINDS, (card) => card.id);
export const character = lookup(CHARACTERS, CHARACTER_SHEETS, (sheet) => sheet.id);
