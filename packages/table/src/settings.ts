import type { Settings } from '@undertow/protocol';

type Wanted = { readonly [K in keyof Settings]?: Settings[K] | undefined };

/** Settings with some of them changed. */
export const withSettings = (before: Settings, wanted: Wanted): Settings => ({
  pace: wanted.pace ?? before.pace,
  talk: wanted.talk ?? before.talk,
  windowMs: wanted.windowMs ?? before.windowMs,
  botMs: wanted.botMs ?? before.botMs,
  spectators: wanted.spectators ?? before.spectators,
  listed: wanted.listed ?? before.listed,
  takeback: wanted.takeback ?? before.takeback,
  tempo: wanted.tempo ?? before.tempo,
});
