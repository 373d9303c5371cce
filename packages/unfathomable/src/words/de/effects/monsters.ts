// German: what monsters do, and what is done to them.
import type { Amount, DeepOneArea, SpawnPlace } from '../../../content/effect';
import type { MonsterEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { AS_MANY } from '../amounts';
import { allDeepOnes, deepOnes, eachDeepOne, monsters, owned, someDeepOnes, throwing } from '../forms';
import { type Clause, fact, joined, order, parted, upTo } from '../grammar';
import { rooms } from '../places';
import { ACTIVATE, APPEAR, DEFEAT, MOVE, SURFACE } from '../verbs';

const RETURN = parted('zurück', 'lege', 'legen');
const KEEP_AWAY = parted('fern', 'halte', 'halten');

/** How many appear, and where. */
function spawned(count: number, at: SpawnPlace): string {
  const some = deepOnes(count);
  if (typeof at === 'object') {
    const closest = at.indoors ? ' (an Deck: auf dem nächstgelegenen Innenfeld)' : '';
    return `${some} auf ${owned(at.spaceOf, 'deinem', 'dem', 'Feld')}${closest}`;
  }
  switch (at) {
    case 'each-water-space':
      return `auf jedem Wasserfeld ${some}`;
    case 'each-deck-space':
      return `auf jedem Deckfeld ${some}`;
    case 'each-numbered-room':
      return `auf jedem nummerierten Innenfeld ${some}`;
    case 'chosen-water-spaces':
      return count === 1
        ? `${some} auf einem Wasserfeld deiner Wahl`
        : `auf ${count} verschiedenen Wasserfeldern deiner Wahl je ${deepOnes(1)}`;
    case 'rolled-room':
      return `${some} auf dem Innenfeld mit der gewürfelten Zahl`;
    case 'damaged-space':
      return `${some} auf dem soeben beschädigten Feld`;
    default:
      return `${some} ${rooms.at(at)}`;
  }
}

const AREAS: Readonly<Record<DeepOneArea, string>> = {
  water: 'im Wasser',
  deck: 'an Deck',
  ship: 'auf dem Schiff',
  interior: 'auf Innenfeldern',
  'outside-the-deep': 'außerhalb der Tiefe',
  everywhere: 'auf dem Spielplan und in der Tiefe',
  'one-room': 'auf 1 Innenfeld deiner Wahl',
  'your-space': 'auf deinem Feld',
};

function defeat(where: DeepOneArea, count: Amount | 'all', atMost: true | undefined): Clause {
  const there = where === 'interior' && count === 1 ? 'auf einem beliebigen Innenfeld' : AREAS[where];
  if (count === 'all') return order(DEFEAT, `${allDeepOnes} ${there}`);
  if (typeof count === 'number') {
    return order(DEFEAT, `${atMost ? upTo(count, deepOnes(count)) : deepOnes(count)} ${there}`);
  }
  return order(DEFEAT, `${atMost ? 'höchstens ' : ''}so viele ${someDeepOnes} ${there}`, `, wie ${AS_MANY[count]}`);
}

export const monsterEffects: Pick<EffectWords<Clause>, MonsterEffectKind> = {
  activate: ({ icon }) => order(ACTIVATE, monsters(icon)),
  'activate-deep-ones': ({ where }) =>
    order(ACTIVATE, where === 'your-space' ? `${eachDeepOne} auf deinem Feld` : `${deepOnes(1)} deiner Wahl`),
  spawn: ({ count, at }) => order(APPEAR, spawned(count, at)),
  surface: ({ who, at }) => {
    const field = at === 'rolled' ? 'Bugfeld mit der gewürfelten Zahl' : 'Wasserfeld deiner Wahl';
    const surfacing =
      who === 'monarchs'
        ? order(MOVE, `beide Monarchen auf ${at === 'rolled' ? 'das' : 'ein'} ${field}`)
        : order(SURFACE, `alle Monster ${rooms.from('the-deep')} auf ${at === 'rolled' ? 'dem' : 'einem'} ${field}`);
    return at === 'rolled' ? joined([throwing, surfacing], 'und') : surfacing;
  },
  'monarchs-to-deep': () => order(MOVE, `beide Monarchen ${rooms.to('the-deep')}`),
  'move-monarch': ({ to, optional }) => {
    const moving = order(
      MOVE,
      `diesen Monarchen ${to === 'the-deep' ? rooms.to('the-deep') : 'auf ein benachbartes Wasserfeld'}`,
    );
    return optional ? fact('du', 'darfst', moving.inf?.bare) : moving;
  },
  'defeat-deep-ones': ({ where, count, upTo: atMost }) => defeat(where, count, atMost),
  'deep-ones-to-supply': ({ where }) => order(RETURN, `${allDeepOnes} ${AREAS[where]} in den Vorrat`),
  'deck-deep-ones-to-water': () => order(MOVE, `${eachDeepOne} an Deck auf das benachbarte Wasserfeld`),
  herd: ({ from }) =>
    order(
      MOVE,
      `${allDeepOnes} ${from === 'your-space' ? 'auf deinem Feld' : 'eines Feldes deiner Wahl'} auf 1 benachbartes Feld`,
    ),
  scatter: ({ optional }) => {
    const moving = order(MOVE, `${eachDeepOne} auf dem Schiff auf ein benachbartes Feld`);
    return optional ? fact('du', 'darfst', moving.inf?.bare) : moving;
  },
  'bar-rooms': () => order(KEEP_AWAY, `${someDeepOnes} bis zum Ende des Zuges von allen Innenfeldern`),
};
