// Russian: why something is not offered or not taken.
import type { Language } from '../language';

export const blocked: Language['blocked'] = {
  'enemy-here': 'В вашей области враг.',
  'room-used': 'Особое действие этой области в этот ход уже выполнено.',
  'room-damaged': 'Область повреждена.',
  'not-damaged': 'Область не повреждена.',
  'no-enemy-here': 'В вашей области нет врагов.',
  'no-passenger-here': 'В вашей области нет пассажиров.',
  'nobody-to-trade-with': 'В вашей области не с кем меняться.',
  'no-items-here': 'Ни у кого в вашей области нет вещей.',
  'in-the-brig': 'Нельзя, пока вы в карцере.',
  'not-in-room': 'Вы не в этой области.',
  'used-this-turn': 'В этот ход это уже применялось.',
  'cannot-pay': 'Вы не можете уплатить цену.',
  'supply-empty': 'В запасе не хватает пассажиров.',
  'deck-empty': 'Колода пуста.',
  condition: 'Условие не выполнено.',
  'cannot-attack': 'Вы не можете атаковать.',
  'human-here': 'В вашей области есть человек.',
  treachery: 'Так применяют карты коварства только разоблачённые предатели.',
};

export const refusals: Language['refusals'] = {
  'not-asked': 'Сейчас спрашивают не вас.',
  stale: 'Игра уже ушла дальше.',
  malformed: 'Этот ответ не удалось прочесть.',
  'out-of-range': 'Такого варианта нет.',
  repeated: 'Каждый вариант можно выбрать только один раз.',
  'too-few': 'Выберите больше вариантов.',
  'too-many': 'Выберите меньше вариантов.',
  'same-group': 'Из этих вариантов можно выбрать только один.',
  'sum-too-small': 'Общего значения не хватает.',
  'sum-too-large': 'Общее значение слишком велико.',
  over: 'Игра окончена.',
};
