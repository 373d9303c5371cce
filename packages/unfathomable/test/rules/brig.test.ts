import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

// How one gets into the Brig, and how one gets out again.

const cabin = {
  people: [
    { character: 'jamie', in: 'captains-cabin', hand: ['observation 4'] },
    { character: 'arjun', in: 'bridge', hand: ['influence 2'] },
    { character: 'jeanne', in: 'bridge', revealed: 'hybrid', hand: ['treachery 1', 'treachery 2'] },
    { character: 'samira', in: 'galley', feat: false, hand: ['will 1'] },
  ],
  chaos: ['influence 4', 'observation 1'],
} as const;

rule('[9.1] the Captain’s Cabin sends another human to the Brig if its check passes', cabin, (play) => {
  play.uses('jamie', 'room:captains-cabin');
  play.offers('jamie', 'choose-human', [
    { is: 'seat', seat: play.seat('arjun') },
    { is: 'seat', seat: play.seat('samira') },
  ]); // neither himself nor the revealed traitor
  play.chooses('jamie', { is: 'seat', seat: play.seat('arjun') }).nobodyResponds();
  play.passes('arjun', 'jeanne', 'samira').plays('jamie', 'observation 4'); // 9 of 8
  expect(play.saw('check-result')).toMatchObject([{ result: 'pass', total: 9, target: 8 }]);
  expect(play.person('arjun').space).toBe('brig');
  play.leaves('jamie', 'action');
});

rule('[9.1] if the check fails, nobody goes anywhere', cabin, (play) => {
  play.uses('jamie', 'room:captains-cabin').chooses('jamie', { is: 'seat', seat: play.seat('arjun') });
  play.nobodyAdds(); // 5 of 8
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail' }]);
  expect(play.person('arjun').space).toBe('bridge');
  play.leaves('jamie', 'action');
});

rule('[9.1a] everybody may add cards to that check, the accused and revealed traitors included', cabin, (play) => {
  play.uses('jamie', 'room:captains-cabin').chooses('jamie', { is: 'seat', seat: play.seat('arjun') });
  play.nobodyResponds();
  play.plays('arjun', 'influence 2').plays('jeanne', 'treachery 2').plays('samira', 'will 1');
  play.plays('jamie', 'observation 4');
  expect(play.saw('contributed').map(({ seat, count }) => [seat, count])).toEqual([
    [play.seat('arjun'), 1],
    [play.seat('jeanne'), 1],
    [play.seat('samira'), 1],
    [play.seat('jamie'), 1],
  ]);
  expect(play.saw('check-result')).toMatchObject([{ total: 8, result: 'pass' }]); // 5 + 2 - 2 - 1 + 4
  play.leaves('jamie', 'action');
});

rule(
  '[9.2] a human moved to the Brig loses all titles',
  { ...cabin, titles: { captain: 'arjun', keeper: 'arjun' }, chaos: ['influence 4', 'observation 4'] },
  (play) => {
    play.uses('jamie', 'room:captains-cabin').chooses('jamie', { is: 'seat', seat: play.seat('arjun') });
    play.nobodyAdds();
    expect(play.person('arjun').space).toBe('brig');
    expect(play.state.titles).toEqual({ captain: play.seat('jamie'), keeper: play.seat('samira') });
    play.leaves('jamie', 'action');
  },
);

rule(
  '[9.3] a defeated revealed traitor is moved to the Brig',
  {
    people: [
      { character: 'jamie', in: 'bridge' },
      { character: 'arjun' },
      { character: 'jeanne', in: 'bridge', revealed: 'hybrid' },
    ],
    dice: [6],
  },
  (play) => {
    play.attacks('jamie', 'jeanne');
    expect(play.person('jeanne').space).toBe('brig');
    expect(play.saw('moved')).toMatchObject([{ why: 'defeated', to: 'brig' }]);
    play.leaves('jamie', 'action');
  },
);

/** Arjun sits in the Brig together with a revealed traitor; all have something for its check. */
const cell = {
  people: [
    { character: 'arjun', in: 'brig', hand: ['strength 4'] },
    { character: 'jeanne', in: 'brig', revealed: 'hybrid', hand: ['treachery 1'] },
    { character: 'jamie', in: 'bridge', hand: ['strength 2'] },
  ],
  chaos: ['lore 1', 'strength 2'],
} as const;

rule('[9.4] nobody walks out of the Brig: a human has no move action there at all', cell, (play) => {
  expect(play.destinations('arjun')).toEqual([]);
  play.leaves('arjun', 'action');
});

rule('[9.4a] [9.4b] a human leaves by passing the check of the Brig, whoever else is in there', cell, (play) => {
  play.uses('arjun', 'room:brig').nobodyResponds();
  play.passes('jeanne').plays('jamie', 'strength 2').plays('arjun', 'strength 4'); // 9 of 8
  play.asked('arjun', 'choose-space');
  expect(play.canChoose('arjun', { is: 'space', space: 'brig' })).toBe(false);
  expect(play.canChoose('arjun', { is: 'space', space: 'sick-bay' })).toBe(false);
  play.chooses('arjun', { is: 'space', space: 'deck-8' });
  expect(play.person('arjun').space).toBe('deck-8');
  play.leaves('arjun', 'action');
});

