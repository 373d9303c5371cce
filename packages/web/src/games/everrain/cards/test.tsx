import './test.css';
import type { AnyDecision, Event } from '@undertow/everrain';
import { testOdds } from '@undertow/everrain/previews';
import { useGlow } from '../../../table/choosing';
import { usePeople } from '../../../table/people';
import { Bust } from '../art/bust';
import { catalogue } from '../facts';
import { percent } from '../foresight/percent';
import { lookOf } from '../look';
import { usePlay } from '../play';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';
import type { Scene } from '../words/scenes';
import { stakesText } from '../words/stakes';
import { Text } from '../words/tokens';
import type { Read } from './card';

interface Props {
  readonly read: Read;
  readonly scene: Scene;
  /** What came of it. */
  readonly told: string;
}

/** Who could take a test, with value and chance; then how it went, and of its two seals only the one that was broken. */
export function Test({ read, scene, told }: Props) {
  const { decision, log } = usePlay();
  if (!stakesText.ready()) return null;
  const asked = decision.value;
  const asking = asked?.kind === 'card-test' && asked.source === `card:${read.card}`;
  const text = stakesText.value.test;
  return (
    <>
      {asking && scene.value && <Takers decision={asked} value={scene.value} />}
      <Taken events={log.value.slice(read.at)} />
      <ul class="seals two">
        {(['success', 'failure'] as const).map((outcome) => (
          <li key={outcome} class={outcome === read.outcome ? 'broken' : 'sealed'}>
            <b>{text[outcome]}</b>
            {outcome === read.outcome && <Text value={told} />}
          </li>
        ))}
      </ul>
    </>
  );
}

interface TakersProps {
  readonly decision: AnyDecision;
  readonly value: 'island' | 'port';
}

function Takers({ decision: { seat, options }, value }: TakersProps) {
  const able = options.flatMap(({ ref }) => (ref.is === 'crew' ? [ref.crew] : []));
  return (
    <ul class="takers" aria-label={stakesText.value.test.who}>
      {able.map((crew) => (
        <Taker key={crew} seat={seat} crew={crew} value={value} />
      ))}
    </ul>
  );
}

interface TakerProps {
  readonly seat: number;
  readonly crew: number;
  readonly value: 'island' | 'port';
}

function Taker({ seat, crew, value }: TakerProps) {
  const { view } = usePlay();
  const glow = useGlow(target.crew(crew));
  const member = view.value.captains[seat]?.crew.find(({ id }) => id === crew);
  if (!member) return null;
  const odds = testOdds({ state: view.value, content: catalogue }, seat, member, value);
  return (
    <li class={glow.lit ? 'lit' : ''}>
      <button
        type="button"
        class="bare"
        disabled={!glow.lit}
        {...(glow.lit ? { 'data-target': target.crew(crew) } : {})}
        data-odds={Math.round(odds.chance * 100)}
        onClick={glow.choose}
      >
        <svg width="36" height="36" viewBox="-24 -24 48 48" aria-hidden="true">
          <Bust board={member.board} ring={lookOf(seat).colour} fatigued={member.fatigued} />
        </svg>
        <span>
          <b>{gameWords.value.sourceName(`crew:${member.board}`)}</b>
          <small>
            {pageWords.value.values[value]} {odds.value}
          </small>
        </span>
        <strong>{percent(odds.chance)}</strong>
      </button>
    </li>
  );
}

/** Who took it, and what fell. */
function Taken({ events }: { readonly events: readonly Event[] }) {
  const { view, you } = usePlay();
  const { calledOf } = usePeople();
  const test = events.find(({ type }) => type === 'test');
  if (!test) return null;
  return (
    <p class="taken">
      <Text value={gameWords.value.logLine(test, { you, view: view.value, nameOf: calledOf })} />
    </p>
  );
}
