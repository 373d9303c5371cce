import { describe, expect } from 'vitest';
import type { Tracks } from '../../src/model/state';
import { type Play, rule, type Scene, type Vessel } from '../../src/testkit';
import { withTool } from './aboard';
import { IN_PORT, inHythe } from './port-kit';
import { chart, OPEN } from './sea-kit';

/** The agenda step of a round: it moves by 2 and one for each captain. */
const agenda = (tracks: Partial<Tracks>, more: Partial<Scene> = {}): Scene => ({
  captains: [{}],
  step: 'agenda',
  tracks,
  ...more,
});

const steps = (play: Play) => play.saw('discovery').map(({ token, from, to }) => `${token} ${from}-${to}`);

/** A captain at the university with clues for one step. */
const learned = (tracks: Partial<Tracks>, more: Partial<Scene> = {}, vessel: Vessel = {}): Scene =>
  inHythe({ clues: 5, ...vessel }, { tracks, ...more });
const handsIn = (play: Play): Play =>
  play.picks(0, { is: 'send', crew: 10, service: 'university' }).picks(0, ...new Array(5).fill({ is: 'clue' }));

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

/** Whoever is asked for an order at the End of an Act takes this; everybody is paid. */
function sees(play: Play, done: () => boolean): Play {
  for (let i = 0; i < 80 && !done(); i++) {
    const [asked] = play.scenario.match.pending;
    if (!asked) return play;
    play.scenario.answer(asked.seat, ({ kind, options, min }) =>
      kind === 'wages' ? options.map((_, index) => index) : options.slice(0, Math.max(min, 0)).map((_, index) => index),
    );
  }
  return play;
}

const acted = (play: Play): Play => sees(play, () => play.saw('storm').length > 0);

