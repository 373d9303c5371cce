import './card-sheet.css';
import { computed, signal } from '@preact/signals';
import type { Event } from '@undertow/everrain';
import { useChoosing, useGlow } from '../../../table/choosing';
import { usePlay } from '../play';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';
import { outcomeTold } from '../words/tales';
import { Text } from '../words/tokens';
import { Woodcut } from './woodcut';

/** Cards one has read and put away, by their place in the log; what came of one is read anew. */
const putAway = signal(-1);
const pageOf = ({ at, outcome }: Read): number => 2 * at + (outcome === null ? 0 : 1);

interface Read {
  readonly at: number;
  readonly card: string;
  readonly outcome: string | null;
}

/** The last card that was turned over, and what came of it if that is known. */
function lastCard(log: readonly Event[]): Read | null {
  let outcome: string | null = null;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (event?.type === 'outcome' && outcome === null) {
      outcome =
        typeof event.outcome === 'number'
          ? (gameWords.value.scene(event.card)?.options?.[event.outcome]?.id ?? String(event.outcome))
          : event.outcome;
    }
    if (event?.type === 'card') return { at, card: event.card, outcome };
    if (event?.type === 'turn') return null;
  }
  return null;
}

/** A card lies over the dimmed chart while it is read; only what was chosen breaks its seal. */
export function CardSheet() {
  const { log, decision } = usePlay();
  const { onBoard } = useChoosing();
  const read = computed(() => lastCard(log.value)).value;
  // What is to be chosen on the board must not be covered.
  if (!read || pageOf(read) <= putAway.value || onBoard.value) return null;
  const scene = gameWords.value.scene(read.card);
  if (!scene) return null;
  const text = pageWords.value.card;
  const told = read.outcome === null ? '' : outcomeTold(read.card, read.outcome);
  const asking = decision.value?.source === `card:${read.card}`;
  return (
    <aside class={`er-card paper${asking ? ' asking' : ''}`} aria-live="polite">
      <Woodcut deck={scene.deck} />
      <div class="words">
        <p class="kind">
          {gameWords.value.terms.decks[scene.deck]} · {text[scene.type]}
        </p>
        <h2>{scene.name}</h2>
        <p class="telling" data-read>
          {scene.scene}
        </p>
        {scene.options && (
          <ul class="seals">
            {scene.options.map(({ id, label }, option) => (
              <Seal key={id} option={option} label={label} told={id === read.outcome ? told : null} />
            ))}
          </ul>
        )}
        {!scene.options && told && (
          <div class="outcome">
            <Text value={told} />
          </div>
        )}
        {read.outcome === null && <p class="note">{text.sealed}</p>}
        <button
          type="button"
          class={`button ${read.outcome === null ? 'plain-button' : 'primary'}`}
          data-put-away
          onClick={() => {
            putAway.value = pageOf(read);
          }}
        >
          {read.outcome === null ? text.toChart : text.close}
        </button>
      </div>
    </aside>
  );
}

interface SealProps {
  readonly option: number;
  readonly label: string;
  /** What came of it, once it was chosen. */
  readonly told: string | null;
}

/** A choice on the card: it can be pressed here as well as beside, and tells nothing before. */
function Seal({ option, label, told }: SealProps) {
  const glow = useGlow(target.seal(option));
  if (told !== null) {
    return (
      <li class="broken">
        <b>{label}</b>
        <Text value={told} />
      </li>
    );
  }
  if (!glow.lit) {
    return (
      <li class="sealed">
        <b>{label}</b>
      </li>
    );
  }
  return (
    <li class={`sealed lit${glow.chosen ? ' chosen' : ''}${glow.advised ? ' advised' : ''}`}>
      <button type="button" class="bare" data-target={target.seal(option)} onClick={glow.choose}>
        <b>{label}</b>
      </button>
    </li>
  );
}
