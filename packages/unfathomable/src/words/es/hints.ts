// Spanish: what the learning game explains when it first comes up.
import type { Language } from '../language';

export const hints: Language['hints'] = {
  goal: {
    title: 'Llevar el barco a puerto',
    text: 'Los humanos ganan cuando el barco alcanza Llegada una vez más después de que las Escalas sumen una distancia de 12. Los traidores ganan si se agota un recurso, si hay seis casillas dañadas o si los profundos invaden el barco.',
  },
  board: {
    title: 'El barco',
    text: 'En el centro, las casillas interiores; alrededor, la cubierta, y más allá, el agua. Los monstruos suben del agua a la cubierta y de allí al interior.',
  },
  resources: {
    title: 'Cuatro recursos',
    text: 'Combustible, Comida, Cordura y Almas. Si alguno llega a 0, los humanos pierden al instante.',
  },
  'your-character': {
    title: 'Tu personaje',
    text: 'Tu hoja muestra tu conjunto de Habilidades, tu capacidad y tu Proeza. La Proeza se usa una sola vez por partida.',
  },
  'skill-cards': {
    title: 'Cartas de Habilidad',
    text: 'Cada carta tiene un valor para las pruebas y una capacidad. Si la gastas en lo uno, no sirve para lo otro.',
  },
  receive: {
    title: 'Recibir habilidades',
    text: 'Tu turno empieza robando tu conjunto de Habilidades completo. Nadie más ve tus cartas.',
  },
  actions: {
    title: 'Dos acciones',
    text: 'En tu turno realizas dos acciones, una tras otra. Puedes repetir la misma.',
  },
  move: {
    title: 'Mover',
    text: 'Con una acción llegas a cualquier casilla de barco, por lejos que esté, salvo al Calabozo y a la Enfermería.',
  },
  fight: {
    title: 'Luchar',
    text: 'Ataca a un enemigo de tu casilla: con 4 o más derrotas a un profundo; con 6 o más, a un traidor.',
  },
  rescue: {
    title: 'Rescatar',
    text: 'En cubierta, los Pasajeros son presa fácil. Rescata a uno de tu casilla para devolverlo al suministro común.',
  },
  rooms: {
    title: 'Casillas interiores',
    text: 'Casi todas tienen su propia acción, que se usa una vez por turno. No funciona si la casilla está dañada o si hay un enemigo en ella.',
  },
  mythos: {
    title: 'El paso de Mitos',
    text: 'Cada turno termina con una carta de Mitos: primero la crisis, después los monstruos y por último un medidor.',
  },
  check: {
    title: 'Pruebas de habilidad',
    text: 'Por turnos, cada uno puede añadir cartas boca abajo. Las de las Habilidades indicadas suman; todas las demás restan.',
  },
  chaos: {
    title: 'El caos',
    text: 'A cada prueba se unen dos cartas del mazo de caos, así que una carta que resta puede no ser de nadie.',
  },
  'crisis-choice': {
    title: 'Una decisión',
    text: 'Algunas cartas las decide una sola persona. La propia carta dice quién.',
  },
  activation: { title: 'Los monstruos actúan', text: 'El icono de la carta indica qué monstruos se activan ahora.' },
  tracks: {
    title: 'Dos medidores',
    text: 'El medidor de Viaje, al completarse, trae una Escala y su distancia. El de Ritual barre a los monstruos del agua y de la cubierta, y con ellos a cualquiera que esté en cubierta.',
  },
  damage: {
    title: 'Daño',
    text: 'Una casilla dañada no se puede usar hasta que se repare. Con seis casillas dañadas, el barco se hunde.',
  },
  repair: {
    title: 'Reparar',
    text: 'Si estás en una casilla dañada, la reparas con una acción y las cartas que pida su carta de Daño.',
  },
  discard: { title: 'Diez cartas', text: 'Al final de cada turno, todos descartan hasta quedarse con 10 cartas.' },
  titles: {
    title: 'Capitán y Guardián del tomo',
    text: 'El Capitán elige las Escalas; el Guardián del tomo, los Hechizos. Los dos deciden crisis.',
  },
  spells: {
    title: 'Hechizos',
    text: 'El Guardián del tomo mira dos Hechizos y resuelve uno. Casi todos tienen un precio.',
  },
  loyalty: {
    title: 'Lealtad',
    text: 'Tienes una carta de Lealtad. Basta una carta de híbrido para que seas un traidor. No se la enseñes a nadie.',
  },
  reveal: {
    title: 'Revelarse',
    text: 'Con una acción, un traidor puede revelarse: usa una vez su capacidad de revelación y desde entonces juega a las claras contra el barco.',
  },
  brig: {
    title: 'El Calabozo',
    text: 'En el Calabozo no puedes moverte y añades como mucho una carta a cada prueba. Se sale superando una prueba.',
  },
  awakening: {
    title: 'El despertar',
    text: 'A una distancia de 6, todos reciben otra carta de Lealtad. Quien era de fiar puede ser ahora un traidor.',
  },
  talk: {
    title: 'Con medias palabras',
    text: 'De las cartas ocultas se habla solo de forma vaga: altas o bajas. Así los traidores pueden mentir y de los humanos se puede dudar.',
  },
};
