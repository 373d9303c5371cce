// Random trees over the whole language of cards. A kind without an entry here fails the type check.

import type { Cases } from '@undertow/language';
import fc, { type Arbitrary } from 'fast-check';
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  DeepOneArea,
  Effect,
  Everyone,
  SpawnPlace,
  Timing,
  Trait,
  Who,
} from '../../src/content/effect';
import { ACTIVATIONS, CHARACTERS, ITEMS, RESOURCES, ROOMS, SKILLS, TITLES, TRACKS } from '../../src/content/ids';

const of = <T extends string | number | boolean>(...values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);
const yes: Arbitrary<true> = fc.constant(true);

/** Small numbers, with those that other languages count in other ways. */
const number: Arbitrary<number> = of(1, 2, 3, 4, 5, 6, 7, 8, 11, 21, 22, 25);
const skill = of(...SKILLS);
const anySkill = of<(typeof SKILLS)[number] | 'any'>(...SKILLS, 'any');
const resource = of(...RESOURCES);
const anyResource = of<(typeof RESOURCES)[number] | 'any'>(...RESOURCES, 'any');
const room = of(...ROOMS);
const track = of(...TRACKS);
const title = of(...TITLES);
const who: Arbitrary<Who> = of('you', 'current', 'captain', 'keeper', ...CHARACTERS);
const everyone: Arbitrary<Everyone> = of('each-human', 'each-human-not-in-brig', 'each-human-outside-sick-bay');
const amount: Arbitrary<Amount> = fc.oneof(
  number,
  of('roll', 'defeated', 'rescued', 'risked', 'drawn', 'added-value', 'passengers-on-deck', 'one-plus-half-surplus'),
);
const area: Arbitrary<DeepOneArea> = of(
  'water',
  'deck',
  'ship',
  'interior',
  'outside-the-deep',
  'everywhere',
  'one-room',
  'your-space',
);
const place: Arbitrary<SpawnPlace> = fc.oneof(
  of(
    'the-deep',
    'each-water-space',
    'each-deck-space',
    'each-numbered-room',
    'chosen-water-spaces',
    'rolled-room',
    'damaged-space',
    ...ROOMS,
  ),
  fc.record({ spaceOf: who, indoors: yes }, { requiredKeys: ['spaceOf'] }),
);

const conditions: { readonly [K in keyof Cases<Condition, 'if'>]: Arbitrary<Cases<Condition, 'if'>[K]> } = {
  'not-in-brig': fc.record({ if: of('not-in-brig') }),
  in: fc.record({ if: of('in'), room }),
  is: fc.record({ if: of('is'), who, title }),
  'owns-item': fc.record({ if: of('owns-item') }),
  holds: fc.record({ if: of('holds'), skill }),
  'passengers-in-supply': fc.record({ if: of('passengers-in-supply'), atLeast: number }),
  'deep-one-here': fc.record({ if: of('deep-one-here') }),
  'deep-holds': fc.record({ if: of('deep-holds'), atLeast: number }),
  'items-at-most': fc.record({ if: of('items-at-most'), count: number }),
  'monarch-in-water': fc.record({ if: of('monarch-in-water') }),
  rolled: fc.record({ if: of('rolled'), atLeast: number }),
};
export const condition: Arbitrary<Condition> = fc.oneof(...Object.values(conditions));

const costs: { readonly [K in keyof Cases<Cost, 'pay'>]: Arbitrary<Cases<Cost, 'pay'>[K]> } = {
  risk: fc.record({ pay: of('risk'), count: number }),
  lose: fc.record({ pay: of('lose'), resource, count: number }),
  discard: fc.record({ pay: of('discard'), skill: anySkill, count: number }),
  'damage-ship': fc.record({ pay: of('damage-ship') }),
};
const cost: Arbitrary<Cost> = fc.oneof(...Object.values(costs));

type Kinds = { readonly [K in keyof Cases<Effect, 'do'>]: Arbitrary<Cases<Effect, 'do'>[K]> };

