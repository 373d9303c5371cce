import type { Port } from './card';

export const ports = [
  { id: 'greywick', act: 1 },
  { id: 'saltmother', act: 1 },
  { id: 'hollin-stair', act: 1 },
  { id: 'ninebells', act: 2 },
  { id: 'orrins-rest', act: 2 },
  { id: 'last-lamp', act: 3 },
  { id: 'underslate', act: 3 },
] as const satisfies readonly Port[];

export type OurPort = (typeof ports)[number]['id'];
