import { counter } from '../plural';
import type { HomeText } from '../screens/home';

const count = counter('ru');

export const home: HomeText = {
  house: 'Морские ужасы прямо в браузере',
  casting: 'Отдаём швартовы…',
  create: 'Создать стол',
  createNote: 'Решите, как хотите играть, и отправьте друзьям ссылку.',
  createButton: 'Открыть стол',
  createAndInvite: 'До начала игры всё это можно изменить в комнате ожидания.',
  join: 'Войти по ссылке',
  joinNote: 'Вам прислали ссылку или код стола? Вставьте сюда.',
  joinField: 'Ссылка или код',
  joinButton: 'Войти',
  joinBad: 'Это не ссылка и не код стола.',
  mine: 'Ваши столы',
  goOn: 'Продолжить',
  story: 'Как всё было',
  watchReplay: 'Повтор',
  forget: (table) => `Забыть «${table}» на этом устройстве`,
  open: 'Открытые столы',
  noOpen: 'Сейчас открытых столов нет. Создайте свой: это минутное дело.',
  openSeats: (open, all) =>
    `${count(open, { one: '# свободное место', few: '# свободных места', other: '# свободных мест' })} из ${all}`,
  sitDown: 'Сесть за стол',
  watch: 'Смотреть',
  replay: 'Посмотреть повтор',
  replayNote: 'Откройте файл записи законченной партии. Он останется на вашем устройстве.',
  replayFile: 'Выбрать файл записи',
  status: { lobby: 'в комнате ожидания', playing: 'идёт', over: 'окончена' },
  yourName: 'Ваше имя',
  defaultName: 'Пассажир',
  tableName: 'Название стола',
  defaultTable: (name) => `Стол: ${name}`,
  howTo: 'Как играть, за десять минут',
  note: 'Undertow — независимый проект, никак не связанный с издателем настольной игры.',
};
