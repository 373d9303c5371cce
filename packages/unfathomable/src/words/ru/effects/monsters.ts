// Russian: what monsters do, and what is done to them.
import type { Amount, DeepOneArea, SpawnPlace } from '../../../content/effect';
import type { MonsterEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { AMOUNTS, AS_MANY } from '../amounts';
import {
  allDeepOnes,
  deepOnes,
  deepOnesEach,
  deepOnesWord,
  die,
  eachDeepOne,
  monstersObject,
  ofSomebody,
} from '../forms';
import { both, type Clause, count as counted, fact, order } from '../grammar';
import { rooms } from '../places';

const WATER_SPACES = both('водной области', 'водных областях');

/** How many appear, and where. */
function spawned(count: number, at: SpawnPlace): string {
  const some = deepOnes(count);
  const each = deepOnesEach(count);
  if (typeof at === 'object') {
    const closest = at.indoors ? ' (если она наружная — в ближайшей внутренней)' : '';
    return `${some} ${at.spaceOf === 'you' ? 'в вашей области' : `в области ${ofSomebody(at.spaceOf)}`}${closest}`;
  }
  switch (at) {
    case 'each-water-space':
      return `${each} в каждой водной области`;
    case 'each-deck-space':
      return `${each} в каждой наружной области`;
    case 'each-numbered-room':
      return `${each} в каждой внутренней области с номером`;
    case 'chosen-water-spaces':
      return count === 1
        ? `${deepOnes(1)} в водной области по вашему выбору`
        : `${deepOnesEach(1)} в ${counted(count, WATER_SPACES)} по вашему выбору`;
    case 'rolled-room':
      return `${some} во внутренней области с выпавшим номером`;
    case 'damaged-space':
      return `${some} в только что повреждённой области`;
    default:
      return `${some} ${rooms.at(at)}`;
  }
}

const AREAS: Readonly<Record<DeepOneArea, string>> = {
  water: 'в воде',
  deck: 'в наружных областях',
  ship: 'на судне',
  interior: 'во внутренних областях',
  'outside-the-deep': 'вне пучины',
  everywhere: 'на поле и в пучине',
  'one-room': 'в одной внутренней области по вашему выбору',
  'your-space': 'в вашей области',
};

function defeated(where: DeepOneArea, count: Amount | 'all', upTo: true | undefined): string {
  const there = where === 'interior' && count === 1 ? 'в любой внутренней области' : AREAS[where];
  if (count === 'all') return `${allDeepOnes} ${there}`;
  if (typeof count === 'number') return `${upTo ? 'до ' : ''}${deepOnes(count)} ${there}`;
  return upTo
    ? `${deepOnesWord} ${there}, но не больше ${AMOUNTS[count]}`
    : `столько ${deepOnesWord} ${there}, ${AS_MANY[count]}`;
}

export const monsterEffects: Pick<EffectWords<Clause>, MonsterEffectKind> = {
  activate: ({ icon }) => order(`активируйте/активировать ${monstersObject(icon)}`),
  'activate-deep-ones': ({ where }) =>
    order(
      `активируйте/активировать ${
        where === 'your-space' ? `${eachDeepOne} в вашей области` : `${deepOnes(1)} в любой области`
      }`,
    ),
  spawn: ({ count, at }) => order(`разместите/разместить ${spawned(count, at)}`),
  surface: ({ who, at }) => {
    const they = who === 'monarchs' ? 'обоих монархов' : `всех монстров ${rooms.from('the-deep')}`;
    return order(
      at === 'rolled'
        ? `бросьте/бросить ${die} и передвиньте/передвинуть ${they} в переднюю водную область с выпавшим числом`
        : `передвиньте/передвинуть ${they} в водную область по вашему выбору`,
    );
  },
  'monarchs-to-deep': () => order(`передвиньте/передвинуть обоих монархов ${rooms.to('the-deep')}`),
  'move-monarch': ({ to, optional }) => {
    const where = `этого монарха ${to === 'the-deep' ? rooms.to('the-deep') : 'в смежную водную область'}`;
    return optional ? fact(`вы можете передвинуть ${where}`) : order(`передвиньте/передвинуть ${where}`);
  },
  'defeat-deep-ones': ({ where, count, upTo }) => order(`победите/победить ${defeated(where, count, upTo)}`),
  'deep-ones-to-supply': ({ where }) => order(`верните/вернуть в запас ${allDeepOnes} ${AREAS[where]}`),
  'deck-deep-ones-to-water': () => order(`передвиньте/передвинуть ${eachDeepOne} из наружной области в смежную водную`),
  herd: ({ from }) =>
    order(
      `передвиньте/передвинуть ${allDeepOnes} из ${from === 'your-space' ? 'вашей' : 'одной'} области в одну смежную`,
    ),
  scatter: ({ optional }) => {
    const where = `${eachDeepOne} на судне в смежную область`;
    return optional ? fact(`вы можете передвинуть ${where}`) : order(`передвиньте/передвинуть ${where}`);
  },
  'bar-rooms': () => order(`не пускайте/пускать ${deepOnesWord} во внутренние области до конца хода`),
};
