import type { CheckView } from '@undertow/unfathomable';
import { SkillCardFace } from '../cards/skill-card';
import { usePeople } from '../people';
import { tableText } from '../words/text';

/** Before the cards are turned: how many each player added. */
export function Added({ check }: { readonly check: CheckView }) {
  const { calledOf } = usePeople();
  const text = tableText.value.check;
  const fromPlayers = check.contributions.reduce((sum, { count }) => sum + count, 0);
  const chaos = Math.max(0, check.pileCount - fromPlayers);
  return (
    <div class="added">
      <ul>
        {chaos > 0 && (
          <li data-glance>
            <Backs count={chaos} kind="chaos" />
            <span>{text.chaosCards}</span>
          </li>
        )}
        {check.contributions.map(({ seat, count }) => (
          <li key={seat} data-glance aria-label={text.added(calledOf(seat), count)}>
            <Backs count={count} kind="skill" />
            <span>{calledOf(seat)}</span>
          </li>
        ))}
      </ul>
      {check.faceup.length > 0 && (
        <ul class="turned">
          {check.faceup.map((face, index) => (
            <li key={`${face}-${index}`}>
              <SkillCardFace face={face} small />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Backs({ count, kind }: { readonly count: number; readonly kind: 'chaos' | 'skill' }) {
  return (
    <span class={`backs ${kind}`} aria-hidden="true">
      {Array.from({ length: Math.min(count, 6) }, (_, index) => (
        <i key={`back-${index}`} />
      ))}
      <b>{count}</b>
    </span>
  );
}
