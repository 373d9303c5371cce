import type { Decision } from '@undertow/kernel';
import type { Telling } from '@undertow/language';
import type { Pearls as Game } from '@undertow/pearls/model';
import type { Reason } from '@undertow/pearls/words';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageTypes, People } from '../../game-page';
import type { Play } from '../../table/play';

/** What this game's page speaks of. */
export interface Pearls extends PageTypes {
  readonly view: Game['view'];
  readonly event: Game['event'];
  readonly decision: Decision<Game['kind'], Game['ref']>;
  readonly ref: Game['ref'];
  readonly reason: Reason;
  readonly options: Game['options'];
}

const PlayContext = createContext<Play<Pearls> | null>(null);

export function Around({ play, children }: { readonly play: Play<Pearls>; readonly children: ComponentChildren }) {
  return <PlayContext.Provider value={play}>{children}</PlayContext.Provider>;
}

export function usePlay(): Play<Pearls> {
  const play = useContext(PlayContext);
  if (!play) throw new Error('There is no game on this screen');
  return play;
}

/** Divers go by their players' names. */
export const tellingOf = ({ nameOf, you }: Pick<People, 'nameOf' | 'you'>): Telling => ({
  seat: (seat) => ({ name: nameOf(seat), you: seat === you, gender: 'n' }),
});
