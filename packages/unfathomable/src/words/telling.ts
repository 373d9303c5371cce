import type { Gender, Telling } from '@undertow/language';
import type { CharacterId } from '../content/ids';
import type { About, AnyDecision } from '../model/question';

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

export type { Gender, SeatName, Telling } from '@undertow/language';
