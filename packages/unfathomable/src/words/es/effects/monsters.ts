// Spanish: what monsters do, and what is done to them.
import type { Amount, DeepOneArea, SpawnPlace } from '../../../content/effect';
import type { MonsterEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { AS_MANY } from '../amounts';
import { allDeepOnes, deepOnes, deepOneWord, die, eachDeepOne, monsters, somebody } from '../forms';
import { type Clause, fact, of, order } from '../grammar';
import { rooms } from '../places';

/** How many appear, and where. */
function spawned(count: number, at: SpawnPlace): string {
  const some = deepOnes(count);
  if (typeof at === 'object') {
    const closest = at.indoors ? ' (desde cubierta, en la casilla interior más cercana)' : '';
    return `${some} en ${at.spaceOf === 'you' ? 'tu casilla' : `la casilla ${of(somebody(at.spaceOf))}`}${closest}`;
  }
  switch (at) {
    case 'each-water-space':
      return `${some} en cada casilla de agua`;
    case 'each-deck-space':
      return `${some} en cada casilla de cubierta`;
    case 'each-numbered-room':
      return `${some} en cada casilla interior numerada`;
    case 'chosen-water-spaces':
      return count === 1
        ? `${deepOnes(1)} en una casilla de agua a tu elección`
        : `${deepOnes(1)} en cada una de ${count} casillas de agua a tu elección`;
    case 'rolled-room':
      return `${some} en la casilla interior con ese número`;
    case 'damaged-space':
      return `${some} en la casilla que se acaba de dañar`;
    default:
      return `${some} ${rooms.at(at)}`;
  }
}

const AREAS: Readonly<Record<DeepOneArea, string>> = {
  water: 'del agua',
  deck: 'de cubierta',
  ship: 'del barco',
  interior: 'de las casillas interiores',
  'outside-the-deep': `que estén fuera ${rooms.of('the-deep')}`,
  everywhere: `del tablero y ${rooms.of('the-deep')}`,
  'one-room': 'de 1 casilla interior a tu elección',
  'your-space': 'de tu casilla',
};

function defeated(where: DeepOneArea, count: Amount | 'all', upTo: true | undefined): string {
  if (count === 'all') return `derrota/derrotar a ${allDeepOnes} ${AREAS[where]}`;
  if (typeof count === 'number') {
    const single = count === 1 ? { interior: 'de cualquier casilla interior' } : {};
    const there = { ...AREAS, ...single, 'outside-the-deep': `de fuera ${rooms.of('the-deep')}` }[where];
    return `derrota/derrotar ${upTo ? 'hasta ' : ''}a ${deepOnes(count)} ${there}`;
  }
  return `derrota/derrotar ${upTo ? 'como máximo ' : ''}a tantos ${deepOneWord(2)} ${AREAS[where]} como ${AS_MANY[count]}`;
}

export const monsterEffects: Pick<EffectWords<Clause>, MonsterEffectKind> = {
  activate: ({ icon }) => order(`activa/activar a ${monsters(icon)}`),
  'activate-deep-ones': ({ where }) =>
    order(
      `activa/activar a ${where === 'your-space' ? `${allDeepOnes} de tu casilla` : `${deepOnes(1)} de cualquier casilla`}`,
    ),
  spawn: ({ count, at }) => order(`pon/poner ${spawned(count, at)}`),
  surface: ({ who, at }) => {
    const they = who === 'monarchs' ? 'a los dos monarcas' : `todos los monstruos ${rooms.of('the-deep')}`;
    return order(
      at === 'rolled'
        ? `tira/tirar ${die} y mueve/mover ${they} a la casilla de agua de proa que corresponda al resultado`
        : `mueve/mover ${they} a una casilla de agua a tu elección`,
    );
  },
  'monarchs-to-deep': () => order(`mueve/mover a los dos monarcas ${rooms.to('the-deep')}`),
  'move-monarch': ({ to, optional }) => {
    const where = `a ese monarca ${to === 'the-deep' ? rooms.to('the-deep') : 'a una casilla de agua adyacente'}`;
    return optional ? fact(`puedes mover ${where}`) : order(`mueve/mover ${where}`);
  },
  'defeat-deep-ones': ({ where, count, upTo }) => order(defeated(where, count, upTo)),
  'deep-ones-to-supply': ({ where }) => order(`devuelve/devolver al suministro común ${allDeepOnes} ${AREAS[where]}`),
  'deck-deep-ones-to-water': () => order(`mueve/mover ${eachDeepOne} de cubierta a la casilla de agua adyacente`),
  herd: ({ from }) =>
    order(`mueve/mover ${allDeepOnes} de ${from === 'your-space' ? 'tu casilla' : '1 casilla'} a 1 casilla adyacente`),
  scatter: ({ optional }) => {
    const where = `${eachDeepOne} del barco a una casilla adyacente`;
    return optional ? fact(`puedes mover ${where}`) : order(`mueve/mover ${where}`);
  },
  'bar-rooms': () =>
    order(`impide/impedir que los ${deepOneWord(2)} entren en casillas interiores hasta el final del turno`),
};
