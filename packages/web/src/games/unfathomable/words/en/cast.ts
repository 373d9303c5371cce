import type { CastText } from '../cast';

export const cast: CastText = {
  cast: 'The characters',
  castNote: 'Tap a character to read the whole sheet.',
  ability: 'Ability',
  feat: 'Feat, once per game',
  reveal: 'On revealing as a traitor',
  sheet: (name) => `${name}’s sheet`,
};
