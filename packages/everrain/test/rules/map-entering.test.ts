import { describe, expect } from 'vitest';
import { SIDES } from '../../src/map/geometry';
import { rule } from '../../src/testkit';
import { at, chart, HERE } from './sea-kit';

const OUTSIDE = { hex: null };
const hexes = (...list: readonly number[]) => list.map((hex) => ({ is: 'hex', hex }) as const);

describe('coming onto the map', () => {
  rule(
    '[E1.19] the first player lays the top tile and takes any calm hex of it, facing any way',
    { captains: [OUTSIDE], map: {}, stack: ['holm'], step: 'turn-start' },
    (play) => {
      play.chooses(0, { is: 'orientation', turned: false });
      play.offers(0, 'enter-hex', hexes(HERE, at(6, 4), at(4, 5), at(5, 5), at(6, 5)));
      play.chooses(0, { is: 'hex', hex: at(5, 5) });
      play.offers(
        0,
        'enter-facing',
        SIDES.map((side) => ({ is: 'side', side })),
      );
      play.chooses(0, { is: 'side', side: 4 });
      expect(play.captain()).toMatchObject({ hex: at(5, 5), facing: 4, entered: true });
      expect(play.saw('entered')).toEqual([{ type: 'entered', seat: 0, hex: at(5, 5), facing: 4, back: false }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E1.20] the others come at the start of their own first turns',
    { captains: [{ hex: HERE }, OUTSIDE], ...chart({ 12: '.I....' }), current: 1, step: 'turn-start' },
    (play) => {
      play.offers(1, 'enter-hex', hexes(at(6, 4), at(4, 5), at(5, 5), at(6, 5)));
      play.chooses(1, { is: 'hex', hex: at(6, 4) }).chooses(1, { is: 'side', side: 0 });
      expect(play.captain(1)).toMatchObject({ hex: at(6, 4), facing: 0 });
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E1.19] rough water and wrecks are not for entering while a calm hex is free',
    { captains: [OUTSIDE], ...chart({ 12: '.~w.~I' }), step: 'turn-start' },
    (play) => {
      play.offers(0, 'enter-hex', hexes(HERE, at(4, 5)));
      play.leaves(0, 'enter-hex');
    },
  );

  rule(
    '[E1.21] on the same start tile; no other tile is laid for them',
    {
      captains: [{ hex: at(7, 4) }, OUTSIDE],
      ...chart({ 12: '......', 13: '......' }),
      current: 1,
      step: 'turn-start',
    },
    (play) => {
      play.offers(1, 'enter-hex', hexes(HERE, at(5, 4), at(6, 4), at(4, 5), at(5, 5), at(6, 5)));
      expect(play.saw('tile')).toEqual([]);
      play.leaves(1, 'enter-hex');
    },
  );

  rule(
    '[E17.18] and only ships that navigate reveal more',
    { captains: [{ hex: HERE }, OUTSIDE], ...chart({ 12: '......' }), current: 1, step: 'turn-start' },
    (play) => {
      play.chooses(1, { is: 'hex', hex: at(6, 4) }).chooses(1, { is: 'side', side: 0 });
      expect(play.state.slots.filter((slot) => slot !== null)).toHaveLength(1);
      play.leaves(1, 'turn');
    },
  );

  rule(
    '[E1.22] the start tile’s clues are nobody’s',
    { captains: [OUTSIDE], map: {}, stack: ['open'], step: 'turn-start' },
    (play) => {
      play.chooses(0, { is: 'hex', hex: HERE }).chooses(0, { is: 'side', side: 0 });
      expect(play.captain().clues).toBe(0);
      expect(play.saw('tile')).toEqual([{ type: 'tile', slot: 12, tile: 'open', turned: false, seat: 0, clues: 0 }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E1.23] its altar is awake but entering brings no enemy',
    { captains: [OUTSIDE], map: {}, stack: ['shrine'], step: 'turn-start' },
    (play) => {
      play.chooses(0, { is: 'orientation', turned: false });
      play.chooses(0, { is: 'hex', hex: HERE }).chooses(0, { is: 'side', side: 0 });
      expect(play.captain().enemies).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E1.23] its spawn icon brings no ship, and is calm for who enters',
    { captains: [OUTSIDE], map: {}, stack: ['lair'], step: 'turn-start' },
    (play) => {
      play.chooses(0, { is: 'orientation', turned: false });
      expect(play.state.enemyShips).toEqual([]);
      play.offers(0, 'enter-hex', hexes(HERE, at(5, 4), at(6, 4), at(4, 5), at(5, 5), at(6, 5)));
      play.leaves(0, 'enter-hex');
    },
  );

  rule(
    '[E1.23] with no calm hex free, any free sea hex of the tile',
    { captains: [{ hex: HERE }, OUTSIDE], ...chart({ 12: '.I~wPA', 13: '......' }), current: 1, step: 'turn-start' },
    (play) => {
      play.offers(1, 'enter-hex', hexes(at(6, 4), at(4, 5)));
      play.leaves(1, 'enter-hex');
    },
  );

  rule(
    '[E1.23] with no sea hex free, the nearest of another tile',
    { captains: [{ hex: HERE }, OUTSIDE], ...chart({ 12: '.IIIPA', 11: '......' }), current: 1, step: 'turn-start' },
    (play) => {
      play.offers(1, 'enter-hex', hexes(at(3, 4), at(3, 5)));
      play.leaves(1, 'enter-hex');
    },
  );

  rule(
    '[E1.24] a ship not yet there is no target and is struck by nothing',
    {
      captains: [{ hex: at(4, 5) }, OUTSIDE],
      ...chart({ 12: '......' }),
      step: 'sea-enemies',
      enemyShips: [{ kind: 'raider', hex: at(6, 4), destination: HERE }],
      dice: ['damage', 'damage', 'damage'],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts')).toEqual([
        { type: 'enemy-ship-acts', ship: 1000, kind: 'raider', faces: ['damage', 'damage', 'damage'], target: 0 },
      ]);
      expect(play.captain(1).destroyed).not.toContain(true);
      play.stops();
    },
  );
});
