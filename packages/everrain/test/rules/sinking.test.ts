import { describe, expect } from 'vitest';
import { rule, type Scene, type Vessel } from '../../src/testkit';
import { below, usesTool, withTool } from './aboard';

/** The first captain's crew dies of the tool: the ship sinks in the own turn. */
const sinks = (vessel: Vessel = {}, scene: Partial<Scene> = {}): Scene => ({
  captains: [{ crew: [{ strain: 2 }], ...vessel, hold: ['tool', ...(vessel.hold ?? [])] }, {}],
  content: withTool({ do: 'suffer', gem: 'trauma', whom: 'each', count: 9 }),
  ...scene,
});

describe('a ship sinks', () => {
  rule(
    '[E15.1] when all ten nodes are destroyed',
    {
      captains: [{ hold: ['tool'], destroyed: [0, 1, 2, 3, 4, 5, 6, 7, 8] }, {}],
      content: withTool({ do: 'damage', count: 1 }),
      dice: [0],
    },
    (play) => {
      usesTool(play);
      expect(play.saw('sank')).toEqual([{ type: 'sank', seat: 0, hex: 72, why: 'nodes' }]);
      expect(play.captain()).toMatchObject({ sunk: true, hex: null, sinkings: 1 });
      play.stops();
    },
  );

  rule('[E15.1] when all its crew is dead', sinks(), (play) => {
    usesTool(play);
    expect(play.saw('sank')).toEqual([{ type: 'sank', seat: 0, hex: 72, why: 'crew' }]);
    play.stops();
  });

  rule(
    '[E15.2] orders are fresh again, crew, coin and schematics are lost',
    sinks({
      crew: [{ positive: 'neat' }],
      coin: 33,
      fresh: { crew: 1, navigation: 0, artillery: 0 },
      issued: { crew: 2, navigation: 2, artillery: 1 },
      below: ['cabins', { installed: 'dinghy', schematic: 'surgery' }],
      guns: [null, { schematic: 'carronade' }],
    }),
    (play) => {
      usesTool(play);
      expect(play.captain()).toMatchObject({
        coin: 0,
        crew: [],
        fresh: { crew: 3, navigation: 2, artillery: 1 },
        issued: { crew: 0, navigation: 0, artillery: 0 },
      });
      expect(play.captain().below[1]).toEqual({ installed: 'dinghy', schematic: null, captives: [] });
      expect(play.state.decks.improvement.discard).toEqual(['surgery']);
      expect(play.state.decks.artillery.discard).toEqual(['carronade']);
      expect(play.state.decks.crew.draw).toContain('jon');
      play.stops();
    },
  );

  rule(
    '[E15.3] [E15.4] [E15.17] half the clues, rounded down, and all treasures but one are gone; the rest lies under the wreck',
    sinks({ clues: 5, hold: ['rum', 'idol'] }),
    (play) => {
      usesTool(play);
      play.offers(0, 'keep-treasure', [
        { is: 'treasure', treasure: 'rum', at: 0 },
        { is: 'treasure', treasure: 'idol', at: 1 },
      ]);
      play.picks(0, { is: 'treasure', treasure: 'idol' });
      expect(play.state.wrecks).toEqual([{ is: 'captain', hex: 72, clues: 3, treasure: 'idol' }]);
      expect(play.captain()).toMatchObject({ clues: 0, hold: [] });
      expect(play.state.decks.treasure.discard).toContain('rum');
      play.stops();
    },
  );

  rule('[E15.17] [E15.20] without clues or treasure the wreck is there all the same', sinks(), (play) => {
    usesTool(play);
    expect(play.state.wrecks).toEqual([{ is: 'captain', hex: 72, clues: 0, treasure: null }]);
    play.stops();
  });

  rule(
    '[E15.5] enemies aboard are discarded: no spoils, no agenda',
    sinks({
      enemies: [
        { kind: 'crab', at: 1 },
        { kind: 'eel', at: 7, trauma: 3 },
      ],
    }),
    (play) => {
      usesTool(play);
      expect(play.saw('enemy-gone').map(({ how }) => how)).toEqual(['discarded', 'discarded']);
      expect(play.saw('spoils')).toEqual([]);
      expect(play.state.tracks.agenda).toBe(1);
      expect(play.state.decks.enemy.discard).toEqual(['crab', 'eel']);
      play.stops();
    },
  );

  rule("[E15.6] the Elder One's token goes on by one", sinks(), (play) => {
    usesTool(play);
    expect(play.state.tracks.elder).toBe(15);
    expect(play.saw('discovery')).toMatchObject([{ token: 'elder', from: 16, to: 15, why: 'sunk' }]);
    play.stops();
  });

  rule(
    '[E15.10] what is installed survives',
    sinks({ below: ['cabins', 'dinghy', 'larder'], guns: [null, 'starboard-gun'] }),
    (play) => {
      usesTool(play);
      expect(play.captain().below.map(({ installed }) => installed)).toEqual([
        'cabins',
        'dinghy',
        'larder',
        null,
        null,
        null,
      ]);
      expect(play.captain().guns[1]?.installed).toBe('starboard-gun');
      play.stops();
    },
  );

  rule(
    '[E15.12] passengers are lost without reward, stories stay',
    sinks({
      passengers: [{ card: 'pilgrim', slot: 0, space: 0 }],
      stories: [{ story: 'bottle', read: ['bottle'], state: 'open' }],
    }),
    (play) => {
      usesTool(play);
      expect(play.captain().passengers).toEqual([]);
      expect(play.saw('passenger')).toMatchObject([{ card: 'pilgrim', what: 'lost' }]);
      expect(play.state.decks.denizen.discard).toContain('pilgrim');
      expect(play.captain().stories).toHaveLength(1);
      play.stops();
    },
  );

  rule('[E15.13] fleeting orders that are left stay', sinks({ fresh: { fleeting: 2 } }), (play) => {
    usesTool(play);
    expect(play.captain().fresh.fleeting).toBe(2);
    play.stops();
  });

  rule('[E15.14] in the own turn that is the end of it: no STRAIN, no sea event', sinks(), (play) => {
    usesTool(play);
    expect(play.saw('turn-over')).toEqual([{ type: 'turn-over', seat: 0, why: 'sunk' }]);
    expect(play.saw('card')).toEqual([]);
    expect(play.state.turn.seat).toBe(1);
    play.leaves(1, 'turn');
  });

  rule('[E15.8] nobody is out of the game, however often the ship sinks', sinks({ sinkings: 4 }), (play) => {
    usesTool(play);
    expect(play.captain().sinkings).toBe(5);
    expect(play.scenario.result).toBeUndefined();
    play.stops();
  });

  rule(
    '[E15.19] the wreck lies where it happened, on an island too, and can be looted there',
    {
      ...sinks({ hex: 73, clues: 2 }, { map: { 12: 'holm' } }),
    },
    (play) => {
      usesTool(play);
      expect(play.state.wrecks).toMatchObject([{ hex: 73, clues: 1 }]);
      play.stops();
    },
  );

  rule(
    '[E15.9] [E15.19] [E15.20] anybody may collect it, without a roll, and the token goes',
    {
      captains: [{ hex: 73 }],
      map: { 12: 'holm' },
      wrecks: [{ is: 'captain', hex: 73, clues: 3, treasure: 'idol' }],
    },
    (play) => {
      play.picks(0, { is: 'loot' });
      expect(play.captain()).toMatchObject({ clues: 3, hold: ['idol'] });
      expect(play.saw('spoils')).toEqual([]);
      expect(play.state.wrecks).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E15.26] the whole team sunk at once is no loss by itself',
    {
      ...sinks({}, { elder: { board: 'other-one', arisen: { hex: 77 } } }),
      captains: [
        { crew: [{}], hold: ['tool'] },
        { sunk: true, crew: [] },
      ],
    },
    (play) => {
      usesTool(play);
      expect(play.state.captains.map(({ sunk }) => sunk)[0]).toBe(true);
      expect(play.saw('over')).toEqual([]);
      expect(play.scenario.result).toBeUndefined();
      play.stops();
    },
  );

  rule(
    "[E15.14] a ship that sinks in somebody else's turn ends nobody's",
    {
      captains: [{ hold: ['tool'], crew: [{}] }, { crew: [{}] }],
      content: withTool({
        do: 'captains',
        who: 'others',
        effect: { do: 'suffer', gem: 'trauma', whom: 'each', count: 9 },
      }),
    },
    (play) => {
      usesTool(play);
      expect(play.captain(1).sunk).toBe(true);
      expect(play.saw('turn-over')).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E15.26] unless it is what the Elder One is after',
    sinks({}, { elder: { board: 'old-one', arisen: { hex: 77 } } }),
    (play) => {
      usesTool(play);
      expect(play.scenario.result).toMatchObject({ won: false, cause: 'elder-objective' });
    },
  );

  rule(
    '[E15.27] a sinking is over before the Elder One it wakes awakens',
    sinks({ clues: 2, enemies: [{ kind: 'crab', at: 1 }] }, { tracks: { theirs: 9, elder: 10 }, act: 3 }),
    (play) => {
      usesTool(play).plodUntil(() => play.state.elder.arisen !== null, 3);
      const told = play.scenario.events('spectator').map(({ type }) => type);
      expect(told).toContain('awakened');
      for (const before of ['sank', 'enemy-gone', 'clues'] as const)
        expect(told.indexOf(before)).toBeLessThan(told.indexOf('awakened'));
      expect(play.state.elder.arisen).toMatchObject({ progress: 0 });
      play.stops();
    },
  );
});

