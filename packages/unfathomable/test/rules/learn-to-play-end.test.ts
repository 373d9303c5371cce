import { describe, expect } from 'vitest';
import { faceNamed, rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'deck-1' },
    { character: 'jeanne', in: 'deck-1' },
    { character: 'william', in: 'deck-8' },
  ],
  deepOnes: {},
  passengers: {},
  ...more,
});

describe('Damage, as the first game explains it', () => {
  const leak = (more: Partial<Scene>): Scene =>
    table({ step: 'mythos', mythos: ['hull-leak'], chaos: ['lore 1', 'will 1'], ...more });

  rule(
    '[L.32] Structural Damage stays in the room and defeats all humans in it, but no traitor',
    leak({
      people: [
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'galley' },
        { character: 'william', in: 'galley', revealed: 'hybrid' },
        { character: 'samira', in: 'cargo-hold' },
      ],
      damageDeck: ['structural-will'],
      dice: [6],
    }),
    (play) => {
      play.nobodyAdds();
      expect(play.state.damage.placed).toEqual({ galley: 'structural-will' });
      expect(play.state.players.map(({ space }) => space)).toEqual(['sick-bay', 'sick-bay', 'galley', 'cargo-hold']);
      play.stops();
    },
  );

  rule(
    '[L.33] the repair of the lore card takes lore cards worth 3 or more',
    table({
      people: [
        { character: 'arjun', in: 'galley', hand: ['lore 1', 'lore 2', 'will 5'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      damagedBy: { galley: 'structural-lore' },
    }),
    (play) => {
      play.picks('arjun', { is: 'repair' });
      play.offers('arjun', 'repair-cards', [
        { is: 'card', card: faceNamed('lore 1'), at: 0 },
        { is: 'card', card: faceNamed('lore 2'), at: 1 },
      ]);
      play.scenario.expectRefusal(0, () => [1], 'sum-too-small');
      play.plays('arjun', 'lore 1', 'lore 2');
      expect(play.state.damage.placed).toEqual({});
      expect(play.state.damage.deck).toContain('structural-lore');
      expect(play.names('arjun')).toEqual(['will 5']);
      play.stops();
    },
  );

  rule(
    '[L.33] the repair of the card for any skill takes cards worth 5 or more, of any types',
    table({
      people: [
        { character: 'arjun', in: 'galley', hand: ['lore 2', 'will 3'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      damagedBy: { galley: 'structural-any' },
    }),
    (play) => {
      play.picks('arjun', { is: 'repair' });
      play.scenario.expectRefusal(0, () => [1], 'sum-too-small');
      play.plays('arjun', 'lore 2', 'will 3');
      expect(play.state.damage.placed).toEqual({});
      play.stops();
    },
  );

  rule(
    '[L.33] with cards worth less it is not offered',
    table({
      people: [
        { character: 'arjun', in: 'galley', hand: ['lore 2', 'will 5'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      damagedBy: { galley: 'structural-lore' },
    }),
    (play) => {
      expect(play.canChoose('arjun', { is: 'repair' })).toBe(false);
      expect(play.blockedBecause('arjun', { is: 'repair' })).toBe('cannot-pay');
      play.stops();
    },
  );

  rule(
    '[L.34] a Fuel Leak costs 1 fuel and leaves the game',
    leak({ damageDeck: ['fuel-leak', 'structural-any'] }),
    (play) => {
      play.nobodyAdds();
      expect(play.state.dials.fuel).toBe(7);
      expect(play.state.damage).toMatchObject({ placed: {}, removed: ['fuel-leak'] });
      expect(play.saw('damage-card')).toHaveLength(1);
      play.stops();
    },
  );
});

describe('Traitors, titles and the end, as the first game explains them', () => {
  rule(
    '[L.37] what needs its owner outside the Brig cannot be used in it',
    table({
      people: [
        { character: 'william', in: 'brig' },
        { character: 'beatrice', in: 'brig', hand: ['lore 1'] },
        { character: 'keilani', in: 'brig', hand: ['will 1'] },
      ],
      chaos: ['will 4', 'will 4'],
    }),
    (play) => {
      expect(play.canUse('william', 'ability:occult-training')).toBe(false);
      expect(play.blockedBecause('william', { is: 'use', source: 'ability:occult-training' })).toBe('in-the-brig');
      play.uses('william', 'room:brig');
      play.passes('beatrice', 'keilani');
      expect(play.saw('check-result')).toHaveLength(1); // Keilani was not asked to add a card after the total
      play.stops();
    },
  );

  rule(
    '[L.37] outside it can',
    table({
      people: [
        { character: 'william', in: 'captains-cabin' },
        { character: 'beatrice', in: 'galley' },
        { character: 'keilani', in: 'galley', hand: ['influence 1'] },
      ],
      chaos: ['influence 4', 'observation 3'],
    }),
    (play) => {
      expect(play.canUse('william', 'ability:occult-training')).toBe(true);
      play.uses('william', 'room:captains-cabin').picks('william', { is: 'seat', seat: 1 }).passes('keilani');
      expect(play.canUse('keilani', 'ability:experienced')).toBe(true);
      play.stops();
    },
  );

  const five: Scene['people'] = [
    { character: 'arjun', in: 'galley', loyalty: ['human', 'human'] },
    { character: 'jeanne', in: 'galley', loyalty: ['hybrid', 'human'] },
    { character: 'william', in: 'deck-8', revealed: 'hybrid' },
    { character: 'samira', in: 'deck-8', loyalty: ['human'] },
    { character: 'jamie', in: 'deck-8', loyalty: ['human', 'human'] },
  ];

  rule(
    '[L.38] the ship lost, a traitor has won whether revealed or not',
    table({ people: five, step: 'mythos', mythos: ['dinghy-launch'], dials: { souls: 1 } }),
    (play) => {
      play.settles('arjun', 1);
      expect(play.scenario.result).toEqual({ cause: 'souls', winners: [1, 2], distance: 0 });
    },
  );

  rule(
    '[L.38] the ship arrived, a traitor has lost whether revealed or not',
    table({
      people: five,
      step: 'mythos',
      mythos: ['dinghy-launch'],
      travel: 3,
      placed: ['calm-waters', 'rough-waters', 'stormy-seas'],
      awakened: true,
    }),
    (play) => {
      play.settles('arjun', 1);
      expect(play.scenario.result).toEqual({ cause: 'arrived', winners: [0, 3, 4], distance: 12 });
    },
  );

  rule(
    '[L.45] for a human in the Brig the Captain chooses the track',
    table({
      people: [
        { character: 'jeanne', in: 'brig' },
        { character: 'arjun', in: 'galley' },
        { character: 'william', in: 'deck-8' },
      ],
      step: 'mythos',
      mythos: ['just-desserts'],
    }),
    (play) => {
      expect(play.isAsked('jeanne')).toBe(false);
      play.offers('arjun', 'choose-track', [
        { is: 'track', track: 'travel' },
        { is: 'track', track: 'ritual' },
      ]);
      play.picks('arjun', { is: 'track', track: 'ritual' });
      expect(play.state.tracks).toEqual({ travel: 0, ritual: 1 });
      play.stops();
    },
  );
});
