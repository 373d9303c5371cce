import { computed, effect, signal } from '@preact/signals';
import { TEMPOS } from '@undertow/protocol/plain';
import { recall, remember } from './store';

export const MOTIONS = ['system', 'full', 'none'] as const;
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const PALETTES = ['standard', 'distinct'] as const;
export type Pace = (typeof TEMPOS)[number];

export interface Settings {
  readonly motion: (typeof MOTIONS)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly sound: boolean;
  readonly hints: boolean;
  /** Whether what is final needs a second press. */
  readonly grace: boolean;
  /** Whether big moments stop the show. */
  readonly moments: boolean;
  /** How fast others' deeds are told. */
  readonly pace: Pace;
  /** Whether what happened since one's last move is shown before one's turn. */
  readonly recap: boolean;
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

function read(stored: unknown): Settings {
  const from: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    motion: oneOf(MOTIONS, from.motion, 'system'),
    text: oneOf(TEXT_SIZES, from.text, 'normal'),
    palette: oneOf(PALETTES, from.palette, 'standard'),
    sound: from.sound !== false,
    hints: from.hints !== false,
    grace: from.grace !== false,
    moments: from.moments !== false,
    pace: oneOf(TEMPOS, from.pace, 'normal'),
    recap: from.recap !== false,
  };
}

export const settings = signal<Settings>(read(recall('settings')));

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  remember('settings', settings.value);
}

const quiet = matchMedia('(prefers-reduced-motion: reduce)');
const systemQuiet = signal(quiet.matches);
quiet.addEventListener('change', () => {
  systemQuiet.value = quiet.matches;
});

/** Whether things may move on the page. */
export const moving = computed(() =>
  settings.value.motion === 'system' ? !systemQuiet.value : settings.value.motion === 'full',
);

/** Puts the settings where the style sheets see them. */
export function applySettings(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.motion = moving.value ? 'full' : 'none';
    dataset.text = settings.value.text;
    dataset.palette = settings.value.palette;
  });
}
