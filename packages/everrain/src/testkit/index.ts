export type { Boarder, FoeShip, Sailor, Vessel } from '../setup/scene';
export type { Die } from '../setup/scene/dice';
export { directCard, PLAIN } from './content';
export { least, Play, rule } from './rule';
export type { Scene } from './scene';
