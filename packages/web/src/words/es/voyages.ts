import { counter } from '../plural';
import type { VoyagesText } from '../screens/voyages';

const count = counter('es');

export const voyages: VoyagesText = {
  title: 'Mis travesías',
  note: 'Las partidas que has terminado en este dispositivo. Nadie más las ve.',
  none: 'Aún no has terminado ninguna partida en este dispositivo.',
  byGame: 'Juego',
  bySide: 'Bando',
  byRole: 'Personaje',
  played: 'Jugadas',
  won: 'Ganadas',
  win: 'ganada',
  loss: 'perdida',
  story: 'Cómo fue',
  move: 'Llevarlas contigo',
  moveNote: 'No hay cuentas: un archivo lleva tus travesías a otro dispositivo.',
  save: 'Guardar en un archivo',
  bring: 'Leer un archivo',
  brought: (n) => count(n, { one: '# travesía añadida.', other: '# travesías añadidas.' }),
};
