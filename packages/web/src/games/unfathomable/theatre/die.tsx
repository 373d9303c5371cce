import { useLinger } from '../../../table/theatre/linger';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';

/** The eight-sided die, while it matters. */
export function Die() {
  const { view, scene } = usePlay();
  const { nameOf } = usePeople();
  const { shown, leaving } = useLinger(view.value.roll, 1_500);
  if (!shown) return null;
  const { dice } = tableText.value;
  const rolling = scene.value?.type === 'roll';
  const number = shown.result ?? shown.natural;
  const source = gameWords.value.sourceName(shown.source);
  return (
    <div class={`die-box${leaving ? ' leaving' : ''}`} role="status">
      <svg class={`die${rolling ? ' rolling' : ''}`} viewBox="-40 -44 80 88" aria-hidden="true">
        <path class="die-body" d="M0-42L36-14 36 18 0 42-36 18-36-14Z" />
        <path class="die-edge" d="M0-42L-26 14H26ZM-26 14L0 42 26 14M-26 14L-36-14M26 14L36-14" />
        <text y="10">{number ?? '?'}</text>
      </svg>
      <p>
        <b>{number === null ? nameOf(shown.by) : dice.rolled(number)}</b>
        {source && <span>{source}</span>}
        {shown.atLeast !== null && <small>{dice.atLeast(shown.atLeast)}</small>}
        {shown.atMost !== null && <small>{dice.atMost(shown.atMost)}</small>}
        {shown.modifier + shown.plus !== 0 && <small>{dice.modifier(shown.modifier + shown.plus)}</small>}
      </p>
    </div>
  );
}
