import { describe, expect } from 'vitest';
import type { ElderBoard, Objective } from '../../src/content/card';
import type { Effect } from '../../src/content/effect';
import { type Play, rule, type Scene } from '../../src/testkit';
import { at, chart, HERE, OPEN, storm } from './sea-kit';

const AROUND = [
  { dq: 1, dr: 0, dice: 1 },
  { dq: 0, dr: 1, dice: 1 },
  { dq: -1, dr: 1, dice: 1 },
  { dq: -1, dr: 0, dice: 1 },
  { dq: 0, dr: -1, dice: 1 },
  { dq: 1, dr: -1, dice: 1 },
];
const NOTHING: Effect = { do: 'nothing' };
const elder = (objective: Objective, more: Partial<ElderBoard> = {}): ElderBoard => ({
  id: 'old-one',
  health: [6, 8, 10, 12],
  dice: [3, 3, 4, 4],
  placement: 'start-tile',
  pattern: AROUND,
  awakening: NOTHING,
  whilstArisen: NOTHING,
  objective,
  ...more,
});
const SINKER = elder({ is: 'sink-ships', count: [2, 2, 2, 2] });
const waters = (board: ElderBoard, map: Readonly<Record<number, string>> = {}) =>
  chart({ ...OPEN, ...map }, { elders: [board] });
const SAILOR = { crew: [{}] };
const phase: Pick<Scene, 'step'> = { step: 'elder' };
const hexes = (...list: readonly number[]) => list.map((hex) => ({ is: 'hex', hex }) as const);

/** The agenda step of this scene brings the enemies' token onto the Elder One's. */
const meeting = (more: Partial<Scene> = {}): Partial<Scene> => ({
  step: 'agenda',
  tracks: { agenda: 9, theirs: 2, ours: 3, elder: 3 },
  ...more,
});
const awakens = (play: Play): Play => play.plodUntil(() => play.saw('awakened').length > 0);

describe('awakening', () => {
  rule(
    '[E14.1] happens at once when the enemies’ token meets the Elder One’s',
    { captains: [SAILOR], ...waters(SINKER), ...meeting() },
    (play) => {
      expect(play.asked(0, 'elder-hex').options).toHaveLength(5);
      expect(play.state.tracks).toMatchObject({ theirs: 3, elder: 3 });
      play.picks(0, { is: 'hex', hex: at(6, 5) });
      expect(play.state.elder.arisen).toMatchObject({ hex: at(6, 5), trauma: 0, penalties: 0, progress: 0 });
      play.stops();
    },
  );

  rule(
    '[E14.2] turns the board over, places the figure and resolves its awakening once',
    {
      captains: [SAILOR],
      ...waters(
        elder(
          { is: 'sink-ships', count: [2, 2, 2, 2] },
          { awakening: { do: 'captains', who: 'each', effect: { do: 'lose-coin', by: 7 } } },
        ),
      ),
      ...meeting(),
    },
    (play) => {
      expect(play.view().elder).toEqual({ board: 'old-one', arisen: null }); // turned over before it is placed
      awakens(play);
      expect(play.view().elder).toMatchObject({ board: 'old-one', arisen: { progress: 0 } });
      expect(play.captain().coin).toBe(33);
      expect(play.saw('elder-effect')).toEqual([{ type: 'elder-effect', elder: 'old-one', which: 'awakening' }]);
      play.stops();
    },
  );

  rule(
    '[E14.11] after the Elder step of a round it acts only in the next',
    { captains: [SAILOR], ...waters(SINKER), ...meeting({ round: 5 }) },
    (play) => {
      awakens(play);
      expect(play.state.elder.arisen?.idleUntil).toBe(6);
      play.stops();
    },
  );

  rule(
    '[E14.10] in a captain’s turn the turn goes on, and it acts in the coming enemy phase',
    {
      captains: [{ ...SAILOR, hex: at(5, 4), hold: ['bell'] }],
      ...chart(OPEN, {
        elders: [SINKER],
        treasures: [
          {
            id: 'bell',
            kind: 'trinket',
            copies: 1,
            standard: 5,
            desired: { port: 'hythe', price: 6 },
            undesired: { port: 'marrow', price: 1 },
            use: { effect: { do: 'elder', by: 1 } },
          },
        ],
      }),
      round: 5,
      tracks: { theirs: 2, ours: 3, elder: 3 },
    },
    (play) => {
      play.chooses(0, { is: 'use-treasure', treasure: 'bell' });
      awakens(play).plodTo(0, 'turn');
      expect(play.state.turn.seat).toBe(0);
      expect(play.state.elder.arisen?.idleUntil).toBe(5);
      play.endsTurn(0).plodUntil(() => play.saw('elder-acts').length > 0);
      const types = play.scenario.events('spectator').map(({ type }) => type);
      expect(types.indexOf('elder-acts')).toBeGreaterThan(0);
      expect(types.slice(0, types.indexOf('elder-acts'))).not.toContain('round'); // still in this one
      play.stops();
    },
  );

  rule(
    '[E14.12] its token is frozen from then on',
    {
      captains: [SAILOR],
      ...waters(SINKER),
      elder: { arisen: { hex: at(9, 4) } },
      step: 'agenda',
      tracks: { agenda: 9, theirs: 5, ours: 4, elder: 5 },
    },
    (play) => {
      expect(play.state.tracks).toMatchObject({ theirs: 6, elder: 5 });
      play.stops();
    },
  );

  rule(
    '[E14.2] it faces what it is after',
    { captains: [{ ...SAILOR, hex: HERE }], ...waters(SINKER), ...meeting() },
    (play) => {
      play.chooses(0, { is: 'hex', hex: at(6, 4) });
      expect(play.state.elder.arisen).toMatchObject({ hex: at(6, 4), facing: 3 });
      play.stops();
    },
  );
});

