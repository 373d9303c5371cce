// Russian: what a response does inside a roll, a check or a defeat.
import type { ResponseEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { die, ofSkill } from '../forms';
import { type Clause, fact, order } from '../grammar';

interface Changed {
  readonly to: string;
  readonly from: string;
}
const ROLL: Changed = { to: 'броску', from: 'броска' };
const TOTAL: Changed = { to: 'итоговому числу', from: 'итогового числа' };

/** «прибавьте к броску 2», «вычтите из броска 1», «прибавьте к броску 2 или вычтите из него 2». */
function change(by: number | string, either: true | undefined, { to, from }: Changed): Clause {
  if (typeof by === 'string') {
    return order(
      either ? `прибавьте/прибавить к ${to} или вычтите/вычесть из него ${by}` : `прибавьте/прибавить к ${to} ${by}`,
    );
  }
  const number = Math.abs(by);
  if (either) return order(`прибавьте/прибавить к ${to} ${number} или вычтите/вычесть из него ${number}`);
  return order(by < 0 ? `вычтите/вычесть из ${from} ${number}` : `прибавьте/прибавить к ${to} ${number}`);
}

export const responses: Pick<EffectWords<Clause>, ResponseEffectKind> = {
  'modify-roll': ({ by, either }) => change(by === 'discarded' ? 'значение сброшенной карты' : by, either, ROLL),
  'set-roll': () => order('вместо броска выберите/выбрать результат'),
  reroll: () => order(`перебросьте/перебросить ${die}`),
  'modify-total': ({ by, either }) =>
    change(by === 'own-items' ? 'любое число не больше количества ваших вещей' : by, either, TOTAL),
  'add-card': ({ from }) =>
    order(
      `добавьте/добавить к проверке ${from === 'hand' ? '1 карту с руки' : 'верхнюю карту любой колоды навыка'} лицевой стороной вверх`,
    ),
  'check-faceup': () => fact('к этой проверке все карты, кроме карт хаоса, добавляются лицевой стороной вверх'),
  'check-without-chaos': () => fact('к этой проверке не добавляются карты хаоса'),
  'check-extra-skill': () =>
    order(`выберите/выбрать навык, кроме ${ofSkill('treachery')}: в этой проверке он считается положительным`),
  'choose-check-result': () => order('выберите/выбрать результат этой проверки, не проводя её'),
  'prevent-defeat': () => order('предотвратите/предотвратить это поражение'),
  'rescue-instead': () => order('вместо этого спасите/спасти пассажира'),
  'skip-crisis': () => order('пропустите/пропустить этот кризис'),
  'redraw-mythos': () => order('сбросьте/сбросить эту карту мифа и возьмите/взять другую'),
};
