import { describe, expect } from 'vitest';
import { type ShipSpace, TITLES } from '../../src/content/ids';
import { SUCCESSION } from '../../src/content/succession';
import { type Person, rule, type Scene } from '../../src/testkit';

/** A check in the Captain's Cabin that passes by itself: its user sends the chosen one to the Brig. */
const cabin = (people: readonly Person[], more: Partial<Scene> = {}): Scene => ({
  people,
  deepOnes: {},
  passengers: {},
  chaos: ['influence 5', 'observation 5', 'influence 5', 'observation 5'],
  ...more,
});

const crew: readonly Person[] = [
  { character: 'svetlana', in: 'captains-cabin' },
  { character: 'arjun', in: 'bridge' },
  { character: 'jeanne', in: 'galley' },
  { character: 'william', in: 'chapel' },
];

describe('Losing and getting titles (49)', () => {
  rule(
    '[49.3] [49.3a] [49.4] [9.2] a title is lost on the way to the Brig and goes to the next in line',
    cabin(crew),
    (play) => {
      expect(play.state.titles.captain).toBe(play.seat('arjun'));
      play.uses('svetlana', 'room:captains-cabin').picks('svetlana', { is: 'seat', seat: 1 }).nobodyAdds();
      expect(play.person('arjun').space).toBe('brig');
      expect(play.saw('title')).toEqual([{ type: 'title', title: 'captain', seat: 2, from: 1 }]);
      expect(play.state.titles).toEqual({ captain: play.seat('jeanne'), keeper: play.seat('william') });
      play.stops();
    },
  );

  rule(
    '[49.3] being defeated costs no title',
    cabin(
      [
        { character: 'svetlana' },
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'galley', revealed: 'hybrid' },
      ],
      {
        current: 'jeanne',
        dice: [8],
      },
    ),
    (play) => {
      play.attacks('jeanne', 'arjun').nobodyResponds();
      expect(play.person('arjun').space).toBe('sick-bay');
      expect(play.state.titles.captain).toBe(play.seat('arjun'));
      expect(play.saw('title')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[49.3b] it is lost by revealing as well',
    cabin([{ character: 'svetlana' }, { character: 'arjun', loyalty: ['hybrid'] }, { character: 'jeanne' }], {
      current: 'arjun',
    }),
    (play) => {
      play.reveals('arjun');
      expect(play.state.titles.captain).toBe(play.seat('jeanne'));
      play.stops();
    },
  );

  rule(
    '[49.4a] revealed traitors, humans in the Brig and characters not in play are passed over',
    cabin(
      [
        { character: 'samira', in: 'captains-cabin' },
        { character: 'keilani', in: 'galley' },
        { character: 'arjun', in: 'galley', revealed: 'hybrid' },
        { character: 'jamie', in: 'brig' },
        { character: 'beatrice', in: 'galley' },
      ],
      { titles: { captain: 'keilani' } },
    ),
    (play) => {
      play.uses('samira', 'room:captains-cabin').picks('samira', { is: 'seat', seat: 1 }).nobodyAdds();
      expect(play.state.titles.captain).toBe(play.seat('beatrice')); // not Arjun, Jeanne, Jamie or Svetlana
      play.stops();
    },
  );

  rule(
    '[49.4b] [49.4c] with all humans in the Brig, the highest of them gets it, the loser included',
    cabin(
      [
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'brig' },
        { character: 'william', in: 'brig' },
      ],
      { step: 'mythos', mythos: ['strange-vision'] },
    ),
    (play) => {
      play.settles('arjun', 0);
      play.scenario.answer(0, () => [0]);
      expect(play.person('arjun').space).toBe('brig');
      expect(play.state.titles.captain).toBe(play.seat('arjun'));
      play.stops();
    },
  );

  rule(
    '[49.4b] [49.4c] the highest of them, not the loser, if the loser is not the highest',
    cabin(
      [
        { character: 'william', in: 'galley' },
        { character: 'jeanne', in: 'brig' },
        { character: 'arjun', in: 'brig' },
      ],
      { step: 'mythos', mythos: ['strange-vision'], titles: { captain: 'william' } },
    ),
    (play) => {
      play.settles('william', 0);
      play.scenario.answer(0, () => [0]);
      expect(play.state.titles.captain).toBe(play.seat('arjun'));
      play.stops();
    },
  );

  rule(
    '[49.4b] while another human is free, the loser does not get it back, however high in line',
    cabin(
      [
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'brig' },
        { character: 'samira', in: 'deck-1' },
      ],
      { step: 'mythos', mythos: ['strange-vision'] },
    ),
    (play) => {
      play.settles('arjun', 0);
      play.scenario.answer(0, () => [0]);
      expect(play.state.titles.captain).toBe(play.seat('samira'));
      play.stops();
    },
  );

  rule(
    '[49.4b] who reveals never gets it back, even if all humans are in the Brig',
    cabin([
      { character: 'arjun', in: 'galley', loyalty: ['hybrid'] },
      { character: 'jeanne', in: 'brig' },
      { character: 'william', in: 'brig' },
    ]),
    (play) => {
      play.reveals('arjun');
      expect(play.state.titles.captain).toBe(play.seat('jeanne'));
      play.stops();
    },
  );

  rule(
    '[49.4b] a Keeper who loses the title outside the Brig keeps it if all other humans are in the Brig',
    cabin(
      [
        { character: 'samira', in: 'deck-1', hand: ['lore 1'] },
        { character: 'william', in: 'brig' },
        { character: 'jeanne', in: 'brig' },
      ],
      {
        step: 'mythos',
        mythos: ['fear-of-the-unknown'],
        titles: { keeper: 'samira' },
        chaos: ['strength 1', 'strength 1'],
      },
    ),
    (play) => {
      play.nobodyAdds();
      expect(play.person('samira')).toMatchObject({ hand: [] });
      expect(play.saw('title')).toEqual([]);
      expect(play.state.titles.keeper).toBe(play.seat('samira'));
      play.stops();
    },
  );

  for (const title of TITLES) {
    const ranked = (place: number, space: ShipSpace): Person => ({
      character: SUCCESSION[title][place - 1] ?? 'arjun',
      in: space,
      feat: false,
    });
    rule(
      `[49.1] [49.4] everybody can read the line of the ${title}, and it is followed`,
      cabin([ranked(4, 'captains-cabin'), ranked(1, 'galley'), ranked(6, 'galley'), ranked(9, 'galley')]),
      (play) => {
        const fourth = SUCCESSION[title][3] ?? 'arjun';
        expect(play.view('spectator').titles[title]).toBe(1);
        play.uses(fourth, 'room:captains-cabin').picks(fourth, { is: 'seat', seat: 1 }).nobodyAdds();
        expect(play.view('spectator').titles[title]).toBe(0); // the next in line who is in play
        play.stops();
      },
    );
  }
});

