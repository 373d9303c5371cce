import type { ComponentType } from 'preact';

/** What a screen gets: the parts of the address after its own name. */
export interface ScreenProps {
  readonly rest: readonly string[];
}

export type Screen = ComponentType<ScreenProps>;
type Load = () => Promise<{ readonly default: Screen }>;

/** Every screen is loaded when it is first opened. The first part of the address names it. */
const SCREENS: Readonly<Record<string, Load>> = {
  '': () => import('../screens/home'),
  new: () => import('../screens/home/create'),
  seat: () => import('../screens/home/seat'),
  table: () => import('../screens/table'),
  rules: () => import('../screens/rules'),
  cards: () => import('../screens/gallery'),
  replay: () => import('../screens/replay'),
  end: () => import('../screens/end'),
  settings: () => import('../screens/settings'),
};

export async function loadScreen(name: string): Promise<Screen> {
  const load = SCREENS[name] ?? (() => import('../screens/missing'));
  return (await load()).default;
}
