import type { SkillFace, Space } from '@undertow/unfathomable';
import type { Names } from '@undertow/unfathomable/words';
import { isDeck, isRoom, isWater } from '../board/ids';
import { faceValue, kindOf } from '../cards/faces';

export function nameOfSpace(space: Space | 'the-deep', names: Names): string {
  if (space === 'the-deep') return names.theDeep;
  if (isDeck(space)) return names.deckSpaces[space];
  if (isWater(space)) return names.waterSpaces[space];
  return isRoom(space) ? names.rooms[space] : space;
}

export const nameOfSkillFace = (face: SkillFace, names: Names): string =>
  `${names.skillCards[kindOf(face)].name} ${faceValue(face)}`;
