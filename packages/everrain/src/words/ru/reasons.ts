// Russian: why a bot would answer so.
import type { ReasonWords } from '../language';
import { lookUp } from '../lookups';
import { both, type Counted, clues, cluesAre, coins, coinsAre, count, numbered, ofCoins, sentence } from './grammar';
import { portName } from './places';
import { crewName, enemyName, foeShip, toWhom, upgradeName, whom, whose } from './telling';
import { terms } from './terms';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

const POINTS: Counted = both('очка хода', 'очков хода');
const NODES: Counted = ['разрушенный пост', 'разрушенных поста', 'разрушенных постов'];
const ORDERS: Counted = ['готовый приказ', 'готовых приказа', 'готовых приказов'];
const CREW: Counted = ['моряк', 'моряка', 'моряков'];
const VOYAGES: Counted = ['воображаемом плавании', 'воображаемых плаваниях', 'воображаемых плаваниях'];

export const reasons: ReasonWords = {
  'only-choice': () => 'Больше делать нечего.',
  'to-port': ({ port, points }) =>
    sentence(`до цели не больше ${count(points, POINTS)}: ${portName(port)}, услуги и укрытие`),
  'to-island': () => 'Остров не исследован: экспедиция принесёт улики.',
  'to-wreck': () => 'Обломки никто не обыскивал: бросок добычи даром.',
  'to-unknown': ({ clues: n }) => sentence(`новые воды принесут ${clues(n)}`),
  'to-captain': ({ seat }, told) => sentence(`${whose(told, seat, 'вашему', 'кораблю')} нужен кто-то рядом`),
  'away-from': ({ ship }) => sentence(`здесь не достанет ${foeShip(ship)}`),
  'out-of-storm': ({ damage }) => sentence(`шторм стоил бы ${count(damage, both('повреждения', 'повреждений'))}`),
  reveal: ({ clues: n }) => sentence(`открытие сразу принесёт ${clues(n)}`),
  fight: ({ enemy, chance }) =>
    sentence(`шанс ${percent(chance)} уничтожить ${enemyName(enemy, 'acc')} прежде, чем придёт очередь врагов`),
  'fight-first': ({ enemy }) => sentence(`опаснее всех на борту ${enemyName(enemy)}`),
  fire: ({ ship, chance }) => sentence(`шанс ${percent(chance)} потопить ${foeShip(ship, 'acc')} на подходе`),
  man: ({ node }) =>
    sentence(`пост снова заработает, если там кто-то встанет: ${(lookUp(terms.nodes, node) ?? node).toLowerCase()}`),
  spare: ({ crew }) => sentence(`${crewName(crew)} этого не переживёт`),
  shelter: ({ crew, left }) => sentence(`под палубой безопаснее: ${crewName(crew)} выдержит ещё только ${left}`),
  'hand-in': ({ clues: n }) => sentence(`${cluesAre(n)} — это шаг открытия`),
  repair: ({ nodes }) => sentence(`починить ${count(nodes, NODES)}, пока не ударили снова`),
  heal: ({ crew }) => sentence(`${crewName(crew)} на волосок от смерти`),
  hire: ({ crew }) => sentence(`${crewName(crew)} стоит своего жалованья: больше рук, больше занятых постов`),
  'worth-buying': ({ price, worth }) => sentence(`цена ${coinsAre(price)}, а польза примерно на ${worth}`),
  sell: ({ price }) => sentence(`${coinsAre(price)}: дороже, чем в других портах`),
  listen: ({ coin }) => sentence(`${coins(coin)} за надежду на улики, а лучшей покупки нет`),
  upgrade: ({ upgrade }) => sentence(`за плавание это окупится: ${upgradeName(upgrade)}`),
  'expedition-odds': ({ chance }) => sentence(`шанс пройти проверку ${percent(chance)}`),
  loot: () => 'Это ничего не стоит.',
  purge: () => 'Действующий алтарь зовёт врагов каждый раз; сейчас мы с ними справимся.',
  board: ({ ship, chance }) => sentence(`шанс ${percent(chance)} захватить ${foeShip(ship, 'acc')} вместе с добычей`),
  'end-turn': ({ strain }) =>
    sentence(
      strain > 0
        ? `тратить приказы больше не на что; напряжение ${numbered(strain, ['получит', 'получат', 'получат'])} ${count(strain, CREW)}`
        : 'тратить приказы больше не на что',
    ),
  'keep-orders': ({ orders }) => sentence(`${count(orders, ORDERS)} про запас, на знамения в фазе врагов`),
  'least-harm': () => 'Так меньше всего вреда.',
  'most-use': () => 'Здесь от этого больше всего пользы.',
  'pay-crew': ({ wage }) => sentence(`хороший моряк дороже ${ofCoins(wage)}`),
  'cannot-pay': () => 'На всех монет не хватит.',
  help: ({ seat }, told) => sentence(`это поможет ${toWhom(told, seat)}`),
  plan: ({ seat }, told) => sentence(`об этом была просьба от ${whom(told, seat)}`),
  searched: ({ worlds, gain }) => sentence(`лучше на ${gain} в ${count(worlds, VOYAGES)}`),
};
