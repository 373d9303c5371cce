import type { AtSeaText } from '../at-sea';

const many = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`;

export const atSea: AtSeaText = {
  theatre: {
    uses: [
      'Presagios: su capacidad',
      'Movimiento: hacia la tripulación más cercana',
      'Daño a la tripulación de su zona',
      'Daño al puesto de su zona',
    ],
    fallen: (dice) => `${many(dice, 'dado')} en la mesa`,
    none: 'ninguno',
    done: 'hecho',
    now: 'actúa ahora',
    dice: (dice) => many(dice, 'dado'),
    storms: 'Tormentas',
    agenda: (by) => `Designio +${by}`,
    discovery: (to) => `Avanzan a ${to}`,
    skip: 'Ir a mis decisiones',
    again: 'Verlo otra vez',
    stop: 'Volver a la mesa',
    why: {
      rolls: 'Tira todos sus dados; los resultados se usan de arriba abajo.',
      pair: (from, to) => `Dos de ${from} no sirven aquí: juntos valen uno de ${to}.`,
      ability: 'Los presagios bastan para su capacidad.',
      seeks: (name, zones) => `Busca a la tripulación más cercana: ${name}, a ${many(zones, 'zona')}.`,
      node: 'No puede alcanzar a nadie: va al puesto intacto más cercano.',
      strikes: 'Hay tripulación en su zona: todo el daño de una vez.',
      breaks: (zone) => `Nadie está a su lado: se rompe el puesto ${zone}, y también sufre daño.`,
      storm: (roll) =>
        roll < 5 ? `Tirada ${roll}: hacia el primer jugador.` : `Tirada ${roll}: adonde quiera el primer jugador.`,
      hunts: (name) => `${name} está a su alcance: da caza.`,
      bound: 'Nadie está a su alcance: pone rumbo a su destino.',
      agenda: 'Cada ronda el designio sube dos y uno más por capitán.',
      discovery: 'El pluviómetro rebosa: avanzan un paso.',
    },
  },
  tonight: {
    title: 'Si terminas el turno ahora',
    strain: (names) => `Una noche en cubierta: ${names}`,
    dies: (names) => `Moriría: ${names}`,
    sheltered: 'A resguardo: nadie recibe tensión.',
    points: (points) => `Se ${points === 1 ? 'perdería' : 'perderían'} ${many(points, 'punto')} de navegación.`,
    orders: (orders) => `${many(orders, 'orden disponible', 'órdenes disponibles')} para presagios.`,
  },
  fray: {
    title: 'Tal como está',
    deals: (damage, health) => `${damage} de daño contra ${health} de salud`,
    destroyed: 'destruido',
    takes: (trauma) => `tu tripulación recibe ${trauma} de trauma`,
    unhurt: 'tu tripulación sale ilesa',
    killed: (names) => `moriría ${names}`,
  },
  aim: {
    noSight: 'sin visión',
    hits: (hits, orMore) => `${hits}${orMore ? '+' : ''} ${hits === 1 && !orMore ? 'impacto' : 'impactos'}`,
    title: 'Probabilidades sin convertir presagios',
    omens: 'Cada presagio puede convertirse en impacto con una orden disponible.',
  },
  storm: {
    ships: 'Barcos',
    enemies: 'Barcos enemigos',
    ports: 'Puertos',
    nobody: 'No cubre ningún barco ni ningún puerto.',
  },
  marks: {
    look: 'Mirad aquí',
    go: 'Voy allí',
    wipe: 'Borrar',
    here: (name) => `${name}: mirad aquí`,
    there: (name) => `${name} va aquí`,
  },
};