/** One arbitrary for every kind; `then` makes the effects inside. */
const kinds = (then: Arbitrary<Effect>): Kinds => ({
  nothing: fc.record({ do: of('nothing') }),
  all: fc.record({ do: of('all'), of: fc.array(then, { minLength: 1, maxLength: 3 }) }),
  may: fc.record({ do: of('may'), effect: then }),
  choose: fc.record({ do: of('choose'), of: fc.array(then, { minLength: 2, maxLength: 3 }) }),
  pay: fc.record({ do: of('pay'), cost, to: then }),
  when: fc.record({ do: of('when'), condition, then, otherwise: then }, { requiredKeys: ['do', 'condition', 'then'] }),
  roll: fc
    .tuple(
      fc.record({ do: of('roll'), plus: of('discarded'), then, otherwise: then }, { requiredKeys: ['do', 'then'] }),
      fc.oneof(fc.record({ atMost: amount }), fc.record({ atLeast: number }), fc.record({ below: amount })),
    )
    .map(([roll, test]) => ({ ...roll, ...test })),
  'roll-for': fc.record({ do: of('roll-for'), then }),
  gain: fc.record({ do: of('gain'), resource: anyResource, count: number }),
  lose: fc.record({ do: of('lose'), resource: anyResource, count: number }),
  'damage-ship': fc.record({ do: of('damage-ship'), times: number }),
  'damage-room': fc.record({ do: of('damage-room'), room: of<(typeof ROOMS)[number] | 'chosen'>(...ROOMS, 'chosen') }),
  advance: fc.record({ do: of('advance'), track, by: amount }),
  retreat: fc.record(
    { do: of('retreat'), track, by: number, fuelIfShort: yes },
    { requiredKeys: ['do', 'track', 'by'] },
  ),
  reset: fc.record({ do: of('reset'), track }),
  shift: fc.record({ do: of('shift'), track, upTo: number }),
  risk: fc.record({ do: of('risk'), count: number }),
  'risk-up-to': fc.record({ do: of('risk-up-to'), max: number, then }),
  rescue: fc.record({ do: of('rescue'), where: of('own-and-adjacent', 'any-number') }),
  'defeat-passengers': fc.record({ do: of('defeat-passengers'), where: of('deck'), count: of<1 | 'all'>(1, 'all') }),
  'defeat-passenger-in': fc.record({ do: of('defeat-passenger-in'), where: of('supply', 'supply-or-space') }),
  activate: fc.record({ do: of('activate'), icon: of(...ACTIVATIONS) }),
  'activate-deep-ones': fc.record({ do: of('activate-deep-ones'), where: of('your-space', 'one-anywhere') }),
  spawn: fc.record({ do: of('spawn'), count: number, at: place }),
  surface: fc.record({ do: of('surface'), who: of('monarchs', 'all-in-the-deep'), at: of('rolled', 'chosen-water') }),
  'monarchs-to-deep': fc.record({ do: of('monarchs-to-deep') }),
  'move-monarch': fc.record(
    { do: of('move-monarch'), to: of('the-deep', 'adjacent-water'), optional: yes },
    { requiredKeys: ['do', 'to'] },
  ),
  'choose-monarch': fc.record({ do: of('choose-monarch'), then }),
  'defeat-deep-ones': fc.record(
    { do: of('defeat-deep-ones'), where: area, count: fc.oneof(amount, of('all')), upTo: yes },
    { requiredKeys: ['do', 'where', 'count'] },
  ),
  'deep-ones-to-supply': fc.record({ do: of('deep-ones-to-supply'), where: area }),
  'deck-deep-ones-to-water': fc.record({ do: of('deck-deep-ones-to-water') }),
  herd: fc.record({ do: of('herd'), from: of('any-space', 'your-space') }),
  scatter: fc.record({ do: of('scatter'), optional: yes }, { requiredKeys: ['do'] }),
  'bar-rooms': fc.record({ do: of('bar-rooms') }),
  defeat: fc.record({ do: of('defeat'), who }),
  'defeat-humans-in': fc.record({ do: of('defeat-humans-in'), where: of('rolled-room') }),
  'defeat-everyone-here': fc.record(
    { do: of('defeat-everyone-here'), who: of('enemies', 'humans-and-passengers'), evenYou: yes },
    { requiredKeys: ['do', 'who'] },
  ),
  'blast-adjacent': fc.record({ do: of('blast-adjacent') }),
  'choose-human': fc.record({ do: of('choose-human'), then }),
  brig: fc.record(
    {
      do: of('brig'),
      who: fc.oneof(who, of('any-human', 'another-human', 'another-character-here', 'chosen', 'you-and-captain')),
      lowestHeirOf: title,
    },
    { requiredKeys: ['do', 'who'] },
  ),
  move: fc.record(
    {
      do: of('move'),
      who,
      to: fc.oneof(room, of('any-ship-space', 'rolled-room', 'rolled-deck', 'deck', 'adjacent')),
      outOfBrig: yes,
    },
    { requiredKeys: ['do', 'who', 'to'] },
  ),
  'each-may-move': fc.record({ do: of('each-may-move'), who: everyone, to: room }),
  free: fc.record({ do: of('free'), from: of('brig', 'sick-bay') }),
  relocate: fc.record({ do: of('relocate') }),
  'pass-title': fc.record({ do: of('pass-title'), title, to: of('next', 'lowest') }),
  attack: fc.record(
    {
      do: of('attack'),
      reach: of('here', 'adjacent'),
      bonus: fc.oneof(of(0, 1, 2), of('enemies-here')),
      rerolls: of<1>(1),
    },
    { requiredKeys: ['do', 'reach', 'bonus'] },
  ),
  strike: fc.record({ do: of('strike'), needs: number, deepOneBonus: of(0, 1, 2) }),
  'attack-up-to': fc.record({ do: of('attack-up-to'), times: number }),
  'use-weapon': fc.record({ do: of('use-weapon'), times: number }),
  act: fc.record({ do: of('act'), who: of('you', 'another-character'), times: number }),
  'look-at-loyalty': fc.record({ do: of('look-at-loyalty') }),
  draw: fc.record(
    { do: of('draw'), who: fc.oneof(of('you'), everyone), count: number, upTo: yes, from: of('any', 'own-set') },
    { requiredKeys: ['do', 'who', 'count', 'from'] },
  ),
  discard: fc.record({ do: of('discard'), who: fc.oneof(who, everyone), count: fc.oneof(number, of('hand')) }),
  exchange: fc.record({ do: of('exchange'), upTo: number }),
  'draw-item': fc.record({ do: of('draw-item'), who }),
  'choose-item': fc.record({ do: of('choose-item'), look: number, rest: of('bottom', 'shuffle') }),
  'give-item': fc.record({ do: of('give-item') }),
  'take-item': fc.record({ do: of('take-item') }),
  'remove-item': fc.record({
    do: of('remove-item'),
    which: of<(typeof ITEMS)[number] | 'own-chosen'>('own-chosen', ...ITEMS),
  }),
  'lose-items': fc.record({ do: of('lose-items'), who }),
  'keep-one-item-each': fc.record({ do: of('keep-one-item-each') }),
  'remove-top': fc.record({ do: of('remove-top'), deck: of('spell', 'item'), count: number }),
  'sort-top': fc.record({
    do: of('sort-top'),
    deck: of('mythos', 'waypoint', 'mythos-or-waypoint', 'spell'),
    look: number,
  }),
  'choose-spell': fc.record({ do: of('choose-spell'), who, look: of<1 | 2>(1, 2) }),
  'choose-waypoint': fc.record({ do: of('choose-waypoint'), who }),
  'replace-waypoint': fc.record({ do: of('replace-waypoint') }),
  'treachery-to-chaos': fc.record({ do: of('treachery-to-chaos'), count: number }),
  'renew-chaos': fc.record({ do: of('renew-chaos') }),
  keep: fc.record({ do: of('keep'), who }),
  drop: fc.record({ do: of('drop') }),
  'give-ward': fc.record({ do: of('give-ward') }),
  'repair-free': fc.record({ do: of('repair-free') }),
  check: fc.record({
    do: of('check'),
    target: number,
    skills: fc.uniqueArray(skill, { minLength: 1, maxLength: 3 }),
    pass: then,
    fail: then,
  }),
  'resolve-mythos-as-failed': fc.record({ do: of('resolve-mythos-as-failed') }),
  'end-action-step': fc.record({ do: of('end-action-step') }),
  'repeat-lore-action': fc.record({ do: of('repeat-lore-action') }),
  'modify-roll': fc.record(
    { do: of('modify-roll'), by: fc.oneof(of(1, 2, -1), of('discarded')), either: yes },
    { requiredKeys: ['do', 'by'] },
  ),
  'set-roll': fc.record({ do: of('set-roll') }),
  reroll: fc.record({ do: of('reroll') }),
  'modify-total': fc.record(
    { do: of('modify-total'), by: fc.oneof(of(1, 2, -1), of('own-items')), either: yes },
    { requiredKeys: ['do', 'by'] },
  ),
  'if-check-passes': fc.record({ do: of('if-check-passes'), then }),
  'add-card': fc.record({ do: of('add-card'), from: of('hand', 'any-deck') }),
  'check-faceup': fc.record({ do: of('check-faceup') }),
  'check-without-chaos': fc.record({ do: of('check-without-chaos') }),
  'check-extra-skill': fc.record({ do: of('check-extra-skill') }),
  'choose-check-result': fc.record({ do: of('choose-check-result') }),
  'prevent-defeat': fc.record({ do: of('prevent-defeat') }),
  'rescue-instead': fc.record({ do: of('rescue-instead') }),
  'skip-crisis': fc.record({ do: of('skip-crisis') }),
  'redraw-mythos': fc.record({ do: of('redraw-mythos') }),
});

