import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'deck-7', loyalty: ['hybrid'] },
    { character: 'jeanne', in: 'galley' },
    { character: 'william', in: 'chapel' },
  ],
  deepOnes: {},
  ...more,
});

describe('After the reveal (38.8)', () => {
  rule(
    '[38.8] [L.35] a traitor may reveal on another player’s turn, which then goes on with its Mythos step',
    table({
      people: [
        { character: 'arjun', in: 'deck-7', loyalty: ['hybrid'] },
        { character: 'jeanne', in: 'galley', hand: ['influence 1'] },
        { character: 'william', in: 'chapel' },
      ],
      current: 'jeanne',
      mythos: ['missing-jewelry'],
    }),
    (play) => {
      play.picks('jeanne', { is: 'use', source: 'skill:coordinated-effort' }).picks('jeanne', { is: 'seat', seat: 0 });
      play.reveals('arjun');
      play.asked('jeanne', 'action');
      expect(play.state.turn.current).toBe(play.seat('jeanne'));
      play.picks('jeanne', { is: 'pass' });
      play.asked('jeanne', 'crisis-option');
      expect(play.saw('step').map(({ step }) => step)).toEqual(['action', 'mythos']);
      play.stops();
    },
  );

  rule(
    '[38.8a] [L.41] on the own turn the actions left are those of a revealed traitor, and the Mythos step is skipped',
    table(),
    (play) => {
      expect(play.canChoose('arjun', { is: 'reveal' })).toBe(true);
      play.reveals('arjun');
      const offered = play.asked('arjun', 'action');
      expect([...offered.options, ...(offered.blocked ?? [])].map(({ ref }) => ref)).not.toContainEqual({
        is: 'rescue',
      });
      expect(play.blockedBecause('arjun', { is: 'defeat-passenger' })).toBe('no-passenger-here');
      play.moves('arjun', 'galley');
      expect(play.saw('step').map(({ step }) => step)).toEqual(['action', 'discard', 'receive', 'action']);
      expect(play.saw('mythos')).toEqual([]);
      expect(play.state.turn.current).toBe(play.seat('jeanne'));
      play.stops();
    },
  );

  rule(
    '[38.8a] revealing with the last action leaves no action and no Mythos step either',
    table({ mythos: ['missing-jewelry'] }),
    (play) => {
      play.picks('arjun', { is: 'pass' }).reveals('arjun');
      play.asked('jeanne', 'action');
      expect(play.saw('mythos')).toEqual([]);
      play.stops();
    },
  );

  rule('[L.35] revealing cannot be undone or repeated', table(), (play) => {
    play.reveals('arjun');
    expect(play.canChoose('arjun', { is: 'reveal' })).toBe(false);
    play.picks('arjun', { is: 'pass' });
    play.picks('jeanne', { is: 'pass' });
    expect(play.person('arjun').revealed).toBe('hybrid');
    play.stops();
  });

  rule('[X.30] outside the Brig Arjun’s reveal sends the travel track back to Start', table({ travel: 3 }), (play) => {
    play.reveals('arjun');
    expect(play.state.tracks.travel).toBe(0);
    expect(play.saw('arrived')).toEqual([]);
    play.stops();
  });

  rule(
    '[X.30] [L.36] revealing in the Brig is legal, but a reveal ability for outside the Brig does nothing',
    table({
      people: [
        { character: 'arjun', in: 'brig', loyalty: ['hybrid'] },
        { character: 'jeanne', in: 'galley' },
        { character: 'william', in: 'chapel' },
      ],
      travel: 3,
    }),
    (play) => {
      play.reveals('arjun');
      expect(play.person('arjun').revealed).toBe('hybrid');
      expect(play.state.tracks.travel).toBe(3);
      expect(play.saw('track')).toEqual([]);
      play.stops();
    },
  );
});
