import './card-sheet.css';
import { useGlow } from '../../../table/choosing';
import { usePlay } from '../play';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';
import { outcomeTold } from '../words/tales';
import { Text } from '../words/tokens';
import { Test } from './test';
import { Woodcut } from './woodcut';

/** A card that was turned over: where in the log, and what came of it. */
export interface Read {
  readonly at: number;
  readonly card: string;
  readonly outcome: string | null;
}

interface Props {
  readonly read: Read;
  readonly onClose: () => void;
}

/** The whole card: picture, scene, its seals, and what came of the one that was broken. */
export default function Card({ read, onClose }: Props) {
  const { decision } = usePlay();
  const scene = gameWords.value.scene(read.card);
  if (!scene) return null;
  const text = pageWords.value.card;
  const told = read.outcome === null ? '' : outcomeTold(read.card, read.outcome);
  const asking = decision.value?.source === `card:${read.card}`;
  const sealed = read.outcome === null && (scene.type === 'choice' || scene.type === 'test');
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
        {scene.type === 'test' && <Test read={read} scene={scene} told={told} />}
        {!scene.options && scene.type !== 'test' && told && (
          <div class="outcome">
            <Text value={told} />
          </div>
        )}
        {sealed && <p class="note">{text.sealed}</p>}
        <button type="button" class={`button ${sealed ? 'plain-button' : 'primary'}`} data-put-away onClick={onClose}>
          {sealed ? text.toChart : text.close}
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
