import type { Names } from '../names-type';
import { cards } from './names/cards';
import { mythosCards } from './names/mythos';
import { people } from './names/people';

export const names: Names = {
  game: 'Непостижимое',
  ship: 'пароход «Атлантика»',
  ...people,
  ...cards,
  ...mythosCards,
  skills: {
    influence: 'Общение',
    lore: 'Знания',
    observation: 'Внимание',
    strength: 'Сила',
    will: 'Воля',
    treachery: 'Коварство',
  },
  resources: {
    fuel: 'Топливо',
    food: 'Припасы',
    sanity: 'Рассудок',
    souls: 'Души',
  },
  titles: {
    captain: 'Капитан',
    keeper: 'Хранитель фолианта',
  },
  tracks: {
    travel: 'Трек путешествия',
    ritual: 'Трек ритуала',
  },
  trackSpaces: {
    'travel-start': 'Старт',
    'slow-ahead': 'Малый ход',
    'half-ahead': 'Средний ход',
    'full-ahead': 'Полный ход',
    arrive: 'Прибытие',
    'ritual-start': 'Старт',
    'incantation-1': 'Первое воззвание',
    'incantation-2': 'Второе воззвание',
    'incantation-3': 'Третье воззвание',
    cast: 'Изгнание',
  },
  rooms: {
    bridge: 'Мостик',
    chapel: 'Часовня',
    'captains-cabin': 'Каюта капитана',
    'cargo-hold': 'Грузовой отсек',
    galley: 'Камбуз',
    'boiler-room': 'Машинное отделение',
    'sick-bay': 'Лазарет',
    brig: 'Карцер',
  },
  deckSpaces: {
    'deck-1': 'Наружная область 1',
    'deck-2': 'Наружная область 2',
    'deck-3': 'Наружная область 3',
    'deck-4': 'Наружная область 4',
    'deck-5': 'Наружная область 5',
    'deck-6': 'Наружная область 6',
    'deck-7': 'Наружная область 7',
    'deck-8': 'Наружная область 8',
  },
  waterSpaces: {
    'water-1': 'Водная область 1',
    'water-2': 'Водная область 2',
    'water-3': 'Водная область 3',
    'water-4': 'Водная область 4',
    'water-5': 'Водная область 5',
    'water-6': 'Водная область 6',
    'water-7': 'Водная область 7',
    'water-8': 'Водная область 8',
  },
  theDeep: 'Пучина',
  monarchs: {
    dagon: 'Отец Дагон',
    hydra: 'Матерь Гидра',
  },
};
