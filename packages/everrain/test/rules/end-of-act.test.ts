import { describe, expect } from 'vitest';
import { type Play, rule, type Scene } from '../../src/testkit';
import { IN_PORT } from './port-kit';
import { chart, OPEN } from './sea-kit';
import { agenda, handsIn, learned, steps } from './tracks-kit';

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
