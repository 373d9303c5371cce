import { counter } from '../../../../words/plural';
import type { OptionsText } from '../options';

const count = counter('ru');

export const options: OptionsText = {
  players: { label: 'Игроки', count: (n) => count(n, { one: '# игрок', few: '# игрока', other: '# игроков' }) },
  characters: {
    label: 'Персонажи',
    choices: {
      choose: { name: 'По очереди', note: 'Каждый выбирает себе персонажа в начале игры.' },
      random: { name: 'Случайно', note: 'Раздаются сами, ждать не нужно.' },
      recommended: { name: 'Для первой партии', note: 'Персонажи, с которыми проще всего начать.' },
    },
  },
  learning: {
    label: 'Учебная партия',
    note: 'Полные руки на старте, роли после первого хода каждого, без культиста и с подсказками.',
  },
  cultist: { label: 'С культистом', note: 'Предатель, которому нужно, чтобы пароход погиб поздно, а не рано.' },
  cultistNever: 'Только вчетвером или вшестером.',
  difficulty: {
    label: 'Сложность',
    choices: {
      easier: { name: 'Легче', note: 'Каждого ресурса на 2 больше.' },
      normal: { name: 'Обычная', note: 'Как в правилах.' },
      harder: { name: 'Труднее', note: 'Каждого ресурса на 2 меньше.' },
    },
  },
};