describe('a sunk ship comes back', () => {
  const back = (scene: Partial<Scene> = {}, vessel: Vessel = {}, sankAt = 72): Scene => ({
    captains: [{ sunk: true, crew: [], coin: 0, destroyed: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], ...vessel }, { hex: 76 }],
    map: { 12: 'open', 11: 'haven', 13: 'quay' },
    step: 'turn-start',
    also: ({ captains }) => {
      if (captains[0]) captains[0].sankAt = sankAt;
    },
    ...scene,
  });

  rule(
    '[E15.7] [E15.11] at the nearest free port, whole, with a deckhand and 20 coin',
    back({ decks: { crew: ['bosun', 'ida'] } }),
    (play) => {
      play.chooses(0, below(3));
      expect(play.captain()).toMatchObject({ hex: 67, sunk: false, sankAt: null, coin: 20 });
      expect(play.captain().destroyed).not.toContain(true);
      expect(play.captain().crew).toMatchObject([{ board: 'ida', place: { is: 'below', slot: 3, space: null } }]);
      expect(play.saw('entered')).toMatchObject([{ seat: 0, hex: 67, back: true }]);
      play.stops();
    },
  );

  rule(
    '[E15.7] one that is taken is passed over',
    back({ captains: [{ sunk: true, crew: [] }, { hex: 67 }] }),
    (play) => {
      play.chooses(0, below(3));
      expect(play.captain().hex).toBe(79);
      play.stops();
    },
  );

  rule("[E15.7] equally near ones are the captain's choice", back({}, {}, 73), (play) => {
    play.offers(0, 'enter-hex', [
      { is: 'hex', hex: 67 },
      { is: 'hex', hex: 79 },
    ]);
    play.stops();
  });

  rule('[E15.16] that counts as beginning the turn there: a visit', back(), (play) => {
    play.chooses(0, below(3));
    play.asked(0, 'port');
    expect(play.saw('visit')).toMatchObject([{ seat: 0, hex: 67, port: 'hythe' }]);
    play.stops();
  });

  rule(
    '[E15.15] open ports before covered ones',
    back({ storms: [{ size: 1, orientation: 0, q: 2, r: 4 }] }),
    (play) => {
      play.chooses(0, below(3));
      expect(play.captain().hex).toBe(79);
      play.stops();
    },
  );

  rule(
    '[E15.15] a covered one if there is no other, and no visit then',
    back({ map: { 12: 'open', 11: 'haven' }, storms: [{ size: 1, orientation: 0, q: 2, r: 4 }] }),
    (play) => {
      play.chooses(0, below(3));
      expect(play.captain().hex).toBe(67);
      play.leaves(0, 'turn');
    },
  );

  rule('[E15.15] without any port, a calm hex of the start tile', back({ map: { 12: 'open' } }), (play) => {
    play.offers(
      0,
      'enter-hex',
      [72, 73, 74, 75, 77].map((hex) => ({ is: 'hex', hex })),
    );
    play.stops();
  });

  rule(
    '[E15.18] the deckhand gets new traits; without deckhands a shellback comes',
    back({ decks: { crew: ['bosun'], negative: ['loud'] }, onlyNamed: ['crew'] }),
    (play) => {
      play.chooses(0, below(3));
      expect(play.captain().crew).toMatchObject([{ board: 'bosun', negative: 'loud' }]);
      play.stops();
    },
  );
});

