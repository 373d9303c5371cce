import { counter } from '../plural';
import type { OptionsText } from '../screens/options';

const count = counter('es');

export const options: OptionsText = {
  game: 'La partida',
  table: 'La mesa',
  bots: {
    label: 'Asientos vacíos',
    choices: {
      none: { name: 'Para amigos', note: 'Quedan libres hasta que alguien se siente.' },
      random: { name: 'Marineros borrachos', note: 'Bots que hacen cualquier cosa legal.' },
      officer: { name: 'Oficiales', note: 'Bots rápidos que juegan con sensatez y mienten un poco.' },
      admiral: { name: 'Almirantes', note: 'Bots que piensan por adelantado y lo recuerdan todo.' },
    },
  },
  clock: {
    label: 'Reloj',
    choices: {
      off: { name: 'Sin reloj', note: 'Tomaos vuestro tiempo.' },
      relaxed: { name: 'Tranquilo', note: '2 minutos por decisión y 10 de reserva.' },
      quick: { name: 'Rápido', note: '30 segundos por decisión y 3 minutos de reserva.' },
      correspondence: { name: 'Por días', note: 'Cada uno responde cuando puede.' },
    },
  },
  days: (n) => count(n, { one: '# día por decisión', other: '# días por decisión' }),
  talk: {
    label: 'Conversación',
    choices: {
      free: { name: 'Libre', note: 'Escribe lo que quieras.' },
      guided: { name: 'Solo frases', note: 'Frases hechas que respetan el secreto.' },
      silent: { name: 'En silencio', note: 'Nadie dice una palabra.' },
    },
  },
  listed: {
    label: 'Mesa pública',
    note: 'Todos los que abren esta página ven la mesa. Si no, solo se llega con tu enlace.',
  },
  spectators: { label: 'Espectadores', note: 'Quien no tiene asiento puede mirar, y solo ve lo que está a la vista.' },
  takeback: {
    label: 'Deshacer',
    note: 'Si todos están de acuerdo y no se ha revelado nada, se deshace la última respuesta.',
  },
  yes: 'Sí',
  no: 'No',
};
