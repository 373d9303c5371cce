import { counter } from '../../../../words/plural';
import type { EndText } from './type';

const count = counter('ru');
const ROUNDS = { one: '# раунд', few: '# раунда', many: '# раундов', other: '# раунда' };

export const ru: EndText = {
  won: 'Плавание окончено победой',
  lost: 'Плавание окончено поражением',
  stood: (ours, theirs, end) => `На шкале до ${end} мы стояли на ${ours}, враги — на ${theirs}.`,
  decided: 'Что решило исход',
  ahead: {
    ours: 'С этой минуты мы были впереди до самого конца.',
    theirs: 'С этой минуты враги были впереди до самого конца.',
  },
  lastStep: 'Это был последний шаг.',
  seeAgain: 'Посмотреть ещё раз',
  round: (round) => `Раунд ${round}`,
  race: 'Гонка открытий',
  voyage: 'Плавание на карте, со следом каждого корабля',
  asTable: 'Таблицей',
  memorial: 'Памяти команды',
  nobodyDied: 'Никто не погиб.',
  cameHome: (names) => `Дожили до конца: ${names}.`,
  numbers: 'В цифрах',
  most: 'Больше всех за плавание',
  measures: {
    handed: 'Сдано улик',
    tile: 'Улик из новых вод',
    spoils: 'Улик из добычи',
    listen: 'Улик, услышанных в таверне',
    event: 'Улик из морских событий',
    expedition: 'Улик из экспедиций',
    denizen: 'Улик от обитателей',
    story: 'Улик из историй',
    wreck: 'Улик с обломков',
    other: 'Улик из прочих мест',
    coin: 'Заработано монет',
    tiles: 'Открыто участков карты',
    orders: 'Отдано приказов',
    destroyed: 'Уничтожено врагов',
    banished: 'Изгнано врагов',
    deaths: 'Потеряно людей',
    sinkings: 'Потоплений',
  },
  elder: 'Что спало внизу',
  rounds: (rounds) => count(rounds, ROUNDS),
  ours: 'Мы',
  theirs: 'Враги',
};
