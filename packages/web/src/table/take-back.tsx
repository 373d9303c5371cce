import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Refused } from '../net/http';
import type { Session } from '../net/session';
import { Refusal } from '../shell/refusal';
import { roomText } from '../words/screens/room';
import { useShown } from './play';

/** Whether anybody else would have to agree. */
export const isAlone = (room: Session): boolean =>
  room.table.value?.seats.every(
    ({ kind, standIn }, seat) => seat === room.you.value?.seat || (kind !== 'person' && !standIn),
  ) ?? false;

/** Beside the question: takes one's own last answer back, as long as there may be one to take back. */
export function TakeBackButton() {
  const { room } = useShown().play;
  return room && roomText.ready() && room.answered.value !== null ? (
    <Back room={room} answered={room.answered.value} />
  ) : null;
}

function Back({ room, answered }: { readonly room: Session; readonly answered: number }) {
  const { game } = useShown();
  const refused = useSignal<Refused | null>(null);
  useEffect(() => {
    // Another answer of one's own is another chance.
    if (answered > 0) refused.value = null;
  }, [answered, refused]);
  const table = room.table.value;
  const text = roomText.value;
  if (!table || table.status !== 'playing' || !table.settings.takeback || table.takeback) return null;
  if (refused.value) {
    return (
      <p class="take-back quiet-ink" role="status">
        <Refusal refused={refused.value} game={game} />
      </p>
    );
  }
  return (
    <button
      type="button"
      class="link take-back"
      data-undo
      title={isAlone(room) ? text.takeBackAlone : text.takeBackNote}
      onClick={() => {
        room.send({ t: 'takeback', step: 'ask' }).catch((error: unknown) => {
          refused.value = error instanceof Refused ? error : new Refused('internal');
        });
      }}
    >
      ↶ {text.takeBack}
    </button>
  );
}
