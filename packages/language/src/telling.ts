import type { Seat } from '@undertow/kernel';

/** Grammatical gender, for languages that need one: feminine, masculine, or neither. */
export type Gender = 'f' | 'm' | 'n';

/**
 * How a seat is spoken of. `name` is what to show, such as "Samira (Anna)". What people call themselves stays as it is, in any
 * sentence; the name of a character may be inflected.
 */
export interface SeatName {
  readonly name: string;
  /** The key of the character whose name comes first in it, where it is one. */
  readonly role?: string | null;
  /** The reader sits here. */
  readonly you: boolean;
  readonly gender: Gender;
}

/** What a line about the table needs to know. */
export interface Telling {
  seat(seat: Seat): SeatName;
}
