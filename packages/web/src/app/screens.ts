import type { ComponentType } from 'preact';

/** What a screen gets: the parts of the address after its own name. */
export interface ScreenProps {
  readonly rest: readonly string[];
}

export type Screen = ComponentType<ScreenProps>;
type Load = () => Promise<{ readonly default: Screen }>;

/** Every screen is loaded when it is first opened. The first part of the address names it. */
const SCREENS: Readonly<Record<string, Load>> = {
  '': () => import('../home'),
  new: () => import('../home/create'),
  seat: () => import('../home/seat'),
  mine: () => import('../home/mine'),
  table: () => import('../table'),
  lesson: () => import('../table/lesson'),
  rules: () => import('../rules'),
  cards: () => import('../gallery'),
  replay: () => import('../table/replay'),
  end: () => import('../end'),
  settings: () => import('../settings'),
  voyages: () => import('../voyages'),
};

export async function loadScreen(name: string): Promise<Screen> {
  const load = SCREENS[name] ?? (() => import('./missing'));
  return (await load()).default;
}