describe('The Captain (49.5)', () => {
  rule(
    '[49.7] [49.8] the waypoint deck goes with the title: the new Captain chooses at Arrive',
    cabin(crew, { travel: 3, waypoints: ['smooth-sailing', 'calm-waters'], mythos: ['missing-jewelry'] }),
    (play) => {
      play.uses('svetlana', 'room:captains-cabin').picks('svetlana', { is: 'seat', seat: 1 }).nobodyAdds();
      play.idles('svetlana').settles('jeanne', 0);
      play.offers('jeanne', 'choose-waypoint', [
        { is: 'waypoint', waypoint: 'smooth-sailing' },
        { is: 'waypoint', waypoint: 'calm-waters' },
      ]);
      expect(play.isAsked('arjun')).toBe(false);
      expect(play.saw('looked', 'arjun')).toEqual([{ type: 'looked', seat: 2, deck: 'waypoint', count: 2 }]);
      play.stops();
    },
  );

  rule(
    '[49.9] many crises are the Captain’s to decide, on anybody’s turn',
    cabin(crew, { step: 'mythos', mythos: ['food-rationing'] }),
    (play) => {
      expect(play.isAsked('svetlana')).toBe(false);
      play.settles('arjun', 1);
      expect(play.saw('crisis-option')).toEqual([
        { type: 'crisis-option', card: 'food-rationing', option: 1, seat: 1 },
      ]);
      expect(play.state.dials.food).toBe(6);
      play.stops();
    },
  );
});

describe('The Keeper of the Tome (49.10)', () => {
  rule(
    '[49.12] the spell deck goes with the title: the new Keeper has the action, the old one has it no more',
    cabin([{ character: 'svetlana', in: 'captains-cabin', hand: ['influence 1'] }, ...crew.slice(1)]),
    (play) => {
      play.uses('svetlana', 'room:captains-cabin').picks('svetlana', { is: 'seat', seat: 3 }).nobodyAdds();
      expect(play.saw('title')).toEqual([{ type: 'title', title: 'keeper', seat: 0, from: 3 }]);
      expect(play.canUse('svetlana', 'title:keeper')).toBe(true);
      play.uses('svetlana', 'skill:coordinated-effort').picks('svetlana', { is: 'seat', seat: 3 });
      expect(play.canUse('william', 'title:keeper')).toBe(false);
      play.stops();
    },
  );

  rule('[49.12] others have no such action', cabin(crew), (play) => {
    expect(play.canUse('svetlana', 'title:keeper')).toBe(false);
    expect(play.blockedBecause('svetlana', { is: 'use', source: 'title:keeper' })).toBeUndefined();
    play.stops();
  });

  rule(
    '[49.14] several crises are the Keeper’s to decide',
    cabin(crew, { step: 'mythos', mythos: ['mysterious-lifeboat'] }),
    (play) => {
      expect(play.isAsked('svetlana')).toBe(false);
      play.settles('william', 1);
      expect(play.state.dials.sanity).toBe(7);
      play.stops();
    },
  );
});
