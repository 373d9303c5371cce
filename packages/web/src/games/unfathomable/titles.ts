import type { Seat } from '@undertow/kernel';
import type { View } from '@undertow/unfathomable';

const TITLES = ['captain', 'keeper'] as const;

/** The titles somebody holds; nobody holds one before they are given out at the end of the setup. */
export const titlesOf = ({ titles, turn }: View, seat: Seat): readonly (typeof TITLES)[number][] =>
  turn.step === 'setup' ? [] : TITLES.filter((title) => titles[title] === seat);