describe('the End of an Act', () => {
  rule(
    '[E13.11, E17.2] is reached by the first token on space 4, and waits for the end of the turn',
    learned({ ours: 3, theirs: 1 }),
    (play) => {
      handsIn(play);
      expect(play.state.pendingActs).toEqual([{ act: 2, space: 4, by: 'ours', gap: 0 }]);
      expect(play.saw('act')).toEqual([]);
      play.chooses(0, { is: 'leave-port' }).plodTo(0, 'turn');
      play.endsTurn(0);
      expect(play.saw('act')).toEqual([{ type: 'act', act: 2, by: 'ours' }]);
      play.stops();
    },
  );

  rule(
    '[E13.11] the second token there ends nothing',
    agenda({ agenda: 8, ours: 5, theirs: 3 }, { act: 2 }),
    (play) => {
      expect(play.state.tracks.theirs).toBe(4);
      expect(play.state.pendingActs).toEqual([]);
      play.stops();
    },
  );

  const OURS: Scene = {
    ...learned({ ours: 3, theirs: 2 }),
    captains: [{ hex: IN_PORT, clues: 5 }, {}],
    ...chart({ ...OPEN, 12: '.P....' }),
  };
  const oursEnds = (play: Play): Play => {
    handsIn(play).chooses(0, { is: 'leave-port' }).plodTo(0, 'turn');
    return play.endsTurn(0);
  };
  rule(
    '[E13.13, E13.25] the players’ token first: everybody takes an order of any kind, fresh at once',
    OURS,
    (play) => {
      oursEnds(play);
      play.offers(0, 'act-order', [
        { is: 'anyorder', order: 'crew' },
        { is: 'anyorder', order: 'navigation' },
        { is: 'anyorder', order: 'artillery' },
        { is: 'anyorder', order: 'fleeting' },
      ]);
      play.chooses(0, { is: 'anyorder', order: 'artillery' }).chooses(1, { is: 'anyorder', order: 'fleeting' });
      expect(play.captain(0).fresh.artillery).toBe(2);
      expect(play.captain(1).fresh.fleeting).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E13.14, E13.23, E13.30] the enemies’ first: the Elder One comes nearer by how far the players were behind',
    agenda({ agenda: 8, ours: 2, theirs: 3 }),
    (play) => {
      acted(play);
      expect(steps(play).slice(0, 4)).toEqual(['theirs 3-4', 'elder 16-15', 'elder 15-14', 'elder 14-13']);
      play.stops();
    },
  );

  rule(
    '[E13.30] gap-strict: by the spaces in between',
    agenda({ agenda: 8, ours: 2, theirs: 3 }, { options: { flags: ['gap-strict'] } }),
    (play) => {
      acted(play);
      expect(play.state.tracks.elder).toBe(14);
      play.stops();
    },
  );

  rule('[E13.15] then wages are paid', agenda({ agenda: 8, ours: 3, theirs: 3 }), (play) => {
    expect(play.asked(0, 'wages').about).toEqual({ prices: [5, 5] });
    play.leaves(0, 'wages');
  });

  rule(
    '[E13.16, E17.1] then the enemies of the new Act are shuffled into the deck, and the discards stay where they are',
    agenda({ agenda: 8, ours: 3, theirs: 3 }, { discards: { enemy: ['crab'] } }),
    (play) => {
      acted(play);
      const { draw, discard } = play.state.decks.enemy;
      expect(draw.filter((kind) => kind === 'drowned')).toHaveLength(4);
      expect(draw).not.toContain('leviathan');
      expect(discard).toEqual(['crab']);
      play.stops();
    },
  );

  rule(
    '[E13.17] then waiting stories go onto their decks',
    agenda(
      { agenda: 8, ours: 3, theirs: 3 },
      {
        captains: [{ stories: [{ story: 'bottle', read: ['bottle'], state: 'open' }] }],
        waiting: [{ card: 'bottle-journey', owner: 0 }],
      },
    ),
    (play) => {
      acted(play);
      expect(play.state.decks.expedition.draw.at(-1)).toBe('bottle-journey');
      play.stops();
    },
  );

  rule('[E13.18] then the token behind comes up to the space', agenda({ agenda: 8, ours: 1, theirs: 3 }), (play) => {
    acted(play);
    expect(play.state.tracks).toMatchObject({ ours: 4, theirs: 4 });
    play.stops();
  });

  rule(
    '[E17.3, E17.4] and the one ahead keeps what it gained beyond',
    learned(
      { ours: 3, theirs: 2 },
      {
        ...chart({ 12: '.P....' }),
        also: (state) => {
          state.tracks.ours = 5;
          state.actsTriggered.push(4);
          state.pendingActs.push({ act: 2, space: 4, by: 'ours', gap: 0 });
        },
      },
    ),
    (play) => {
      play.chooses(0, { is: 'leave-port' }).endsTurn(0);
      acted(play);
      expect(play.state.tracks).toMatchObject({ ours: 5, theirs: 4 });
      play.stops();
    },
  );

  rule(
    '[E13.19, E5.41] then one storm of the new Act’s size, and an enemy ship on a known spawn hex',
    agenda({ agenda: 8, ours: 3, theirs: 3 }, { ...chart({ ...OPEN, 13: '..s...' }), dice: ['move'] }),
    (play) => {
      sees(play, () => play.state.step === 'entering-round' || play.saw('enemy-ship').length > 0);
      expect(play.saw('storm').map(({ size }) => size)).toEqual([2]);
      expect(play.saw('enemy-ship')).toHaveLength(1);
      play.stops();
    },
  );

  const ORDER = agenda(
    { agenda: 8, ours: 2, theirs: 3 },
    {
      captains: [{ stories: [{ story: 'bottle', read: ['bottle'], state: 'open' }] }],
      waiting: [{ card: 'bottle-journey', owner: 0 }],
    },
  );
  const order = (play: Play): string[] => {
    acted(play);
    const told = play.scenario.events('spectator');
    return told.flatMap((event) => {
      if (event.type === 'discovery' && event.token === 'ours') return ['tokens'];
      return ['paid', 'stories-placed', 'storm'].includes(event.type) ? [event.type] : [];
    });
  };
  rule('[E17.22] in this order: wages, enemies, stories, tokens, storm', ORDER, (play) => {
    expect(order(play)).toEqual(['paid', 'paid', 'stories-placed', 'tokens', 'storm']);
    play.stops();
  });
  rule(
    '[E17.22] align-first: the tokens before the wages',
    { ...ORDER, options: { flags: ['align-first'] } },
    (play) => {
      expect(order(play)).toEqual(['tokens', 'paid', 'paid', 'stories-placed', 'storm']);
      play.stops();
    },
  );

  rule(
    '[E13.20, E15.25] on the last space of the track there is no End of Act: the game is over',
    { ...agenda({ agenda: 8, ours: 6, theirs: 7, end: 8, elder: 8 }, { act: 2 }), length: 'short' },
    (play) => {
      expect(play.scenario.result).toMatchObject({ cause: 'enemy-discovery' });
      expect(play.saw('act')).toEqual([]);
    },
  );

  rule(
    '[E13.12] a short game has two Acts, a medium one three, a long one four',
    { ...agenda({ agenda: 8, ours: 11, theirs: 11 }, { act: 3 }), length: 'long' },
    (play) => {
      acted(play);
      expect(play.state.act).toBe(4);
      play.stops();
    },
  );

  rule(
    '[E13.28] no enemies are printed for Act 4',
    { ...agenda({ agenda: 8, ours: 11, theirs: 11 }, { act: 3 }), length: 'long' },
    (play) => {
      const before = play.state.decks.enemy.draw.length;
      acted(play);
      expect(play.state.decks.enemy.draw).toHaveLength(before);
      play.stops();
    },
  );

  rule(
    '[E13.21] the enemies’ token coming up past the Elder One’s awakens it, and brings nothing nearer',
    learned({ ours: 3, theirs: 1, elder: 3 }, { ...chart({ 12: '.P....' }) }),
    (play) => {
      handsIn(play).chooses(0, { is: 'leave-port' }).plodTo(0, 'turn');
      play.endsTurn(0);
      sees(play, () => play.saw('awakened').length > 0);
      expect(play.state.tracks).toMatchObject({ theirs: 4, elder: 3 });
      play.stops();
    },
  );

  rule('[E13.22] symbols the jump passes are not called', agenda({ agenda: 8, ours: 1, theirs: 3 }), (play) => {
    acted(play);
    expect(play.state.tracks.ours).toBe(4);
    expect(play.state.storySpacesSeen.ours).toEqual([]);
    play.stops();
  });

  rule(
    '[E13.24, E2.24] reached in the agenda step, it is resolved before the first player token goes on',
    { ...agenda({ agenda: 8, ours: 3, theirs: 3 }), captains: [{}, {}], first: 1 },
    (play) => {
      sees(play, () => play.scenario.match.decision(1)?.kind === 'storm-place');
      play.asked(1, 'storm-place');
      expect(play.state.first).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E13.26] two at once are resolved in rising order',
    {
      captains: [{}],
      step: 'round-end',
      tracks: { ours: 1, theirs: 8 },
      also: (state) => {
        state.actsTriggered.push(4, 8);
        state.pendingActs.push({ act: 2, space: 4, by: 'theirs', gap: 0 }, { act: 3, space: 8, by: 'theirs', gap: 0 });
      },
    },
    (play) => {
      sees(play, () => play.saw('storm').length === 2);
      expect(play.saw('act').map(({ act }) => act)).toEqual([2, 3]);
      expect(play.saw('storm').map(({ size }) => size)).toEqual([2, 3]);
      play.stops();
    },
  );
});
