// German: what everything is called.
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
import { described, type GermanNamed } from './nouns';

export const names: Names<GermanNamed> = {
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
    described('m', 'Geduldig', 'Hirsch', 'In diesem Geweih hat sich mehr Wetter verfangen als Tauwerk.'),
    described('m', 'Flink', 'Hase', 'Fort, bevor die Ankerkette verklungen ist.'),
    described('m', 'Grau', 'Reiher', 'Steht im seichten Rand jedes Sturms und wartet.'),
    described('m', 'Lang', 'Otter', 'Gleitet unter dem durch, was andere erklettern.'),
  ],
};