describe('where it rises', () => {
  const rising = (
    placement: ElderBoard['placement'],
    map: Readonly<Record<number, string>>,
    more: Partial<Scene> = {},
  ): Scene => ({
    captains: [{ ...SAILOR, hex: HERE }],
    ...waters(elder({ is: 'sink-ships', count: [2, 2, 2, 2] }, { placement }), map),
    ...meeting(),
    ...more,
  });

  rule('[E14.2] on the start tile', rising('start-tile', {}), (play) => {
    play.offers(0, 'elder-hex', hexes(at(5, 4), at(6, 4), at(4, 5), at(5, 5), at(6, 5)));
    play.stops();
  });

  rule(
    '[E14.2] farthest from all ships',
    {
      captains: [
        { ...SAILOR, hex: HERE },
        { ...SAILOR, hex: at(6, 4) },
      ],
      ...chart(
        { 11: '......', 12: '......', 13: '......' },
        { elders: [{ ...SINKER, placement: 'farthest-from-ships' }] },
      ),
      ...meeting(),
    },
    (play) => {
      play.plodUntil(() => play.state.elder.arisen !== null);
      expect(play.saw('awakened')[0]?.hex).toBe(at(9, 5)); // four from the nearer ship; nothing else is
      play.stops();
    },
  );

  rule('[E14.2] on the nearest altar', rising('nearest-altar', { 11: '..A...', 13: '..A...' }), (play) => {
    expect(play.saw('awakened')[0]?.hex).toBe(at(3, 4));
    play.stops();
  });

  rule('[E14.2] at the edge of the board', rising('edge', { 10: '......' }), (play) => {
    play.plodUntil(() => play.state.elder.arisen !== null);
    expect(play.saw('awakened')[0]?.hex).toBe(at(-2, 4));
    play.stops();
  });

  rule(
    '[E14.2] in the nearest storm',
    rising('nearest-storm', {}, { storms: [storm(1, 7, 4), storm(1, 2, 2)] }),
    (play) => {
      play.plodUntil(() => play.state.elder.arisen !== null);
      expect(play.saw('awakened')[0]?.hex).toBe(at(7, 4));
      play.stops();
    },
  );

  rule(
    '[E14.14] where a ship lies, on the nearest free hex the first player chooses',
    rising('nearest-altar', { 13: '..A...' }, { captains: [{ ...SAILOR, hex: at(9, 4) }] }),
    (play) => {
      play.offers(0, 'elder-hex', hexes(at(8, 4), at(8, 5), at(9, 5), at(9, 3), at(10, 3)));
      play.stops();
    },
  );
});

