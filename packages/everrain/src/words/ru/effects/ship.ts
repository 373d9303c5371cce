// Russian: ship, enemies, tracks and sea.
import type { Boarders } from '../../../content/effect';
import type { EffectWords } from '../../language';
import {
  agendaWord,
  amount,
  both,
  type Clause,
  type Counted,
  count,
  distance,
  fact,
  HARM,
  HEALTH,
  HEXES,
  HITS,
  nodeIs,
  numbered,
  order,
  STEPS,
} from '../grammar';
import { enemyName } from '../telling';

const APPEAR: Counted = ['появляется', 'появляются', 'появляется'];
const ENEMIES: Counted = ['враг', 'врага', 'врагов'];

function boarders(who: Boarders): string {
  if (who === 'act') return 'на вашей палубе появляются враги на сумму текущего акта';
  if ('named' in who) {
    return who.count === 1
      ? `на вашей палубе появляется ${enemyName(who.named)}`
      : `на вашей палубе ${numbered(who.count, APPEAR)} ${count(who.count, ENEMIES)} одного вида: ${enemyName(who.named)}`;
  }
  return `на вашей палубе ${numbered(who.count, APPEAR)} ${count(who.count, ENEMIES)}`;
}

const WOUNDED = {
  choice: 'один враг на вашей палубе, на ваш выбор,',
  each: 'каждый враг на вашей палубе',
  'each-here': 'каждый враг в этой зоне',
} as const;

const NODES = both('поста', 'постов');
const ZONES: Counted = ['зону', 'зоны', 'зон'];

export const shipEffects: Pick<
  EffectWords<Clause>,
  | 'damage'
  | 'damage-node'
  | 'repair'
  | 'turn-ship'
  | 'drift'
  | 'board'
  | 'enemy-ship'
  | 'wound'
  | 'banish'
  | 'discard-enemy'
  | 'imprison'
  | 'hit-enemy-ship'
  | 'heal-self'
  | 'self-moves'
  | 'more-damage'
  | 'self-returns'
  | 'agenda'
  | 'discovery'
  | 'elder'
  | 'storm-moves'
  | 'new-storm'
  | 'destroy-port'
  | 'to-port'
  | 'clues-count-double'
  | 'prices'
  | 'begin-story'
> = {
  damage: ({ count: n }) => fact(`ваш корабль получает ${amount(n, HARM)}`),
  'damage-node': ({ node: which }) =>
    fact(
      which === 'here'
        ? 'пост в зоне этого врага разрушен'
        : which === 'choice'
          ? 'один пост на ваш выбор разрушен'
          : nodeIs(which, 'разрушен'),
    ),
  repair: ({ count: n }) => order(`почините/починить ${n === 1 ? '1 пост' : `до ${count(n, NODES)}`}`),
  'turn-ship': () => order('разверните/развернуть корабль на любой курс'),
  drift: ({ by }) => fact(`ваш корабль проходит вперёд ${count(by, HEXES)}, если путь свободен`),
  board: ({ who }) => fact(boarders(who)),
  'enemy-ship': () => fact('рядом с вами появляется вражеский корабль'),
  wound: ({ which, count: n }) => fact(`${WOUNDED[which]} получает ${count(n, HITS)}`),
  banish: ({ which }) =>
    order(which === 'each' ? 'изгоните/изгнать всех врагов с вашей палубы' : 'изгоните/изгнать 1 врага с вашей палубы'),
  'discard-enemy': ({ which }) =>
    order(
      which === 'each' ? 'сбросьте/сбросить всех врагов с вашей палубы' : 'сбросьте/сбросить 1 врага с вашей палубы',
    ),
  imprison: () => order('заприте/запереть 1 врага с вашей палубы на свободном месте'),
  'hit-enemy-ship': ({ count: n, within }) =>
    fact(
      `ближайший вражеский корабль или Древний не дальше ${count(within, both('гекса', 'гексов'))} получает ${count(n, HITS)}`,
    ),
  'heal-self': ({ count: n }) => fact(`этот враг восстанавливает ${count(n, HEALTH)}`),
  'self-moves': ({ steps: n }) => fact(`этот враг проходит ${count(n, ZONES)} к ближайшему моряку`),
  'more-damage': ({ count: n }) => fact(`этот враг наносит ещё ${count(n, HITS)}`),
  'self-returns': () => fact('этот враг изгнан'),
  agenda: ({ by }) =>
    typeof by === 'number' && by < 0
      ? fact(`${agendaWord} отступает ${distance(-by)}`)
      : fact(`${agendaWord} продвигается ${distance(by)}`),
  discovery: ({ by }) => fact(`жетон игроков продвигается на ${count(by, STEPS)}`),
  elder: ({ by }) => fact(`жетон Древнего ${by < 0 ? 'отступает' : 'продвигается'} на ${count(Math.abs(by), STEPS)}`),
  'storm-moves': () => order('передвиньте/передвинуть 1 шторм на 1 гекс в любую сторону'),
  'new-storm': ({ size, at }) =>
    fact(`над ${at === 'you' ? 'вашим кораблём' : 'Древним'} собирается шторм размером в ${count(size, HEXES)}`),
  'destroy-port': ({ which }) => fact(which === 'nearest' ? 'ближайший порт разрушен' : 'порт под Древним разрушен'),
  'to-port': () => fact('ваш корабль оказывается в ближайшем свободном порту'),
  'clues-count-double': () => fact('в это посещение ваши улики в Университете считаются вдвое'),
  prices: ({ by }) =>
    fact(`в это посещение все сокровища покупаются и продаются на ${Math.abs(by)} ${by < 0 ? 'дешевле' : 'дороже'}`),
  'begin-story': () => fact('у этой истории будет продолжение'),
};
