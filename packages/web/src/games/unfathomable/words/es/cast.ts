import type { CastText } from '../cast';

export const cast: CastText = {
  cast: 'Los personajes',
  castNote: 'Toca a alguien para leer su hoja completa.',
  ability: 'Capacidad',
  feat: 'Proeza, una vez por partida',
  reveal: 'Al revelarse como traidor',
  sheet: (name) => `Hoja de ${name}`,
};
