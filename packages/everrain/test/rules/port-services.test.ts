import { describe, expect, it } from 'vitest';
import { isRepeatable, SERVICES } from '../../src/rules/port/services';
import { PLAIN, rule } from '../../src/testkit';
import { IN_PORT, inHythe, inMarrow, leavesPort, sends, services } from './port-kit';
import { chart } from './sea-kit';

const improvement = { is: 'deck', deck: 'improvement' } as const;
const artillery = { is: 'deck', deck: 'artillery' } as const;

describe('the shipwright', () => {
  rule(
    '[E7.17] four cards, the deck named before each, with the earlier ones in sight',
    inHythe({ coin: 100 }, { decks: { improvement: ['surgery', 'larder', 'brig'], artillery: ['carronade'] } }),
    (play) => {
      sends(play, 10, 'improve');
      play.offers(0, 'upgrade-deck', [improvement, artillery]);
      play.chooses(0, improvement);
      expect(play.asked(0, 'upgrade-deck').about).toEqual({ cards: ['surgery'], count: 3 });
      play.chooses(0, artillery).chooses(0, improvement).chooses(0, improvement);
      expect(play.asked(0, 'buy-upgrades').about).toEqual({
        cards: ['surgery', 'carronade', 'larder', 'brig'],
        prices: [21, 25, 10, 20],
      });
      play.leaves(0, 'buy-upgrades');
    },
  );

  rule(
    '[E7.17, E7.18, E7.22] any can be bought at full cost, goes aboard at once, and the others are discarded',
    inHythe({ coin: 30 }, { decks: { improvement: ['surgery', 'larder', 'brig', 'chart-room'] } }),
    (play) => {
      sends(play, 10, 'improve');
      for (let i = 0; i < 4; i++) play.chooses(0, improvement);
      play.picks(0, { is: 'upgrade', upgrade: 'surgery' });
      play.chooses(0, { is: 'slot', slot: 4, gun: false });
      play.plodTo(0, 'port');
      expect(play.captain().below[4]?.installed).toBe('surgery');
      expect(play.captain().coin).toBe(9);
      expect(play.state.decks.improvement.discard).toEqual(['larder', 'brig', 'chart-room']);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.19, E17.16] five coin a node, any number in one use',
    inHythe({ coin: 12, destroyed: [2, 5, 7] }),
    (play) => {
      sends(play, 10, 'repair');
      expect(play.asked(0, 'repair')).toMatchObject({ min: 0, max: 2 });
      play.picks(0, { is: 'zone', zone: 2 }, { is: 'zone', zone: 7 });
      expect(play.captain().destroyed.flatMap((broken, zone) => (broken ? [zone] : []))).toEqual([5]);
      expect(play.captain().coin).toBe(2);
      expect(play.canChoose(0, { is: 'again', service: 'repair' })).toBe(false);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.20] a schematic for half its cost, rounded down',
    inHythe({ coin: 40, below: ['cabins', 'dinghy', { schematic: 'surgery' }] }),
    (play) => {
      sends(play, 10, 'install');
      play.chooses(0, { is: 'slot', slot: 2, gun: false });
      play.plodTo(0, 'port');
      expect(play.captain().coin).toBe(30);
      expect(play.captain().below[2]).toMatchObject({ installed: 'surgery', schematic: null });
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.21] whoever is sent sees to all three: cards, repairs and schematics',
    inHythe({ coin: 60, destroyed: [2], below: ['cabins', 'dinghy', { schematic: 'larder' }] }),
    (play) => {
      sends(play, 10, 'repair');
      play.picks(0, { is: 'zone', zone: 2 });
      expect(play.canChoose(0, { is: 'again', service: 'improve' })).toBe(true);
      expect(play.canChoose(0, { is: 'again', service: 'install' })).toBe(true);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.21] split-services: each of them needs somebody of its own',
    inHythe(
      { coin: 60, destroyed: [2], below: ['cabins', 'dinghy', { schematic: 'larder' }] },
      { options: { flags: ['split-services'] } },
    ),
    (play) => {
      sends(play, 10, 'repair');
      play.picks(0, { is: 'zone', zone: 2 });
      expect(play.canChoose(0, { is: 'again' })).toBe(false);
      expect(services(play, 11)).toContain('improve');
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.10] somebody else may still come, only to install',
    inHythe({ coin: 60, below: ['cabins', 'dinghy', { schematic: 'larder' }] }),
    (play) => {
      sends(play, 10, 'improve');
      play.plodTo(0, 'port');
      expect(play.blockedBecause(0, { is: 'send', crew: 11, service: 'improve' })).toBe('used');
      expect(play.canChoose(0, { is: 'send', crew: 11, service: 'install' })).toBe(true);
      play.leaves(0, 'port');
    },
  );

  it('[E7.10] exactly install, sell and listen are marked', () => {
    expect(SERVICES.filter(isRepeatable)).toEqual(['install', 'sell', 'listen']);
  });
});

