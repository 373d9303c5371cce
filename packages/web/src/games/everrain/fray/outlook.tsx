import './outlook.css';
import type { AnyDecision, View } from '@undertow/everrain';
import { spareTrack } from '@undertow/everrain/previews';
import { aboutOf } from '@undertow/everrain/words';
import { Icon } from '../art/icons';
import { catalogue, enemyOf } from '../facts';
import { usePlay } from '../play';
import { gameWords, pageWords } from '../words';

const countOf = (faces: readonly string[], face: string): number => faces.filter((each) => each === face).length;

/** Who stands in the zone of a fray, on the own deck or on the one that is boarded. */
function fightersIn(view: View, seat: number, zone: number) {
  const captain = view.captains[seat];
  const foes = captain?.enemies.filter((enemy) => enemy.zone === zone) ?? [];
  const crew =
    captain?.crew.filter(({ place }) => (place.is === 'deck' || place.is === 'boarding') && place.zone === zone) ?? [];
  return { foes, crew };
}

/** What the dice as they lie come to, stated before anything is confirmed (E12.10, E12.16). */
export function FrayOutlook({ decision }: { readonly decision: AnyDecision }) {
  const { view } = usePlay();
  const { zone, attack, evasion, damage, turned } = aboutOf(decision);
  if (decision.kind !== 'turn-omens' || zone === undefined || !attack || !evasion || damage === undefined) return null;
  const now = view.value;
  const { foes, crew } = fightersIn(now, decision.seat, zone);
  const health = foes.reduce((sum, { kind, trauma }) => sum + enemyOf(kind).health - trauma, 0);
  const dealt = countOf(attack, 'damage') + 2 * countOf(attack, 'critical') + (turned?.attack ?? 0);
  const taken = Math.max(0, damage - countOf(evasion, 'evade') - (turned?.evasion ?? 0));
  const text = pageWords.value.fray;
  const g = { state: now, content: catalogue };
  const doomed = crew.filter((member) => crew.length === 1 && taken >= spareTrack(g, member));
  const parts = [
    `${text.deals(dealt, health)}${dealt >= health ? `: ${text.destroyed}` : ''}`,
    taken > 0 ? text.takes(taken) : text.unhurt,
  ];
  return (
    <p class="er-outlook" aria-live="polite">
      <Icon icon="skull" />
      <span>
        <b>{text.title}:</b> {parts.join('; ')}.
        {doomed.length > 0 && (
          <em> {text.killed(doomed.map(({ board }) => gameWords.value.sourceName(`crew:${board}`)).join(', '))}.</em>
        )}
      </span>
    </p>
  );
}
