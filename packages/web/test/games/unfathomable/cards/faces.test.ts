import { expect, test } from 'vitest';
import { CHARACTER_SHEETS } from '../../../../../unfathomable/src/content/characters';
import {
  kindOf as gameKind,
  skillOf as gameSkill,
  faceValue as gameValue,
} from '../../../../../unfathomable/src/content/skill-cards';
import { faceValue, kindOf, SHEETS, skillOf } from '../../../../src/games/unfathomable/cards/faces';

test('every face of a skill card is drawn as what it is', () => {
  for (let face = 0; face < 30; face++) {
    expect(skillOf(face)).toBe(gameSkill(face));
    expect(faceValue(face)).toBe(gameValue(face));
    expect(kindOf(face)).toBe(gameKind(face).id);
  }
});

test('every sheet shows its own ability, feat, reveal, skills, first room and first item', () => {
  for (const { id, ability, feat, reveal, skillSet, start, item } of CHARACTER_SHEETS) {
    const printed = { ability: ability.id, feat: feat.id, reveal: reveal.id };
    expect(SHEETS[id]).toEqual({ ...printed, skills: skillSet, start, item });
  }
});