describe('the marketplace', () => {
  const THREE = { decks: { treasure: ['rum', 'idol', 'compass'] } };

  rule('[E7.23] three treasures, any of them at this port’s price', inHythe({ coin: 40 }, THREE), (play) => {
    sends(play, 10, 'buy');
    expect(play.asked(0, 'buy-treasures').about).toEqual({ cards: ['rum', 'idol', 'compass'], prices: [18, 18, 18] });
    play.picks(0, { is: 'treasure', treasure: 'idol' });
    expect(play.captain()).toMatchObject({ coin: 22, hold: ['idol'] });
    play.picks(0, { is: 'treasure', treasure: 'rum' });
    expect(play.blockedBecause(0, { is: 'treasure', treasure: 'compass' })).toBeUndefined();
    play.leaves(0, 'port');
  });

  rule('[E7.22] what is left over is discarded', inHythe({ coin: 40 }, THREE), (play) => {
    sends(play, 10, 'buy').chooses(0, { is: 'done' });
    expect(play.state.decks.treasure.discard).toEqual(['rum', 'idol', 'compass']);
    play.leaves(0, 'port');
  });

  rule(
    '[E7.25] treasures at this port’s price, schematics at half their cost',
    inHythe({ coin: 0, hold: ['rum'], below: ['cabins', 'dinghy', { schematic: 'surgery' }] }),
    (play) => {
      sends(play, 10, 'sell');
      expect(play.asked(0, 'sell').about).toEqual({ prices: [18, 10] });
      play.picks(0, { is: 'treasure', treasure: 'rum' });
      play.picks(0, { is: 'upgrade', upgrade: 'surgery' });
      expect(play.captain()).toMatchObject({ coin: 28, hold: [] });
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.26] what is worth nothing here is taken free and finds no buyer',
    inMarrow({ coin: 0, hold: ['rum'] }, { decks: { treasure: ['salt', 'idol', 'compass'] } }),
    (play) => {
      sends(play, 10, 'buy');
      play.picks(0, { is: 'treasure', treasure: 'salt' }); // nothing else can be paid for
      expect(play.captain()).toMatchObject({ coin: 0, hold: ['rum', 'salt'] });
      play.chooses(0, { is: 'again', service: 'sell' });
      expect(play.canChoose(0, { is: 'treasure', treasure: 'salt' })).toBe(false);
      expect(play.canChoose(0, { is: 'treasure', treasure: 'rum' })).toBe(true);
      play.leaves(0, 'sell');
    },
  );

  rule('[E7.27] what was just bought can be sold again, for what it cost', inHythe({ coin: 40 }, THREE), (play) => {
    sends(play, 10, 'buy');
    play.picks(0, { is: 'treasure', treasure: 'rum' }).chooses(0, { is: 'done' });
    play.chooses(0, { is: 'again', service: 'sell' }).picks(0, { is: 'treasure', treasure: 'rum' });
    expect(play.captain()).toMatchObject({ coin: 40, hold: [] });
    play.leaves(0, 'port');
  });
});

