import { counter } from '../../../../words/plural';
import type { StoryText } from '../story';

const count = counter('es');

export const story: StoryText = {
  humansWin: 'Ganan los humanos',
  deepWins: 'Ganan los profundos',
  won: 'ganó',
  lost: 'perdió',
  crew: 'Quiénes eran',
  human: 'Humano hasta el final',
  traitor: 'Traidor',
  revealedIn: (turn) => `Se reveló en el turno ${turn}`,
  neverRevealed: 'No se reveló nunca',
  voyage: 'La travesía',
  resources: 'Recursos',
  distance: 'Distancia recorrida',
  goal: 'Meta',
  awakening: 'Despertar',
  monsters: 'Profundos y daños',
  inWater: 'Profundos en el agua',
  aboard: 'Profundos a bordo',
  damaged: 'Casillas dañadas',
  turn: 'Turno',
  asTable: 'Mostrar como tabla',
  checks: 'Todas las pruebas de habilidad',
  noChecks: 'No hubo ninguna prueba de habilidad.',
  checkLine: (turn, name) => `Turno ${turn}: ${name}`,
  totalOf: (total, target) => `${total} de ${target}`,
  decreed: 'decidida sin cartas',
  fromDecks: (n) => count(n, { one: '# de los mazos', other: '# de los mazos' }),
  addedNone: 'Nadie añadió cartas.',
  suspicion: 'Sospechas',
  suspicionHow:
    'Lo que habría podido creer alguien que no olvida nada y solo sabe lo que vieron todos: quién añadió cuántas cartas y qué cartas salieron. Las palabras y las miradas no cuentan aquí.',
  observer: 'Probabilidad de ser traidor',
  marks: 'Lo que cada cual anotó al final',
  noMarks: 'Nadie anotó nada.',
  markedBy: 'Anotado por',
};
