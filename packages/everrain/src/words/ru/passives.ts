// Russian: what works by being there.
import type { Passive } from '../../content/effect';
import type { CrewStatWords, KnackWords, MomentWords, ShipStatWords } from '../language';
import { sentences } from './effects';
import {
  both,
  type Counted,
  clues,
  coins,
  count,
  DICE,
  gems,
  lower,
  numbered,
  POINTS,
  sentence,
  signed,
  some,
} from './grammar';

const less = (by: number): string => (by < 0 ? 'меньше' : 'больше');

/** «+1 кубик», «−2 кубика». */
const changedBy = (by: number, forms: Counted): string => `${signed(by)} ${numbered(Math.abs(by), forms)}`;

const CREW: CrewStatWords = {
  dice: (by) => `в схватке у этого моряка ${changedBy(by, DICE)}`,
  'attack-dice': (by) =>
    `в схватке у этого моряка ${changedBy(by, ['кубик атаки или уклонения', 'кубика атаки или уклонения', 'кубиков атаки или уклонения'])}`,
  island: (by) => `значение острова ${signed(by)}`,
  port: (by) => `значение порта ${signed(by)}`,
  wage: (by) => `жалованье на ${coins(Math.abs(by))} ${less(by)}`,
  'deck-strain': (by) =>
    by < 0
      ? 'не получает напряжения на палубе в конце хода'
      : `на палубе в конце хода получает на ${some(by, gems('strain'))} больше`,
  'strain-taken': (by) => `каждый раз получает на ${some(Math.abs(by), gems('strain'))} ${less(by)}`,
  'trauma-taken': (by) => `каждый раз получает на ${some(Math.abs(by), gems('trauma'))} ${less(by)}`,
  'university-clues': (by) => `когда этот моряк сдаёт улики в Университет, нужно на ${clues(Math.abs(by))} ${less(by)}`,
  'gun-dice': (by) =>
    `${changedBy(by, ['кубик атаки', 'кубика атаки', 'кубиков атаки'])} орудию, чей пост занимает этот моряк`,
  helm: (by) => `${changedBy(by, POINTS)}, когда этот моряк занимает навигационный пост`,
  'evasion-dice': (by) =>
    `${changedBy(by, ['кубик уклонения', 'кубика уклонения', 'кубиков уклонения'])}, когда этот моряк под обстрелом занимает навигационный пост`,
  recovery: (by) => `каждый раз снимает на ${Math.abs(by)} ${less(by)}`,
};

const ORDERS: Counted = ['приказ', 'приказа', 'приказов'];
const TREASURES: Counted = ['сокровище', 'сокровища', 'сокровищ'];

const SHIP: ShipStatWords = {
  refresh: (by) => `в начале раунда вы обновляете на ${count(Math.abs(by), ORDERS)} ${less(by)}`,
  hold: (by) => `в трюм входит на ${count(Math.abs(by), TREASURES)} ${less(by)}`,
  speed: (by) => `каждый навигационный приказ даёт ${changedBy(by, POINTS)}`,
  'gun-dice': (by) => `у каждого орудия ${changedBy(by, ['кубик атаки', 'кубика атаки', 'кубиков атаки'])}`,
  'evasion-dice': (by) =>
    `под обстрелом ${changedBy(by, ['кубик уклонения', 'кубика уклонения', 'кубиков уклонения'])}`,
  'repair-cost': (by) => `ремонт поста стоит на ${coins(Math.abs(by))} ${less(by)}`,
  'hire-cost': (by) => `найм стоит на ${coins(Math.abs(by))} ${less(by)}`,
  'upgrade-cost': (by) => `оснащение стоит на ${coins(Math.abs(by))} ${less(by)}`,
  'treasure-draws': (by) => `на Рынке вы видите на ${count(by, TREASURES)} больше`,
  'upgrade-draws': (by) => `на Верфи вы видите на ${count(by, ['карту', 'карты', 'карт'])} оснащения больше`,
  'hire-draws': (by) => `в Таверне вы видите на ${count(by, both('моряка', 'моряков'))} больше`,
  denizens: (by) => `в порту вы видите на ${count(by, both('обитателя', 'обитателей'))} больше`,
  sight: (by) =>
    `за ход ${count(by, ['шаг', 'шага', 'шагов'])} в бурном море ${numbered(by, ['стоит', 'стоят', 'стоят'])} как в спокойном`,
  'storm-damage': (by) =>
    `от шторма корабль каждый раз получает на ${count(Math.abs(by), ['повреждение', 'повреждения', 'повреждений'])} ${less(-by)}`,
};

const KNACKS: KnackWords = {
  'reroll-fate': 'можно повторить один бросок судьбы, касающийся этого моряка; второй результат окончательный',
  'survives-death': 'вместо смерти моряк теряет все камни и черты, получает новые черты и оказывается под палубой',
  'swaps-expedition': 'до проверки или выбора можно один раз сменить карту экспедиции',
  'sells-at-best': 'раз за посещение одно сокровище продаётся по самой высокой цене из всех портов',
  'reveals-freely': 'открывает участки без вороньего гнезда и без очков хода',
  'cannot-man-guns': 'не может занимать орудийные посты',
  'cannot-man-helm': 'не может занимать навигационные посты',
  'cannot-man-crows-nest': 'не может занимать воронье гнездо',
  'cannot-explore': 'не ходит в экспедиции',
  'cannot-activate': 'не может запускать улучшения',
  'never-fatigued': 'никогда не утомляется',
  'mans-two': 'занимает ещё и один соседний пост',
  'must-be-paid-double': 'требует двойного жалованья',
  'omens-are-damage': 'знамения на кубиках атаки этого моряка считаются уроном',
  'omens-are-evasion': 'знамения на кубиках уклонения этого моряка считаются уклонениями',
  'unseen-by-enemies': 'враги ищут этого моряка в последнюю очередь',
  'free-listen': 'раз за посещение слухи бесплатны',
  'no-service': 'в порту пользуется только отдыхом',
  'starts-frays-late': 'не добавляет кубиков в схватку, которую начинает по собственному приказу',
};

const MOMENTS: MomentWords = {
  'turn-start': 'в начале вашего хода',
  'turn-end-at-sea': 'в конце хода в море',
  'port-visit': 'когда вы посещаете порт',
  'expedition-start': 'когда начинается экспедиция',
  'fray-won': 'когда здесь в схватке уничтожен враг',
  'enemy-boards': 'когда на вашей палубе появляется враг',
  reveal: 'когда вы открываете участок',
  'node-destroyed': 'когда здесь разрушен пост',
  'act-end': 'в конце акта',
  'round-end': 'в начале фазы врагов',
};

/** «в начале вашего хода получите», but «когда вы посещаете порт, получите» and «в начале вашего хода, если …». */
const setOff = (when: string, then: string): string =>
  `${when}${when.startsWith('когда') || then.startsWith('если') ? ',' : ''} ${then}`;

export function passive(given: Passive): string {
  switch (given.is) {
    case 'crew-stat':
      return sentence(CREW[given.stat](given.by));
    case 'ship-stat':
      return sentence(SHIP[given.stat](given.by));
    case 'knack':
      return sentence(KNACKS[given.knack]);
    case 'when':
      return sentence(setOff(MOMENTS[given.moment], lower(sentences(given.effect)).replace(/\.$/, '')));
    default: {
      const never: never = given;
      return never;
    }
  }
}
