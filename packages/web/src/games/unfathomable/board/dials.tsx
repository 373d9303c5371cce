import type { Resource } from '@undertow/unfathomable';
import { useGlow } from '../../../table/choosing';
import { explain } from '../../../table/explain/explaining';
import { usePlay } from '../play';
import { useBefore } from '../recap/since';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { RESOURCE_SHAPES } from './art';
import { MOST_RESOURCE, RESOURCES } from './ids';

const ROUND = 2 * Math.PI * 19;

export function Dials() {
  return (
    <ul class="dials">
      {RESOURCES.map((resource) => (
        <li key={resource}>
          <Dial resource={resource} />
        </li>
      ))}
    </ul>
  );
}

function Dial({ resource }: { readonly resource: Resource }) {
  const { view, scene } = usePlay();
  const glow = useGlow(`dial:${resource}`);
  const now = view.value.dials[resource];
  const was = useBefore()?.dials[resource];
  const name = gameWords.value.names.resources[resource];
  const told = scene.value;
  const ticking = told?.type === 'resource' && told.resource === resource ? (told.by < 0 ? ' falling' : ' rising') : '';
  const low = now <= 2 ? ' low' : '';
  return (
    <button
      type="button"
      class={`dial ${resource}${ticking}${low}${glow.lit ? ' lit' : ''}`}
      data-target={`dial:${resource}`}
      data-explains={`dial:${resource}`}
      onClick={(event) => (glow.lit ? glow.choose() : explain(`dial:${resource}`, event.currentTarget))}
      aria-label={tableText.value.board.dial(name, now)}
      title={name}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="dial-face" cx="24" cy="24" r="22" />
        <circle
          class="dial-left"
          cx="24"
          cy="24"
          r="19"
          stroke-dasharray={`${((now / MOST_RESOURCE) * ROUND).toFixed(2)} ${ROUND.toFixed(2)}`}
          transform="rotate(-90 24 24)"
        />
        <path class="dial-icon" d={RESOURCE_SHAPES[resource]} transform="translate(17.400 6.500) scale(.55)" />
        <text class="dial-number" x="24" y="37">
          {now}
        </text>
      </svg>
      {was === undefined || was === now ? (
        <span class="dial-name">{tableText.value.board.shortNames[resource] ?? name}</span>
      ) : (
        <span class="was">
          {was} → {now}
        </span>
      )}
    </button>
  );
}
