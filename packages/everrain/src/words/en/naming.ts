// English: what everything is called.
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

export const names: Names = {
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
    { name: 'the Patient Stag', mood: 'Her antlers have caught more weather than rope.' },
    { name: 'the Quick Hare', mood: 'Gone before the echo of the anchor chain.' },
    { name: 'the Grey Heron', mood: 'She stands in the shallows of every storm, and waits.' },
    { name: 'the Long Otter', mood: 'Slips under what others climb over.' },
  ],
};