rule('[9.4a] and stays if the check fails', cell, (play) => {
  play.uses('arjun', 'room:brig').nobodyAdds();
  expect(play.saw('check-result')).toMatchObject([{ result: 'fail', total: 3, target: 8 }]);
  expect(play.person('arjun').space).toBe('brig');
  expect(play.blockedBecause('arjun', { is: 'use', source: 'room:brig' })).toBe('room-used');
  play.leaves('arjun', 'action');
});

rule('[9.4c] everybody may add cards to the check of the Brig', cell, (play) => {
  play.uses('arjun', 'room:brig').nobodyResponds();
  play.plays('jeanne', 'treachery 1').plays('jamie', 'strength 2').plays('arjun', 'strength 4');
  expect(play.saw('check-revealed')).toMatchObject([{ total: 8 }]); // 1 + 2 - 1 + 2 + 4
  play.leaves('arjun', 'choose-space');
});

rule(
  '[9.4d] [9.4e] a revealed traitor buys the way out with cards worth 12, in one discard and one action',
  {
    people: [
      { character: 'jeanne', in: 'brig', revealed: 'hybrid', hand: ['will 5', 'lore 5', 'lore 1', 'lore 2'] },
      { character: 'arjun', in: 'brig' },
      { character: 'jamie' },
    ],
  },
  (play) => {
    expect(play.canUse('jeanne', 'room:brig')).toBe(false); // that is for humans
    play.moves('jeanne', 'bridge');
    const { least, min } = play.asked('jeanne', 'leave-brig');
    expect({ least, min }).toEqual({ least: 12, min: 1 });
    play.plays('jeanne', 'will 5', 'lore 5', 'lore 2');
    expect(play.saw('discarded')).toHaveLength(1);
    expect(play.person('jeanne').space).toBe('bridge');
    expect(play.view('jeanne').turn.actionsLeft).toBe(0);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[9.4d] a traitor who cannot pay stays',
  {
    people: [
      { character: 'jeanne', in: 'brig', revealed: 'hybrid', hand: ['will 5', 'lore 5', 'lore 1'] },
      { character: 'arjun', in: 'brig' },
      { character: 'jamie' },
    ],
  },
  (play) => {
    expect(play.destinations('jeanne')).toEqual([]);
    play.leaves('jeanne', 'action');
  },
);

rule(
  '[9.4f] an ability that moves characters moves nobody out of the Brig unless it names the Brig: Deck Chief does not',
  { people: [{ character: 'arjun', in: 'brig' }, { character: 'jeanne' }, { character: 'jamie' }] },
  (play) => {
    expect(play.blockedBecause('arjun', { is: 'use', source: 'ability:deck-chief' })).toBe('in-the-brig');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[9.4f] nor does the Captain’s Banquet invite those in the Brig',
  {
    people: [{ character: 'jeanne' }, { character: 'arjun', in: 'bridge' }, { character: 'jamie', in: 'brig' }],
    step: 'mythos',
    mythos: ['the-captains-banquet'],
  },
  (play) => {
    play.settles('arjun', 0);
    play.scenario.expectAsked(play.seat('jeanne'), play.seat('arjun'));
    play.stops();
  },
);

rule(
  '[9.4f] a caster in the Brig cannot follow Summon the Beast Within to another space',
  {
    people: [
      { character: 'william', in: 'brig' },
      { character: 'arjun', in: 'brig' },
      { character: 'jamie', in: 'brig' },
    ],
    titles: { keeper: 'william' },
    spells: ['summon-the-beast-within', 'heal'],
  },
  (play) => {
    play.uses('william', 'title:keeper').chooses('william', { is: 'spell', spell: 'summon-the-beast-within' });
    expect(play.person('william').space).toBe('brig');
    play.leaves('william', 'action');
  },
);

rule(
  '[9.4f] a failed Jail Break names the Brig: everybody in it goes where they like',
  {
    people: [
      { character: 'jeanne', in: 'bridge' },
      { character: 'samira', in: 'brig' },
      { character: 'jamie', in: 'brig', revealed: 'hybrid' },
    ],
    step: 'mythos',
    mythos: ['jail-break'],
    chaos: ['will 1', 'will 1'],
    monarchs: { dagon: 'water-5' },
  },
  (play) => {
    play.nobodyAdds();
    play.chooses('samira', { is: 'space', space: 'galley' }).chooses('jamie', { is: 'space', space: 'deck-1' });
    expect(play.person('samira').space).toBe('galley');
    expect(play.person('jamie').space).toBe('deck-1');
    play.stops();
  },
);
