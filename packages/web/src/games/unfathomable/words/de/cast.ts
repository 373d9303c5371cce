import type { CastText } from '../cast';

export const cast: CastText = {
  cast: 'Die Charaktere',
  castNote: 'Tipp einen Charakter an, um den ganzen Bogen zu lesen.',
  ability: 'Fähigkeit',
  feat: 'Talent, einmal pro Partie',
  reveal: 'Beim Enttarnen als Verräter',
  sheet: (name) => `Bogen von ${name}`,
};
