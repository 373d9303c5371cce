import type { LessonText } from '.';

export const lesson: LessonText = {
  pilot: 'Maud Trask, tu piloto en este viaje',
  beats: {
    goal: {
      learn: 'Cómo se gana y se pierde el viaje',
      say: 'Ahí fuera están desenterrando algo, y no somos los únicos que cavan. La lente de este medidor es lo que sabemos nosotros; la calavera, lo que saben ellos. Llega antes al final. El ojo es lo que duerme abajo: que siga dormido.',
    },
    orders: {
      learn: 'Las órdenes',
      say: 'Estas fichas son todo lo que puedes hacer en un turno: la redonda mueve a un tripulante, la hexagonal gobierna el barco, la cuadrada dispara. En cada ronda solo vuelven tres.',
    },
    crew: {
      learn: 'Mover a la tripulación',
      say: 'Cada puesto de a bordo sirve para algo mientras haya alguien en él. Queremos ojos arriba: da una orden de tripulación, elige a Tam Ferrow y mándalo a la cofa.',
    },
    course: {
      learn: 'Trazar el rumbo',
      say: 'Isbet Coyle está en el puesto de navegación, así que una orden de navegación vale dos puntos. Virar cuesta un punto y avanzar una casilla, otro. Llévanos dos casillas avante, hasta esa isla.',
    },
    boat: {
      learn: 'Los botes y las cámaras de abajo',
      say: 'Una isla pide que la miren, y quien vaya tiene que estar en un bote. Da otra orden de tripulación y mete a Isbet en el chinchorro. Cada cámara bajo cubierta tiene su utilidad.',
    },
    nest: {
      learn: 'La cofa revela aguas nuevas',
      say: 'Con Tam arriba podemos mirar más allá del borde de la carta. Otra orden de navegación, revela lo que hay a proa y di cómo queda la loseta. La mayoría guarda pistas. Esta guarda un puerto.',
    },
    ashore: {
      learn: 'Expediciones y desenlaces sellados',
      say: 'Ahora, a tierra. Desembarca quien esté en un bote y se lee una carta. Ves las opciones, nunca lo que traen. Elige lo que quieras o pregunta qué haría un oficial: siempre se puede preguntar.',
    },
    night: {
      learn: 'Las noches en la mar',
      say: 'Termina el turno aquí. En una isla o en puerto la noche es amable. En mar abierta, cada tripulante en cubierta sufre tensión y la mar manda una carta. La tensión y el trauma llenan la ficha por los dos lados; donde se encuentran, el tripulante muere.',
    },
    enemies: {
      learn: 'Lo que hacen después de tu turno',
      say: 'Algo ha salido de la popa: un hombre de sebo, y ha caminado dos zonas hasta Tam. Los enemigos van siempre a por el tripulante más cercano. Los dados dicen hasta dónde llegan y cuánto golpean; si no tienen a nadie cerca, rompen el barco.',
    },
    agenda: {
      learn: 'El designio',
      say: 'El pluviómetro sube en cada ronda: tres, si navegas a solas. Cada vez que llega a diez, la calavera avanza. El tiempo nunca sale gratis.',
      go: 'Me daré prisa',
    },
    refresh: {
      learn: 'Vuelven tres órdenes',
      say: 'Una ronda nueva. Has dado cuatro órdenes y tres vuelven. Elige cuáles; si preguntas, un oficial te dirá lo que piensa.',
    },
    fray: {
      learn: 'Una refriega',
      say: 'Manda a Isbet con Tam: donde hay un enemigo empieza una refriega. Toda tu gente en esa zona suma sus dados. Los de ataque hieren, los de esquiva anulan sus golpes. Tres de ataque y uno de esquiva es lo sensato.',
    },
    omen: {
      learn: 'Los presagios',
      say: 'Dos golpes, y tiene tres de vida. Pero esa espiral es un presagio: agota una orden disponible y cuenta como golpe. Hoy no hay a qué disparar, así que gasta la orden de artillería.',
    },
    helm: {
      learn: 'A puerto',
      say: 'Se acabó, y ha dejado cinco monedas. Manda a Pell Hathersage al puesto de navegación: así una sola orden nos lleva las dos casillas hasta la Escalera de Hollin.',
    },
    port: {
      learn: 'En puerto',
      say: 'Cinco casas. Cada tripulante puede usar un servicio: reparar, comprar y vender, curar, descansar, contratar. Los enemigos que siguieran en cubierta quedarían desterrados, pero eso alimenta el designio; mejor pelear.',
    },
    university: {
      learn: 'La Universidad: así se gana',
      say: 'Cinco pistas mueven la lente una casilla. Las tienes: manda a alguien a la Universidad, a quien quieras.',
      go: 'Un paso más cerca',
    },
    onward: {
      learn: 'Lo que viene después',
      say: 'Ese es todo el viaje, una y otra vez: mirar, desembarcar, pelear, aprender y ser más rápidos que ellos. Los demás pueden quedarse hoy a bordo. Sal del puerto.',
    },
  },
  after:
    'Ya sabes lo bastante para navegar. Más lejos esperan tormentas, altares, barcos enemigos e historias que siguen de carta en carta; con cada acto todo empeora. Haz ahora un viaje corto entero: cada cosa nueva se explica cuando aparece, y un oficial responde siempre que preguntes.',
};
