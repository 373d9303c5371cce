import './cards.css';
import type { CheckView, SkillFace } from '@undertow/unfathomable';
import { useRef } from 'preact/hooks';
import { useGlow } from '../../../table/choosing';
import { Mark } from '../../../table/panel/advice';
import { usePlay } from '../play';
import { tableText } from '../words/text';
import { faceValue, skillOf } from './faces';
import { inspect } from './inspect';
import { SkillCardFace } from './skill-card';
import { useWhole } from './whole';

/** One's own hand, sorted by skill and value; where a check asks, what helps it comes first, the best before the rest. */
export function Hand() {
  const { view, you, decision } = usePlay();
  const own = view.value.players.find(({ seat }) => seat === you);
  const hand = own?.hand;
  if (!hand) return null;
  const { check } = view.value;
  const sorted = hand
    .map((face, at) => ({ face, at }))
    .toSorted((a, b) => order(a.face, check) - order(b.face, check) || a.face - b.face);
  if (sorted.length === 0) return <p class="hand-empty quiet">{tableText.value.hand.empty}</p>;
  const asked = decision.value?.options.some(({ ref }) => ref.is === 'card' || (ref.is === 'use' && ref.card !== null));
  return (
    <ul class={`hand${asked ? ' asked' : ''}`} aria-label={tableText.value.hand.title}>
      {sorted.map(({ face, at }) => (
        <li key={`${face}-${at}`}>
          <HandCard face={face} at={at} />
        </li>
      ))}
    </ul>
  );
}

/** Where a card stands in the hand: by what it is worth to an open check, if there is one. */
function order(face: SkillFace, check: CheckView | null): number {
  if (check?.revealed !== null) return 0;
  return check.skills.includes(skillOf(face)) ? -faceValue(face) : faceValue(face);
}

function HandCard({ face, at }: { readonly face: SkillFace; readonly at: number }) {
  const glow = useGlow(`hand:${at}`);
  const card = useRef<HTMLButtonElement>(null);
  useWhole(card, face);
  const { check: now } = usePlay().view.value;
  // Once the cards are revealed, none can be added any more.
  const check = now?.revealed === null ? now : null;
  const helps = check ? (check.skills.includes(skillOf(face)) ? ' helps' : ' hinders') : '';
  return (
    <button
      ref={card}
      type="button"
      class={`card-button${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}${helps}`}
      data-target={`hand:${at}`}
      {...(glow.lit ? { 'aria-pressed': glow.chosen } : {})}
      onClick={() => (glow.lit ? glow.choose() : inspect({ face }))}
    >
      <SkillCardFace face={face} />
      {glow.advised && <Mark />}
      {check && (
        <span class="worth" aria-hidden="true">
          {check.skills.includes(skillOf(face)) ? '+' : '−'}
          {faceValue(face)}
        </span>
      )}
    </button>
  );
}
