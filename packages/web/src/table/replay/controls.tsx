import { useSignal } from '@preact/signals';
import type { Eyes } from '@undertow/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { go, hrefTo } from '../../app/router';
import { replayText } from '../../words/screens/replay';
import type { Film } from './film';
import type { Projector } from './projector';

interface ControlsProps {
  readonly id: string;
  readonly eyes: Eyes;
  readonly film: Film;
  readonly projector: Projector;
  readonly nameOf: (seat: number) => string;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT_MS = 1_100;

/** Back, on, to a turn, through other eyes. */
export function Controls({ id, eyes, film, projector, nameOf, children }: ControlsProps) {
  const text = replayText.value;
  const { at, last, turn } = projector;
  const playing = useSignal(false);
  const speed = useSignal(1);
  const move = (to: number): void => {
    at.value = Math.min(Math.max(0, to), last);
  };
  const toTurn = (index: number): void => move(index < 0 ? 0 : (film.turns[index]?.frame ?? last));

  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (at.value >= last) playing.value = false;
      else at.value += 1;
    }, BEAT_MS / speed.value);
    return () => clearInterval(timer);
  }, [playing, playing.value, speed.value, at, last]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement) return;
      if (event.key === 'ArrowRight') at.value = Math.min(last, at.value + 1);
      else if (event.key === 'ArrowLeft') at.value = Math.max(0, at.value - 1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [at, last]);

  return (
    <nav class="replay-bar" aria-label={text.title}>
      <div class="replay-buttons">
        <Step
          label={text.turnBack}
          shape="M4 5h3v14H4zM20 5v14l-11-7z"
          off={at.value === 0}
          act={() => toTurn(turnBefore(projector, film))}
        />
        <Step label={text.back} shape="M17 5v14L6 12z" off={at.value === 0} act={() => move(at.value - 1)} />
        <button
          type="button"
          class="button primary replay-play"
          onClick={() => {
            if (at.value >= last) at.value = 0;
            playing.value = !playing.value;
          }}
        >
          {playing.value ? text.pause : text.play}
        </button>
        <Step label={text.forward} shape="M7 5v14l11-7z" off={at.value === last} act={() => move(at.value + 1)} />
        <Step
          label={text.turnForward}
          shape="M17 5h3v14h-3zM4 5v14l11-7z"
          off={at.value === last}
          act={() => toTurn(turn.value + 1)}
        />
      </div>
      <input
        class="replay-line"
        type="range"
        min={0}
        max={last}
        value={at.value}
        aria-label={text.position}
        aria-valuetext={text.moment(at.value + 1, last + 1)}
        onInput={(event) => move(Number(event.currentTarget.value))}
      />
      <div class="replay-choices">
        <select
          class="field"
          aria-label={text.turns}
          value={turn.value}
          onChange={(event) => toTurn(Number(event.currentTarget.value))}
        >
          <option value={-1}>{text.beginning}</option>
          {film.turns.map(({ frame, number, seat }, index) => (
            <option key={frame} value={index}>
              {text.turn(number, nameOf(seat))}
            </option>
          ))}
        </select>
        <select
          class="field"
          aria-label={text.eyes}
          value={String(eyes)}
          onChange={(event) => go('replay', id, event.currentTarget.value, String(at.value))}
        >
          <option value="spectator">{text.spectator}</option>
          <option value="all">{text.all}</option>
          {film.seats.map((seat, index) => (
            <option key={`${index}-${seat.kind}`} value={String(index)}>
              {nameOf(index)}
            </option>
          ))}
        </select>
        <select
          class="field replay-speed"
          aria-label={text.speed}
          value={speed.value}
          onChange={(event) => {
            speed.value = Number(event.currentTarget.value);
          }}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
        {children}
        <a class="button" href={hrefTo('end', id)}>
          {text.story}
        </a>
      </div>
    </nav>
  );
}

/** At the start of a turn, the turn before; else the start of this one. */
function turnBefore({ at, turn }: Projector, film: Film): number {
  const starts = film.turns[turn.value]?.frame;
  return starts === at.value ? turn.value - 1 : turn.value;
}

interface StepProps {
  readonly label: string;
  readonly shape: string;
  readonly off: boolean;
  readonly act: () => void;
}

function Step({ label, shape, off, act }: StepProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={off} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