describe('the end', () => {
  rule(
    "[E15.21] [E15.23] [E15.24] the players' token at the end of the track wins at once, for all",
    {
      captains: [{ hex: 73, crew: [{}], clues: 5 }, { hex: 76 }],
      map: { 12: 'haven' },
      step: 'turn-start',
      tracks: { ours: 15, theirs: 12 },
      act: 4,
    },
    (play) => {
      play.picks(0, { is: 'send', crew: 10, service: 'university' });
      if (play.isAsked(0)) play.picks(0, ...[1, 2, 3, 4, 5].map(() => ({ is: 'clue' }) as const));
      expect(play.scenario.result).toEqual({ won: true, cause: 'discovered', rounds: 1 });
      expect(play.isAsked(0) || play.isAsked(1)).toBe(false);
    },
  );

  rule(
    '[E15.22] [E15.23] theirs loses, for all',
    {
      captains: [{ hold: ['tool'] }, {}],
      tracks: { ours: 14, theirs: 15, elder: 16 },
      act: 4,
      content: withTool({ do: 'agenda', by: 9 }),
    },
    (play) => {
      usesTool(play);
      expect(play.scenario.result).toMatchObject({ won: false, cause: 'enemy-discovery' });
    },
  );

  rule(
    '[E15.24] [E15.25] reaching the end is checked step by step; nothing of an End of Act happens there',
    {
      captains: [{ hold: ['tool'] }],
      length: 'short',
      tracks: { ours: 7, theirs: 5 },
      act: 2,
      content: withTool({ do: 'discovery', by: 3 }),
    },
    (play) => {
      usesTool(play);
      expect(play.scenario.result).toMatchObject({ won: true });
      expect(play.state.tracks).toMatchObject({ ours: 8, theirs: 5 });
      expect(play.saw('act')).toEqual([]);
    },
  );

  rule(
    '[E15.21] before an Elder One is done with its objective: who is first has it',
    {
      captains: [{ hold: ['tool'] }],
      length: 'short',
      tracks: { ours: 7, theirs: 5 },
      act: 2,
      elder: { board: 'old-one', arisen: { hex: 77 } },
      content: withTool({
        do: 'all',
        of: [
          { do: 'discovery', by: 1 },
          { do: 'suffer', gem: 'trauma', whom: 'each', count: 9 },
        ],
      }),
    },
    (play) => {
      usesTool(play);
      expect(play.scenario.result).toMatchObject({ won: true, cause: 'discovered' });
      expect(play.saw('sank')).toEqual([]);
    },
  );
});
