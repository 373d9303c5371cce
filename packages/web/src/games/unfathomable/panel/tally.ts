import type { Picks } from '@undertow/kernel';
import type { AnyDecision, View } from '@undertow/unfathomable';
import { faceValue, skillOf } from '../cards/faces';
import { tableText } from '../words/text';

/** What the picked cards do to the check. */
export function tallyOf(decision: AnyDecision, picks: Picks, { check }: View): string | null {
  if (decision.kind !== 'contribute' || !check) return null;
  const faces = picks.flatMap((pick) => {
    const ref = decision.options[pick]?.ref;
    return ref?.is === 'card' ? [ref.card] : [];
  });
  const total = faces.reduce((all, face) => all + (check.skills.includes(skillOf(face)) ? 1 : -1) * faceValue(face), 0);
  return tableText.value.ask.toTheCheck(total);
}
