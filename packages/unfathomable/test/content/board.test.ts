import { describe, expect, it } from 'vitest';
import {
  ADJACENT,
  AFT,
  areAdjacent,
  arrowFrom,
  BACK_WATER,
  closestUndamaged,
  DECK_OF_WATER,
  deckOfRoll,
  FORE,
  FRONT_WATER,
  frontOfRoll,
  isDeck,
  isNumberedRoom,
  isRoom,
  isShipSpace,
  isWater,
  NEXT_CLOSEST,
  NUMBERED_ROOMS,
  type NumberedRoom,
  ROOM_NUMBERS,
  roomDistance,
  roomOfRoll,
  roomOfWater,
  stepTowards,
  WATER_OF_DECK,
} from '../../src/content/board';
import { DECK_SPACES, ROOMS, type Room, type Space, WATER_SPACES } from '../../src/content/ids';
import {
  DEEP_ONE_COUNT,
  START_DEEP_ONES,
  START_DIALS,
  START_DIALS_NO_CULTIST,
  START_MONARCHS,
  START_PASSENGERS,
} from '../../src/content/setup';
import { TRACK_END, TRACK_LABELS, TRACK_START } from '../../src/content/tracks';
import { sum } from './tally';

const SPACES: readonly Space[] = [...ROOMS, ...DECK_SPACES, ...WATER_SPACES];
const DIE = [1, 2, 3, 4, 5, 6, 7, 8];
const highest = (room: NumberedRoom) => Math.max(...ROOM_NUMBERS[room]);

/** How far apart two rooms are, walked step by step through numbered rooms only. */
function walked(from: NumberedRoom, to: NumberedRoom): number {
  let reached = new Set<Space>([from]);
  for (let steps = 0; steps < 6; steps++) {
    if (reached.has(to)) return steps;
    reached = new Set([...reached, ...[...reached].flatMap((space) => ADJACENT[space]).filter(isNumberedRoom)]);
  }
  throw new Error(`No way from ${from} to ${to}`);
}

