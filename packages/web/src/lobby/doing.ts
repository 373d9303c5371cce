import { type Signal, useSignal } from '@preact/signals';
import { Refused } from '../net/http';
import type { LobbyRefusal } from '../words/screens/lobby';

export interface Doing {
  readonly refused: Signal<LobbyRefusal | null>;
  readonly busy: Signal<boolean>;
  /** Does something at the table, and remembers why it did not work. */
  readonly attempt: (act: () => Promise<unknown>) => void;
}

const NAMED: readonly LobbyRefusal[] = ['seat-taken', 'table-full', 'name-taken', 'not-ready', 'seats-open'];

const reasonOf = (error: unknown): LobbyRefusal =>
  error instanceof Refused ? (NAMED.find((each) => each === error.reason) ?? 'other') : 'other';

export function useDoing(): Doing {
  const refused = useSignal<LobbyRefusal | null>(null);
  const busy = useSignal(false);
  return {
    refused,
    busy,
    attempt: (act) => {
      busy.value = true;
      refused.value = null;
      act()
        .catch((error: unknown) => {
          refused.value = reasonOf(error);
        })
        .finally(() => {
          busy.value = false;
        });
    },
  };
}
