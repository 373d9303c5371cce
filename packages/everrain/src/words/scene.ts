import type { EventCard } from '../content/card';

/** What anybody may read of an event card before its time has come: no outcome is in it. */
export interface Scene {
  readonly name: string;
  readonly scene: string;
  readonly deck: EventCard['deck'];
  readonly type: EventCard['resolution']['type'];
  readonly value?: 'island' | 'port';
  readonly options?: readonly { readonly id: string; readonly label: string; readonly requires?: string }[];
  readonly story?: string;
}

export type Scenes = Readonly<Record<string, Scene>>;
