import { counter } from '../plural';
import type { HomeText } from '../screens/home';

const count = counter('es');

export const home: HomeText = {
  house: 'Horrores en el mar, en tu navegador',
  casting: 'Soltando amarras…',
  create: 'Crear una mesa',
  createNote: 'Elige cómo queréis jugar y envía el enlace a tus amigos.',
  createButton: 'Abrir la mesa',
  createAndInvite: 'Hasta que empiece la partida puedes cambiarlo todo en la sala de espera.',
  join: 'Unirse con un enlace',
  joinNote: '¿Te han enviado el enlace o el código de una mesa? Pégalo aquí.',
  joinField: 'Enlace o código',
  joinButton: 'Unirse',
  joinBad: 'Esto no es el enlace ni el código de una mesa.',
  mine: 'Tus mesas',
  goOn: 'Continuar',
  story: 'Cómo acabó',
  watchReplay: 'Repetición',
  forget: (table) => `Olvidar «${table}» en este dispositivo`,
  forgetSeat:
    'Este dispositivo olvida tu asiento. La mesa sigue y te espera; solo este enlace te devuelve a ella. Guárdalo.',
  forgetOver: 'Solo se pierde el atajo. La historia queda aquí:',
  ownLink: 'Tu propio enlace',
  keep: 'Conservar el asiento',
  forgetSure: 'Olvidarlo en este dispositivo',
  open: 'Mesas abiertas',
  noOpen: 'Ahora mismo no hay mesas abiertas. Crea una: se tarda un minuto.',
  openSeats: (open, all) => `${count(open, { one: '# asiento libre', other: '# asientos libres' })} de ${all}`,
  sitDown: 'Sentarse',
  watch: 'Mirar',
  replay: 'Ver una repetición',
  replayNote: 'Abre el archivo de una partida terminada. No sale de tu dispositivo.',
  replayFile: 'Elegir un archivo',
  status: { lobby: 'en la sala de espera', playing: 'en curso', over: 'terminada' },
  yourName: 'Tu nombre',
  defaultName: 'Pasajero',
  tableName: 'Nombre de la mesa',
  defaultTable: (name) => `Mesa de ${name}`,
  howTo: 'Cómo se juega, en diez minutos',
  note: 'Undertow es un proyecto independiente, sin relación con las editoriales de los juegos de mesa.',
};
