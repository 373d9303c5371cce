import { describe, expect } from 'vitest';
import { DECK_SPACES, type ShipSpace, WATER_SPACES } from '../../src/content/ids';
import { type Play, rule, type Scene } from '../../src/testkit';

const NUMBERED = ['bridge', 'chapel', 'captains-cabin', 'cargo-hold', 'galley', 'boiler-room'] as const;

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'bridge' },
    { character: 'jeanne', in: 'sick-bay' },
    { character: 'william', in: 'sick-bay' },
  ],
  deepOnes: {},
  passengers: {},
  ...more,
});

/** Arjun, in the Sick Bay like the others, has all Deep Ones activated in board order. */
const activation = (more: Partial<Scene>): Scene => ({
  people: (['arjun', 'jeanne', 'william'] as const).map((character) => ({ character, in: 'sick-bay' as const })),
  step: 'mythos',
  mythos: ['missing-parents'],
  passengers: {},
  ...more,
});

function activate(play: Play): void {
  play.settles('arjun', 1);
  if (play.isAsked('arjun') && play.asked('arjun').kind === 'order-deep-ones') play.picks('arjun', { is: 'rest' });
}

const moves = (play: Play, who: 'arjun' | 'jeanne') =>
  play.asked(who, 'action').options.flatMap(({ ref }) => (isMove(ref) ? [ref.to] : []));

const isMove = (ref: unknown): ref is { is: 'move'; to: ShipSpace } =>
  typeof ref === 'object' && ref !== null && 'is' in ref && ref.is === 'move';