describe('the board', () => {
  it('[44.2] [44.12] [44.17] has eight water spaces, eight deck spaces and eight rooms', () => {
    expect(SPACES.filter(isWater)).toEqual([...WATER_SPACES]);
    expect(SPACES.filter(isDeck)).toEqual([...DECK_SPACES]);
    expect(SPACES.filter(isRoom)).toEqual([...ROOMS]);
    expect(SPACES).toHaveLength(24);
  });

  it('[44.8] has sixteen ship spaces', () => {
    expect(SPACES.filter(isShipSpace)).toEqual([...ROOMS, ...DECK_SPACES]);
  });

  it('[5.0] adjacency goes both ways and never from a space to itself', () => {
    for (const a of SPACES) {
      expect(new Set(ADJACENT[a]).size).toBe(ADJACENT[a].length);
      for (const b of SPACES) expect(areAdjacent(a, b)).toBe(areAdjacent(b, a));
      expect(areAdjacent(a, a)).toBe(false);
    }
  });

  it('[5.0] deck and water each form a ring of eight around the ship', () => {
    const ring = (space: Space, on: (space: Space) => boolean) => ADJACENT[space].filter(on);
    for (const deck of DECK_SPACES) expect(ring(deck, isDeck)).toHaveLength(2);
    for (const water of WATER_SPACES) {
      expect(ring(water, isWater)).toHaveLength(2);
      expect(ADJACENT[water].filter(isShipSpace)).toEqual([DECK_OF_WATER[water]]);
    }
    const edges = (on: (space: Space) => boolean, prefix: string) =>
      SPACES.filter(on).flatMap((a) =>
        ring(a, on).flatMap((b) => (a < b ? [`${a.replace(prefix, '')}-${b.replace(prefix, '')}`] : [])),
      );
    const round = ['1-2', '1-3', '3-5', '5-7', '7-8', '6-8', '4-6', '2-4'].sort();
    expect(edges(isDeck, 'deck-').sort()).toEqual(round);
    expect(edges(isWater, 'water-').sort()).toEqual(round);
  });

  it('[5.0] rooms touch the neighbours they are drawn with', () => {
    const rooms = (room: Room) => ADJACENT[room].filter(isRoom);
    expect(rooms('bridge')).toEqual(['chapel', 'captains-cabin']);
    expect(rooms('chapel')).toEqual(['bridge', 'captains-cabin', 'cargo-hold', 'sick-bay']);
    expect(rooms('captains-cabin')).toEqual(['bridge', 'chapel', 'galley', 'sick-bay']);
    expect(rooms('cargo-hold')).toEqual(['chapel', 'galley', 'boiler-room', 'brig']);
    expect(rooms('galley')).toEqual(['captains-cabin', 'cargo-hold', 'boiler-room', 'brig']);
    expect(rooms('boiler-room')).toEqual(['cargo-hold', 'galley']);
    expect(rooms('sick-bay')).toEqual(['chapel', 'captains-cabin']);
    expect(rooms('brig')).toEqual(['cargo-hold', 'galley']);
  });

  it('[15.1] [44.4] [44.14] every water and deck space has one arrow to an adjacent space further in', () => {
    for (const water of WATER_SPACES) {
      expect(isDeck(arrowFrom(water))).toBe(true);
      expect(areAdjacent(water, arrowFrom(water))).toBe(true);
      expect(WATER_OF_DECK[DECK_OF_WATER[water]]).toBe(water);
    }
    expect(DECK_SPACES.map(arrowFrom)).toEqual([
      'bridge',
      'bridge',
      'chapel',
      'captains-cabin',
      'cargo-hold',
      'galley',
      'boiler-room',
      'boiler-room',
    ]);
    for (const deck of DECK_SPACES) expect(areAdjacent(deck, arrowFrom(deck))).toBe(true);
  });

  it('[4.6a] the arrows lead from every water space to one room', () => {
    expect(WATER_SPACES.map(roomOfWater)).toEqual(DECK_SPACES.map(arrowFrom));
  });

  it('[8.0] [21.0] the front is at 1 and 2, the back at 7 and 8', () => {
    expect(FRONT_WATER).toEqual(['water-1', 'water-2']);
    expect(BACK_WATER.map((water) => DECK_OF_WATER[water])).toEqual(['deck-7', 'deck-8']);
  });

  it('drifting aft keeps to one side and ends in the Deep', () => {
    expect(WATER_SPACES.map((water) => AFT[water])).toEqual([
      'water-3',
      'water-4',
      'water-5',
      'water-6',
      'water-7',
      'water-8',
      'the-deep',
      'the-deep',
    ]);
  });

  it('going fore is the way back, and nothing at the front', () => {
    for (const water of WATER_SPACES) {
      const aft = AFT[water];
      if (aft !== 'the-deep') expect(FORE[aft]).toBe(water);
    }
    for (const water of FRONT_WATER) expect(FORE[water]).toBe(water);
  });

  it('[44.18] the printed numbers of rooms cover the die once', () => {
    expect(DIE.map(roomOfRoll)).toEqual([
      'bridge',
      'bridge',
      'chapel',
      'captains-cabin',
      'cargo-hold',
      'galley',
      'boiler-room',
      'boiler-room',
    ]);
    for (const room of NUMBERED_ROOMS) for (const number of ROOM_NUMBERS[room]) expect(roomOfRoll(number)).toBe(room);
    expect(() => roomOfRoll(9)).toThrow('The die does not show 9');
  });

  it('[44.13] the deck space of a roll has its number', () => {
    expect(DIE.map(deckOfRoll)).toEqual([...DECK_SPACES]);
    expect(() => deckOfRoll(0)).toThrow('The die does not show 0');
  });

  it('[44.3] rolls of 1 to 4 and 5 to 8 name the front water spaces', () => {
    expect(DIE.map(frontOfRoll)).toEqual([...Array(4).fill('water-1'), ...Array(4).fill('water-2')]);
  });
});

