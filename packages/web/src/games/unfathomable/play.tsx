import type { AnyDecision, Event, Options, Ref, View } from '@undertow/unfathomable';
import type { Past } from '@undertow/unfathomable/hosting';
import type { CardListing, Reason } from '@undertow/unfathomable/words';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageTypes } from '../../game-page';
import type { Play } from '../../table/play';

/** What this game's page speaks of. */
export interface Unfathomable extends PageTypes {
  readonly view: View;
  readonly event: Event;
  readonly decision: AnyDecision;
  readonly ref: Ref;
  readonly reason: Reason;
  readonly options: Options;
  readonly entry: Past;
  readonly card: CardListing;
}

const PlayContext = createContext<Play<Unfathomable> | null>(null);

interface AroundProps {
  readonly play: Play<Unfathomable>;
  readonly children: ComponentChildren;
}

export function Around({ play, children }: AroundProps) {
  return <PlayContext.Provider value={play}>{children}</PlayContext.Provider>;
}

export function usePlay(): Play<Unfathomable> {
  const play = useContext(PlayContext);
  if (!play) throw new Error('There is no game on this screen');
  return play;
}
