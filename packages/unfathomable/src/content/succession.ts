import { action } from './dsl';
import type { Ability } from './effect';
import type { CharacterId, Title } from './ids';

/** Who gets a title: the first who is eligible (49.4). */
export const SUCCESSION: Readonly<Record<Title, readonly CharacterId[]>> = {
  // IV.14a
  captain: ['keilani', 'arjun', 'jeanne', 'jamie', 'svetlana', 'beatrice', 'edmund', 'ishmael', 'william', 'samira'],
  // IV.15a
  keeper: ['william', 'ishmael', 'beatrice', 'edmund', 'samira', 'svetlana', 'jamie', 'jeanne', 'arjun', 'keilani'],
};

/** What the Keeper of the Tome can do (49.13, L.46). The Captain's card has no action. */
export const KEEPER_ACTION: Ability = action({ do: 'choose-spell', who: 'you', look: 2 }, { limit: 'turn' });
