// German: what responses do inside a roll, a check or a defeat.
import type { ResponseEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { skill, theDie } from '../forms';
import { type Clause, fact, joined, long, order, verb } from '../grammar';
import { ADD, CHOOSE, DETERMINE, DISCARD, DRAW, LOWER, RAISE, RAISE_OR_LOWER, RESCUE } from '../verbs';

const THROW_AGAIN = { order: 'wirf', end: 'neu', bare: 'neu werfen', zu: 'neu zu werfen' };
const PREVENT = verb('verhindere', 'verhindern');
const SKIP = verb('überspringe', 'überspringen');

/** „erhöhe den Wurf um 2“, „senke den Wurf um 1“, „erhöhe oder senke den Gesamtwert um 2“. */
function change(by: number | string, either: true | undefined, what: string): Clause {
  const object = `${what} um ${typeof by === 'number' ? Math.abs(by) : by}`;
  if (either) return order(RAISE_OR_LOWER, object);
  return order(typeof by === 'number' && by < 0 ? LOWER : RAISE, object);
}

export const responses: Pick<EffectWords<Clause>, ResponseEffectKind> = {
  'modify-roll': ({ by, either }) =>
    change(by === 'discarded' ? 'den Wert der abgelegten Karte' : by, either, 'den Wurf'),
  'set-roll': () => order(DETERMINE, 'das Ergebnis', ', statt zu würfeln'),
  reroll: () => order(THROW_AGAIN, theDie),
  'modify-total': ({ by, either }) =>
    change(by === 'own-items' ? 'höchstens die Zahl deiner Gegenstände' : by, either, 'den Gesamtwert'),
  'add-card': ({ from }) =>
    order(
      ADD,
      `der Probe ${from === 'hand' ? '1 deiner Handkarten' : 'die oberste Karte eines beliebigen Fertigkeitsstapels'} offen`,
    ),
  'check-faceup': () => fact('alle Karten außer Chaoskarten', 'werden', 'offen zu dieser Probe beigetragen'),
  'check-without-chaos': () => fact('zu dieser Probe', 'kommen', 'keine Chaoskarten hinzu'),
  'check-extra-skill': () =>
    long(order(CHOOSE, `eine Fertigkeit außer ${skill('treachery')}`, '; in dieser Probe gilt sie als hilfreich')),
  'choose-check-result': () => order(DETERMINE, 'das Ergebnis der Probe', ', statt sie abzuhandeln'),
  'prevent-defeat': () => order(PREVENT, 'das Überwältigen'),
  'rescue-instead': () => order(RESCUE, 'den Passagier stattdessen'),
  'skip-crisis': () => order(SKIP, 'diese Krise'),
  'redraw-mythos': () => joined([order(DISCARD, 'diese Mythoskarte'), order(DRAW, 'eine neue')], 'und'),
};