const anyOf = (inner: Arbitrary<Effect>): Arbitrary<Effect> =>
  fc.oneof(...Object.values<Arbitrary<Effect>>(kinds(inner)));

/** Trees up to four deep. */
export const effect: Arbitrary<Effect> = anyOf(anyOf(anyOf(anyOf(fc.constant({ do: 'nothing' })))));

const timings: Readonly<Record<Timing, true>> = {
  action: true,
  'start-of-action-step': true,
  'before-check': true,
  'before-mythos-check': true,
  'after-total': true,
  'before-roll': true,
  'instead-of-roll': true,
  'after-roll': true,
  'after-attack-roll': true,
  'own-defeat': true,
  'character-defeat': true,
  'character-or-passenger-defeat': true,
  'passenger-defeat-nearby': true,
  'own-crisis-choice': true,
  'own-mythos-step': true,
  'mythos-drawn': true,
  'boiler-advanced': true,
  'lore-action': true,
  'before-deep-ones-activate': true,
};
const isTiming = (text: string): text is Timing => Object.hasOwn(timings, text);

export const ability: Arbitrary<Ability> = fc.record(
  {
    when: of(...Object.keys(timings).filter(isTiming)),
    conditions: fc.array(condition, { minLength: 1, maxLength: 2 }),
    cost,
    effect,
    limit: of('turn', 'roll', 'check'),
    spent: yes,
    thenAct: of<1>(1),
  },
  { requiredKeys: ['when', 'effect'] },
);

const traits: { readonly [K in keyof Cases<Trait, 'always'>]: Arbitrary<Cases<Trait, 'always'>[K]> } = {
  'skill-set': fc.record({ always: of('skill-set'), skill }),
  'basic-attack-bonus': fc.record({ always: of('basic-attack-bonus'), by: number }),
  'cannot-attack': fc.record({ always: of('cannot-attack') }),
  'treachery-with-own-cards': fc.record({ always: of('treachery-with-own-cards') }),
  'treachery-in-every-check': fc.record({ always: of('treachery-in-every-check') }),
  'on-passenger-defeat': fc.record({ always: of('on-passenger-defeat'), effect }),
};
export const trait: Arbitrary<Trait> = fc.oneof(...Object.values<Arbitrary<Trait>>(traits));