describe('its dice', () => {
  rule(
    '[E14.4] first what it does while it is there, then its dice, before storms and enemies',
    {
      captains: [SAILOR],
      ...waters(elder({ is: 'sink-ships', count: [2, 2, 2, 2] }, { whilstArisen: { do: 'agenda', by: 1 } })),
      ...phase,
      elder: { arisen: { hex: at(9, 5) } },
      storms: [storm(1, 4, 4)],
      dice: ['enemy-omen', 'move', 'damage', 0],
    },
    (play) => {
      play.plodUntil(() => play.saw('storm-moved').length > 0);
      const types = play.scenario.events('spectator').map(({ type }) => type);
      const order = (['elder-effect', 'elder-acts', 'storm-moved'] as const).map((type) => types.indexOf(type));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(order).not.toContain(-1);
      expect(play.saw('agenda')[0]).toMatchObject({ from: 1, to: 2 });
      play.stops();
    },
  );

  rule(
    '[E14.11] not in the round it awoke late in',
    { captains: [SAILOR], ...waters(SINKER), ...phase, round: 4, elder: { arisen: { hex: at(9, 5), idleUntil: 5 } } },
    (play) => {
      expect(play.saw('elder-acts')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E14.8] fewer by one for each penalty',
    {
      captains: [SAILOR],
      ...waters(SINKER),
      ...phase,
      elder: { arisen: { hex: at(9, 5), penalties: 1 } },
      dice: ['enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.saw('elder-acts')[0]?.faces).toEqual(['omen', 'damage']);
      play.stops();
    },
  );

  rule(
    '[E14.8] but never none',
    {
      captains: [SAILOR],
      ...waters(SINKER),
      ...phase,
      elder: { arisen: { hex: at(9, 5), penalties: 7 } },
      dice: ['enemy-omen'],
    },
    (play) => {
      expect(play.saw('elder-acts')[0]?.faces).toEqual(['omen']);
      play.stops();
    },
  );

  rule(
    '[E14.5] it goes for a ship however far away, and fights like an enemy ship',
    {
      captains: [{ ...SAILOR, hex: at(2, 4) }],
      ...waters(SINKER),
      ...phase,
      elder: { arisen: { hex: at(9, 4), facing: 3 } },
      dice: ['move', 'move', 'damage'],
    },
    (play) => {
      expect(play.saw('elder-acts')[0]?.target).toBe(0);
      expect(play.state.elder.arisen).toMatchObject({ hex: at(7, 4), facing: 3 });
      expect(play.saw('elder-fired')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E14.6] without a clear target the closest ship',
    {
      captains: [
        { ...SAILOR, hex: at(2, 4) },
        { ...SAILOR, hex: at(8, 4) },
      ],
      ...waters(SINKER),
      ...phase,
      elder: { arisen: { hex: at(6, 4), facing: 0 } },
      dice: ['move', 'damage', 'enemy-omen', 4],
    },
    (play) => {
      expect(play.saw('elder-acts')[0]?.target).toBe(1);
      expect(play.saw('elder-fired')).toEqual([{ type: 'elder-fired', elder: 'old-one', at: 1, hits: 1, evaded: 0 }]);
      expect(play.saw('node-destroyed')).toEqual([
        { type: 'node-destroyed', seat: 1, zone: 4, roll: 4, why: 'elder:old-one' },
      ]);
      play.stops();
    },
  );

  rule(
    '[E14.15] none in an uncovered port',
    {
      captains: [
        { ...SAILOR, hex: at(5, 4) },
        { ...SAILOR, hex: at(8, 4) },
      ],
      ...waters(SINKER, { 12: '.P....' }),
      ...phase,
      elder: { arisen: { hex: at(6, 4), facing: 0 } },
      dice: ['damage', 'damage', 'enemy-omen'],
    },
    (play) => {
      expect(play.saw('elder-acts')[0]?.target).toBe(1);
      expect(play.captain(0).destroyed).not.toContain(true);
      play.stops();
    },
  );

  rule(
    '[E14.16] its fire needs sight',
    {
      captains: [{ ...SAILOR, hex: at(6, 4) }],
      ...waters({ ...SINKER, pattern: [{ dq: 2, dr: 0, dice: 1 }] }, { 12: '.I....' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0 } },
      dice: ['damage', 'damage', 'damage'],
    },
    (play) => {
      expect(play.saw('elder-fired')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E14.16] without a pattern of its own the six hexes around it, and the captain evades as from ships',
    {
      captains: [{ hex: at(5, 4), crew: [{ at: 6 }] }],
      ...waters({ ...SINKER, pattern: [] }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 3 } },
      dice: ['damage', 'damage', 'enemy-omen', 'evade', 2],
    },
    (play) => {
      expect(play.saw('elder-fired')).toEqual([{ type: 'elder-fired', elder: 'old-one', at: 0, hits: 2, evaded: 1 }]);
      expect(play.saw('node-destroyed').map(({ zone }) => zone)).toEqual([2]);
      play.stops();
    },
  );
});

describe('its HEALTH', () => {
  const GUNNER = { hex: HERE, crew: [{ at: 5 }], guns: [null, 'starboard-gun'] };
  const shot = (trauma: number, penalties = 0): Partial<Scene> => ({
    elder: { arisen: { hex: at(4, 5), trauma, penalties } },
  });

  rule(
    '[E14.7] at 0 it takes a penalty and sheds its wounds',
    { captains: [GUNNER], ...waters(SINKER), ...shot(4), dice: ['hit', 'hit', 'miss'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.state.elder.arisen).toMatchObject({ trauma: 0, penalties: 1 });
      expect(play.saw('elder-hurt')).toEqual([
        { type: 'elder-hurt', elder: 'old-one', count: 2, left: 6, penalties: 1 },
      ]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E14.13] damage beyond that is lost',
    { captains: [GUNNER], ...waters(SINKER), ...shot(5), dice: ['critical', 'critical', 'hit'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.state.elder.arisen).toMatchObject({ trauma: 0, penalties: 1 });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E14.3] it cannot be killed',
    { captains: [GUNNER], ...waters(SINKER), ...shot(5, 5), dice: ['critical', 'critical', 'hit'] },
    (play) => {
      play.orders(0, 'artillery');
      expect(play.state.elder.arisen).toMatchObject({ hex: at(4, 5), penalties: 6 });
      expect(play.state.wrecks).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E14.18] storms cost it one HEALTH each time',
    {
      captains: [{ ...SAILOR, hex: at(2, 4) }],
      ...waters(SINKER),
      ...phase,
      storms: [storm(1, 8, 4)],
      elder: { arisen: { hex: at(9, 4), facing: 3 } },
      dice: ['move', 'move', 'damage'],
    },
    (play) => {
      expect(play.state.elder.arisen).toMatchObject({ hex: at(8, 4), trauma: 1 });
      play.stops();
    },
  );

  rule(
    '[E14.18] it is sailed through, not stopped on, and not boarded',
    { captains: [{ hex: HERE, crew: [{ at: 6 }, {}] }], ...waters(SINKER), elder: { arisen: { hex: at(5, 4) } } },
    (play) => {
      expect(play.canChoose(0, { is: 'board-ship' })).toBe(false);
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      play.offers(0, 'turn', [{ is: 'forward' }]);
      play.chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(6, 4));
      play.leaves(0, 'turn');
    },
  );
});
