import { computed } from '@preact/signals';
import type { AnyDecision, Captain, Event, Options, Ref, View } from '@undertow/everrain';
import type { CardListing, Reason } from '@undertow/everrain/words';
import type { Seat } from '@undertow/kernel';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { PageTypes } from '../../game-page';
import type { Play } from '../../table/play';

/** What this game's page speaks of. */
export interface Everrain extends PageTypes {
  readonly view: View;
  readonly event: Event;
  readonly decision: AnyDecision;
  readonly ref: Ref;
  readonly reason: Reason;
  readonly options: Options;
  readonly card: CardListing;
}

const PlayContext = createContext<Play<Everrain> | null>(null);

interface AroundProps {
  readonly play: Play<Everrain>;
  readonly children: ComponentChildren;
}

export function Around({ play, children }: AroundProps) {
  return <PlayContext.Provider value={play}>{children}</PlayContext.Provider>;
}

export function usePlay(): Play<Everrain> {
  const play = useContext(PlayContext);
  if (!play) throw new Error('There is no voyage on this screen');
  return play;
}

/** A captain as the table shows them now; whoever asks is drawn again only when something of that captain's changes. */
export function useCaptain(seat: Seat): Captain | undefined {
  const { view } = usePlay();
  return useMemo(() => computed(() => view.value.captains[seat]), [view, seat]).value;
}
