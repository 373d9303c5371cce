export { directCard, PLAIN } from './content';
export type { Die } from './dice';
export { least, Play, rule } from './rule';
export type { Boarder, FoeShip, Sailor, Scene, Vessel } from './scene';
