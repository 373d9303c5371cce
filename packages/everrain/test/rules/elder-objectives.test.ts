import { describe, expect } from 'vitest';
import type { ElderBoard, Objective } from '../../src/content/card';
import type { Effect } from '../../src/content/effect';
import { type Play, rule, type Scene } from '../../src/testkit';
import { PLAIN } from '../../src/testkit/content';
import { at, chart, HERE, OPEN, storm } from './sea-kit';

const NOTHING: Effect = { do: 'nothing' };
const elder = (objective: Objective, more: Partial<ElderBoard> = {}): ElderBoard => ({
  id: 'old-one',
  health: [6, 8, 10, 12],
  dice: [3, 3, 4, 4],
  placement: 'start-tile',
  pattern: [],
  awakening: NOTHING,
  whilstArisen: NOTHING,
  objective,
  ...more,
});
const waters = (board: ElderBoard, map: Readonly<Record<number, string>> = {}) =>
  chart({ ...OPEN, ...map }, { elders: [board] });
const SAILOR = { crew: [{}], hex: at(3, 7) };
const phase: Pick<Scene, 'step'> = { step: 'elder' };
const progress = (play: Play): number | undefined => play.state.elder.arisen?.progress;

describe('destroying ports', () => {
  const PORTS = elder({ is: 'destroy-ports', count: [3, 3, 2, 2] });

  rule(
    '[E14.6] it goes for the nearest port and destroys it on arrival',
    {
      captains: [SAILOR],
      ...waters(PORTS, { 12: '..P...', 11: 'P.....' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0 } },
      dice: ['move', 'move', 'enemy-omen'],
    },
    (play) => {
      expect(play.saw('port-destroyed')).toEqual([{ type: 'port-destroyed', hex: at(6, 4), port: 'marrow' }]);
      expect(play.state.destroyedPorts).toEqual([at(6, 4)]);
      expect(play.state.elder.arisen?.hex).toBe(at(6, 4));
      expect(progress(play)).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E14.17] its progress is counted and shown to everybody',
    {
      captains: [SAILOR],
      ...waters(PORTS, { 12: '.P....' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0, progress: 1 } },
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.saw('elder-progress')).toEqual([{ type: 'elder-progress', elder: 'old-one', progress: 2, of: 3 }]);
      expect(play.view().elder?.arisen?.progress).toBe(2);
      play.stops();
    },
  );

  rule(
    '[E14.9] complete, everybody has lost at once',
    {
      captains: [SAILOR],
      ...waters(PORTS, { 12: '.P....' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0, progress: 2 } },
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.scenario.result).toMatchObject({ won: false, cause: 'elder-objective' });
      expect(play.saw('storm-moved')).toEqual([]);
    },
  );

  rule(
    '[E14.9] the count goes by the number of captains',
    {
      captains: [SAILOR, { crew: [{}], hex: at(4, 7) }, { crew: [{}], hex: at(5, 7) }],
      ...waters(PORTS, { 12: '.P....' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0, progress: 1 } },
      dice: ['move', 'enemy-omen', 'damage', 'enemy-omen'],
    },
    (play) => {
      expect(play.scenario.result).toMatchObject({ won: false, cause: 'elder-objective' });
    },
  );

  rule(
    '[E14.6] a port where a ship lies is reached from beside it with a move to spare',
    {
      captains: [{ crew: [{}], hex: at(6, 4) }],
      ...waters(PORTS, { 12: '..P...' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0 } },
      dice: ['move', 'move', 'enemy-omen'],
    },
    (play) => {
      expect(play.state.destroyedPorts).toEqual([at(6, 4)]);
      expect(play.state.elder.arisen?.hex).toBe(at(5, 4));
      play.stops();
    },
  );

  rule(
    '[E14.6] and it is that port that falls, not a free one as near that it has not entered',
    {
      captains: [{ crew: [{}], hex: at(4, 5) }],
      ...waters(PORTS, { 11: '..P...', 12: '...P..' }), // a free port to the west, this one to the south-east
      ...phase,
      elder: { arisen: { hex: HERE, facing: 1 } },
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.state.destroyedPorts).toEqual([at(4, 5)]);
      play.stops();
    },
  );

  rule(
    '[E14.19] a destroyed port is calm sea: nobody visits it, and a turn ended there is ended at sea',
    {
      captains: [{ crew: [{ at: 1 }], hex: at(5, 4) }],
      ...chart({ 12: '.P....' }),
      destroyedPorts: [at(5, 4)],
      step: 'turn-start',
    },
    (play) => {
      expect(play.saw('visit')).toEqual([]);
      play.endsTurn(0);
      expect(play.crew(10).strain).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E14.19] passengers bound for it go without a reward',
    {
      captains: [{ ...SAILOR, passengers: [{ card: 'pilgrim', slot: 0, space: 0 }] }],
      ...waters(PORTS, { 11: 'P.....', 12: '..P...' }),
      ...phase,
      elder: { arisen: { hex: at(5, 4), facing: 0 } },
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.saw('port-destroyed')[0]?.port).toBe('marrow');
      expect(play.captain().passengers).toEqual([]);
      expect(play.captain().coin).toBe(40);
      expect(play.state.decks.denizen.discard).toContain('pilgrim');
      expect(play.saw('passenger')).toEqual([{ type: 'passenger', seat: 0, card: 'pilgrim', what: 'lost' }]);
      play.stops();
    },
  );

  rule(
    '[E14.6] with no port left it goes for the nearest ship',
    {
      captains: [{ crew: [{}], hex: at(6, 4) }],
      ...waters(PORTS),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0 } },
      dice: ['move', 'enemy-omen', 'damage', 3],
    },
    (play) => {
      expect(play.saw('elder-acts')[0]?.target).toBe(0);
      expect(play.saw('elder-fired')).toHaveLength(1);
      play.stops();
    },
  );
});

