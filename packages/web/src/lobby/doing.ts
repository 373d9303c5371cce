import { type Signal, useSignal } from '@preact/signals';
import { Refused } from '../net/http';

export interface Doing {
  readonly refused: Signal<Refused | null>;
  readonly busy: Signal<boolean>;
  /** Does something at the table, and remembers why it did not work. */
  readonly attempt: (act: () => Promise<unknown>) => void;
}

export function useDoing(): Doing {
  const refused = useSignal<Refused | null>(null);
  const busy = useSignal(false);
  return {
    refused,
    busy,
    attempt: (act) => {
      busy.value = true;
      refused.value = null;
      act()
        .catch((error: unknown) => {
          refused.value = error instanceof Refused ? error : new Refused('internal');
        })
        .finally(() => {
          busy.value = false;
        });
    },
  };
}