describe('Spaces (44)', () => {
  rule(
    '[44.1] closest means fewest spaces away, whatever the printed numbers are',
    activation({
      mythos: ['hull-leak'],
      damaged: ['bridge', 'chapel', 'captains-cabin'],
      damageDeck: ['structural-any'],
      chaos: ['lore 1', 'will 1'],
      deepOnes: {},
      dice: [1],
    }),
    (play) => {
      play.nobodyAdds();
      expect(play.saw('damaged')[0]?.room).toBe('galley'); // two steps from the Bridge; the Boiler Room is three
      play.stops();
    },
  );

  rule(
    '[44.4] the arrow of each water space leads to the deck space beside it',
    activation({ deepOnes: Object.fromEntries(WATER_SPACES.map((space) => [space, 1])) }),
    (play) => {
      activate(play);
      expect(play.saw('deep-ones-moved').map(({ from, to }) => [from, to])).toEqual(
        WATER_SPACES.map((space, i) => [space, DECK_SPACES[i]]),
      );
      for (const space of DECK_SPACES) expect(play.state.deepOnes[space]).toBe(1);
      play.stops();
    },
  );

  rule(
    '[44.14] [44.15] the arrow of each deck space leads inside; a Deep One on deck moves on and damages nothing',
    activation({ deepOnes: Object.fromEntries(DECK_SPACES.map((space) => [space, 1])) }),
    (play) => {
      activate(play);
      expect(play.saw('deep-ones-moved').map(({ from, to }) => [from, to])).toEqual([
        ['deck-1', 'bridge'],
        ['deck-2', 'bridge'],
        ['deck-3', 'chapel'],
        ['deck-4', 'captains-cabin'],
        ['deck-5', 'cargo-hold'],
        ['deck-6', 'galley'],
        ['deck-7', 'boiler-room'],
        ['deck-8', 'boiler-room'],
      ]);
      expect(play.saw('damage-card')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[44.6] [44.9] [44.20c] players move to ship spaces only, never into the water, the Brig or the Sick Bay',
    table(),
    (play) => {
      const offered = moves(play, 'arjun').sort();
      expect(offered).toEqual([...NUMBERED.filter((room) => room !== 'bridge'), ...DECK_SPACES].sort());
      play.stops();
    },
  );

  rule(
    '[44.5] water holds monsters only: not even magic puts a character there, though a Deep One may come out of it',
    table({
      people: [
        { character: 'william', in: 'deck-1' },
        { character: 'jeanne', in: 'deck-1' },
        { character: 'arjun', in: 'bridge' },
      ],
      spells: ['astral-travel', 'heal'],
      deepOnes: { 'water-1': 1 },
      monarchs: { dagon: 'water-1' },
    }),
    (play) => {
      play.uses('william', 'title:keeper').picks('william', { is: 'spell', spell: 'astral-travel' });
      play.picks('william', { is: 'space', space: 'deck-1' });
      const offered = play.asked('william', 'relocate').options.map(({ ref }) => ref);
      expect(offered).toHaveLength(15); // all ship spaces but this one
      for (const space of WATER_SPACES) expect(offered).not.toContainEqual({ is: 'space', space });
      play.stops();
    },
  );

  rule(
    '[44.7] water cannot be damaged: a grenade thrown there draws no damage card',
    table({
      people: [
        { character: 'arjun', in: 'deck-1', items: ['jam-tin-grenade'] },
        { character: 'jeanne', in: 'sick-bay' },
        { character: 'william', in: 'sick-bay' },
      ],
      deepOnes: { 'water-1': 2 },
      monarchs: { hydra: 'water-1' },
    }),
    (play) => {
      play.uses('arjun', 'item:jam-tin-grenade').picks('arjun', { is: 'space', space: 'water-1' });
      expect(play.state.deepOnes['water-1']).toBe(0);
      expect(play.state.monarchs.hydra).toBe('water-1');
      expect(play.saw('damage-card')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[44.15] nor can the deck',
    table({
      people: [
        { character: 'arjun', in: 'bridge', items: ['jam-tin-grenade'] },
        { character: 'jeanne', in: 'sick-bay' },
        { character: 'william', in: 'sick-bay' },
      ],
    }),
    (play) => {
      play.uses('arjun', 'item:jam-tin-grenade').picks('arjun', { is: 'space', space: 'deck-1' });
      expect(play.saw('damage-card')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[44.10] any number of characters and Deep Ones share a ship space',
    activation({
      people: [
        { character: 'arjun', in: 'deck-1' },
        { character: 'jeanne', in: 'bridge', revealed: 'hybrid' },
        { character: 'william', in: 'bridge', revealed: 'hybrid' },
        { character: 'samira', in: 'bridge' },
        { character: 'jamie', in: 'bridge' },
        { character: 'edmund', in: 'bridge', feat: false },
      ],
      deepOnes: { bridge: 12, 'deck-2': 6 },
      step: 'action',
    }),
    (play) => {
      play.moves('arjun', 'bridge').idles('arjun').settles('arjun', 1);
      play.picks('arjun', { is: 'deep-one', space: 'deck-2' });
      expect(play.state.deepOnes.bridge).toBe(13);
      expect(play.state.players.map(({ space }) => space)).toEqual(Array(6).fill('bridge'));
      play.stops();
    },
  );

  rule(
    '[44.16] [44.16a] passengers are placed on deck spaces, any number on one',
    activation({ mythos: ['class-struggle'], deepOnes: {}, dice: [3, 3, 3, 8] }),
    (play) => {
      play.settles('arjun', 1).nobodyResponds();
      expect(play.saw('risked').map(({ space }) => space)).toEqual(['deck-3', 'deck-3', 'deck-3', 'deck-8']);
      expect(play.view('spectator').passengers.deck).toMatchObject({ 'deck-3': 3, 'deck-8': 1 });
      play.stops();
    },
  );

  for (const roll of [1, 2, 3, 4, 5, 6, 7, 8])
    rule(
      `[44.19] every room but the Brig and the Sick Bay can be damaged: a ${roll} names one of the six`,
      activation({
        mythos: ['hull-leak'],
        damageDeck: ['structural-any'],
        chaos: ['lore 1', 'will 1'],
        deepOnes: {},
        dice: [roll],
      }),
      (play) => {
        play.nobodyAdds();
        const by = [
          'bridge',
          'bridge',
          'chapel',
          'captains-cabin',
          'cargo-hold',
          'galley',
          'boiler-room',
          'boiler-room',
        ];
        expect(play.saw('damaged')[0]?.room).toBe(by[roll - 1]);
        play.stops();
      },
    );

  rule(
    '[44.20a] damage that would reach the Brig or the Sick Bay goes round them, and with six rooms hit it is over',
    activation({
      mythos: ['hull-leak'],
      damaged: ['bridge', 'chapel', 'captains-cabin', 'cargo-hold', 'galley'],
      chaos: ['lore 1', 'will 1'],
      deepOnes: {},
      damageDeck: ['structural-any'],
      dice: [5],
    }),
    (play) => {
      play.nobodyAdds();
      expect(play.saw('damaged')[0]?.room).toBe('boiler-room');
      expect(play.scenario.result?.cause).toBe('damage');
      expect(play.state.damage.placed.brig).toBeUndefined();
      expect(play.state.damage.placed['sick-bay']).toBeUndefined();
    },
  );

  rule(
    '[44.20b] a Deep One in a damaged room never takes the way through the Brig or the Sick Bay',
    activation({
      damaged: ['chapel', 'bridge', 'cargo-hold', 'boiler-room'],
      deepOnes: { chapel: 1, 'cargo-hold': 1 },
    }),
    (play) => {
      activate(play);
      expect(play.saw('deep-ones-moved').map(({ from, to }) => [from, to])).toEqual([
        ['chapel', 'captains-cabin'],
        ['cargo-hold', 'galley'],
      ]);
      expect(play.state.deepOnes).toMatchObject({ brig: 0, 'sick-bay': 0 });
      play.stops();
    },
  );

  rule(
    '[44.20c] a traitor who pays to leave the Brig is not offered the cells either',
    table({
      people: [
        { character: 'arjun', in: 'brig', revealed: 'hybrid', hand: ['strength 5', 'will 5', 'lore 2'] },
        { character: 'jeanne', in: 'sick-bay' },
        { character: 'william', in: 'sick-bay' },
      ],
    }),
    (play) => {
      expect(moves(play, 'arjun').sort()).toEqual([...NUMBERED, ...DECK_SPACES].sort());
      play.stops();
    },
  );
});