describe('ways inside the ship', () => {
  it('[44.1] distances are what walking through numbered rooms takes', () => {
    for (const from of NUMBERED_ROOMS)
      for (const to of NUMBERED_ROOMS) expect(roomDistance(from, to)).toBe(walked(from, to));
  });

  it('[4.6c] [13.5a] the order of replacements is by distance, then by the highest printed number', () => {
    for (const origin of NUMBERED_ROOMS) {
      const others = NUMBERED_ROOMS.filter((room) => room !== origin);
      const order = others.sort((a, b) => walked(origin, a) - walked(origin, b) || highest(b) - highest(a));
      expect(NEXT_CLOSEST[origin]).toEqual(order);
    }
  });

  it('an undamaged room is hit itself, a damaged one passes the hit on', () => {
    const closest = (origin: NumberedRoom, ...damaged: Room[]) => closestUndamaged(origin, new Set(damaged));
    expect(closest('galley')).toBe('galley');
    expect(closest('galley', 'galley')).toBe('boiler-room');
    expect(closest('galley', 'galley', 'boiler-room')).toBe('cargo-hold');
    expect(closest('bridge', 'bridge', 'captains-cabin', 'chapel')).toBe('galley');
    expect(closest('bridge', ...NUMBERED_ROOMS)).toBeUndefined();
  });

  it('never the Brig or the Sick Bay', () => {
    for (const origin of NUMBERED_ROOMS) expect(NEXT_CLOSEST[origin].every(isNumberedRoom)).toBe(true);
  });

  it('[4.17b] a step goes to an adjacent room and one nearer', () => {
    for (const from of NUMBERED_ROOMS) {
      for (const to of NUMBERED_ROOMS) {
        if (from === to) continue;
        const next = stepTowards(from, to);
        expect(areAdjacent(from, next)).toBe(true);
        expect(roomDistance(next, to)).toBe(roomDistance(from, to) - 1);
      }
    }
  });

  it('[4.17b] of two equally short ways the one through the higher number is taken', () => {
    expect(stepTowards('bridge', 'boiler-room')).toBe('captains-cabin');
    expect(stepTowards('captains-cabin', 'cargo-hold')).toBe('galley');
    expect(stepTowards('chapel', 'galley')).toBe('cargo-hold');
    expect(stepTowards('cargo-hold', 'captains-cabin')).toBe('galley');
    expect(stepTowards('galley', 'chapel')).toBe('cargo-hold');
    expect(stepTowards('boiler-room', 'bridge')).toBe('galley');
  });
});

describe('how a game begins', () => {
  it('six Deep Ones and two passengers are on the board, the monarchs in the Deep', () => {
    expect(START_DEEP_ONES).toEqual({ 'water-1': 2, 'water-2': 2, 'deck-1': 1, 'deck-2': 1 });
    expect(DEEP_ONE_COUNT - sum(Object.values(START_DEEP_ONES))).toBe(14);
    expect(START_PASSENGERS).toEqual({ 'deck-3': 1, 'deck-4': 1 });
    expect(START_MONARCHS).toEqual({ dagon: 'the-deep', hydra: 'the-deep' });
  });

  it('all dials show 8', () => {
    expect(START_DIALS).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
  });

  it('without the Cultist they show 7, 6, 6 and 7', () => {
    expect(START_DIALS_NO_CULTIST).toEqual({ fuel: 7, food: 6, sanity: 6, souls: 7 });
  });

  it('[50.0] both tracks have Start, three spaces and a goal', () => {
    for (const labels of Object.values(TRACK_LABELS)) {
      expect(labels).toHaveLength(5);
      expect(labels[TRACK_START]).toMatch(/start$/);
    }
    expect(TRACK_LABELS.travel[TRACK_END]).toBe('arrive');
    expect(TRACK_LABELS.ritual[TRACK_END]).toBe('cast');
  });
});
