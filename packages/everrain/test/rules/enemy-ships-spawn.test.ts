import { describe, expect } from 'vitest';
import type { Destination, EnemyShipKind, Treasure } from '../../src/content/card';
import { SIDES } from '../../src/map/geometry';
import { type Play, rule, type Scene } from '../../src/testkit';
import { PLAIN } from '../../src/testkit/content';
import { at, chart, HERE, OPEN, plodPaying, storm } from './sea-kit';

/** A horn that calls an enemy ship, as some outcomes do. */
const HORN: Treasure = {
  id: 'call-of-the-deep',
  kind: 'trinket',
  copies: 1,
  standard: 5,
  desired: { port: 'hythe', price: 6 },
  undesired: { port: 'marrow', price: 1 },
  use: { effect: { do: 'enemy-ship' } },
};
const ship = (destinations: readonly Destination[], pattern: EnemyShipKind['pattern'] = []): EnemyShipKind => ({
  id: 'raider',
  health: 4,
  dice: 3,
  range: 0,
  pattern,
  destinations,
});
const waters = (map: Readonly<Record<number, string>>, destinations: readonly Destination[] = ['nearest-port']) =>
  chart(map, { treasures: [...PLAIN.treasures, HORN], enemyShips: [ship(destinations)] });

const CALLER = { hold: ['call-of-the-deep'], crew: [{}] };
const calls = (play: Play, seat = 0): Play => play.chooses(seat, { is: 'use-treasure', treasure: 'call-of-the-deep' });
const hexes = (...list: readonly number[]) => list.map((hex) => ({ is: 'hex', hex }) as const);
const NOTHING_ROLLED: Pick<Scene, 'dice'> = { dice: ['enemy-omen'] };

