import type { Event, View } from '@undertow/everrain';
import { Foe } from '../art/foe';
import { Mark } from '../art/icons';
import { Vessel } from '../art/vessel';
import { enemyOf, enemyShipOf } from '../facts';
import { lookOf } from '../look';
import { gameWords, pageWords } from '../words';
import { type Item, programme } from './act';

interface Props {
  readonly view: View;
  readonly log: readonly Event[];
  /** Shows what is done once more. */
  readonly onAgain: (key: string) => void;
}

/** Everything to come, agenda and discovery included; what is done is ticked, and can be seen again. */
export function Programme({ view, log, onAgain }: Props) {
  return (
    <ol class="programme">
      {programme(view, log).map((item) => (
        <li key={item.key} class={item.state} {...(item.state === 'now' ? { 'aria-current': 'step' as const } : {})}>
          <svg viewBox="-30 -30 60 60" width="52" height="52" aria-hidden="true">
            <Picture item={item} />
            {item.state === 'done' && <path d="M8,20l6,6l12,-14" fill="none" stroke="#d5e4da" stroke-width="3.4" />}
            {item.seat !== null && <circle cx="-20" cy="-20" r="7" fill={lookOf(item.seat).colour} stroke="#0b1211" />}
          </svg>
          {item.state === 'done' ? (
            <button type="button" class="link" data-again={item.key} onClick={() => onAgain(item.key)}>
              {nameOf(item, view)}
            </button>
          ) : (
            <b>{nameOf(item, view)}</b>
          )}
          <small>{noteOf(item)}</small>
        </li>
      ))}
    </ol>
  );
}

function Picture({ item }: { readonly item: Item }) {
  switch (item.is) {
    case 'enemy':
      return <Foe kind={item.kind} />;
    case 'ship':
      return <Vessel x={0} y={0} facing={0} colour={null} scale={0.9} />;
    case 'storms':
    case 'agenda':
    case 'discovery':
      return (
        <>
          <circle r="23" fill="#150f1e" stroke="#cbb0f5" stroke-width="2" />
          <Mark icon={item.is === 'storms' ? 'storm' : item.is === 'agenda' ? 'fleeting' : 'skull'} colour="#e4d6fb" />
        </>
      );
    default: {
      const never: never = item.is;
      return never;
    }
  }
}

function nameOf({ is, kind }: Item, { players, tracks }: View): string {
  const { theatre } = pageWords.value;
  const { sourceName } = gameWords.value;
  switch (is) {
    case 'enemy':
      return sourceName(`enemy:${kind}`);
    case 'ship':
      return sourceName(`enemy-ship:${kind}`);
    case 'storms':
      return theatre.storms;
    case 'agenda':
      return theatre.agenda(2 + players);
    case 'discovery':
      return theatre.discovery(Math.min(tracks.end, tracks.theirs + 1));
    default: {
      const never: never = is;
      return never;
    }
  }
}

function noteOf({ is, kind, state }: Item): string {
  const { theatre } = pageWords.value;
  if (state === 'done') return theatre.done;
  if (state === 'now') return theatre.now;
  if (is === 'enemy') return theatre.dice(enemyOf(kind).dice);
  return is === 'ship' ? theatre.dice(enemyShipOf(kind).dice) : '';
}