describe('its objective above everything', () => {
  const PORTS = elder({ is: 'destroy-ports', count: [3, 3, 2, 2] });

  rule(
    '[E14.6] it passes ships by, but fires at one that lies in its pattern where its moves end',
    {
      captains: [{ crew: [{}], hex: at(5, 3) }],
      ...waters(PORTS, { 13: '..P...' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0 } },
      dice: ['move', 'damage', 'enemy-omen', 6],
    },
    (play) => {
      expect(play.saw('elder-acts')[0]?.target).toBeNull();
      expect(play.state.elder.arisen?.hex).toBe(at(5, 4));
      expect(play.saw('elder-fired')).toEqual([{ type: 'elder-fired', elder: 'old-one', at: 0, hits: 1, evaded: 0 }]);
      play.stops();
    },
  );

  rule(
    '[E14.6] with nobody there, pairs of damage and of omens are moves',
    {
      captains: [SAILOR],
      ...waters(PORTS, { 13: '..P...' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0 } },
      dice: ['move', 'damage', 'damage'],
    },
    (play) => {
      expect(play.state.elder.arisen?.hex).toBe(at(6, 4));
      play.stops();
    },
  );

  rule(
    '[E14.6] a pair of omens too, whether somebody is there or not',
    {
      captains: [{ crew: [{}], hex: at(5, 3) }],
      ...waters(PORTS, { 13: '..P...' }),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0 } },
      dice: ['enemy-omen', 'enemy-omen', 'damage', 6],
    },
    (play) => {
      expect(play.state.elder.arisen?.hex).toBe(at(5, 4));
      expect(play.saw('elder-fired')).toEqual([{ type: 'elder-fired', elder: 'old-one', at: 0, hits: 1, evaded: 0 }]);
      play.stops();
    },
  );
});

describe('sinking ships', () => {
  const SINKER = elder({ is: 'sink-ships', count: [2, 2, 2, 2] });

  rule(
    '[E14.17] every captain sunk while it is there counts',
    {
      captains: [{ crew: [{}], hex: at(5, 4), destroyed: [0, 1, 2, 3, 4, 5, 6, 7, 8] }],
      ...waters(SINKER),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0 } },
      dice: ['damage', 'enemy-omen', 'move', 0],
    },
    (play) => {
      expect(play.captain().sunk).toBe(true);
      expect(progress(play)).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E14.9] the last one ends the game',
    {
      captains: [{ crew: [{}], hex: at(5, 4), destroyed: [0, 1, 2, 3, 4, 5, 6, 7, 8] }],
      ...waters(SINKER),
      ...phase,
      elder: { arisen: { hex: HERE, facing: 0, progress: 1 } },
      dice: ['damage', 'enemy-omen', 'move', 0],
    },
    (play) => {
      expect(play.scenario.result).toMatchObject({ won: false, cause: 'elder-objective' });
    },
  );
});

