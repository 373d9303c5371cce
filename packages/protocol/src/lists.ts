import type { Orders } from './orders';
import type { Settings } from './settings';

// What both sides know without a schema: the page takes these from here, the schemas are made of them.

export const BOT_LEVELS = ['random', 'officer', 'admiral'] as const;

export const ORDERS = ['never', 'usable', 'always'] as const;

export const TALK_MODES = ['free', 'guided', 'silent'] as const;

export const LIVE_CLOCKS = ['off', 'relaxed', 'quick'] as const;

/** How fast what happened is told: step by step, slow, normal, quick, or nothing but one's own turns. */
export const TEMPOS = ['steps', 'slow', 'normal', 'quick', 'own'] as const;

export const DEFAULT_ORDERS: Orders = { windows: {}, others: 'usable', own: true };

export const DEFAULT_SETTINGS: Settings = {
  pace: { kind: 'live', clock: 'off' },
  talk: 'free',
  windowMs: 800,
  botMs: 700,
  spectators: false,
  listed: false,
  takeback: true,
  tempo: 'each',
};
