import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';

const ARRIVING = ['calm-waters', 'deep-one-ambush', 'rough-waters'] as const; // distance 12

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'deck-7', loyalty: ['hybrid'] },
    { character: 'jeanne', in: 'galley' },
    { character: 'william', in: 'chapel' },
  ],
  deepOnes: {},
  ...more,
});

describe('Revealing (38)', () => {
  rule('[38.0] only a human who holds a Hybrid or Cultist card may reveal, as an action', table(), (play) => {
    expect(play.canChoose('arjun', { is: 'reveal' })).toBe(true);
    play.picks('arjun', { is: 'pass' }).reveals('arjun');
    expect(play.person('arjun').revealed).toBe('hybrid');
    expect(play.saw('action').map(({ action }) => action)).toEqual(['pass', 'reveal']);
    play.stops();
  });

  rule(
    '[38.0] holding a Human card gives no way to reveal, a Cultist card does',
    table({
      people: [{ character: 'arjun', loyalty: ['human', 'human'] }, { character: 'jeanne' }, { character: 'william' }],
    }),
    (play) => {
      expect(play.canChoose('arjun', { is: 'reveal' })).toBe(false);
      play.stops();
    },
  );

  rule(
    '[38.0] a Cultist may reveal too',
    table({
      people: [{ character: 'arjun', loyalty: ['cultist'] }, { character: 'jeanne' }, { character: 'william' }],
    }),
    (play) => {
      play.reveals('arjun');
      expect(play.person('arjun').revealed).toBe('cultist');
      play.stops();
    },
  );

  rule(
    '[38.1] [38.1a] of two traitor cards the player shows exactly one, and chooses which',
    table({
      people: [
        { character: 'arjun', loyalty: ['human', 'hybrid', 'cultist'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      placed: ARRIVING,
    }),
    (play) => {
      play.picks('arjun', { is: 'reveal' });
      play.offers('arjun', 'choose-loyalty', [
        { is: 'loyalty', loyalty: 'hybrid', at: 1 },
        { is: 'loyalty', loyalty: 'cultist', at: 2 },
      ]);
      expect(play.saw('revealed')).toEqual([]);
      play.picks('arjun', { is: 'loyalty', loyalty: 'cultist' });
      expect(play.saw('revealed')).toEqual([{ type: 'revealed', seat: 0, card: 'cultist' }]);
      expect(play.loyaltyOf('arjun')).toEqual(['human', 'hybrid']);
      expect(play.view('jeanne').players[0]).toMatchObject({ revealed: 'cultist', loyalty: [null, null] });
      play.stops();
    },
  );

  rule(
    '[38.2] after the reveal ability, what is on the sheet cannot be used any more',
    table({
      people: [
        { character: 'arjun', in: 'galley', loyalty: ['hybrid'] },
        { character: 'jeanne', in: 'bridge' },
        { character: 'william' },
      ],
      travel: 2,
    }),
    (play) => {
      expect(play.canChoose('arjun', { is: 'use', source: 'ability:deck-chief' })).toBe(true);
      play.reveals('arjun');
      expect(play.state.tracks.travel).toBe(0);
      expect(play.canChoose('arjun', { is: 'use', source: 'ability:deck-chief' })).toBe(false);
      expect(play.blockedBecause('arjun', { is: 'use', source: 'ability:deck-chief' })).toBeUndefined();
      play.stops();
    },
  );

  rule(
    '[38.3] below distance 12 all cards still facedown go to one other player, who sees them; nobody else does',
    table({
      people: [
        { character: 'arjun', loyalty: ['human', 'hybrid', 'cultist'] },
        { character: 'jeanne', loyalty: ['human'] },
        { character: 'william', loyalty: ['human'] },
      ],
      placed: ['calm-waters', 'rough-waters', 'smooth-sailing'], // 11
    }),
    (play) => {
      play.reveals('arjun', 'hybrid');
      play.offers('arjun', 'pass-loyalty', [
        { is: 'seat', seat: 1 },
        { is: 'seat', seat: 2 },
      ]);
      play.picks('arjun', { is: 'seat', seat: 2 });
      expect(play.loyaltyOf('arjun')).toEqual([]);
      expect(play.loyaltyOf('jeanne')).toEqual(['human']);
      expect(play.loyaltyOf('william')).toEqual(['human', 'human', 'cultist']);
      expect(play.view('william').players[2]?.loyalty).toEqual(['human', 'human', 'cultist']);
      expect(play.view('jeanne').players[2]?.loyalty).toEqual([null, null, null]);
      expect(play.view('spectator').players[2]).toMatchObject({ loyaltyCount: 3, loyalty: [null, null, null] });
      expect(play.saw('loyalty-got', 'william').map(({ card }) => card)).toEqual(['human', 'cultist']);
      expect(play.saw('loyalty-got', 'jeanne')).toEqual([]);
      expect(play.saw('loyalty-passed')).toHaveLength(2);
      play.stops();
    },
  );

  rule(
    '[38.3] from distance 12 on, the revealing player keeps the other cards facedown',
    table({
      people: [
        { character: 'arjun', loyalty: ['hybrid', 'human'] },
        { character: 'jeanne', loyalty: ['human'] },
        { character: 'william', loyalty: ['human'] },
      ],
      placed: ARRIVING,
    }),
    (play) => {
      play.reveals('arjun');
      play.asked('arjun', 'action');
      expect(play.loyaltyOf('arjun')).toEqual(['human']);
      expect(play.view('jeanne').players[0]).toMatchObject({ loyaltyCount: 1, loyalty: [null] });
      play.stops();
    },
  );

  rule(
    '[38.3] the cards may also go to a traitor who has revealed before',
    table({
      people: [
        { character: 'arjun', loyalty: ['hybrid', 'human'] },
        { character: 'jeanne', loyalty: ['human'] },
        { character: 'william', revealed: 'hybrid' },
      ],
    }),
    (play) => {
      play.reveals('arjun').picks('arjun', { is: 'seat', seat: 2 });
      expect(play.loyaltyOf('william')).toEqual(['human']);
      play.stops();
    },
  );

  rule('[38.4] [49.3b] the revealing player loses all titles', table(), (play) => {
    expect(play.state.titles.captain).toBe(play.seat('arjun'));
    play.reveals('arjun');
    expect(play.state.titles.captain).toBe(play.seat('jeanne'));
    expect(play.saw('title')).toEqual([{ type: 'title', title: 'captain', seat: 1, from: 0 }]);
    play.stops();
  });

  rule(
    '[38.4] both titles go, each to the next in its own line',
    table({ titles: { captain: 'arjun', keeper: 'arjun' } }),
    (play) => {
      play.reveals('arjun');
      expect(play.state.titles).toEqual({ captain: play.seat('jeanne'), keeper: play.seat('william') });
      play.stops();
    },
  );

  rule(
    '[38.5] mythos cards in the play area are discarded and the feat leaves the game',
    table({
      people: [
        { character: 'arjun', loyalty: ['hybrid'], kept: ['the-peacemaker', 'barricade-the-hatches'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
    }),
    (play) => {
      play.reveals('arjun');
      expect(play.person('arjun').kept).toEqual([]);
      expect(play.state.mythos.discard).toEqual(['the-peacemaker', 'barricade-the-hatches']);
      expect(play.person('arjun').feat).toBe(false);
      expect(play.saw('feat-gone')).toEqual([{ type: 'feat-gone', seat: 0 }]);
      expect(play.person('arjun').items).toEqual(['six-shooter']);
      play.stops();
    },
  );

  rule(
    '[38.5] a feat that has been used before is not removed a second time',
    table({
      people: [
        { character: 'arjun', loyalty: ['hybrid'], feat: false },
        { character: 'jeanne' },
        { character: 'william' },
      ],
    }),
    (play) => {
      play.reveals('arjun');
      expect(play.saw('feat-gone')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[38.6] outside the Brig any number of skill cards may be exchanged for as many treachery cards',
    table({
      people: [
        { character: 'arjun', loyalty: ['hybrid'], hand: ['influence 1', 'strength 2', 'strength 5'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      skillDecks: { treachery: ['treachery 4', 'treachery 5'] },
    }),
    (play) => {
      play.reveals('arjun');
      expect(play.asked('arjun', 'treachery-exchange')).toMatchObject({ min: 0, max: 3 });
      play.plays('arjun', 'influence 1', 'strength 2');
      expect(play.saw('discarded')).toHaveLength(1);
      expect(play.saw('drew')).toEqual([{ type: 'drew', seat: 0, skills: ['treachery', 'treachery'] }]);
      expect(play.names('arjun')).toEqual(['strength 5', 'treachery 4', 'treachery 5']);
      play.stops();
    },
  );

  rule(
    '[38.6] exchanging nothing is fine too',
    table({
      people: [
        { character: 'arjun', loyalty: ['hybrid'], hand: ['influence 1'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
    }),
    (play) => {
      play.reveals('arjun').passes('arjun');
      play.asked('arjun', 'action');
      expect(play.names('arjun')).toEqual(['influence 1']);
      play.stops();
    },
  );

  rule(
    '[38.6] nothing is exchanged in the Brig',
    table({
      people: [
        { character: 'arjun', in: 'brig', loyalty: ['hybrid'], hand: ['influence 1', 'strength 2'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
    }),
    (play) => {
      play.reveals('arjun');
      play.asked('arjun', 'action');
      expect(play.names('arjun')).toEqual(['influence 1', 'strength 2']);
      play.stops();
    },
  );

  rule(
    '[38.1] [38.2] [38.3] [38.4] [38.5] [38.6] the steps of a reveal come in their order',
    table({
      people: [
        { character: 'arjun', loyalty: ['hybrid', 'human'], hand: ['influence 1'] },
        { character: 'jeanne' },
        { character: 'william' },
      ],
      travel: 3,
    }),
    (play) => {
      play.reveals('arjun').picks('arjun', { is: 'seat', seat: 1 }).plays('arjun', 'influence 1');
      const types = play.events().map(({ type }) => type);
      expect(types.slice(types.indexOf('action') + 1)).toEqual([
        'revealed',
        'track',
        'loyalty-passed',
        'title',
        'feat-gone',
        'discarded',
        'drew',
      ]);
      play.stops();
    },
  );
});
