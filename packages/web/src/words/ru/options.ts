import { counter } from '../plural';
import type { OptionsText } from '../screens/options';

const count = counter('ru');

export const options: OptionsText = {
  game: 'Игра',
  table: 'Стол',
  bots: {
    label: 'Пустые места',
    choices: {
      none: { name: 'Для друзей', note: 'Свободны, пока кто-нибудь не сядет.' },
      random: { name: 'Пьяные матросы', note: 'Боты, которые делают что угодно по правилам.' },
      officer: { name: 'Офицеры', note: 'Быстрые боты: играют разумно и немного лгут.' },
      admiral: { name: 'Адмиралы', note: 'Боты, которые думают наперёд и всё помнят.' },
    },
  },
  clock: {
    label: 'Часы',
    choices: {
      off: { name: 'Без часов', note: 'Не торопитесь.' },
      relaxed: { name: 'Спокойно', note: '2 минуты на решение и 10 в запасе.' },
      quick: { name: 'Быстро', note: '30 секунд на решение и 3 минуты в запасе.' },
      correspondence: { name: 'По дням', note: 'Каждый отвечает, когда найдёт время.' },
    },
  },
  days: (n) => count(n, { one: '# день на решение', few: '# дня на решение', other: '# дней на решение' }),
  talk: {
    label: 'Разговоры',
    choices: {
      free: { name: 'Свободные', note: 'Пишите что угодно.' },
      guided: { name: 'Только фразы', note: 'Готовые фразы, которые не нарушают тайну.' },
      silent: { name: 'Молча', note: 'Никто не говорит ни слова.' },
    },
  },
  listed: { label: 'В списке', note: 'Стол видят все, кто откроет страницу. Иначе сюда ведёт только ваша ссылка.' },
  spectators: { label: 'Зрители', note: 'Кто без места, может смотреть и видит только открытое.' },
  takeback: { label: 'Отмена', note: 'Если все согласны и ничего не раскрыто, последний ответ можно взять назад.' },
  yes: 'Да',
  no: 'Нет',
};
