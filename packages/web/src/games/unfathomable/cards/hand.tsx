import './cards.css';
import type { SkillFace } from '@undertow/unfathomable';
import { useGlow } from '../../../table/choosing';
import { Mark } from '../../../table/panel/advice';
import { usePlay } from '../play';
import { tableText } from '../words/text';
import { faceValue, skillOf } from './faces';
import { inspect } from './inspect';
import { SkillCardFace } from './skill-card';

/** One's own hand: sorted by skill and value, each card at its place in the game's own order. */
export function Hand() {
  const { view, you, decision } = usePlay();
  const own = view.value.players.find(({ seat }) => seat === you);
  const hand = own?.hand;
  if (!hand) return null;
  const sorted = hand.map((face, at) => ({ face, at })).toSorted((a, b) => a.face - b.face);
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

function HandCard({ face, at }: { readonly face: SkillFace; readonly at: number }) {
  const glow = useGlow(`hand:${at}`);
  const { check: now } = usePlay().view.value;
  // Once the cards are revealed, none can be added any more.
  const check = now?.revealed === null ? now : null;
  const helps = check ? (check.skills.includes(skillOf(face)) ? ' helps' : ' hinders') : '';
  return (
    <button
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
