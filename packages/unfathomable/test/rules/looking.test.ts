import { bit, seeAgain } from '@undertow/kernel';
import { rule, type Scene } from '@undertow/unfathomable/testkit';
import { describe, expect } from 'vitest';

/** Arjun has looked at cards of two decks before. */
const peeked: Scene = {
  people: [
    { character: 'william', in: 'bridge' },
    { character: 'arjun', in: 'deck-3' },
    { character: 'jeanne', in: 'deck-3' },
  ],
  titles: { keeper: 'william' },
  deepOnes: {},
  dice: [1],
  waypoints: ['reef', 'iceberg', 'hurricane'],
  spells: ['heal', 'foresee', 'dark-pact'],
  also: (state) => {
    for (const deck of [state.waypoints.deck, state.spells.deck]) seeAgain<string>(deck, deck.length - 3, () => bit(1));
  },
};

describe('[1.7] who has looked at a card', () => {
  for (const top of ['reef', 'iceberg'] as const)
    rule(`no longer knows where it is once somebody else has sorted it in secret: ${top} on top`, peeked, (play) => {
      play.uses('william', 'room:bridge').nobodyResponds();
      play.chooses('william', { is: 'deck', deck: 'waypoint' });
      expect(play.view('arjun').known.filter(({ deck }) => deck === 'waypoint')).toHaveLength(3); // not before
      play.chooses('william', { is: 'waypoint', waypoint: top });
      expect(play.view('arjun').known.filter(({ deck }) => deck === 'waypoint')).toEqual([
        { deck: 'waypoint', at: 1, card: 'hurricane' },
      ]);
      expect(play.view('william').known.map(({ at }) => at)).toEqual([play.view('william').waypoints.count - 1, 0]);
      play.stops();
    });

  for (const stays of [true, false])
    rule(
      `cannot tell how deep any card lies once a single one stayed or went below in secret: it ${stays ? 'stays' : 'goes'}`,
      peeked,
      (play) => {
        play.uses('william', 'ability:occult-training');
        play.chooses('william', stays ? { is: 'spell', spell: 'heal' } : []);
        expect(play.view('arjun').known.filter(({ deck }) => deck === 'spell')).toEqual([]);
        expect(play.view('william').known).toEqual([
          { deck: 'spell', at: stays ? 0 : play.view('william').spells.count - 1, card: 'heal' },
        ]);
        play.stops();
      },
    );

  rule('still knows where it is when everybody sees where it goes', peeked, (play) => {
    play.uses('william', 'title:keeper').chooses('william', { is: 'spell', spell: 'foresee' });
    const { known, spells } = play.view('arjun');
    expect(known.filter(({ deck }) => deck === 'spell')).toEqual([
      { deck: 'spell', at: spells.count - 1, card: 'heal' },
      { deck: 'spell', at: 0, card: 'dark-pact' },
    ]);
    play.stops();
  });
});
