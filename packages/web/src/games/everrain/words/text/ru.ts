import { counter } from '../../../../words/plural';
import { atSea } from './ru/at-sea';
import type { PageText } from './type';

const count = counter('ru');

/** After 1, after 2 to 4, after 5. */
const forms = (one: string, few: string, many: string) => ({
  one: `# ${one}`,
  few: `# ${few}`,
  many: `# ${many}`,
  other: `# ${few}`,
});

const POINTS = forms('очко хода', 'очка хода', 'очков хода');
const COINS = forms('монета', 'монеты', 'монет');
const CLUES = forms('улика', 'улики', 'улик');
const NODES = forms('пост', 'поста', 'постов');
const TRAUMA = forms('травма', 'травмы', 'травм');
const STRAIN = forms('напряжение', 'напряжения', 'напряжений');

const KINDS = { deckhand: 'матрос', shellback: 'морской волк' } as const;
const AWAY = {
  below: 'под палубой',
  ashore: 'на берегу',
  island: 'на острове',
  boarding: 'на вражеском корабле',
} as const;

export const ru: PageText = {
  ...atSea,
  phraseGroups: { plans: 'Планы', needs: 'Просьбы', warnings: 'Предупреждения', manners: 'Вежливость' },
  ship: {
    fresh: 'Готовые приказы',
    issued: 'Отданные',
    below: 'Под палубой',
    crew: 'Команда',
    hold: 'Трюм',
    emptySlot: 'Пусто',
    schematic: 'чертёж',
    here: 'Здесь',
    space: 'Свободное место',
    noGun: 'орудия нет',
    man: (zones) => `пост: зона ${zones.join(' или ')}`,
    ranges: (dice) => `Кубиков на расстоянии ${dice.map((count, range) => `${range + 1}: ${count}`).join(', ')}`,
    hull: (left) => `целых постов ${left} из 10`,
    sunk: 'Корабль затонул; вернётся на следующем ходу',
    gone: 'На дне',
    notYet: 'Ещё не в море',
    passenger: 'Пассажир',
    stories: 'Истории',
    noStories: 'Ни одна история ещё не началась.',
    waiting: (deck) => `${deck}: ждёт непрочитанной`,
  },
  crewPlace: (kind, place, zone, fatigued) =>
    `${KINDS[kind]} · ${place.is === 'deck' ? zone.toLowerCase() : AWAY[place.is]}${fatigued ? ', усталость' : ''}`,
  track: (trauma, strain, left) => `${count(trauma, TRAUMA)}, ${count(strain, STRAIN)}, осталось ${left}`,
  left: (left) => `осталось ${left}`,
  values: { island: 'Остров', port: 'Порт', dice: 'Кубики', wage: 'Жалованье' },
  chart: {
    label: 'Морская карта',
    unsailed: 'Неведомые воды: открыть участок',
    hex: (what, facts) => [what, ...facts].join(', '),
    course: (what, cost) => `${what}, ${count(cost, POINTS)}`,
    whole: 'Вся карта',
    storm: 'накрыто штормом',
    explored: 'исследовано',
  },
  course: {
    list: 'Курсы списком',
    title: (where) => `Курс: ${where}`,
    ahead: 'Вперёд на один гекс',
    larboard: 'Лево руля',
    starboard: 'Право руля',
    order: (points) => `Навигационный приказ: ${count(points, POINTS)}`,
    storm: (damage) => `Шторм разрушит ${count(damage, NODES)}.`,
    port: 'Порт: пять домов, ни напряжения, ни морского события.',
    island: 'Остров: ни напряжения, ни морского события.',
    altar: 'Действующий алтарь: на борт поднимется враг.',
    banish: (from, to) => `Враги на борту будут изгнаны: замысел ${from} → ${to}.`,
    left: (points) => (points === 0 ? 'Очков хода не останется.' : `Останется ${count(points, POINTS)}.`),
    sail: 'Идти',
    clear: 'Стереть курс',
  },
  tracks: {
    discovery: (ours, theirs, elder, end) =>
      `Открытия: мы на делении ${ours}, враги на ${theirs}, Древний на ${elder}; конец на ${end}`,
    agenda: (now, coming) => `Замысел: ${now} из 10, в этом раунде ещё ${coming}`,
    discoveryName: 'Открытия',
    stay: (theirs) => `В этом раунде враги остаются на ${theirs}.`,
    step: (to, elder) =>
      `В этом раунде враги дойдут до ${to}${elder === null ? '' : `, а Древний шевельнётся до ${elder}`}.`,
    agendaName: 'Замысел',
    perRound: (by) => `+${by} за раунд`,
    riders: { ours: 'Наш жетон', theirs: 'Жетон врагов', elder: 'Жетон Древнего' },
  },
  top: {
    round: (round) => `Раунд ${round}`,
    yours: 'Ваш ход',
    enemies: 'Фаза врагов',
    turnOf: (name) => `Ходит ${name}`,
    first: (name) => `Начинает ${name}`,
    act: (act) => `Акт ${act}`,
  },
  tabs: { chart: 'Карта', ship: 'Корабль', crew: 'Команда', stories: 'Истории' },
  port: {
    coin: (coin) => count(coin, COINS),
    clues: (clues) => count(clues, CLUES),
    free: 'бесплатно',
    toGo: (crew) => `ещё могут сходить: ${crew}`,
  },
  card: {
    sealed: 'Исходы скрыты, пока вы не выбрали. Обратного пути нет.',
    test: 'Проверка',
    choice: 'Выбор',
    direct: 'Событие',
    passenger: 'Пассажир',
    readAgain: 'Прочесть ещё раз',
    toChart: 'Взглянуть на карту',
    close: 'Закрыть',
  },
  elder: { asleep: 'Что-то спит под картой.', progress: (done, of) => `Цель Древнего: ${done} из ${of}` },
  dice: {
    hits: (chance, atLeast) => `${Math.round(chance * 100)} %: нанести ${atLeast} или больше урона`,
    evades: (chance, atLeast) => `${Math.round(chance * 100)} %: увернуться от ${atLeast} или больше`,
  },
  unmoved: (names) => `С тех пор не ходили: ${names}.`,
  dying: (names) => `Ночь на палубе не переживёт: ${names}. Всё равно закончить ход?`,
  options: {
    length: 'Длина',
    lengths: { short: 'Короткая, до 8', medium: 'Средняя, до 12', long: 'Долгая, до 16' },
    captains: 'Игроки',
    boarding: 'Абордаж',
    boardingNote: 'Вражеские корабли рядом можно брать на абордаж; отступить нельзя.',
    exhaustive: 'Полные экспедиции',
    exhaustiveNote: 'Остров исследуют шаг за шагом, а не одной картой.',
    house: 'Домашние правила',
    houseNote: 'Другие прочтения правил. Все выключены, пока вы не включите их сами.',
  },
};