describe('the apothecary', () => {
  const HURT = { coin: 20, crew: [{ trauma: 3, strain: 1, positive: 'neat' }, {}] };

  rule('[E7.28] ten coin, and all TRAUMA is gone', inHythe(HURT), (play) => {
    sends(play, 10, 'tend');
    expect(play.crew(10)).toMatchObject({ trauma: 0, strain: 1 });
    expect(play.captain().coin).toBe(10);
    play.leaves(0, 'port');
  });

  for (const [roll, trait, strain] of [
    [1, null, 1],
    [3, 'neat', 2],
    [4, 'neat', 1],
  ] as const)
    rule(`[E7.29] in the back street it is five, and a ${roll} tells`, inHythe(HURT, { dice: [roll] }), (play) => {
      sends(play, 10, 'backstreet');
      expect(play.crew(10)).toMatchObject({ trauma: 0, strain, positive: trait });
      expect(play.captain().coin).toBe(15);
      play.leaves(0, 'port');
    });
});

describe('the university', () => {
  rule('[E7.30] five clues move the players’ token one space', inHythe({ clues: 7 }), (play) => {
    sends(play, 10, 'university');
    expect(play.asked(0, 'hand-in')).toMatchObject({ least: 5 });
    play.picks(0, ...new Array(5).fill({ is: 'clue' }));
    expect(play.captain().clues).toBe(2);
    expect(play.state.tracks.ours).toBe(2);
    play.leaves(0, 'port');
  });

  rule(
    '[E7.31] relics count for their clues, and what is too much is lost',
    inHythe({ clues: 2, hold: ['idol', 'idol', 'rum'] }),
    (play) => {
      sends(play, 10, 'university');
      play.offers(0, 'hand-in', [
        { is: 'clue' },
        { is: 'clue' },
        { is: 'treasure', treasure: 'idol', at: 0 },
        { is: 'treasure', treasure: 'idol', at: 1 },
      ]);
      play.picks(0, { is: 'treasure', at: 0 }, { is: 'treasure', at: 1 });
      expect(play.captain()).toMatchObject({ clues: 2, hold: ['rum'] });
      expect(play.state.tracks.ours).toBe(2);
      play.leaves(0, 'port');
    },
  );

  rule('[E7.30] with too few nobody is sent', inHythe({ clues: 4 }), (play) => {
    expect(play.blockedBecause(0, { is: 'send', crew: 10, service: 'university' })).toBe('cannot-pay');
    play.leaves(0, 'port');
  });

  rule('[E7.32] once a visit, one step', inHythe({ clues: 12 }), (play) => {
    sends(play, 10, 'university');
    play.picks(0, ...new Array(5).fill({ is: 'clue' }));
    expect(play.blockedBecause(0, { is: 'send', crew: 11, service: 'university' })).toBe('used');
    expect(play.state.tracks.ours).toBe(2);
    play.leaves(0, 'port');
  });

  rule(
    '[E7.33] a teammate’s clues do not count',
    { ...inHythe(), captains: [{ hex: IN_PORT, clues: 4 }, { clues: 9 }] },
    (play) => {
      expect(play.blockedBecause(0, { is: 'send', crew: 10, service: 'university' })).toBe('cannot-pay');
      play.leaves(0, 'port');
    },
  );

  const doubled = chart(
    { 12: '.P....' },
    {
      cards: [
        ...PLAIN.cards,
        { id: 'scholar', deck: 'denizen', resolution: { type: 'direct', effect: { do: 'clues-count-double' } } },
      ],
    },
  );
  rule(
    '[E17.8] where clues count double, five of them move the token twice',
    inHythe({ clues: 5 }, { ...doubled, decks: { denizen: ['scholar'] } }),
    (play) => {
      sends(play, 10, 'denizen');
      sends(play, 11, 'university');
      play.picks(0, ...new Array(5).fill({ is: 'clue' }));
      expect(play.captain().clues).toBe(0);
      expect(play.state.tracks.ours).toBe(3);
      play.leaves(0, 'port');
    },
  );
});

