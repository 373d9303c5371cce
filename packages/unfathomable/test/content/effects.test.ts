import { describe, expect, it } from 'vitest';
import { roomAction } from '../../src/content';
import { advance, all, choose, lose, pay, retreat, roll } from '../../src/content/dsl';
import type { Effect } from '../../src/content/effect';
import { ROOMS } from '../../src/content/ids';
import { ROOM_ACTIONS } from '../../src/content/rooms';
import { EVERYTHING } from './everything';
import { VOCABULARY } from './vocabulary';
import { nodes } from './walk';

const written = EVERYTHING.flatMap(({ on, effects, abilities }) =>
  [...effects, ...abilities.map((ability) => ability.effect)].map((effect) => ({ on, effect })),
);

/** The cards on which this holds for some part of an effect. */
const where = (holds: (effect: Effect) => boolean): string[] =>
  [...new Set(written.filter(({ effect }) => nodes(effect).some(holds)).map(({ on }) => on))].sort();

/** The cards with a part like this that stands outside a part like that. */
const outside = (inner: (effect: Effect) => boolean, outer: (effect: Effect) => boolean): string[] =>
  written
    .filter(({ effect }) => {
      const covered = new Set(nodes(effect).filter(outer).flatMap(nodes));
      return nodes(effect).some((part) => inner(part) && !covered.has(part));
    })
    .map(({ on }) => on);

describe('effects', () => {
  it('roll against exactly one number', () => {
    const tests = written.flatMap(({ effect }) => nodes(effect)).filter((effect) => effect.do === 'roll');
    expect(tests.length).toBeGreaterThan(40);
    for (const { atMost, atLeast, below } of tests) {
      expect([atMost, atLeast, below].filter((number) => number !== undefined)).toHaveLength(1);
    }
  });

  it('use a rolled number only where one was rolled', () => {
    const rolled = (effect: Effect) => JSON.stringify(effect).match(/"(rolled-room|rolled-deck|roll)"/) !== null;
    const uses = (effect: Effect) => effect.do !== 'roll' && nodes(effect).length === 1 && rolled(effect);
    expect(outside(uses, (effect) => effect.do === 'roll-for')).toEqual([]);
    expect(where((effect) => effect.do === 'roll-for')).toEqual([
      'infiltrator',
      'plague-of-locusts',
      'sewage-backup',
      'the-game-is-afoot',
      'ticket-please',
    ]);
  });

  it('move the chosen monarch or human only after the choice', () => {
    expect(
      outside(
        (effect) => effect.do === 'move-monarch',
        (effect) => effect.do === 'choose-monarch',
      ),
    ).toEqual([]);
    expect(
      outside(
        (effect) => effect.do === 'brig' && effect.who === 'chosen',
        (effect) => effect.do === 'choose-human',
      ),
    ).toEqual([]);
  });

  it('add the value of a discarded card only where one is discarded', () => {
    const plus = (effect: Effect) => effect.do === 'roll' && effect.plus === 'discarded';
    const discards = (effect: Effect) => effect.do === 'pay' && effect.cost.pay === 'discard';
    const free = new Set(outside(plus, discards));
    const paying = EVERYTHING.filter(({ abilities }) => abilities.some(({ cost }) => cost?.pay === 'discard'));
    const ids = new Set(paying.map(({ on }) => on));
    expect([...free].filter((id) => !ids.has(id))).toEqual([]);
    expect([...free].sort()).toEqual(['boiler-room', 'ishmael']);
  });

  it('lead out of the Brig only where they say so', () => {
    expect(where((effect) => effect.do === 'move' && effect.outOfBrig === true)).toEqual(['brig']);
    expect(where((effect) => effect.do === 'free' && effect.from === 'brig')).toEqual(['jail-break']);
    expect(where((effect) => effect.do === 'relocate')).toEqual(['astral-travel']);
  });

  it('take fuel for a retreat that falls short on five cards', () => {
    expect(where((effect) => effect.do === 'retreat' && effect.fuelIfShort === true)).toEqual([
      'damaged-evaporator',
      'eot-failure',
      'firemen-strike',
      'looming-breakdown',
      'miscalculation',
    ]);
  });

  it('use the vocabulary, all of it', () => {
    const kinds = new Set(written.flatMap(({ effect }) => nodes(effect)).map((effect) => effect.do));
    expect([...kinds].sort()).toEqual(Object.keys(VOCABULARY).sort());
  });
});

describe('rooms', () => {
  it('[44.17] are eight, and all but the Sick Bay have an action', () => {
    expect(ROOM_ACTIONS.map((action) => action.room)).toEqual([...ROOMS]);
    expect(ROOMS.filter((room) => !roomAction(room).ability)).toEqual(['sick-bay']);
  });

  it('Bridge: risk a passenger to sort two mythos or waypoint cards', () => {
    expect(roomAction('bridge').ability).toEqual({
      when: 'action',
      cost: { pay: 'risk', count: 1 },
      effect: { do: 'sort-top', deck: 'mythos-or-waypoint', look: 2 },
    });
  });

  it('Cabin and Brig: checks of 8, without effect if failed', () => {
    const checks = ['captains-cabin' as const, 'brig' as const].map((room) =>
      nodes(roomAction(room).ability?.effect ?? { do: 'nothing' }).find((effect) => effect.do === 'check'),
    );
    expect(checks.map((check) => check && { ...check, pass: undefined })).toEqual([
      { do: 'check', target: 8, skills: ['influence', 'observation'], fail: { do: 'nothing' } },
      { do: 'check', target: 8, skills: ['lore', 'strength'], fail: { do: 'nothing' } },
    ]);
  });

  it('Chapel: retreat, or discard lore and roll to advance in any case', () => {
    const gamble = all(roll({ plus: 'discarded', atMost: 6 }, lose('sanity', 1)), advance('ritual', 1));
    expect(roomAction('chapel').ability?.effect).toEqual(
      choose(retreat('ritual', 1), pay({ pay: 'discard', skill: 'lore', count: 1 }, gamble)),
    );
  });

  it('Galley: a roll below the number drawn costs food', () => {
    expect(roomAction('galley').ability?.effect).toEqual(
      all({ do: 'draw', who: 'you', count: 5, upTo: true, from: 'any' }, roll({ below: 'drawn' }, lose('food', 1))),
    );
  });
});
