import type { RefusalReason } from '@undertow/protocol';
import type { LiveClocks } from './clocks';
import type { Think } from './hosted/think';

interface CounterBy {
  inc(labels: { readonly by: string }): void;
}

/** What a table needs from wherever it stands. */
export interface Services {
  readonly meters: {
    readonly answers: CounterBy;
    readonly reports: CounterBy;
    readonly stuck: { inc(): void };
    refuse(reason: RefusalReason): void;
  };
  readonly log: {
    warn(facts: object, text: string): void;
    error(facts: object, text: string): void;
  };
  /** When clients shall come back after the table was interrupted. */
  readonly comeBackMs: number;
  /** Whether a table may be put on the list now; always unless told. */
  readonly mayList?: (table: string) => boolean;
  readonly think: Think;
  /** What the clocks of live tables give; what the protocol says unless told. */
  readonly clocks?: LiveClocks | undefined;
  /** Does it as soon as everybody else had a turn. */
  readonly soon: (act: () => void) => void;
  /** Does this while what was written last is on its way to the disk. */
  readonly meanwhile: (act: () => void) => void;
}
