import type { ThingsText } from '../things';

const SHUFFLED = 'Cuando se acaba el mazo, se barajan sus descartes para formar uno nuevo.';
const LOST_TITLE =
  'Quien va al Calabozo o se revela como traidor pierde el Rol, que pasa a la siguiente persona de la línea de sucesión.';

export const things: ThingsText = {
  things: {
    'dial:fuel': {
      what: 'El carbón que mantiene el barco en marcha. Lo consumen las crisis, las Escalas y los Pasajeros perdidos; nunca sube de 10.',
      end: 'Con 0 se apagan las calderas: la partida termina al momento y los humanos han perdido.',
    },
    'dial:food': {
      what: 'De lo que viven todos a bordo. La consumen las crisis, las Escalas y los Pasajeros perdidos; nunca sube de 10.',
      end: 'Con 0 el barco muere de hambre: la partida termina al momento y los humanos han perdido.',
    },
    'dial:sanity': {
      what: 'Hasta qué punto la gente de a bordo conserva la razón. La consumen los Hechizos, las crisis y los Pasajeros perdidos; nunca sube de 10.',
      end: 'Con 0 ya nadie está en su sano juicio: la partida termina al momento y los humanos han perdido.',
    },
    'dial:souls': {
      what: 'Cuántas vidas puede costar todavía el viaje. Las consumen las crisis y los Pasajeros perdidos; nunca suben de 10.',
      end: 'Con 0 han muerto demasiados: la partida termina al momento y los humanos han perdido.',
    },
    'track:travel': {
      what: 'Lo cerca que está la próxima Escala. Lo hacen avanzar los iconos de las cartas de Mitos y la Sala de calderas. Con cada paso, todos los monstruos del agua retroceden una casilla hacia la popa.',
      end: 'En Llegada, el Capitán elige una de dos Escalas y la ficha vuelve al Inicio. Si la distancia ya es de 12 o más, el barco ha llegado y los humanos ganan.',
    },
    'track:ritual': {
      what: 'Lo cerca que está el destierro mayor. Lo hacen avanzar los iconos de las cartas de Mitos y la Capilla.',
      end: 'En Lanzamiento, los profundos de la cubierta y del agua vuelven al suministro común, Padre Dagón y Madre Hidra se hunden en el Abismo, y todos los Pasajeros y personajes de la cubierta son derrotados.',
    },
    distance: {
      what: 'Lo que suman las Escalas alcanzadas hasta ahora.',
      end: 'Con 6 llega el despertar: todos reciben una segunda carta de Lealtad. A partir de 12, la siguiente llegada lleva el barco a puerto.',
    },
    'damaged-rooms': {
      what: 'Cuántas de las seis casillas interiores que pueden dañarse lo están. Una casilla dañada no se puede usar hasta que alguien la repare.',
      end: 'Si las seis están dañadas a la vez, el barco está perdido.',
    },
    'deep-ones-left': {
      what: 'Los profundos que no están en el tablero. Los derrotados vuelven aquí.',
      end: 'Si debe aparecer uno y no queda ninguno, el barco queda invadido y está perdido.',
    },
    'deck:skill': {
      what: 'Cartas de una Habilidad. Cada turno empieza robando las que indica el propio conjunto de Habilidades. En las pruebas cuenta su valor; fuera de ellas se usa su capacidad.',
      end: SHUFFLED,
    },
    'deck:treachery': {
      what: 'La Habilidad de los traidores revelados: solo ellos roban estas cartas y usan sus capacidades. En toda prueba estorban.',
      end: SHUFFLED,
    },
    'deck:chaos': {
      what: 'Dos cartas de cada Habilidad menos Traición. Toda prueba empieza con dos de ellas boca abajo, así que una carta que estorba puede no ser de nadie.',
      end: 'Cuando se coge la última, se forma un mazo nuevo del mismo modo.',
    },
    'deck:mythos': {
      what: 'Cada turno termina con una de ellas: primero una crisis, luego actúan los monstruos y después avanza un medidor.',
      end: SHUFFLED,
    },
    'deck:waypoint': {
      what: 'Las etapas del viaje, cada una con un efecto y una distancia de 2, 3 o 4. El mazo lo tiene el Capitán, que elige una de dos en cada llegada.',
    },
    'deck:spell': {
      what: 'Ritos del viejo libro; casi todos tienen su precio. El mazo lo tiene el Guardián del tomo.',
      end: 'Un Hechizo resuelto se retira de la partida. Cuando se acaba el mazo, no hay más.',
    },
    'deck:item': {
      what: 'Cosas útiles. Quedan boca arriba ante quien las tiene y se pueden intercambiar.',
      end: 'Un Objeto que sale del juego no vuelve. Cuando se acaba el mazo, no se pueden robar más.',
    },
    'deck:damage': {
      what: 'Se roba cada vez que se daña el barco o una casilla. El daño estructural se queda en la casilla hasta que se repara; otras cartas cuestan algo una sola vez.',
    },
    'deck:loyalty': {
      what: 'Dicen de qué bando es cada cual. Todos reciben una al principio y otra en el despertar; aquí está lo que queda para entonces.',
    },
    'deep-one': {
      what: 'Trepa del agua a la cubierta y de ahí al interior. Cuando actúa, hace lo primero que pueda: atacar a un humano de su casilla, derrotar a un Pasajero que esté en ella, dañar la casilla interior o seguir adelante.',
      end: 'Un ataque de 4 o más lo derrota y lo devuelve al suministro común.',
    },
    passenger: {
      what: 'Alguien en peligro en la cubierta. Una acción en la misma casilla lo rescata, y mientras haya un humano con él nadie puede hacerle daño.',
      end: 'Si lo derrota un profundo o un traidor revelado, se da la vuelta a la ficha y el barco pierde los recursos que muestra.',
    },
    'monarch:dagon': {
      what: 'Cuando actúa, aparecen dos profundos en la cubierta que tiene al lado; luego nada una casilla hacia la proa. No se le puede atacar.',
      end: 'En el Abismo no actúa: en su lugar se reúnen allí dos profundos y, si son cuatro o más, suben todos con él.',
    },
    'monarch:hydra': {
      what: 'Cuando actúa, daña la casilla interior que tiene más cerca; luego nada una casilla hacia la proa. No se la puede atacar.',
      end: 'En el Abismo no actúa: en su lugar se reúnen allí dos profundos y, si son cuatro o más, suben todos con ella.',
    },
    'title:captain': {
      what: 'Está al mando del barco: elige las Escalas y decide muchas crisis.',
      end: LOST_TITLE,
    },
    'title:keeper': {
      what: 'Custodia el libro de Hechizos: como acción, mira dos y resuelve uno, y decide algunas crisis.',
      end: LOST_TITLE,
    },
    'step:receive': {
      what: 'Quien tiene el turno roba las cartas de su conjunto de Habilidades: los tipos y las cantidades figuran en su hoja de personaje. En la Enfermería es una sola carta.',
    },
    'step:action': {
      what: 'Quien tiene el turno realiza dos acciones: moverse, atacar, usar una casilla, un Objeto o una carta, y otras. Todo lo que se puede hacer brilla o aparece en la pregunta. Los traidores revelados tienen acciones propias.',
    },
    'step:mythos': {
      what: 'Se roba y se resuelve una carta de Mitos: primero su crisis, luego los monstruos que despierta su icono y por último el medidor que mueve su icono. Para un humano en el Calabozo se omite la crisis.',
    },
    'step:discard': {
      what: 'Quien tenga más de 10 cartas de Habilidad se descarta hasta quedarse con 10. Después empieza el turno de la siguiente persona.',
    },
  },
  names: {
    distance: 'Distancia',
    damagedRooms: 'Casillas dañadas',
    deepOne: 'Profundo',
    passenger: 'Pasajero',
    deck: (cards) => `Mazo: ${cards}`,
    steps: {
      receive: 'Paso 1: recibir habilidades',
      action: 'Paso 2: acciones',
      mythos: 'Paso 3: Mitos',
      discard: 'Paso 4: descartar',
    },
  },
  dial: (now, most) => `Ahora ${now} de ${most}`,
  of: (now, all) => `Ahora ${now} de ${all}`,
  left: (count) => `Quedan ${count}`,
  holder: (name) => `Ahora: ${name}`,
  readTop: 'Leer el último descarte',
};