describe('visiting corners', () => {
  const TIDE = elder({ is: 'visit-corners', count: [4, 4, 3, 3] });

  rule(
    '[E14.6] one after the other, the known hex nearest to each',
    {
      captains: [SAILOR],
      ...waters(TIDE),
      ...phase,
      elder: { arisen: { hex: at(3, 2), facing: 3 } },
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.state.elder.arisen).toMatchObject({ hex: at(2, 2), progress: 1 });
      play.stops();
    },
  );

  rule(
    '[E14.6] then the next one clockwise',
    {
      captains: [SAILOR],
      ...waters(TIDE),
      ...phase,
      elder: { arisen: { hex: at(9, 2), facing: 0, progress: 1 } },
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.state.elder.arisen).toMatchObject({ hex: at(10, 2), progress: 2 });
      play.stops();
    },
  );

  rule(
    '[E14.6] one at most in an activation: there it goes no further',
    {
      captains: [SAILOR],
      ...waters(TIDE),
      ...phase,
      elder: { arisen: { hex: at(3, 2), facing: 3 } },
      dice: ['move', 'move', 'move'],
    },
    (play) => {
      expect(play.state.elder.arisen).toMatchObject({ hex: at(2, 2), progress: 1 });
      play.stops();
    },
  );
});

describe('consuming', () => {
  const EATER = elder({ is: 'consume', what: 'island', count: [4, 4, 3, 3] });

  rule(
    '[E14.6] it eats the nearest island nobody has explored',
    {
      captains: [SAILOR],
      ...waters(EATER, { 12: '.I....', 13: 'I.....' }),
      explored: [at(5, 4)],
      ...phase,
      elder: { arisen: { hex: at(6, 4), facing: 0 } },
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.saw('explored')).toEqual([{ type: 'explored', hex: at(7, 4), what: 'island' }]);
      expect(play.state.explored).toEqual([at(5, 4), at(7, 4)]);
      expect(progress(play)).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E14.6] or the nearest altar',
    {
      captains: [SAILOR],
      ...waters(elder({ is: 'consume', what: 'altar', count: [4, 4, 3, 3] }), { 13: 'A.....', 12: '....I.' }),
      ...phase,
      elder: { arisen: { hex: at(6, 4), facing: 0 } },
      dice: ['move', 'enemy-omen', 'damage'],
    },
    (play) => {
      expect(play.saw('explored')).toEqual([{ type: 'explored', hex: at(7, 4), what: 'altar' }]);
      expect(progress(play)).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E14.6] what it stands on already needs no move',
    {
      captains: [SAILOR],
      ...waters(EATER, { 12: '.I....' }),
      ...phase,
      elder: { arisen: { hex: at(5, 4), facing: 0 } },
      dice: ['enemy-omen', 'damage', 'move'],
    },
    (play) => {
      expect(play.saw('elder-moved')).toEqual([]);
      expect(progress(play)).toBe(1);
      play.stops();
    },
  );
});

describe('raising storms', () => {
  const RAIN = elder(
    { is: 'raise-storms', count: [3, 3, 2, 2] },
    { whilstArisen: { do: 'new-storm', size: 1, at: 'elder' } },
  );

  rule(
    '[E14.17] each storm it raises over itself counts',
    {
      captains: [SAILOR],
      ...waters(RAIN),
      ...phase,
      elder: { arisen: { hex: at(9, 4), facing: 0 } },
      dice: ['enemy-omen', 'damage', 'enemy-omen', 9],
    },
    (play) => {
      expect(play.saw('storm')).toEqual([{ type: 'storm', size: 1, hexes: [at(9, 4)], seat: 0 }]);
      expect(progress(play)).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E14.9] the last of them drowns the world',
    {
      captains: [SAILOR],
      ...waters(RAIN),
      ...phase,
      storms: [storm(1, 2, 2)],
      elder: { arisen: { hex: at(9, 4), facing: 0, progress: 2 } },
    },
    (play) => {
      expect(play.scenario.result).toMatchObject({ won: false, cause: 'elder-objective' });
    },
  );
});

describe('after awakening', () => {
  rule(
    '[E14.20] captains may still win by discovery',
    {
      captains: [{ crew: [{}], hex: HERE, hold: ['chart'] }],
      ...chart(OPEN, {
        elders: [elder({ is: 'destroy-ports', count: [3, 3, 2, 2] })],
        treasures: [
          ...PLAIN.treasures,
          {
            id: 'chart',
            kind: 'trinket',
            copies: 1,
            standard: 5,
            desired: { port: 'hythe', price: 6 },
            undesired: { port: 'marrow', price: 1 },
            use: { effect: { do: 'discovery', by: 1 } },
          },
        ],
      }),
      tracks: { ours: 15, theirs: 13 },
      elder: { arisen: { hex: at(9, 4) } },
    },
    (play) => {
      play.chooses(0, { is: 'use-treasure', treasure: 'chart' });
      expect(play.scenario.result).toMatchObject({ won: true, cause: 'discovered' });
    },
  );
});
