// English: what a response does inside a roll, a check or a defeat.
import type { ResponseEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { type Clause, die, fact, long, order, skill } from '../grammar';

/** "add 2 to the roll", "add 2 to or subtract 2 from the roll", "add up to that to or subtract it from the total". */
function change(by: number | string, either: true | undefined, what: string): string {
  const amount = typeof by === 'number' ? `${Math.abs(by)}` : by;
  if (either) return `add ${amount} to or subtract ${typeof by === 'number' ? amount : 'it'} from ${what}`;
  return typeof by === 'number' && by < 0 ? `subtract ${amount} from ${what}` : `add ${amount} to ${what}`;
}

export const responses: Pick<EffectWords<Clause>, ResponseEffectKind> = {
  'modify-roll': ({ by, either }) =>
    order(change(by === 'discarded' ? 'the discarded card’s value' : by, either, 'the roll')),
  'set-roll': () => order('choose the result instead of rolling'),
  reroll: () => order(`reroll ${die}`),
  'modify-total': ({ by, either }) =>
    order(
      by === 'own-items'
        ? `add to ${either ? 'or subtract from ' : ''}the total up to the number of your items`
        : change(by, either, 'the total'),
    ),
  'add-card': ({ from }) =>
    order(`add ${from === 'hand' ? '1 card from your hand' : 'the top card of any skill deck'} faceup to the check`),
  'check-faceup': () => fact('all cards except chaos cards are added faceup to this check'),
  'check-without-chaos': () => fact('no chaos cards are added to this check'),
  'check-extra-skill': () =>
    long(order(`choose a skill other than ${skill('treachery')}: it counts as supporting in this check`)),
  'choose-check-result': () => order('choose the result of the check instead of resolving it'),
  'prevent-defeat': () => order('prevent that defeat'),
  'rescue-instead': () => order('rescue that passenger instead'),
  'skip-crisis': () => order('skip that crisis'),
  'redraw-mythos': () => order('discard that card and draw another'),
};
