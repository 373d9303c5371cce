import { counter } from '../plural';
import type { RulesText } from '../screens/rules';

const count = counter('ru');

export const rules: RulesText = {
  book: 'Свод правил',
  guide: 'Как играть',
  search: 'Поиск по правилам',
  found: (n) => count(n, { one: 'Найдено # правило', few: 'Найдено # правила', other: 'Найдено # правил' }),
  nothing: 'Об этом правила не говорят.',
  chapters: 'Главы',
  linkTo: (rule) => `Ссылка на правило ${rule}`,
};
