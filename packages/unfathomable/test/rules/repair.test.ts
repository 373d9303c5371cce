import { faceNamed, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

/** Jeanne stands in the damaged Galley; strength cards worth 3 repair it. */
const galley = {
  people: [
    { character: 'jeanne', in: 'galley', hand: ['strength 1', 'strength 2', 'will 5'], items: ['six-shooter'] },
    { character: 'keilani', in: 'bridge' },
    { character: 'jamie', in: 'bridge' },
  ],
  damagedBy: { galley: 'structural-strength' },
  deepOnes: {},
} as const;

const mend = { is: 'repair', room: 'galley' } as const;

rule('[13.6] [35.1] a human in a damaged space repairs it with what its damage card asks for', galley, (play) => {
  play.chooses('jeanne', mend);
  play.offers('jeanne', 'repair-cards', [
    { is: 'card', card: faceNamed('strength 1'), at: 0 },
    { is: 'card', card: faceNamed('strength 2'), at: 1 },
  ]);
  play.scenario.expectRefusal(0, [{ is: 'card', card: faceNamed('strength 2'), at: 1 }], 'sum-too-small');
  play.plays('jeanne', 'strength 1', 'strength 2');
  expect(play.state.damage.placed).toEqual({});
  expect(play.person('jeanne').hand).toEqual([faceNamed('will 5')]);
  expect(play.state.turn.actionsLeft).toBe(0); // the second action is being chosen
  play.leaves('jeanne', 'action');
});

rule(
  '[35.1] the damage card of another space cannot be repaired, nor without the cards it asks for',
  { ...galley, damagedBy: { galley: 'structural-lore', bridge: 'structural-strength' } },
  (play) => {
    expect(play.blockedBecause('jeanne', mend)).toBe('cannot-pay');
    expect(play.canChoose('jeanne', { is: 'repair' })).toBe(false);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[35.1] a card that takes any type counts all of them',
  { ...galley, damagedBy: { galley: 'structural-any' } },
  (play) => {
    play.chooses('jeanne', mend).plays('jeanne', 'will 5');
    expect(play.state.damage.placed).toEqual({});
    play.leaves('jeanne', 'action');
  },
);

rule('[13.6a] [35.2] the card of a repaired space is shuffled into the damage deck', galley, (play) => {
  const before = [...play.state.damage.deck];
  expect(before).not.toContain('structural-strength');
  play.chooses('jeanne', mend).plays('jeanne', 'strength 1', 'strength 2');
  const { deck } = play.state.damage;
  expect(deck.toSorted()).toEqual([...before, 'structural-strength'].toSorted());
  expect(deck.filter((card) => card !== 'structural-strength')).not.toEqual(before);
  play.leaves('jeanne', 'action');
});

rule('[13.6b] after a repair the action of the space can still be used in that turn', galley, (play) => {
  play.chooses('jeanne', mend).plays('jeanne', 'strength 1', 'strength 2');
  expect(play.canUse('jeanne', 'room:galley')).toBe(true);
  play.uses('jeanne', 'room:galley');
  play.leaves('jeanne', 'draw-skills');
});

rule(
  '[35.1a] a space whose action was used in this turn can still be repaired; its action stays used',
  { ...galley, also: ({ turn }) => turn.rooms.push('galley') },
  (play) => {
    play.chooses('jeanne', mend).plays('jeanne', 'strength 1', 'strength 2');
    expect(play.state.damage.placed).toEqual({});
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'room:galley' })).toBe('room-used');
    play.leaves('jeanne', 'action');
  },
);

rule('[35.3] nobody repairs a space with a Deep One in it', { ...galley, deepOnes: { galley: 1 } }, (play) => {
  expect(play.canChoose('jeanne', mend)).toBe(false);
  expect(play.blockedBecause('jeanne', mend)).toBe('enemy-here');
  play.leaves('jeanne', 'action');
});

rule(
  '[35.3] nobody repairs a space with a revealed traitor in it, not even with the Tool Kit',
  {
    ...galley,
    people: [
      { ...galley.people[0], items: ['tool-kit'] },
      { character: 'keilani', in: 'galley', revealed: 'hybrid' },
      galley.people[2],
    ],
  },
  (play) => {
    expect(play.blockedBecause('jeanne', mend)).toBe('enemy-here');
    expect(play.blockedBecause('jeanne', { is: 'use', source: 'item:tool-kit' })).toBe('enemy-here');
    expect(play.canUse('jeanne', 'item:tool-kit')).toBe(false);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[35.3] another human, or a traitor next door, does not keep anybody from repairing',
  {
    ...galley,
    people: [
      { ...galley.people[0], items: ['tool-kit'] },
      { character: 'keilani', in: 'galley' },
      { character: 'jamie', in: 'cargo-hold', revealed: 'hybrid' },
    ],
  },
  (play) => {
    expect(play.canChoose('jeanne', mend)).toBe(true);
    play.uses('jeanne', 'item:tool-kit');
    expect(play.state.damage.placed).toEqual({});
    expect(play.person('jeanne').hand).toHaveLength(3);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[13.6] a revealed traitor repairs nothing',
  {
    ...galley,
    people: [{ ...galley.people[0], revealed: 'hybrid' }, galley.people[1], galley.people[2]],
  },
  (play) => {
    expect(play.canChoose('jeanne', { is: 'repair' })).toBe(false);
    play.leaves('jeanne', 'action');
  },
);
