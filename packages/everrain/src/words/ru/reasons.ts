// Russian: why a bot would answer so.
import { tell } from '@undertow/language';
import type { ReasonWords } from '../language';
import { lookUp } from '../lookups';
import type { Compared } from '../reasons';
import type { Telling } from '../telling';
import {
  both,
  type Counted,
  clues,
  cluesAre,
  coins,
  coinsAre,
  count,
  DICE,
  HEXES,
  HITS,
  numbered,
  ofCoins,
  sentence,
} from './grammar';
import { labels } from './labels';
import { hexTo, portName } from './places';
import { crewName, enemyName, foeShip, toWhom, treasureName, upgradeName, whom, whose } from './telling';
import { terms } from './terms';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

const POINTS: Counted = both('очка хода', 'очков хода');
const NODES: Counted = ['разрушенный пост', 'разрушенных поста', 'разрушенных постов'];
const ORDERS: Counted = ['готовый приказ', 'готовых приказа', 'готовых приказов'];
const CREW: Counted = ['моряк', 'моряка', 'моряков'];
const VOYAGES: Counted = ['воображаемом плавании', 'воображаемых плаваниях', 'воображаемых плаваниях'];

const GEMS = {
  strain: both('напряжения', 'напряжений'),
  trauma: both('травмы', 'травм'),
} as const satisfies Readonly<Record<string, Counted>>;
const SHIPS: Counted = ['корабль', 'корабля', 'кораблей'];
const PORTS: Counted = ['порт', 'порта', 'портов'];
const WAYS: Counted = ['дорога', 'дороги', 'дорог'];
const GUNS: Counted = ['орудие', 'орудия', 'орудий'];
const WHOLE: Counted = ['целый пост', 'целых поста', 'целых постов'];

/** An option as it stands on its button. */
const option = (ref: Compared, told: Telling): string => tell(labels, ref.is, ref, { ...told, about: {} });

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
  'worth-more-than': ({ than }, told) => `Сейчас это ценнее, чем «${option(than, told)}».`,
  'rather-than': ({ hex }, told) => sentence(`за раунд это даст больше, чем путь ${hexTo(told, hex)}`),
  'more-hands': ({ crew }) =>
    sentence(`на борту только ${count(crew, CREW)}, а места на четверых: рук на все посты не хватает`),
  'coin-to-spare': ({ coin }) => sentence(`${coinsAre(coin)} сверх того, что отложено на жалованье и ремонт`),
  'nothing-worth-it': ({ coin, kept }) =>
    sentence(`ничто здесь не стоит своей цены; из ${ofCoins(coin)} на жалованье и ремонт отложено ${kept}`),
  relieves: ({ crew, gem, count: number }) => sentence(`${crewName(crew)} избавится от ${count(number, GEMS[gem])}`),
  denizen: () => 'В порту кому-то есть что рассказать, а послушать ничего не стоит.',
  'guns-as-they-came': ({ guns }) => sentence(`${count(guns, GUNS)} на борту — всё ещё из первого снаряжения`),
  'below-first': () => 'То, что работает под палубой, служит каждый раунд, а орудия — только в бою.',
  'order-back': ({ order, fresh }) =>
    sentence(
      `готовых приказов этого рода ${fresh === 0 ? 'нет' : `только ${fresh}`}: ${terms.orders[order].toLowerCase()}`,
    ),
  'in-boat': ({ crew }) => sentence(`${crewName(crew)} в шлюпке: будет кого послать на берег`),
  'works-there': ({ upgrade }) => sentence(`это сразу пойдёт в дело: ${upgradeName(upgrade)}`),
  'out-of-way': ({ crew }) => sentence(`там врагам не попадётся ${crewName(crew)}`),
  'bears-it': ({ crew, left }) => sentence(`${crewName(crew)} выдержит ещё ${left}`),
  guard: ({ damage, evasion }) =>
    sentence(`грозит ${count(damage, HITS)}; на уклонение — ${count(evasion, DICE)}, остальное на ответный удар`),
  'use-now': ({ treasure }) =>
    sentence(`сейчас от этого больше пользы, чем в трюме или на продажу: ${treasureName(treasure)}`),
  'worth-least': ({ treasure, worth }) =>
    sentence(`дешевле всего в трюме — примерно ${coinsAre(worth)}: ${treasureName(treasure)}`),
  sealed: () => 'Что принесёт каждый выбор, скрыто; за другие ничто не говорит.',
  'go-on': ({ left }) => sentence(`там ещё есть что искать, а самый слабый на берегу выдержит ещё ${left}`),
  'turn-back': ({ left }) => sentence(`самый слабый на берегу выдержит ещё только ${left}`),
  'ways-on': ({ ways }) =>
    sentence(`оттуда ${numbered(ways, ['ведёт', 'ведут', 'ведут'])} дальше ${count(ways, WAYS)}`),
  'storm-over': ({ ships, ports }) =>
    sentence(
      ships + ports === 0
        ? 'так шторм не накроет ни наших кораблей, ни портов'
        : `шторм накроет ${[ships > 0 ? count(ships, SHIPS) : '', ports > 0 ? count(ports, PORTS) : ''].filter(Boolean).join(' и ')}; в другом месте вреда было бы больше`,
    ),
  'tile-near': () => 'Так порты и острова окажутся ближе к нашим кораблям.',
  'far-off': ({ hexes }) => sentence(`до ближайшего нашего корабля ${count(hexes, HEXES)}`),
  'met-by': ({ crew }) => sentence(`там к бою ${numbered(crew, ['готов', 'готовы', 'готовы'])} ${count(crew, CREW)}`),
  'broken-there': () => 'Ломать там уже нечего.',
  'nodes-crossed': ({ nodes }) =>
    sentence(nodes === 0 ? 'на его пути нет целых постов' : `на его пути только ${count(nodes, WHOLE)}`),
  searched: ({ worlds, gain }) => sentence(`лучше на ${gain} в ${count(worlds, VOYAGES)}`),
};
