import type { Seat } from '@undertow/kernel';
import type { IconName } from './art/icons';

/** Every seat has its figurehead and its colour; the shape tells them apart as well. */
const LOOKS: readonly { readonly figurehead: IconName; readonly colour: string }[] = [
  { figurehead: 'stag', colour: '#f09a94' },
  { figurehead: 'hare', colour: '#f1e8d2' },
  { figurehead: 'heron', colour: '#83b1e6' },
  { figurehead: 'otter', colour: '#9cc46a' },
];

export const lookOf = (seat: Seat) => LOOKS[seat] ?? { figurehead: 'ship' as const, colour: '#cbd8cf' };
