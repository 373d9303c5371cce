import type { AnyDecision, Ref } from '@undertow/unfathomable';

/** Feats are used once in a game, and a discarded card is gone. */
export const isWeighty = (ref: Ref, { kind }: AnyDecision): boolean =>
  (ref.is === 'use' && ref.source.startsWith('feat:')) || (ref.is === 'card' && kind.includes('discard'));
