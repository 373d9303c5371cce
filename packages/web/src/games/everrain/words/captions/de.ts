import { counter } from '../../../../words/plural';
import type { CaptionsText } from './type';

const count = counter('de');

export const captions: CaptionsText = {
  sailed: (hexes) => count(hexes, { one: '# Feld gesegelt', other: '# Felder gesegelt' }),
  drifted: 'weitergezogen',
  newStorm: 'neuer Sturm',
  revealed: 'aufgedeckt',
  explored: { island: 'erkundet', altar: 'getilgt', wreck: 'geplündert' },
  altar: 'Altar regt sich',
  portDestroyed: 'zerstört',
  visit: 'eingelaufen',
  appeared: 'erschienen',
  gone: { sunk: 'versenkt', arrived: 'am Ziel', taken: 'erobert' },
  awake: 'erwacht',
  sank: 'gesunken',
  damage: (damage) => `${damage} Schaden`,
  hits: (hits) => `${hits} Treffer`,
  node: 'Posten zerstört',
  boarded: 'geentert',
  fray: 'Handgemenge',
};
