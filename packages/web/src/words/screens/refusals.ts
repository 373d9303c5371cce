import type { RefusalReason } from '@undertow/protocol';
import { localWords } from '../local';

/** Why something was not done; `offline` is the page's own: nothing was sent. */
export type RefusalText = Readonly<Record<RefusalReason | 'offline', string>>;

export const refusalText = localWords<RefusalText>({
  en: async () => (await import('../en/refusals')).refusals,
  de: async () => (await import('../de/refusals')).refusals,
  es: async () => (await import('../es/refusals')).refusals,
  ru: async () => (await import('../ru/refusals')).refusals,
});
