import { CHARACTER_SHEETS } from '../../src/content/characters';
import { DAMAGE_DECK } from '../../src/content/damage';
import type { Ability, Crisis, Effect, Trait } from '../../src/content/effect';
import { ITEM_CARDS } from '../../src/content/items';
import { MYTHOS_CARDS } from '../../src/content/mythos';
import { ROOM_ACTIONS } from '../../src/content/rooms';
import { SKILL_CARD_KINDS } from '../../src/content/skill-cards';
import { SPELL_CARDS } from '../../src/content/spells';
import { KEEPER_ACTION } from '../../src/content/succession';
import { WAYPOINT_CARDS } from '../../src/content/waypoints';

export interface Written {
  readonly on: string;
  readonly effects: readonly Effect[];
  readonly abilities: readonly Ability[];
}

function ofCrisis(crisis: Crisis): readonly Effect[] {
  if (crisis.kind === 'choice') return crisis.options.map((option) => option.effect);
  const { pass, partial, fail } = crisis.check;
  return [pass, ...(partial ? [partial.effect] : []), fail, ...(crisis.kind === 'check' ? [] : [crisis.other.effect])];
}

const ofTraits = (traits: readonly Trait[] = []): readonly Effect[] =>
  traits.flatMap((trait) => (trait.always === 'on-passenger-defeat' ? [trait.effect] : []));

/** Every card, sheet and room with all that is written on it. */
export const EVERYTHING: readonly Written[] = [
  ...SKILL_CARD_KINDS.map((card) => ({ on: card.id, effects: [], abilities: [card.ability] })),
  ...ITEM_CARDS.map((card) => ({ on: card.id, effects: ofTraits(card.always), abilities: card.abilities })),
  ...SPELL_CARDS.map((card) => ({ on: card.id, effects: [card.effect], abilities: card.kept ?? [] })),
  ...WAYPOINT_CARDS.map((card) => ({ on: card.id, effects: [card.effect], abilities: [] })),
  ...DAMAGE_DECK.map((card) => ({ on: card.id, effects: card.kind === 'once' ? [card.effect] : [], abilities: [] })),
  ...CHARACTER_SHEETS.map((sheet) => ({
    on: sheet.id,
    effects: [sheet.reveal.effect],
    abilities: [sheet.ability, sheet.feat],
  })),
  ...ROOM_ACTIONS.map((room) => ({ on: room.room, effects: [], abilities: room.ability ? [room.ability] : [] })),
  ...MYTHOS_CARDS.map((card) => ({
    on: card.id,
    effects: [...ofCrisis(card.crisis), ...ofTraits(card.kept?.traits)],
    abilities: card.kept?.abilities ?? [],
  })),
  { on: 'keeper', effects: [], abilities: [KEEPER_ACTION] },
];
