// Spanish: what captains can say.
import type { PhraseWords } from '../language';

export const phrases: PhraseWords = {
  plain: {
    hello: '¡Hola!',
    'good-luck': '¡Buen viento!',
    thanks: 'Gracias.',
    sorry: 'Perdón.',
    'well-done': '¡Bien hecho!',
    'wait-for-me': 'Esperadme.',
    'go-ahead': 'Adelante.',
    'i-need-help': 'Necesito ayuda.',
    'i-need-coin': 'Necesito monedas.',
    'i-need-repairs': 'Necesito reparaciones.',
    'i-have-clues': 'Tengo pistas que entregar.',
    'i-hand-in': 'Voy a entregar pistas en la Universidad.',
    'i-fight-on-deck': 'Antes tengo que despejar la cubierta.',
    'i-take-the-ship': 'Del barco enemigo me encargo yo.',
    'i-explore': 'Voy a buscar aguas nuevas.',
    'i-go-to-port': 'Pongo rumbo a puerto.',
    'mind-the-storm': 'Cuidado con la tormenta.',
    'mind-the-agenda': 'Cuidado con el designio.',
    'they-are-ahead': 'Nos llevan ventaja.',
    'good-game': 'Ha sido un buen viaje.',
  },
  about: {
    'help-them': (name) => `Ayudemos a ${name}.`,
    'i-come-to-you': (name) => `${name}, voy hacia ti.`,
    'take-the-port': (name) => `${name}, ve tú al puerto.`,
    'trade-with-me': (name) => `${name}, acércate y comerciamos.`,
    'hand-in-please': (name) => `${name}, entrega tus pistas, por favor.`,
    'well-sailed': (name) => `¡Qué bien has navegado, ${name}!`,
    'look-out-captain': (name) => `¡Cuidado, ${name}!`,
  },
};
