import { describe, expect, it } from 'vitest';
import { skillCardKind } from '../../src/content';
import { SKILL_CARDS, SKILLS } from '../../src/content/ids';
import {
  copiesOf,
  faceOf,
  faceValue,
  kindOf,
  SKILL_CARD_KINDS,
  SKILL_VALUES,
  skillOf,
} from '../../src/content/skill-cards';
import { sum } from './tally';

const FACES = Array.from({ length: 30 }, (_, face) => face);

describe('skill cards', () => {
  it('are of 20 kinds', () => {
    expect(SKILL_CARD_KINDS.map((kind) => kind.id)).toEqual([...SKILL_CARDS]);
  });

  it('[L.3] [41.2] are 126, 21 of each of six types', () => {
    expect(sum(FACES.map(copiesOf))).toBe(126);
    for (const skill of SKILLS) expect(sum(SKILL_VALUES.map((value) => copiesOf(faceOf(skill, value))))).toBe(21);
  });

  it('[41.1] have each value equally often in every type', () => {
    for (const skill of SKILLS) {
      expect(SKILL_VALUES.map((value) => copiesOf(faceOf(skill, value)))).toEqual([7, 5, 4, 3, 2]);
    }
  });

  it('are numbered by type and value', () => {
    for (const face of FACES) {
      expect(faceOf(skillOf(face), faceValue(face))).toBe(face);
      expect(SKILLS.indexOf(skillOf(face)) * 5 + faceValue(face) - 1).toBe(face);
    }
    expect(() => skillOf(30)).toThrow('There is no skill card 30');
    expect(() => skillOf(-1)).toThrow('There is no skill card -1');
  });

  it('have one kind for the values 1 and 2, one for 3 and 4, one for 5', () => {
    const kinds = (skill: (typeof SKILLS)[number]) => SKILL_VALUES.map((value) => kindOf(faceOf(skill, value)).id);
    expect(kinds('influence')).toEqual([
      'coordinated-effort',
      'coordinated-effort',
      'nothing-to-hide',
      'nothing-to-hide',
      'inspiring-speech',
    ]);
    expect(kinds('will')).toEqual(['persistence', 'persistence', 'determination', 'determination', 'true-grit']);
    expect(kinds('treachery')).toEqual(['reinforcements', 'call-to-action', 'siren-song', 'ransack', 'perform-rites']);
  });

  it('end the action step only where treachery is played at its start', () => {
    const early = SKILL_CARD_KINDS.filter((kind) => kind.ability.when === 'start-of-action-step');
    expect(early.map((kind) => kind.id)).toEqual(['ransack', 'perform-rites']);
    for (const { ability } of early) {
      expect(ability.effect.do === 'all' && ability.effect.of.at(-1)).toEqual({ do: 'end-action-step' });
    }
  });

  it('are found by name', () => {
    for (const id of SKILL_CARDS) expect(skillCardKind(id).id).toBe(id);
    expect(skillCardKind('true-grit').ability).toEqual({
      when: 'action',
      effect: { do: 'act', who: 'you', times: 2 },
      limit: 'turn',
    });
  });
});
