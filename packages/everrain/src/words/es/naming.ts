// Spanish: what everything is called.
import type { Names } from '../names-type';
import {
  abilities,
  artillery,
  crew,
  elders,
  enemies,
  enemyShips,
  improvements,
  ports,
  tiles,
  traits,
  treasures,
} from './names';
import { type Noun, shipNamed } from './noun';

export const names: Names<Noun> = {
  game: 'The Everrain',
  crew,
  traits,
  enemies,
  abilities,
  enemyShips,
  elders,
  improvements,
  artillery,
  treasures,
  ports,
  tiles,
  stories: {},
  ships: [
    shipNamed('Ciervo Paciente', 'En sus astas se ha enredado más temporal que jarcia.'),
    shipNamed('Liebre Veloz', 'Se ha ido antes de que calle el eco de la cadena.'),
    shipNamed('Garza Gris', 'Está de pie en el bajío de cada tormenta, y espera.'),
    shipNamed('Nutria Larga', 'Pasa por debajo de lo que otros escalan.'),
  ],
};
