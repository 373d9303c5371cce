// English: what monsters do, and what is done to them.
import type { Amount, DeepOneArea, SpawnPlace } from '../../../content/effect';
import type { MonsterEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { token } from '../../tokens';
import {
  AMOUNTS,
  AS_MANY,
  type Clause,
  deepOnes,
  die,
  everyDeepOne,
  fact,
  monsters,
  order,
  person,
  room,
} from '../grammar';

/** Where they appear; `count` each, where there are several places. */
function spawn(count: number, at: SpawnPlace): string {
  const some = `spawn ${deepOnes(count)}`;
  if (typeof at === 'object') {
    const whose = at.spaceOf === 'you' ? 'your' : `${person(at.spaceOf)}’s`;
    return `${some} in ${whose} space${at.indoors ? ' (if you are on deck: in the closest room)' : ''}`;
  }
  switch (at) {
    case 'the-deep':
      return `${some} in the Deep`;
    case 'each-water-space':
      return `${some} in each water space`;
    case 'each-deck-space':
      return `${some} in each deck space`;
    case 'each-numbered-room':
      return `${some} in each numbered room`;
    case 'chosen-water-spaces':
      return `spawn ${deepOnes(1)} in each of ${count} water spaces of your choice`;
    case 'rolled-room':
      return `${some} in the room with that number`;
    case 'damaged-space':
      return `${some} in the room just damaged`;
    default:
      return `${some} in ${room(at)}`;
  }
}

const AREAS: Readonly<Record<DeepOneArea, string>> = {
  water: 'in the water',
  deck: 'on deck',
  ship: 'on the ship',
  interior: 'in any rooms',
  'outside-the-deep': 'outside the Deep',
  everywhere: 'on the board and in the Deep',
  'one-room': 'in 1 room of your choice',
  'your-space': 'in your space',
};

const area = (where: DeepOneArea, count: Amount | 'all'): string =>
  where === 'interior' && count === 1 ? 'in any room' : AREAS[where];

function defeat(where: DeepOneArea, count: Amount | 'all', upTo: true | undefined): string {
  const there = area(where, count);
  if (count === 'all') return `defeat ${everyDeepOne('all')} ${there}`;
  if (typeof count === 'number') return `defeat ${upTo ? 'up to ' : ''}${deepOnes(count)} ${there}`;
  const several = token('piece', 'deep-one', 'Deep Ones');
  return upTo
    ? `defeat ${several} ${there}, up to ${AMOUNTS[count]}`
    : `defeat as many ${several} ${there} as ${AS_MANY[count]}`;
}

export const monsterEffects: Pick<EffectWords<Clause>, MonsterEffectKind> = {
  activate: ({ icon }) => order(`activate ${monsters(icon)}`),
  'activate-deep-ones': ({ where }) =>
    order(
      where === 'your-space' ? `activate ${everyDeepOne('each')} in your space` : `activate ${deepOnes(1)} anywhere`,
    ),
  spawn: ({ count, at }) => order(spawn(count, at)),
  surface: ({ who, at }) => {
    const they = who === 'monarchs' ? 'both monarchs' : 'all monsters in the Deep';
    return order(
      at === 'rolled'
        ? `roll ${die} and move ${they} to the front water space with that number`
        : `move ${they} to a water space of your choice`,
    );
  },
  'monarchs-to-deep': () => order('move both monarchs to the Deep'),
  'move-monarch': ({ to, optional }) => {
    const text = `move that monarch to ${to === 'the-deep' ? 'the Deep' : 'an adjacent water space'}`;
    return optional ? fact(`you may ${text}`) : order(text);
  },
  'defeat-deep-ones': ({ where, count, upTo }) => order(defeat(where, count, upTo)),
  'deep-ones-to-supply': ({ where }) => order(`return ${everyDeepOne('all')} ${AREAS[where]} to the supply`),
  'deck-deep-ones-to-water': () => order(`move ${everyDeepOne('each')} on deck to the adjacent water space`),
  herd: ({ from }) =>
    order(`move ${everyDeepOne('all')} ${from === 'your-space' ? 'in your space' : 'in 1 space'} to 1 adjacent space`),
  scatter: ({ optional }) => {
    const text = `move ${everyDeepOne('each')} on the ship to an adjacent space`;
    return optional ? fact(`you may ${text}`) : order(text);
  },
  'bar-rooms': () => order('keep Deep Ones from entering rooms until the end of the turn'),
};