describe('the inn', () => {
  const TIRED = { coin: 30, crew: [{ strain: 4, trauma: 1 }, {}] };

  rule('[E7.34, E7.37] rest costs ten and is safe', inHythe(TIRED), (play) => {
    sends(play, 10, 'rest');
    expect(play.crew(10)).toMatchObject({ strain: 0, trauma: 1 });
    expect(play.captain().coin).toBe(20);
    play.leaves(0, 'port');
  });

  for (const [roll, trauma] of [
    [2, 2],
    [3, 1],
  ] as const)
    rule(`[E7.34, E7.37] drink costs five; a ${roll} says what it does`, inHythe(TIRED, { dice: [roll] }), (play) => {
      sends(play, 10, 'drink');
      expect(play.crew(10)).toMatchObject({ strain: 0, trauma });
      expect(play.captain().coin).toBe(25);
      play.leaves(0, 'port');
    });

  for (const [roll, coin] of [
    [5, 20],
    [8, 30],
    [9, 40],
  ] as const)
    rule(
      `[E7.34, E7.37] gambling stakes ten: with a ${roll} one leaves with ${coin}`,
      inHythe(TIRED, { dice: [roll] }),
      (play) => {
        sends(play, 10, 'gamble');
        expect(play.crew(10).strain).toBe(0);
        expect(play.captain().coin).toBe(coin);
        play.leaves(0, 'port');
      },
    );

  for (const [roll, clues] of [
    [4, 0],
    [8, 1],
    [9, 2],
  ] as const)
    rule(
      `[E7.36, E7.37] listening costs ten; a ${roll} tells ${clues} clues`,
      inHythe(TIRED, { dice: [roll] }),
      (play) => {
        sends(play, 10, 'listen');
        expect(play.captain()).toMatchObject({ coin: 20, clues });
        play.leaves(0, 'port');
      },
    );

  rule(
    '[E7.35] three boards, any number for their wages; the others go back into the deck',
    inHythe({ coin: 12 }, { decks: { crew: ['bosun', 'ann', 'wil'] } }),
    (play) => {
      const before = play.state.decks.crew.draw.length;
      sends(play, 10, 'hire');
      play.offers(0, 'hire', [
        { is: 'recruit', board: 'bosun', at: 0 },
        { is: 'recruit', board: 'ann', at: 1 },
        { is: 'recruit', board: 'wil', at: 2 },
        { is: 'done' },
      ]);
      play.picks(0, { is: 'recruit', board: 'ann' });
      play.plodTo(0, 'hire');
      expect(play.blockedBecause(0, { is: 'recruit', board: 'bosun' })).toBe('cannot-pay');
      play.picks(0, { is: 'recruit', board: 'wil' });
      play.plodTo(0, 'port');
      expect(play.captain().crew.map(({ board }) => board)).toEqual(['jon', 'mab', 'ann', 'wil']);
      expect(play.captain().coin).toBe(2);
      expect(play.state.decks.crew).toMatchObject({ discard: [], open: [] });
      expect(play.state.decks.crew.draw).toHaveLength(before - 2);
      expect(play.saw('shuffled-back')).toEqual([{ type: 'shuffled-back', deck: 'crew', cards: ['bosun'] }]);
      play.leaves(0, 'port');
    },
  );

  rule('[E7.38] what traits a recruit has is dealt only when it is hired', inHythe(), (play) => {
    sends(play, 10, 'hire');
    expect(play.saw('hired')).toEqual([]);
    play.picks(0, { is: 'recruit', at: 0 });
    expect(play.saw('hired')).toMatchObject([{ wage: 5, why: 'hired', traits: ['neat', 'gruff'] }]);
    play.stops();
  });

  rule(
    '[E7.35, E6.13] with four aboard somebody must go first',
    inHythe({ crew: [{}, {}, {}, {}], coin: 90 }),
    (play) => {
      sends(play, 10, 'hire');
      expect(play.blockedBecause(0, { is: 'recruit', at: 0 })).toBe('no-crew-slot');
      play.picks(0, { is: 'dismiss', crew: 13 });
      expect(play.canChoose(0, { is: 'recruit', at: 0 })).toBe(true);
      play.leaves(0, 'hire');
    },
  );

  rule('[E17.7] who was hired can be sent in the same visit', inHythe(), (play) => {
    sends(play, 10, 'hire');
    play.picks(0, { is: 'recruit', at: 0 });
    play.plodTo(0, 'hire').chooses(0, { is: 'done' });
    expect(services(play, 2000)).toContain('rest');
    leavesPort(play);
    play.stops();
  });
});
