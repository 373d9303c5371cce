import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { withTool } from './aboard';
import { inHythe } from './port-kit';
import { agenda, handsIn, learned, steps } from './tracks-kit';

describe('the agenda', () => {
  for (const players of [1, 2, 3, 4])
    rule(
      `[E13.1] moves by ${2 + players} for ${players}`,
      agenda({}, { captains: Array.from({ length: players }, () => ({})) }),
      (play) => {
        expect(play.state.tracks.agenda).toBe(1 + 2 + players);
        play.stops();
      },
    );

  rule(
    '[E13.2] comes round on 10: the enemies’ token moves, and the rest goes on from 1',
    agenda({ agenda: 8 }),
    (play) => {
      expect(play.saw('agenda').map(({ from, to, by }) => [from, to, by])).toEqual([
        [8, 1, 2],
        [1, 2, 1],
      ]);
      expect(play.state.tracks).toMatchObject({ agenda: 2, theirs: 2 });
      play.stops();
    },
  );

  rule(
    '[E13.3] several times in one advance, each with a whole step of its own',
    {
      ...inHythe({
        enemies: [
          { kind: 'leviathan', at: 1 },
          { kind: 'leviathan', at: 2 },
          { kind: 'crab', at: 3 },
        ],
      }),
      act: 3,
    },
    (play) => {
      // 21 steps are two rounds of nine and three more
      expect(play.state.tracks).toMatchObject({ agenda: 4, theirs: 3 });
      expect(steps(play)).toEqual(['theirs 1-2', 'theirs 2-3', 'elder 16-15']);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E17.12] agenda-ten: it comes round after 10',
    agenda({ agenda: 8 }, { options: { flags: ['agenda-ten'] } }),
    (play) => {
      expect(play.state.tracks).toMatchObject({ agenda: 1, theirs: 2 });
      play.stops();
    },
  );

  rule(
    '[E17.12] agenda-ten: 10 itself is an ordinary space',
    agenda({ agenda: 7 }, { options: { flags: ['agenda-ten'] } }),
    (play) => {
      expect(play.state.tracks).toMatchObject({ agenda: 10, theirs: 1 });
      play.stops();
    },
  );

  rule(
    '[E13.4] never goes below 1, and no token back',
    {
      captains: [{ hold: ['tool'] }],
      content: withTool({ do: 'agenda', by: -5 }),
      tracks: { agenda: 3, theirs: 2 },
    },
    (play) => {
      play.picks(0, { is: 'use-treasure', treasure: 'tool' });
      expect(play.state.tracks).toMatchObject({ agenda: 1, theirs: 2 });
      play.leaves(0, 'turn');
    },
  );
});

