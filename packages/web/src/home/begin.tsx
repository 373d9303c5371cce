import { useSignal } from '@preact/signals';
import { hrefTo } from '../app/router';
import type { Face, Start } from '../game-page';
import { Refused } from '../net/http';
import { Refusal } from '../shell/refusal';
import { homeText } from '../words/screens/home';
import { personName } from './person';
import { castOff } from './quick';

interface Props {
  readonly game: string;
  readonly face: Face;
}

/** The ways to play a game at once, and the way to play it with others. */
export function Begin({ game, face }: Props) {
  const text = homeText.value;
  const busy = useSignal<string | null>(null);
  const failed = useSignal<Refused | null>(null);
  const begin = async (start: Start): Promise<void> => {
    busy.value = start.id;
    failed.value = null;
    try {
      await castOff(game, personName(), start);
    } catch (error) {
      failed.value = error instanceof Refused ? error : new Refused('internal');
    } finally {
      busy.value = null;
    }
  };
  return (
    <div class="begin">
      {face.starts().map((start, index) => (
        <button
          key={start.id}
          type="button"
          class={`ticket${index === 0 ? ' primary' : ''}`}
          disabled={busy.value !== null}
          onClick={() => void begin(start)}
        >
          <b>{busy.value === start.id ? text.casting : start.title}</b>
          <small>{start.note}</small>
        </button>
      ))}
      {face.lesson && (
        <a class="ticket" data-lesson href={hrefTo('lesson', game)}>
          <b>{face.lesson().title}</b>
          <small>{face.lesson().note}</small>
        </a>
      )}
      <a class="ticket" href={hrefTo('new', game)}>
        <b>{text.create}</b>
        <small>{text.createNote}</small>
      </a>
      <p role="status" class={failed.value ? 'shell-alert' : 'hidden-text'}>
        {failed.value ? <Refusal refused={failed.value} game={game} /> : busy.value !== null ? text.casting : ''}
      </p>
    </div>
  );
}
