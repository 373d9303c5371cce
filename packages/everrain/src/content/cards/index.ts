import type { EventCard } from '../card';
import { hooks, oneShots, passengers } from './denizens';
import { expeditionChoices } from './expedition-choices';
import { expeditionTests } from './expedition-tests';
import { seaDangers } from './sea-dangers';
import { seaQuiet } from './sea-quiet';
import { stories } from './stories';

export const cards = [
  ...seaDangers,
  ...seaQuiet,
  ...expeditionTests,
  ...expeditionChoices,
  ...passengers,
  ...oneShots,
  ...hooks,
  ...stories,
] as const satisfies readonly EventCard[];

export type OurCard = (typeof cards)[number]['id'];