describe('the tokens of discovery', () => {
  rule(
    '[E13.6, E13.7, E17.17] when the enemies get from one ahead to two ahead, the Elder One comes a space nearer',
    agenda({ agenda: 8, ours: 1, theirs: 2 }),
    (play) => {
      expect(steps(play)).toEqual(['theirs 2-3', 'elder 16-15']);
      expect(play.state.tracks.end).toBe(16);
      play.stops();
    },
  );

  for (const [ours, theirs, why] of [
    [4, 6, 'from two ahead to three'],
    [5, 5, 'from level to one ahead'],
  ] as const)
    rule(`[E17.17] not ${why}`, agenda({ agenda: 8, ours, theirs }, { act: 2 }), (play) => {
      expect(play.state.tracks.elder).toBe(16);
      play.stops();
    });

  rule('[E17.17] nor from behind', agenda({ agenda: 8, ours: 6, theirs: 1 }), (play) => {
    expect(play.state.tracks.elder).toBe(16);
    play.stops();
  });

  rule('[E13.9] the players’ token never moves it', learned({ ours: 1, theirs: 3 }), (play) => {
    handsIn(play);
    expect(steps(play)).toEqual(['ours 1-2']);
    play.leaves(0, 'port');
  });

  rule(
    '[E13.8] a sinking brings it nearer by one',
    { captains: [{ hold: ['tool'] }, {}], content: withTool({ do: 'crew-dies', whom: 'each' }) },
    (play) => {
      play.picks(0, { is: 'use-treasure', treasure: 'tool' });
      expect(play.saw('discovery')).toEqual([{ type: 'discovery', token: 'elder', from: 16, to: 15, why: 'sunk' }]);
      play.stops();
    },
  );

  rule(
    '[E13.10] it stops where it meets the enemies’ token, and awakens',
    {
      captains: [{ hold: ['tool'] }],
      content: withTool({ do: 'elder', by: 9 }),
      tracks: { theirs: 3, ours: 3, elder: 6 },
    },
    (play) => {
      play.picks(0, { is: 'use-treasure', treasure: 'tool' });
      play.plodUntil(() => play.saw('awakened').length > 0);
      expect(play.state.tracks.elder).toBe(3);
      play.stops();
    },
  );

  rule(
    '[E13.5, E14.1] the enemies’ step that meets it awakens it',
    agenda({ agenda: 8, ours: 4, theirs: 4, elder: 5 }),
    (play) => {
      play.plodUntil(() => play.saw('awakened').length > 0);
      expect(play.state.tracks).toMatchObject({ theirs: 5, elder: 5 });
      play.stops();
    },
  );

  rule(
    '[E13.5] after a step: the Elder One first, then the story symbol, then the End of Act',
    agenda(
      { agenda: 8, ours: 4, theirs: 5, elder: 6 },
      {
        content: (plain) => ({ storySpaces: [6], elders: plain.elders }),
        captains: [{ stories: [{ story: 'bottle', read: ['bottle'], state: 'open' }] }],
        waiting: [{ card: 'bottle-journey', owner: 0 }],
      },
    ),
    (play) => {
      play.plodUntil(() => play.saw('stories-placed').length > 0);
      const told = play.scenario.events('spectator').map(({ type }) => type);
      expect(told.filter((type) => ['discovery', 'awakened', 'stories-placed'].includes(type))).toEqual([
        'discovery',
        'discovery',
        'awakened',
        'stories-placed',
      ]);
      play.stops();
    },
  );

  rule(
    '[E15.21, E15.24] the players’ token at the end wins, there and then',
    learned({ ours: 15, theirs: 9 }, { act: 4 }),
    (play) => {
      handsIn(play);
      expect(play.scenario.result).toEqual({ won: true, cause: 'discovered', rounds: 1 });
      expect(play.saw('act')).toEqual([]);
    },
  );

  rule(
    '[E17.11] the enemies’ token at the end is a loss',
    agenda({ agenda: 8, theirs: 15, ours: 15 }, { act: 4 }),
    (play) => {
      expect(play.scenario.result).toEqual({ won: false, cause: 'enemy-discovery', rounds: 1 });
    },
  );

  rule(
    '[E17.11] end-awakens: there the Elder One awakens, and the game goes on',
    agenda({ agenda: 8, theirs: 15, ours: 15 }, { act: 4, options: { flags: ['end-awakens'] } }),
    (play) => {
      play.plodUntil(() => play.saw('awakened').length > 0);
      expect(play.scenario.match.over).toBe(false);
      play.stops();
    },
  );

  rule(
    '[E17.10] only the enemies’ token wakes the Elder One',
    learned({ ours: 6, theirs: 2, elder: 7 }, { act: 2 }),
    (play) => {
      handsIn(play);
      expect(play.state.tracks.ours).toBe(7);
      expect(play.saw('awakened')).toEqual([]);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E17.10] awaken-any: the players’ token does as well',
    learned({ ours: 6, theirs: 2, elder: 7 }, { act: 2, options: { flags: ['awaken-any'] } }),
    (play) => {
      handsIn(play).plodUntil(() => play.saw('awakened').length > 0);
      expect(play.saw('awakened')).toHaveLength(1);
      play.stops();
    },
  );
});
