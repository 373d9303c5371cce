import { describe, expect } from 'vitest';
import type { Loyalty } from '../../src/content/ids';
import { faceNamed, rule, type Scene } from '../../src/testkit';

/** Ishmael looks at Jeanne's two loyalty cards. */
const peek = (cards: readonly Loyalty[], more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'ishmael', in: 'galley' },
    { character: 'jeanne', in: 'deck-1', loyalty: cards },
    { character: 'arjun', in: 'deck-1', loyalty: ['cultist', 'human'] },
    { character: 'william', in: 'deck-1' },
  ],
  deepOnes: {},
  ...more,
});

describe('Seeing loyalty cards of others (III.14 to III.16)', () => {
  for (const cards of [
    ['hybrid', 'human'],
    ['human', 'human'],
    ['hybrid', 'hybrid'],
  ] as const)
    rule(
      `[III.14] [III.15] only the one who looks learns what was there and how many traitor cards: ${cards.join(', ')}`,
      peek(cards),
      (play) => {
        play.uses('ishmael', 'feat:deep-one-ancestry').picks('ishmael', { is: 'seat', seat: 1 });
        expect(play.saw('loyalty-seen', 'ishmael')).toEqual([{ type: 'loyalty-seen', by: 0, of: 1, cards }]);
        expect(play.view('ishmael').players[1]?.loyalty).toEqual(cards);
        for (const other of ['arjun', 'william', 'spectator'] as const) {
          expect(play.saw('loyalty-seen', other)).toEqual([{ type: 'loyalty-seen', by: 0, of: 1 }]);
          expect(play.view(other).players[1]?.loyalty).toEqual([null, null]);
          expect(play.events(other).map(({ type }) => type)).toEqual(['step', 'used', 'feat-gone', 'loyalty-seen']);
        }
        play.stops();
      },
    );

  rule(
    '[III.16] the owner is told who looked at all the cards there were; one that comes later is not seen',
    peek(['hybrid', 'human'], {
      current: 'ishmael',
      people: [
        { character: 'ishmael', in: 'galley', hand: ['influence 1'] },
        { character: 'jeanne', in: 'deck-1', loyalty: ['hybrid'] },
        { character: 'arjun', in: 'deck-1', loyalty: ['cultist', 'human'] },
        { character: 'william', in: 'deck-1' },
      ],
    }),
    (play) => {
      play.uses('ishmael', 'feat:deep-one-ancestry').picks('ishmael', { is: 'seat', seat: 1 });
      expect(play.saw('loyalty-seen', 'jeanne')).toEqual([{ type: 'loyalty-seen', by: 0, of: 1 }]);
      play.uses('ishmael', 'skill:coordinated-effort').picks('ishmael', { is: 'seat', seat: 2 });
      play.reveals('arjun').picks('arjun', { is: 'seat', seat: 1 });
      expect(play.view('jeanne').players[1]?.loyalty).toEqual(['hybrid', 'human']);
      expect(play.view('ishmael').players[1]?.loyalty).toEqual(['hybrid', null]);
      play.stops();
    },
  );
});

describe('Knowing cards of a deck (III.17, L.43)', () => {
  rule(
    '[III.17] [L.43] who looked at the top of a deck knows it; others learn only that and how much was looked at',
    {
      people: [
        { character: 'arjun', in: 'bridge' },
        { character: 'jeanne', in: 'galley' },
        { character: 'william', in: 'chapel' },
      ],
      mythos: ['hull-leak', 'food-rationing'],
      deepOnes: {},
      dice: [1],
    },
    (play) => {
      play.uses('arjun', 'room:bridge').nobodyResponds().picks('arjun', { is: 'deck', deck: 'mythos' });
      play.picks('arjun', { is: 'mythos', mythos: 'food-rationing' });
      expect(play.saw('looked', 'arjun')[0]?.cards).toEqual(['hull-leak', 'food-rationing']);
      expect(play.view('arjun').known).toEqual([
        { deck: 'mythos', at: 69, card: 'hull-leak' },
        { deck: 'mythos', at: 0, card: 'food-rationing' },
      ]);
      for (const other of ['jeanne', 'william', 'spectator'] as const) {
        expect(play.saw('looked', other)).toEqual([{ type: 'looked', seat: 0, deck: 'mythos', count: 2 }]);
        expect(play.view(other).known).toEqual([]);
        expect(JSON.stringify([play.view(other), play.events(other)])).not.toMatch(/hull-leak|food-rationing/);
      }
      play.stops();
    },
  );

  rule(
    '[L.43] the spell that was not chosen stays the Keeper’s secret',
    {
      people: [
        { character: 'william', in: 'galley' },
        { character: 'jeanne', in: 'galley' },
        { character: 'arjun', in: 'galley' },
      ],
      spells: ['raise-the-dead', 'feed-the-mind'],
      deepOnes: {},
    },
    (play) => {
      play.uses('william', 'title:keeper').picks('william', { is: 'spell', spell: 'raise-the-dead' });
      expect(play.view('william').known).toEqual([{ deck: 'spell', at: 18, card: 'feed-the-mind' }]);
      for (const other of ['jeanne', 'arjun', 'spectator'] as const)
        expect(JSON.stringify([play.view(other), play.events(other)])).not.toContain('feed-the-mind');
      play.stops();
    },
  );
});

describe('Hidden skill cards (III.19, L.16)', () => {
  rule(
    '[III.19] a revealed traitor’s hand is shown to nobody, not to another traitor either',
    {
      people: [
        { character: 'arjun', in: 'galley', revealed: 'hybrid', hand: ['treachery 5', 'strength 2'] },
        { character: 'jeanne', in: 'deck-1', revealed: 'hybrid' },
        { character: 'william', in: 'deck-1' },
        { character: 'samira', in: 'deck-1' },
        { character: 'jamie', in: 'deck-1' },
      ],
      deepOnes: {},
    },
    (play) => {
      expect(play.view('arjun').players[0]?.hand).toEqual([faceNamed('treachery 5'), faceNamed('strength 2')]);
      for (const other of ['jeanne', 'william', 'spectator'] as const)
        expect(play.view(other).players[0]).toMatchObject({ hand: null, handCount: 2 });
      play.stops();
    },
  );

  const hands = [
    ['treachery 5', 'treachery 1'],
    ['strength 2', 'will 3'],
  ] as const;
  const seen: unknown[] = [];
  for (const hand of hands)
    rule(
      `[L.16] all skill cards share one back: whoever does not hold them cannot tell ${hand.join(' and ')} from others`,
      {
        people: [
          { character: 'arjun', in: 'galley', revealed: 'hybrid', hand },
          { character: 'jeanne', in: 'deck-1', hand: ['lore 1'] },
          { character: 'william', in: 'deck-1', hand: ['lore 1'] },
        ],
        current: 'william',
        step: 'mythos',
        mythos: ['horrific-visions'],
        chaos: [hand[1], hand[1], 'lore 2', 'lore 2'],
        deepOnes: {},
      },
      (play) => {
        play.nobodyResponds().plays('arjun', hand[0]);
        const { players, check, chaos } = play.view('jeanne');
        expect(check).toMatchObject({ pileCount: 3, faceup: [], revealed: null });
        const visible = JSON.stringify([players, check, chaos, play.saw('contributed', 'jeanne')]);
        seen.push(visible);
        expect(visible).toBe(seen[0]);
        play.stops();
      },
    );
});
