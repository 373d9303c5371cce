import { useSignal } from '@preact/signals';
import type { CheckView, SkillFace } from '@undertow/unfathomable';
import { useEffect } from 'preact/hooks';
import { moving } from '../../../app/settings';
import { faceValue, skillOf } from '../cards/faces';
import { SkillCardFace } from '../cards/skill-card';
import { usePlay } from '../play';
import { tableText } from '../words/text';
import { eachCardOf } from './pace';

interface CardsProps {
  readonly check: CheckView;
  readonly cards: readonly SkillFace[];
  /** How many came from chaos, once it is over. */
  readonly chaos?: number | undefined;
}

/** The cards are turned one by one into two piles, and the total climbs towards its marks. */
export function Cards({ check, cards, chaos }: CardsProps) {
  const { scene, sceneMs } = usePlay();
  const turning = moving.value && scene.value?.type === 'check-revealed';
  const turned = useSignal(turning ? 0 : cards.length);
  useEffect(() => {
    if (!turning) {
      turned.value = cards.length;
      return;
    }
    const each = eachCardOf(sceneMs?.value ?? 0, cards.length);
    const began = performance.now();
    // By the time that has passed, so that a page that was busy is not behind when the story goes on.
    const timer = setInterval(() => {
      turned.value = Math.min(cards.length, Math.round((performance.now() - began) / each));
      if (turned.value >= cards.length) clearInterval(timer);
    }, each);
    return () => clearInterval(timer);
  }, [cards, turned, turning, sceneMs]);
  const text = tableText.value.check;
  const seen = cards.slice(0, turned.value);
  const helps = (face: SkillFace): boolean => check.skills.includes(skillOf(face));
  const counted = seen.reduce((sum, face) => sum + (helps(face) ? faceValue(face) : -faceValue(face)), 0);
  const all = turned.value >= cards.length;
  const total = all && check.total !== null ? check.total : counted;
  const against = cards.filter((face) => !helps(face)).length;
  return (
    <div class="reveal">
      {[true, false].map((side) => (
        <div key={String(side)} class={side ? 'pile-side helps' : 'pile-side hinders'}>
          <h3>{side ? `+ ${text.supporting}` : `− ${text.opposing}`}</h3>
          <ul class="turned" data-glance>
            {seen.flatMap((face, index) =>
              helps(face) === side ? (
                <li key={`${face}-${index}`}>
                  <SkillCardFace face={face} small />
                </li>
              ) : (
                []
              ),
            )}
          </ul>
          {!side && all && chaos !== undefined && <p class="chaos-note">{text.hinderNote(against, chaos)}</p>}
        </div>
      ))}
      <Bar check={check} total={total} />
    </div>
  );
}

/** The total between nothing and a little more than the target, with a mark where each result begins. */
function Bar({ check, total }: { readonly check: CheckView; readonly total: number }) {
  const text = tableText.value.check;
  const most = Math.max(check.target * 1.3, total);
  const at = (value: number): string => `${Math.max(0, Math.min(100, (value / most) * 100)).toFixed(1)}%`;
  const marks = check.partial === null ? [check.target] : [check.partial, check.target];
  return (
    <div class="total-bar" data-glance>
      <span class="total-fill" style={{ width: at(total) }} />
      {marks.map((mark) => (
        <span key={mark} class="total-mark" style={{ left: at(mark) }}>
          {mark}
        </span>
      ))}
      <p class={`total${total >= check.target ? ' enough' : ''}`} style={{ '--at': at(total) }}>
        <span class="hidden-text">{text.total} </span>
        <b>{total < 0 ? `−${-total}` : total}</b>
      </p>
    </div>
  );
}
