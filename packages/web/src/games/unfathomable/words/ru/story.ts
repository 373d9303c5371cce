import { counter } from '../../../../words/plural';
import type { StoryText } from '../story';

const count = counter('ru');

export const story: StoryText = {
  humansWin: 'Победили люди',
  deepWins: 'Победили глубоководные',
  won: 'победа',
  lost: 'поражение',
  crew: 'Кем они были',
  human: 'Человек до конца',
  traitor: 'Предатель',
  revealedIn: (turn) => `Саморазоблачение на ходу ${turn}`,
  neverRevealed: 'Без саморазоблачения',
  voyage: 'Плавание',
  resources: 'Ресурсы',
  distance: 'Пройденное расстояние',
  goal: 'Цель',
  awakening: 'Пробуждение',
  monsters: 'Глубоководные и повреждения',
  inWater: 'Глубоководные в водных областях',
  aboard: 'Глубоководные на борту',
  damaged: 'Повреждённые области',
  turn: 'Ход',
  asTable: 'Показать таблицей',
  checks: 'Все проверки навыков',
  noChecks: 'Проверок навыков не было.',
  checkLine: (turn, name) => `Ход ${turn}: ${name}`,
  totalOf: (total, target) => `${total} из ${target}`,
  decreed: 'решено без карт',
  fromDecks: (n) => count(n, { one: '# из колод', few: '# из колод', other: '# из колод' }),
  addedNone: 'Никто не добавил карт.',
  suspicion: 'Подозрения',
  suspicionHow:
    'Что мог бы думать тот, кто ничего не забывает и знает лишь то, что видели все: кто сколько карт добавил и какие карты открылись. Слова и взгляды здесь не учтены.',
  observer: 'Вероятность, что это предатель',
  marks: 'Что игроки отметили к концу',
  noMarks: 'Никто ничего не отметил.',
  markedBy: 'Чья пометка',
};
