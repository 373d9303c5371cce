import { counter } from '../../../../words/plural';
import type { OptionsText } from '../options';

const count = counter('es');

export const options: OptionsText = {
  players: { label: 'Jugadores', count: (n) => count(n, { one: '# jugador', other: '# jugadores' }) },
  characters: {
    label: 'Personajes',
    choices: {
      choose: { name: 'A elegir por turnos', note: 'Cada uno elige el suyo al empezar.' },
      random: { name: 'Al azar', note: 'Se reparten, sin esperas.' },
      recommended: { name: 'Para la primera partida', note: 'Los personajes más fáciles para empezar.' },
    },
  },
  learning: {
    label: 'Partida de aprendizaje',
    note: 'Manos completas al empezar, lealtad tras el primer turno de todos, sin sectario y con consejos.',
  },
  cultist: { label: 'Con el sectario', note: 'Un traidor que quiere que el barco se pierda tarde, no pronto.' },
  cultistNever: 'Solo con cuatro o seis jugadores.',
  difficulty: {
    label: 'Dificultad',
    choices: {
      easier: { name: 'Más fácil', note: 'Cada recurso empieza 2 más alto.' },
      normal: { name: 'Normal', note: 'Como dice el reglamento.' },
      harder: { name: 'Más difícil', note: 'Cada recurso empieza 2 más bajo.' },
    },
  },
};