describe('where enemy ships appear', () => {
  rule(
    '[E11.1] by an outcome: a calm hex of the captain’s tile, as that captain likes',
    {
      captains: [{}, { ...CALLER, hex: at(7, 4) }],
      current: 1,
      ...waters({ 12: '......', 13: '.~.wIs' }),
      ...NOTHING_ROLLED,
    },
    (play) => {
      calls(play, 1).offers(1, 'spawn-ship-hex', hexes(at(9, 4), at(9, 5)));
      play.chooses(1, { is: 'hex', hex: at(9, 5) });
      expect(play.state.enemyShips).toEqual([
        expect.objectContaining({ id: 2000, kind: 'raider', hex: at(9, 5), trauma: 0 }),
      ]);
      play.stops();
    },
  );

  rule(
    '[E11.1] a rough one where no calm hex is free',
    { captains: [{ ...CALLER, hex: HERE }], ...waters({ 12: '.~Iw~I', 13: '......' }), ...NOTHING_ROLLED },
    (play) => {
      calls(play).offers(0, 'spawn-ship-hex', hexes(at(5, 4), at(5, 5)));
      play.stops();
    },
  );

  rule(
    '[E11.25] and none at all where neither is',
    { captains: [{ ...CALLER, hex: HERE }], ...waters({ 12: '.IIwII', 13: '......' }) },
    (play) => {
      calls(play);
      expect(play.state.enemyShips).toEqual([]);
      expect(play.state.decks.enemyShip.draw).toEqual(['raider']);
      play.leaves(0, 'turn');
    },
  );

  const newAct = (scene: Partial<Scene>): Pick<Scene, 'step' | 'tracks' | 'also'> & Partial<Scene> => ({
    step: 'after-turn',
    tracks: { ours: 4, theirs: 2 },
    also: (state) => {
      state.pendingActs.push({ act: 2, space: 4, by: 'ours', gap: 0 });
    },
    ...scene,
  });
  const toTheAct = (play: Play): Play => plodPaying(play, () => play.state.step !== 'after-turn');

  rule(
    '[E11.2] at a new Act: a known spawn hex, which a die picks',
    {
      captains: [{ hex: HERE, crew: [{}] }],
      ...newAct({}),
      ...waters({ ...OPEN, 11: '.s....', 13: '.s....' }),
      dice: [1, 'enemy-omen'],
    },
    (play) => {
      toTheAct(play);
      expect(play.saw('enemy-ship')).toEqual([expect.objectContaining({ hex: at(8, 4) })]);
      play.stops();
    },
  );

  rule(
    '[E11.2] with none known no ship comes',
    { captains: [{ crew: [{}] }], ...newAct({}), ...waters(OPEN) },
    (play) => {
      toTheAct(play);
      expect(play.saw('enemy-ship')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E13.27] free and uncovered spawn hexes first',
    {
      captains: [{ hex: HERE, crew: [{}] }],
      ...newAct({ storms: [storm(1, 2, 4)] }),
      ...waters({ ...OPEN, 11: '.s....', 13: '.s....' }),
      ...NOTHING_ROLLED,
    },
    (play) => {
      toTheAct(play);
      expect(play.saw('enemy-ship')[0]?.hex).toBe(at(8, 4));
      play.stops();
    },
  );

  rule(
    '[E11.25] on an occupied one the nearest calm hex of its tile will do',
    {
      captains: [{ hex: at(8, 4), crew: [{}] }],
      ...newAct({}),
      ...waters({ ...OPEN, 13: '~s.~~~' }),
      ...NOTHING_ROLLED,
    },
    (play) => {
      toTheAct(play);
      expect(play.saw('enemy-ship')[0]?.hex).toBe(at(9, 4));
      play.stops();
    },
  );

  rule(
    '[E17.19] the icon of a tile that lies there serves new Acts only: outcomes use the captain’s tile',
    { captains: [{ ...CALLER, hex: HERE }], ...waters({ 12: '......', 13: '.s....' }), ...NOTHING_ROLLED },
    (play) => {
      calls(play);
      expect(play.canChoose(0, { is: 'hex', hex: at(8, 4) })).toBe(false);
      play.stops();
    },
  );

  rule(
    '[E11.26] with no card left the agenda advances by the Act',
    { captains: [CALLER], ...waters(OPEN), act: 3, decks: { enemyShip: [] }, onlyNamed: ['enemyShip'] },
    (play) => {
      calls(play);
      expect(play.state.enemyShips).toEqual([]);
      expect(play.state.tracks.agenda).toBe(4);
      play.stops();
    },
  );
});

describe('where they are bound', () => {
  const bound = (
    destinations: readonly Destination[],
    map: Readonly<Record<number, string>>,
    more: Partial<Scene> = {},
  ): Scene => ({
    captains: [{ ...CALLER, hex: at(6, 5) }],
    ...waters({ ...OPEN, ...map }, destinations),
    ...NOTHING_ROLLED,
    ...more,
  });
  const comesTo = (play: Play, destination: number): void => {
    calls(play).chooses(0, { is: 'hex', hex: HERE });
    play.plodUntil(() => play.saw('enemy-ship').length > 0);
    expect(play.saw('enemy-ship')[0]).toMatchObject({ hex: HERE, destination });
    expect(play.state.enemyShips[0]?.destination).toBe(destination);
    play.stops();
  };

  rule('[E11.3] the nearest port', bound(['nearest-port'], { 11: '..P...', 13: '..P...' }), (play) =>
    comesTo(play, at(3, 4)),
  );
  rule('[E11.3] the farthest port', bound(['farthest-port'], { 11: '..P...', 13: '..P...' }), (play) =>
    comesTo(play, at(9, 4)),
  );
  rule('[E11.3] the nearest island', bound(['nearest-island'], { 11: '..I...', 13: '..I...' }), (play) =>
    comesTo(play, at(3, 4)),
  );
  rule('[E11.3] the farthest island', bound(['farthest-island'], { 11: '..I...', 13: '..I...' }), (play) =>
    comesTo(play, at(9, 4)),
  );
  rule(
    '[E11.3] the nearest altar that nobody has purged',
    bound(['nearest-altar'], { 11: '..A...', 13: '..A...' }, { explored: [at(3, 4)] }),
    (play) => comesTo(play, at(9, 4)),
  );
  rule('[E11.3] the edge of the board', bound(['edge'], { 10: '......', 11: '......' }), (play) =>
    comesTo(play, at(-2, 4)),
  );
  rule('[E11.3] a storm', bound(['storm'], {}, { storms: [storm(1, 8, 4)] }), (play) => comesTo(play, at(8, 4)));

  rule(
    '[E11.21] else the card’s next preference',
    bound(['nearest-altar', 'storm', 'nearest-port'], { 13: '.P....' }),
    (play) => comesTo(play, at(8, 4)),
  );

  rule('[E11.21] finally the first hex of the start tile', bound(['nearest-altar'], {}), (play) => {
    calls(play).chooses(0, { is: 'hex', hex: at(5, 5) });
    play.plodUntil(() => play.saw('enemy-ship').length > 0);
    expect(play.saw('enemy-ship')[0]?.destination).toBe(HERE);
    play.stops();
  });

  rule(
    '[E11.3] a destroyed port is none',
    bound(['nearest-port'], { 11: '..P...', 13: '..P...' }, { destroyedPorts: [at(3, 4)] }),
    (play) => comesTo(play, at(9, 4)),
  );

  rule(
    '[E11.3] of two as near, whoever places the ship chooses',
    bound(['nearest-island'], { 11: '..I...', 12: '..I...' }),
    (play) => {
      calls(play).chooses(0, { is: 'hex', hex: at(4, 5) });
      play.offers(0, 'route', hexes(at(3, 4), at(6, 4)));
      play.chooses(0, { is: 'hex', hex: at(6, 4) });
      play.plodUntil(() => play.saw('enemy-ship').length > 0);
      expect(play.saw('enemy-ship')[0]?.destination).toBe(at(6, 4));
      play.stops();
    },
  );

  rule(
    '[E11.3] the destination stays the same though nearer ones are found',
    {
      captains: [{ hex: at(6, 4), crew: [{ at: 3 }, { at: 6 }] }],
      ...chart({ 11: '......', 12: '......' }),
      stack: ['haven'],
      enemyShips: [{ kind: 'raider', hex: at(1, 4), destination: at(3, 5) }],
    },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'reveal' }).chooses(0, { is: 'orientation', turned: false });
      expect(play.state.enemyShips[0]?.destination).toBe(at(3, 5));
      play.stops();
    },
  );
});

