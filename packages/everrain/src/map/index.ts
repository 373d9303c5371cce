export { type Aim, aimed, arcOf, patternOf } from './arcs';
export {
  activeAltar,
  type Chart,
  isCovered,
  isEdge,
  isHaven,
  isKnown,
  isLand,
  isOccupied,
  isRough,
  kindAt,
  knownHexes,
  type Sea,
  type Tiles,
} from './chart';
export type { Course } from './courses';
export {
  axialQ,
  axialR,
  CELLS,
  cellOf,
  distance,
  HEX_COUNT,
  type Hex,
  hexAt,
  hexesOf,
  neighbour,
  relative,
  SIDES,
  type Side,
  SLOT_COUNT,
  SLOTS_ACROSS,
  type Slot,
  START_SLOT,
  sideTowards,
  slotOf,
  turned,
} from './geometry';
export { facingOfPose, hexOfPose, type Pose, poseOf } from './pose';
export { coursesOf, engages, firesAt, routeOf } from './preview';
export { seenFrom, sees } from './sight';
export { covers, drifts, hexesUnder, placementsOver } from './storms';
