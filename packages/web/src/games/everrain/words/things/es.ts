import type { ThingsText } from './type';

const BROADSIDE = {
  what: 'Quien esté aquí puede disparar la artillería de esta banda: una orden de artillería por disparo.',
  end: 'Con el puesto destruido o un enemigo en la zona, la batería calla.',
};
const BROKEN =
  'Un punto de daño destruye un puesto, y todos los de su zona sufren 1 de trauma. El Astillero lo repara por 5 monedas.';

export const things: ThingsText = {
  names: {
    discovery: 'Medidor de descubrimiento',
    agenda: 'Designio',
    elder: 'El Primigenio',
    act: 'Acto',
    round: 'Ronda',
    first: 'Ficha de primer jugador',
    'step:entering-round': 'Renovación',
    'step:turn-start': 'Turnos de los jugadores',
    'step:elder': 'El Primigenio y las tormentas',
    'step:deck-enemies': 'Enemigos en cubierta',
    'step:sea-enemies': 'Enemigos en el mar',
    fresh: 'Órdenes disponibles',
    issued: 'Órdenes dadas',
    hull: 'Casco',
    gun: 'Batería',
    below: 'Un hueco bajo cubierta',
    hold: 'Bodega',
    coin: 'Monedas',
    clues: 'Pistas',
    stories: 'Historias en espera',
    storm: 'Tormenta',
    unsailed: 'Mar sin cartografiar',
    destination: 'Destino de un barco enemigo',
    intent: 'Qué va a hacer',
    'crew-track': 'Trauma y tensión',
    'crew-values': 'En qué destaca cada cual',
  },
  things: {
    discovery: {
      what: 'La carrera del viaje. Lente: lo que habéis averiguado. Calavera: lo que saben los enemigos. Ojo: el Primigenio, que viene desde el otro extremo. Las puertas cierran un acto; los libros traen de vuelta las historias en espera.',
      end: 'Si vuestra ficha llega antes al final, ganáis todos. Si llega la suya, perdéis todos.',
    },
    'rider:ours': {
      what: 'Avanza una casilla cada vez que alguien entrega en una Universidad pistas por valor de 5.',
      end: 'Al final del medidor el viaje está ganado. Si llega primera a una puerta, cada capitán gana una orden.',
    },
    'rider:theirs': {
      what: 'Avanza una casilla cada vez que el designio llega a 10.',
      end: 'Al final del medidor todo está perdido. Donde se encuentra con el ojo, despierta el Primigenio.',
    },
    'rider:elder': {
      what: 'Se acerca cuando se hunde un barco, cuando los enemigos os sacan ventaja y cuando llegan primero a una puerta.',
      end: 'Cuando coincide con la ficha de los enemigos, el Primigenio despierta.',
    },
    agenda: {
      what: 'Lo que traman los enemigos. Cada ronda suma 2 más uno por capitán; los enemigos desterrados y los barcos que llegan suman la vida que les quedaba. En rayado, lo que sumará esta ronda.',
      end: 'Al llegar a 10 la ficha de los enemigos avanza una casilla, y el designio vuelve a 1.',
    },
    elder: {
      what: 'Algo bajo el mar, y nadie sabe cuál es. Una vez despierto no se le puede matar: actúa el primero en cada fase de enemigos y persigue un objetivo propio.',
      end: 'Si lo cumple, perdéis todos al instante. Hasta entonces aún podéis ganar por descubrimiento.',
    },
    act: {
      what: 'Las casillas 4, 8 y 12 del medidor de descubrimiento abren cada una un acto nuevo: toca pagar, llegan enemigos más fuertes, se levanta una tormenta y puede aparecer un barco enemigo.',
    },
    round: {
      what: 'Se renuevan las órdenes, cada capitán juega un turno, luego actúan los enemigos y avanza el designio.',
    },
    first: {
      what: 'Juega el primer turno de la ronda y decide los empates en el mapa. Las tormentas derivan hacia este barco.',
      end: 'Al acabar la ronda la ficha pasa al siguiente capitán.',
    },
    'step:entering-round': {
      what: 'Cada cual recupera hasta tres órdenes dadas, y la tripulación cansada descansa.',
    },
    'step:turn-start': {
      what: 'Cada capitán juega un turno: órdenes y acciones libres en el orden que quiera, mientras le queden órdenes. Un turno que acaba en el mar da 1 de tensión a quien esté en cubierta y trae un suceso marino.',
    },
    'step:elder': {
      what: 'Primero actúa el Primigenio, si está despierto. Después se tira por cada tormenta: de 0 a 4 se acerca una casilla al primer jugador; de 5 a 9 va adonde este elija.',
    },
    'step:deck-enemies': {
      what: 'Cada enemigo a bordo tira sus dados: presagios para habilidades, luego pasos hacia el tripulante más cercano, luego daño, y lo que sobre destruye puestos.',
    },
    'step:sea-enemies': {
      what: 'Cada barco enemigo tira sus dados. Si os tiene a alcance y a la vista, maniobra para disparar; si no, sigue hacia su destino.',
    },
    fresh: {
      what: 'Lo que aún puedes gastar. Una orden se da por su efecto o se agota para convertir un presagio de tus dados. Las que no uses siguen disponibles.',
      end: 'Cada ronda solo vuelven tres.',
    },
    issued: { what: 'Órdenes gastadas. En la próxima renovación eliges hasta tres para recuperar.' },
    hull: {
      what: 'Cuántos de los diez puestos siguen en pie.',
      end: 'Sin ninguno, el barco se hunde. Su capitán vuelve en la ronda siguiente en el puerto más cercano, con un marinero y 20 monedas.',
    },
    gun: {
      what: 'Cada número son los dados de ataque a una, dos y tres casillas. Para disparar hace falta alguien en la zona indicada, el blanco a la vista y una orden de artillería.',
    },
    below: {
      what: 'Seis huecos para mejoras. Quien entra en un espacio circular lo usa y queda cansado hasta la próxima renovación; los cuadrados funcionan solos. Dos mejoras iguales contiguas abren su espacio adicional.',
    },
    hold: {
      what: 'Aquí van los tesoros: tres al principio. Cada uno vale más en un puerto y menos en otro.',
      end: 'Lo que no quepa se tira.',
    },
    coin: {
      what: 'Para mejoras, reparaciones, curas y enrolar en puerto, y para la paga en cada fin de acto.',
      end: 'Quien no cobra abandona el barco.',
    },
    clues: {
      what: 'Se hallan en losetas nuevas, pecios, islas e historias. Cinco entregadas en una Universidad hacen avanzar vuestra ficha en el medidor de descubrimiento.',
    },
    stories: {
      what: 'Cartas de una historia ya empezada. Nadie las lee antes de tiempo; solo su dueño las resuelve, la próxima vez que se robe de ese mazo.',
    },
    storm: {
      what: 'Bajo ella todo cuesta el doble. El barco que entra, sale o vira dentro sufre 1 daño. Ni se dispara ni se otea, y nada de lo que cubre se puede usar.',
      end: 'Deriva una casilla por ronda. Lo que alcanza al derivar no sufre daño.',
    },
    unsailed: {
      what: 'Desde el borde de una loseta, con la proa hacia aquí y alguien en la cofa, un punto de navegación revela lo que hay; desde mar gruesa, dos. Las pistas de la loseta son tuyas al momento.',
    },
    destination: {
      what: 'El barco va hasta allí por el camino más barato y no cambia de idea.',
      end: 'Si llega, desaparece y el designio avanza la vida que le quede. Hundido antes, deja un pecio.',
    },
    intent: {
      what: 'Lo que puede hacer un enemigo en la próxima fase de enemigos y con qué probabilidad, calculado con las reglas para todas sus tiradas tal como está la mesa. Nada oculto entra en la cuenta.',
    },
    'crew-track': {
      what: 'El trauma rojo llega por la izquierda, de refriegas y puestos rotos; la tensión violeta por la derecha, de las noches en cubierta. Comparten los mismos huecos. La Botica cura el trauma; la Posada, la tensión.',
      end: 'Cuando el medidor se llena, ese tripulante muere.',
    },
    'crew-values': {
      what: 'Valor de isla y de puerto: la prueba se supera si el dado del destino no saca más. Después, los dados en una refriega y la paga que toca al fin de acto.',
    },
    'order:crew': {
      what: 'Lleva a un tripulante de cualquier sitio del barco a cualquier otro. Donde hay un enemigo, empieza una refriega.',
    },
    'order:navigation': {
      what: 'Da 1 punto de navegación y 1 más por cada puesto de navegación atendido. Un punto vira un lado, avanza una casilla o revela una loseta.',
      end: 'Los puntos se pierden en cuanto haces otra cosa.',
    },
    'order:artillery': {
      what: 'Dispara una batería cuyo puesto esté atendido. Con otra orden, la misma puede repetir.',
    },
    'order:fleeting': {
      what: 'Vale como orden de tripulación, navegación o artillería, la que necesites.',
      end: 'Usada una vez, se va para siempre.',
    },
    'hex:calm': {
      what: 'Mar abierto. Un punto avanza y un punto vira. Un turno que acaba aquí acaba en el mar.',
    },
    'hex:rough': { what: 'Virar, revelar y entrar o salir cuestan el doble.' },
    'hex:wreck': {
      what: 'Detente aquí para saquearlo: una tirada de botín, de pistas a reliquias o monedas. No cuesta órdenes.',
      end: 'Se saquea una sola vez.',
    },
    'hex:spawn': {
      what: 'Mar en calma a todos los efectos, pero aquí puede aparecer un barco enemigo al empezar un acto.',
    },
    'hex:port': {
      what: 'Cinco casas: Astillero, Mercado, Botica, Universidad y Posada; un servicio por tripulante. Al llegar se destierra a los enemigos de a bordo. Ni tensión, ni suceso marino, ni disparos hacia dentro o hacia fuera.',
      end: 'Cada puerto se visita una vez por turno. Bajo una tormenta no protege a nadie.',
    },
    'hex:island': {
      what: 'Quien esté en un bote puede salir de expedición: una carta con una prueba o una elección. Un turno que acaba aquí no trae tensión ni suceso marino.',
      end: 'Cada isla se explora una sola vez.',
    },
    'hex:altar': {
      what: 'Cada vez que un barco entra en su loseta, un enemigo sube a bordo. En su casilla puedes purgarlo: suben enemigos por valor del acto, y el altar calla para siempre.',
    },
    'node:bow': {
      what: 'Artillería y navegación en uno: dispara hacia delante y suma un punto a cada orden de navegación.',
      end: BROKEN,
    },
    'node:stern': { what: 'Quien esté aquí puede disparar la batería de proa y popa hacia atrás.', end: BROKEN },
    'node:larboard': BROADSIDE,
    'node:starboard': BROADSIDE,
    'node:navigation': {
      what: 'Quien esté aquí suma un punto a cada orden de navegación y tira un dado de esquiva cuando dispara un barco enemigo.',
      end: BROKEN,
    },
    'node:crows-nest': { what: 'Solo con alguien aquí arriba se pueden revelar losetas nuevas.', end: BROKEN },
    'node:blank': { what: 'A ti no te sirve de nada. Por aquí suben a bordo los enemigos.', end: BROKEN },
  },
  zone: {
    broken: 'Destruido: no sirve hasta que se repare.',
    held: 'Fuera de servicio mientras haya aquí un enemigo.',
    manned: 'Atendido',
    empty: 'No hay nadie aquí.',
  },
  tilesLeft: (count) => (count === 1 ? 'Queda 1 loseta' : `Quedan ${count} losetas`),
  decks: 'Cartas que quedan',
};
