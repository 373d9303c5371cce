// Spanish: what is explained the first time it comes up.
import type { Language } from '../language';

export const hints: Language['hints'] = {
  goal: {
    title: 'Averiguad más que ellos',
    text: 'Llevad la lente al final del medidor antes de que llegue la calavera. La mueven las pistas, y las recoge la Universidad.',
  },
  orders: {
    title: 'Las órdenes',
    text: 'La redonda mueve a un tripulante adonde quieras, la hexagonal navega, la cuadrada dispara. En cada ronda vuelven tres: gástalas.',
  },
  course: {
    title: 'Trazar el rumbo',
    text: 'Una orden de navegación da 1 punto, y 1 más por cada puesto de navegación atendido. Virar, avanzar y revelar cuestan 1 cada vez, y el doble en mar gruesa.',
  },
  'crows-nest': {
    title: 'La cofa',
    text: 'Para revelar la loseta de proa tiene que haber alguien arriba. Las aguas nuevas dan pistas al momento.',
  },
  crew: {
    title: 'Mover a la tripulación',
    text: 'Una orden de tripulación lleva a cualquiera a cualquier parte, en cubierta o abajo. Donde hay un enemigo empieza una refriega.',
  },
  port: {
    title: 'En puerto',
    text: 'Los enemigos de tu cubierta quedan desterrados, y eso alimenta el designio. Luego manda a cada tripulante a un servicio.',
  },
  services: {
    title: 'Cinco casas',
    text: 'Cada tripulante usa un servicio por visita. Instalar, vender y escuchar se pueden repetir.',
  },
  university: {
    title: 'La Universidad',
    text: 'Cinco pistas, o reliquias que valgan lo mismo, mueven la lente una casilla. Así se gana.',
  },
  expedition: {
    title: 'A tierra',
    text: 'Los tripulantes que estén en un bote pueden explorar la isla. Hace la prueba quien tenga más valor de isla.',
  },
  card: {
    title: 'Desenlaces sellados',
    text: 'Ves las opciones, no lo que traen. Una vez elegida, no hay vuelta atrás.',
  },
  fray: {
    title: 'Una refriega',
    text: 'Todos los tripulantes de la zona suman sus dados. Los de ataque hieren, los de esquiva anulan daño; los dos bandos golpean a la vez.',
  },
  omens: {
    title: 'Presagios',
    text: 'Cada presagio se convierte en daño o en esquiva si agotas una orden disponible.',
  },
  trauma: {
    title: 'Trauma y tensión',
    text: 'Las esquirlas rojas entran por la izquierda, las cuentas violetas por la derecha. Cuando se encuentran, el tripulante muere.',
  },
  strain: {
    title: 'Noches en cubierta',
    text: 'Si terminas el turno en el mar, cada tripulante en cubierta sufre 1 de tensión y se roba un suceso marino. En un puerto o en una isla te libras.',
  },
  enemies: {
    title: 'Lo que hacen',
    text: 'Los enemigos usan primero los presagios, luego buscan al tripulante más cercano y luego golpean; si no tienen a nadie cerca, rompen el barco.',
  },
  ships: {
    title: 'Barcos enemigos',
    text: 'Persiguen a quien tengan a su alcance; si no, navegan hacia su bandera. El que llega alimenta el designio con la vida que le quede.',
  },
  guns: {
    title: 'La artillería',
    text: 'Atiende el puesto de la pieza, mete al enemigo en su campo de tiro y da una orden de artillería.',
  },
  agenda: {
    title: 'El pluviómetro',
    text: 'Sube en cada ronda. Cada vez que llega a 10, la calavera avanza una casilla.',
  },
  discovery: {
    title: 'Quedarse atrás',
    text: 'Cuando los enemigos os sacan ventaja, el ojo del Primigenio se acerca. Cuando la calavera y el ojo se encuentran, despierta.',
  },
  act: {
    title: 'Un nuevo acto',
    text: 'Hay que pagar a la tripulación, llegan enemigos más fuertes, se forma una tormenta. Si habéis llegado antes, cada jugador gana una orden.',
  },
  storm: {
    title: 'Tormentas',
    text: 'Entrar, salir o virar dentro destruye un puesto cada vez. Todo cuesta el doble.',
  },
  altar: {
    title: 'Altares',
    text: 'Cada vez que entras en su loseta sube un enemigo a bordo, hasta que alguien lo purgue.',
  },
  wreck: { title: 'Pecios', text: 'Párate y saquéalo: una tirada de botín, gratis.' },
  story: {
    title: 'Empieza una historia',
    text: 'La carta siguiente te espera en uno de los mazos. Nadie la lee antes.',
  },
  elder: {
    title: 'El Primigenio',
    text: 'No se lo puede matar, solo frenar. Llegad al final del medidor antes de que cumpla su objetivo.',
  },
  sinking: {
    title: 'Hundirse',
    text: 'Con diez puestos destruidos o sin tripulación, el barco se hunde y vuelve al turno siguiente en un puerto, más pobre. Nadie queda fuera.',
  },
  refresh: {
    title: 'Renovación',
    text: 'Hasta tres órdenes dadas vuelven a estar disponibles. Elige las que vayas a necesitar.',
  },
  trade: {
    title: 'Borda con borda',
    text: 'Los barcos adyacentes pueden intercambiar de todo, menos órdenes y equipamiento instalado.',
  },
};
