import { counter } from '../plural';
import type { FlowText } from '../screens/flow';

const count = counter('es');

export const flow: FlowText = {
  recap: {
    title: 'Desde tu último turno',
    mine: 'Mi turno',
    close: 'Seguir',
    open: 'Desde tu último turno',
    none: 'No ha pasado nada desde tu último turno.',
    again: (tab) => `Después, de nuevo en «${tab}»`,
    show: 'Desde tu último turno',
    showNote:
      'Antes de tu turno resume lo que han hecho los demás y qué ha cambiado. La flecha redonda junto a la bitácora lo vuelve a abrir, y también la R.',
    bot: 'bot',
  },
  pace: {
    title: 'Ritmo',
    paces: {
      steps: { name: 'Paso a paso', note: 'Te espera después de cada acto' },
      slow: { name: 'Lento', note: 'Te espera después de cada crisis' },
      normal: { name: 'Normal', note: 'Descansa 4 s tras una crisis' },
      quick: { name: 'Rápido', note: 'Descansa 1,5 s tras una crisis' },
      own: { name: 'Solo mis turnos', note: 'Salta a tu próxima pregunta' },
    },
    resting: 'Un momento para mirar',
    goOn: 'Seguir',
    forAll: 'Igual para todos',
    setByHost: 'Lo decide el anfitrión',
  },
  keys: {
    title: 'Teclas',
    skipLink: 'Ir a la pregunta',
    space: 'Espacio',
    does: {
      options: 'elegir una opción',
      enter: 'recorrer lo iluminado y elegirlo',
      space: 'seguir o no hacer nada; nunca algo definitivo',
      escape: 'cerrar o borrar; nunca responde',
      backspace: 'deshacer tu última respuesta',
      recap: 'desde tu último turno',
      decks: 'mazos',
      log: 'bitácora',
      talk: 'charla',
      role: 'tu lealtad',
      pause: 'pausar la mesa',
      menu: 'menú de la mesa',
      zoom: 'más cerca, más lejos, todo',
      help: 'esta lista',
    },
  },
  menu: {
    pause: 'Pausa',
    goOn: 'Seguir',
    forAll: 'para todos',
    takeBackAlone: 'mientras no se sepa nada nuevo',
    takeBackAsked: 'si los demás aceptan',
    beside: 'junto a la mesa',
    botForMe: 'Un bot por mí',
    botForMeNote: 'vuelve cuando quieras',
    leaveNote: 'conservas tu asiento, o no',
    leaveHow:
      'Un bot sigue jugando por ti. El asiento sigue siendo tuyo: vuelve desde la página de inicio o con tu propio enlace.',
    leaveKept: 'Salir y conservar el asiento',
    houseRules: 'Reglas de esta mesa',
    connected: 'En línea',
    watching: (n) => (n === 0 ? '' : count(n, { one: '# mirando', other: '# mirando' })),
    keysHint: 'Teclas: ? las muestra todas.',
    heldBy: (name) => `${name} ha puesto la mesa en pausa.`,
  },
  call: {
    ask: '¿Quieres que este navegador te avise cuando te toque y estés mirando otra cosa?',
    yes: 'Sí, avísame',
    no: 'No',
    move: 'Te toca',
  },
};
