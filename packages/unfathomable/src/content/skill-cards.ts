import type { SkillCardKind } from './card';
import { action, activate, all, choose, draw, gain, isIn, lose, risk, roll, spawn, when } from './dsl';
import type { Ability, Effect, Origin } from './effect';
import { SKILLS, type Skill, type SkillCardId } from './ids';

/** Each type has a card for the values 1 and 2, one for 3 and 4 and one for 5; treachery has one for each value. */
const LOW = { 1: 7, 2: 5 };
const MIDDLE = { 3: 4, 4: 3 };
const HIGH = { 5: 2 };

const kind = (
  id: SkillCardId,
  skill: Skill,
  copies: SkillCardKind['copies'],
  ability: Ability,
  origin: Origin,
): SkillCardKind => ({ id, skill, copies, ability, origin });

const beforeCheck = (effect: Effect): Ability => ({ when: 'before-check', effect });
const startingActions = (...of: Effect[]): Ability => ({
  when: 'start-of-action-step',
  effect: all(...of, { do: 'end-action-step' }),
});

export const SKILL_CARD_KINDS: readonly SkillCardKind[] = [
  kind('coordinated-effort', 'influence', LOW, action({ do: 'act', who: 'another-character', times: 1 }), 'rulebook'),
  kind('nothing-to-hide', 'influence', MIDDLE, beforeCheck({ do: 'check-faceup' }), 'rulebook'),
  kind(
    'inspiring-speech',
    'influence',
    HIGH,
    action(roll({ atLeast: 3 }, gain('sanity', 1), lose('sanity', 1))),
    'public',
  ),

  kind('shrivelling', 'lore', LOW, action({ do: 'strike', needs: 6, deepOneBonus: 2 }), 'rulebook'),
  kind('lesser-banishment', 'lore', MIDDLE, action({ do: 'herd', from: 'any-space' }), 'rulebook'),
  kind('forced-learning', 'lore', HIGH, beforeCheck({ do: 'check-extra-skill' }), 'rulebook'),

  kind('watch-and-learn', 'observation', LOW, action(draw('you', 2, 'any')), 'public'),
  kind(
    'keen-insight',
    'observation',
    MIDDLE,
    { when: 'before-roll', effect: { do: 'modify-roll', by: 2, either: true } },
    'rulebook',
  ),
  kind('preparation', 'observation', HIGH, beforeCheck({ do: 'check-without-chaos' }), 'public'),

  kind('combat-training', 'strength', LOW, { when: 'after-attack-roll', effect: { do: 'reroll' } }, 'rulebook'),
  kind(
    'rampage',
    'strength',
    MIDDLE,
    action(choose({ do: 'attack-up-to', times: 4 }, { do: 'use-weapon', times: 3 })),
    'rulebook',
  ),
  kind('shrug-it-off', 'strength', HIGH, { when: 'own-defeat', effect: { do: 'prevent-defeat' } }, 'rulebook'),

  kind('persistence', 'will', LOW, action({ do: 'exchange', upTo: 5 }), 'rulebook'),
  kind(
    'determination',
    'will',
    MIDDLE,
    { when: 'after-total', effect: { do: 'modify-total', by: 2, either: true } },
    'rulebook',
  ),
  kind('true-grit', 'will', HIGH, action({ do: 'act', who: 'you', times: 2 }, { limit: 'turn' }), 'rulebook'),

  kind(
    'reinforcements',
    'treachery',
    { 1: 7 },
    action(
      all(
        spawn(1, 'the-deep'),
        when({ if: 'deep-holds', atLeast: 4 }, { do: 'surface', who: 'all-in-the-deep', at: 'chosen-water' }),
      ),
    ),
    'public',
  ),
  kind(
    'call-to-action',
    'treachery',
    { 2: 5 },
    action(
      choose({ do: 'activate-deep-ones', where: 'your-space' }, { do: 'activate-deep-ones', where: 'one-anywhere' }),
    ),
    'public',
  ),
  kind('siren-song', 'treachery', { 3: 4 }, action(risk(1)), 'public'),
  kind(
    'ransack',
    'treachery',
    { 4: 3 },
    startingActions(
      when(isIn('chapel'), lose('sanity', 1)),
      when(isIn('galley'), lose('food', 1)),
      when(isIn('boiler-room'), lose('fuel', 1)),
    ),
    'rulebook',
  ),
  kind('perform-rites', 'treachery', { 5: 2 }, startingActions(activate('hydra'), activate('dagon')), 'public'),
];

// --- faces: in the state a skill card is a number from 0 to 29, type and value

export const SKILL_VALUES = [1, 2, 3, 4, 5] as const;
export type SkillValue = (typeof SKILL_VALUES)[number];

interface Face {
  readonly skill: Skill;
  readonly value: SkillValue;
  readonly kind: SkillCardKind;
  readonly copies: number;
}

const FACES: readonly Face[] = SKILLS.flatMap((skill) =>
  SKILL_VALUES.map((value) => {
    const printed = SKILL_CARD_KINDS.find((card) => card.skill === skill && card.copies[value] !== undefined);
    if (!printed) throw new Error(`No ${skill} card has the value ${value}`);
    return { skill, value, kind: printed, copies: printed.copies[value] ?? 0 };
  }),
);

const FIRST_FACE: Readonly<Record<Skill, number>> = {
  influence: 0,
  lore: 5,
  observation: 10,
  strength: 15,
  will: 20,
  treachery: 25,
};

function face(number: number): Face {
  const found = FACES[number];
  if (!found) throw new RangeError(`There is no skill card ${number}`);
  return found;
}

export const faceOf = (skill: Skill, value: SkillValue): number => FIRST_FACE[skill] + value - 1;
export const skillOf = (number: number): Skill => face(number).skill;
export const faceValue = (number: number): SkillValue => face(number).value;
export const kindOf = (number: number): SkillCardKind => face(number).kind;
export const copiesOf = (number: number): number => face(number).copies;
