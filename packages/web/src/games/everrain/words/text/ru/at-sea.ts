import { counter } from '../../../../../words/plural';
import type { AtSeaText } from '../at-sea';

const count = counter('ru');
const forms = (one: string, few: string, many: string) => ({
  one: `# ${one}`,
  few: `# ${few}`,
  many: `# ${many}`,
  other: `# ${few}`,
});
const DICE = forms('кубик', 'кубика', 'кубиков');
const ZONES = forms('зона', 'зоны', 'зон');

export const atSea: AtSeaText = {
  theatre: {
    uses: [
      'Знамения: способность',
      'Движение: к ближайшему из команды',
      'Урон команде в своей зоне',
      'Урон посту, на котором стоит',
    ],
    fallen: (dice) => `брошено: ${count(dice, DICE)}`,
    none: 'нет',
    done: 'готово',
    now: 'действует',
    dice: (dice) => count(dice, DICE),
    storms: 'Бури',
    agenda: (by) => `Замысел +${by}`,
    discovery: (to) => `Они шагнут на ${to}`,
    skip: 'К моему выбору',
    again: 'Показать ещё раз',
    stop: 'Вернуться к столу',
    why: {
      rolls: 'Брошены все кубики; результаты идут в дело сверху вниз.',
      pair: (from, to) => `Пара бесполезна (${from}): вместе это один результат «${to}».`,
      ability: 'Знамений хватает на способность.',
      seeks: (name, zones) => `Цель — ближайший из команды: ${name}, ${count(zones, ZONES)}.`,
      node: 'Ни до кого не добраться: путь к ближайшему целому посту.',
      strikes: 'Рядом команда: весь урон сразу.',
      breaks: (zone) => `Рядом никого: пост ${zone} разбит, враг тоже ранен.`,
      storm: (roll) => (roll < 5 ? `Выпало ${roll}: к первому игроку.` : `Выпало ${roll}: куда решит первый игрок.`),
      hunts: (name) => `${name} в пределах досягаемости: охота.`,
      bound: 'Поблизости никого: курс к своей цели.',
      agenda: 'Каждый раунд замысел растёт на два и ещё на один за каждого капитана.',
      discovery: 'Дождемер переполнен: они делают шаг.',
    },
  },
  tonight: {
    title: 'Если закончить ход сейчас',
    strain: (names) => `Ночь на палубе: ${names}`,
    dies: (names) => `Погибнет: ${names}`,
    sheltered: 'В укрытии: напряжения нет ни у кого.',
    points: (points) => `Пропадёт ${count(points, forms('очко хода', 'очка хода', 'очков хода'))}.`,
    orders: (orders) =>
      `Для знамений остаётся ${count(orders, forms('готовый приказ', 'готовых приказа', 'готовых приказов'))}.`,
  },
  fray: {
    title: 'Как есть сейчас',
    deals: (damage, health) => `урон ${damage} против здоровья ${health}`,
    destroyed: 'враг уничтожен',
    takes: (trauma) => `команда получает ${count(trauma, forms('травму', 'травмы', 'травм'))}`,
    unhurt: 'команда невредима',
    killed: (names) => `погибнет: ${names}`,
  },
  aim: {
    noSight: 'не видно',
    hits: (hits, orMore) => `${hits}${orMore ? '+' : ''}`,
    title: 'Попадания без обращённых знамений',
    omens: 'Каждое знамение можно обратить в попадание готовым приказом.',
  },
  storm: {
    ships: 'Корабли',
    enemies: 'Вражеские корабли',
    ports: 'Порты',
    nobody: 'Под ним нет ни кораблей, ни портов.',
    turn: 'Повернуть',
    lay: 'Положить сюда',
  },
  foresight: {
    title: 'Что будет дальше',
    card: 'Прочесть карту',
    health: (left, of) => `Здоровье: ${left} из ${of}`,
    hunts: (name) => `На виду и в пределах дальности: ${name}. Начинается охота.`,
    nobodyInRange: 'Поблизости никого: идёт дальше.',
    bound: (place) => `Цель пути: ${place}`,
    fires: 'откроет огонь',
    hits: (hits) => `${count(hits, forms('попадание', 'попадания', 'попаданий'))} после уклонения`,
    arrives: 'дойдёт и напитает замысел',
    seeks: (name) => `Идёт к ближайшему моряку: ${name}.`,
    among: 'Стоит среди команды и будет бить.',
    wrecks: 'Охотиться не на кого: ломает корабль.',
    at: (zone) => `встанет здесь: ${zone}`,
    strikes: (damage) => `ударит по команде: урон ${damage}`,
    breaks: (zone) => `разобьёт пост: ${zone}`,
    chosen: 'Среди равных путей выбирает капитан.',
  },
  path: {
    title: 'Тропа вглубь острова',
    shore: 'Берег',
    hidden: 'закрытый жетон',
    gold: 'сердце острова',
    tokens: {
      clue: 'улика',
      treasure: 'сокровище',
      card: 'конец тропы',
      enemy: 'нечто, что пойдёт за вами',
      rest: 'место для отдыха',
    },
  },
  trade: {
    gives: 'Вы отдаёте',
    gets: 'вы получаете',
    nothing: 'ничего',
    coins: (coins) => count(coins, forms('монету', 'монеты', 'монет')),
    clues: (clues) => count(clues, forms('улику', 'улики', 'улик')),
  },
  marks: {
    look: 'Смотрите сюда',
    go: 'Я иду туда',
    wipe: 'Стереть',
    here: (name) => `${name}: смотрите сюда`,
    there: (name) => `${name} идёт сюда`,
  },
};
