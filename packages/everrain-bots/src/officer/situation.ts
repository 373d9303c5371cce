import { type Aboard, type Captain, hasKnack, type View, zonesOf } from '@undertow/everrain';
import type { Catalogue } from '@undertow/everrain/catalogue';
import { type Hex, slotOf } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import type { Memory } from './memory';
import type { Taste } from './taste';

export type CrewMember = Captain['crew'][number];
export type Enemy = Captain['enemies'][number];

/** What an officer thinks about: what its seat sees, what it remembers, what it likes. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly me: Captain;
  readonly content: Catalogue;
  /** For everything that can be foretold about ships. */
  readonly aboard: Aboard;
  readonly memory: Memory;
  readonly taste: Taste;
}

export function situationOf(view: View, seat: Seat, content: Catalogue, memory: Memory, taste: Taste): Situation {
  const me = view.captains[seat];
  if (!me) throw new Error(`there is no seat ${seat}`);
  return { view, seat, me, content, aboard: { state: view, content }, memory, taste };
}

export const freshCount = ({ fresh }: Captain): number =>
  fresh.crew + fresh.navigation + fresh.artillery + fresh.fleeting;

/** E2.2: only so many come back, so what is left over beyond them is as good as lost. */
const BACK_EACH_ROUND = 3;

/** What it costs to issue one more order now: little while more are fresh than will be needed before others come back. */
export const orderPrice = ({ me, taste }: Situation): number =>
  freshCount(me) > BACK_EACH_ROUND ? taste.order / 5 : taste.order;

export const crewOf = ({ me }: Situation, id: number): CrewMember | undefined => me.crew.find((crew) => crew.id === id);

export const trackOf = ({ content }: Situation, { board }: CrewMember): number => content.crew(board).track;

/** How much somebody can still take. */
export const spareOf = (s: Situation, crew: CrewMember): number => trackOf(s, crew) - crew.trauma - crew.strain;

export const portAt = ({ view, content }: Situation, hex: Hex): string | null => {
  const placed = view.slots[slotOf(hex)];
  if (!placed || view.destroyedPorts.includes(hex)) return null;
  return content.tile(placed.tile).port ?? null;
};

export const destroyedCount = ({ me }: Situation): number => me.destroyed.filter(Boolean).length;

/** Steps of discovery that are still to be made. */
export const stepsLeft = ({ view }: Situation): number => view.tracks.end - view.tracks.ours;

/** Whether the crow's nest is gone, which nobody can do without who wants to see new water (E4.8). */
export const isBlind = (s: Situation): boolean =>
  zonesOf('crows-nest').every((zone) => s.me.destroyed[zone]) && !anybody(s, 'reveals-freely');

/** Whether anybody aboard could ever see new water. */
export const canReveal = (s: Situation): boolean =>
  !isBlind(s) &&
  (anybody(s, 'reveals-freely') ||
    s.me.crew.some((crew) => !hasKnack(s.aboard, s.seat, crew, 'cannot-man-crows-nest')));

const anybody = ({ me, aboard, seat }: Situation, knack: 'reveals-freely'): boolean =>
  me.crew.some((crew) => hasKnack(aboard, seat, crew, knack));

/** Who could be sent ashore for more than rest. */
export const servants = ({ me, aboard, seat }: Situation): readonly CrewMember[] =>
  me.crew.filter((crew) => !hasKnack(aboard, seat, crew, 'no-service'));
