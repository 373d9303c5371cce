import type { StakesText } from './type';

const rolls = (count: number): string =>
  count === 1 ? '1 бросок добычи' : count < 5 ? `${count} броска добычи` : `${count} бросков добычи`;
const dice = (count: number): string => {
  if (count === 1) return '1 кубик';
  return count < 5 ? `${count} кубика` : `${count} кубиков`;
};

export const stakes: StakesText = {
  boarding: {
    bout: (bout) => `Абордаж, схватка ${bout}`,
    noRetreat: 'Отступать некуда: бой идёт, пока одна из сторон не погибнет.',
    win: 'Победа',
    lose: 'Поражение',
    won: (spoils) => `${rolls(spoils)}, их корабль исчезает, ваша команда уходит под палубу.`,
    lost: (ship, elder) =>
      elder === null
        ? `${ship} тонет со всеми на борту.`
        : `${ship} тонет со всеми на борту, Древний переходит на ${elder}.`,
    against: 'Против вас',
    dice,
    onOurs: (zone) => `на вашей палубе, зона ${zone}`,
    onTheirs: (zone) => `на их палубе, зона ${zone}`,
  },
  test: {
    who: 'Кто её пройдёт?',
    success: 'Успех',
    failure: 'Провал',
  },
  keys: {
    walk: 'На карте: с гекса на гекс',
    press: 'Проложить курс, затем пройти его',
    zones: 'Выбрать зону палубы',
    orders: 'К приказам',
    foes: 'Следующий вражеский корабль',
    point: 'Показать этот гекс остальным',
  },
  course: {
    second: 'Второго приказа хватит до гексов, обведённых точками.',
  },
  port: {
    toGo: (names) => `Ещё не ходили: ${names}`,
    here: 'здесь',
    elsewhere: 'в других',
    allGone: 'Все уже сходили.',
  },
};
