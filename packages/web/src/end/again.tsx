import { useSignal } from '@preact/signals';
import { Refused } from '../net/http';
import { placeAt } from '../net/tokens';
import { Refusal } from '../shell/refusal';
import { endText } from '../words/screens/end';
import { rematch } from './rematch';

/** Once more with the same people; one press each. */
export function Rematch({ id, game }: { readonly id: string; readonly game: string }) {
  const busy = useSignal(false);
  const failed = useSignal<Refused | null>(null);
  if (placeAt(id) === undefined) return null;
  const again = (): void => {
    busy.value = true;
    rematch(id).catch((error: unknown) => {
      busy.value = false;
      failed.value = error instanceof Refused ? error : new Refused('internal');
    });
  };
  return (
    <>
      <button type="button" class="button primary large" data-rematch disabled={busy.value} onClick={again}>
        {endText.value.rematch}
      </button>
      {failed.value && (
        <p class="shell-alert" role="alert">
          <Refusal refused={failed.value} game={game} />
        </p>
      )}
    </>
  );
}
