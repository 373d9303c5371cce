import type { Seat } from '@undertow/kernel';
import type { CharacterId } from '../content/ids';
import type { About, AnyDecision } from '../model/question';

/** Grammatical gender, for languages that need one: feminine, masculine, or neither. */
export type Gender = 'f' | 'm' | 'n';

/** How a seat is spoken of. `name` is what to show, such as "Samira (Anna)"; it stays as it is, in any sentence. */
export interface SeatName {
  readonly name: string;
  /** The reader sits here. */
  readonly you: boolean;
  readonly gender: Gender;
}

/** What a line about the table needs to know. */
export interface Telling {
  seat(seat: Seat): SeatName;
}

/** What the words for a question or one of its options need to know besides. */
export interface Asking extends Telling {
  readonly about: About;
}

const GENDERS: Readonly<Record<CharacterId, Gender>> = {
  keilani: 'f',
  arjun: 'm',
  jeanne: 'f',
  jamie: 'n',
  svetlana: 'f',
  beatrice: 'f',
  edmund: 'm',
  ishmael: 'm',
  william: 'm',
  samira: 'f',
};

/** Nobody yet, and Jamie, are spoken of without gender. */
export const genderOf = (character: CharacterId | null): Gender => (character ? GENDERS[character] : 'n');

const isAbout = (about: unknown): about is About => typeof about === 'object' && about !== null;

export const aboutOf = (decision: Pick<AnyDecision, 'about'>): About => (isAbout(decision.about) ? decision.about : {});