describe('how they face', () => {
  rule(
    '[E11.3] straight at a destination on one of the six lines',
    { captains: [{ ...CALLER, hex: at(6, 5) }], ...waters({ ...OPEN, 11: '..P...' }), ...NOTHING_ROLLED },
    (play) => {
      calls(play).chooses(0, { is: 'hex', hex: at(5, 4) });
      expect(play.saw('enemy-ship')[0]).toMatchObject({ destination: at(3, 4), facing: 3 });
      play.stops();
    },
  );

  rule(
    '[E11.29] else the way a cheapest route begins, chosen by who places it',
    { captains: [{ ...CALLER, hex: at(6, 5) }], ...waters({ ...OPEN, 11: '.P....' }), ...NOTHING_ROLLED },
    (play) => {
      calls(play).chooses(0, { is: 'hex', hex: at(4, 5) }); // the port is two west and one north-west: (2,4)
      play.offers(0, 'face-ship', [
        { is: 'side', side: 3 },
        { is: 'side', side: 4 },
      ]);
      play.chooses(0, { is: 'side', side: 4 });
      expect(play.saw('enemy-ship')[0]).toMatchObject({ destination: at(2, 4), facing: 4 });
      play.stops();
    },
  );

  rule(
    '[E11.29] at a new Act by the first player',
    {
      captains: [
        { hex: at(9, 4), crew: [{}] },
        { hex: at(9, 5), crew: [{}] },
      ],
      first: 1,
      step: 'after-turn',
      tracks: { ours: 4, theirs: 2 },
      also: (state) => {
        state.pendingActs.push({ act: 2, space: 4, by: 'ours', gap: 0 });
      },
      ...waters({ ...OPEN, 11: '.P....', 12: '...s..' }),
      ...NOTHING_ROLLED,
    },
    (play) => {
      plodPaying(play, () => play.isAsked(1) && play.asked(1).kind === 'face-ship');
      play.offers(
        1,
        'face-ship',
        SIDES.filter((side) => side === 3 || side === 4).map((side) => ({ is: 'side', side })),
      );
      play.stops();
    },
  );

  rule(
    '[E11.4] and they act at once with a single die',
    { captains: [{ ...CALLER, hex: at(6, 5) }], ...waters({ ...OPEN, 11: '..P...' }), dice: ['move'] },
    (play) => {
      calls(play).chooses(0, { is: 'hex', hex: at(6, 4) });
      expect(play.saw('enemy-ship-acts')).toEqual([
        { type: 'enemy-ship-acts', ship: 2000, kind: 'raider', faces: ['move'], target: null },
      ]);
      expect(play.state.enemyShips[0]).toMatchObject({ hex: at(5, 4), facing: 3 });
      play.stops();
    },
  );
});
