import { describe, expect } from 'vitest';
import type { State } from '../../src/model/state';
import { rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'william', in: 'galley' },
    { character: 'jeanne', in: 'bridge' },
    { character: 'arjun', in: 'bridge' },
  ],
  deepOnes: {},
  passengers: {},
  spells: ['raise-the-dead', 'feed-the-mind', 'dark-pact'],
  ...more,
});

/** Only the topmost so many spells are left. */
const spellsLeft = (count: number) => (state: State) => {
  const gone = state.spells.deck.splice(0, state.spells.deck.length - count);
  state.spells.removed.push(...gone.map(({ card }) => card));
};

describe('Spells (46, 49.13)', () => {
  rule(
    '[49.13] [46.1] the Keeper’s action: look at the top two, resolve one, the other goes to the bottom',
    table(),
    (play) => {
      play.uses('william', 'title:keeper');
      play.offers('william', 'choose-spell', [
        { is: 'spell', spell: 'raise-the-dead' },
        { is: 'spell', spell: 'feed-the-mind' },
      ]);
      play.picks('william', { is: 'spell', spell: 'feed-the-mind' });
      expect(play.state.dials).toEqual({ fuel: 8, food: 7, sanity: 10, souls: 8 });
      expect(play.saw('spell')).toEqual([{ type: 'spell', spell: 'feed-the-mind', seat: 0 }]);
      expect(play.state.spells.deck.at(-1)?.card).toBe('dark-pact');
      expect(play.state.spells.deck[0]?.card).toBe('raise-the-dead');
      play.stops();
    },
  );

  rule('[49.13a] [46.1b] a resolved spell is removed from the game', table(), (play) => {
    play.uses('william', 'title:keeper').picks('william', { is: 'spell', spell: 'raise-the-dead' });
    expect(play.state.spells.removed).toEqual(['raise-the-dead']);
    expect(play.view('spectator').spells.count).toBe(19);
    play.stops();
  });

  rule('[46.1] without the title or another ability no spell can be resolved', table({ current: 'jeanne' }), (play) => {
    const refs = [...play.asked('jeanne').options, ...(play.asked('jeanne').blocked ?? [])].map(({ ref }) =>
      JSON.stringify(ref),
    );
    expect(refs.filter((ref) => ref.includes('title:') || ref.includes('spell'))).toEqual([]);
    play.stops();
  });

  rule(
    '[46.1] a card may permit it: Stolen Ritual Components passed gives the Keeper a spell',
    table({
      current: 'jeanne',
      step: 'mythos',
      mythos: ['stolen-ritual-components'],
      chaos: ['lore 5', 'observation 5'],
    }),
    (play) => {
      play.nobodyAdds().picks('william', { is: 'spell', spell: 'raise-the-dead' });
      expect(play.state.dials).toMatchObject({ sanity: 7, souls: 10 });
      play.stops();
    },
  );

  rule('[L.46] the Keeper’s action works once per turn', table(), (play) => {
    play.uses('william', 'title:keeper').picks('william', { is: 'spell', spell: 'raise-the-dead' });
    expect(play.canUse('william', 'title:keeper')).toBe(false);
    expect(play.blockedBecause('william', { is: 'use', source: 'title:keeper' })).toBe('used-this-turn');
    play.stops();
  });

  rule(
    '[L.46] and once again in another player’s turn',
    table({
      people: [
        { character: 'william', in: 'galley' },
        { character: 'jeanne', in: 'bridge', hand: ['influence 1'] },
        { character: 'arjun', in: 'bridge' },
      ],
      mythos: ['missing-jewelry'],
    }),
    (play) => {
      play.uses('william', 'title:keeper').picks('william', { is: 'spell', spell: 'raise-the-dead' });
      play.idles('william').settles('arjun', 0);
      play.uses('jeanne', 'skill:coordinated-effort').picks('jeanne', { is: 'seat', seat: 0 });
      expect(play.canUse('william', 'title:keeper')).toBe(true);
      play.stops();
    },
  );

  rule('[46.2] [49.13b] with an empty spell deck the action cannot be used', table({ also: spellsLeft(0) }), (play) => {
    expect(play.canUse('william', 'title:keeper')).toBe(false);
    expect(play.blockedBecause('william', { is: 'use', source: 'title:keeper' })).toBe('deck-empty');
    expect(play.blockedBecause('william', { is: 'use', source: 'feat:quick-cast' })).toBe('deck-empty');
    play.stops();
  });

  rule(
    '[46.2] nor does a card that permits a spell find one',
    table({
      current: 'jeanne',
      step: 'mythos',
      mythos: ['stolen-ritual-components'],
      chaos: ['lore 5', 'observation 5'],
      also: spellsLeft(0),
    }),
    (play) => {
      play.nobodyAdds();
      expect(play.saw('check-result')[0]?.result).toBe('pass');
      expect(play.saw('spell')).toEqual([]);
      expect(play.saw('looked')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[X.4] [46.2a] of a single spell left, the Keeper sees that one and may resolve it',
    table({ also: spellsLeft(1) }),
    (play) => {
      play.uses('william', 'title:keeper');
      play.offers('william', 'choose-spell', [{ is: 'spell', spell: 'raise-the-dead' }]);
      expect(play.asked('william')).toMatchObject({ min: 0, max: 1 });
      play.picks('william', { is: 'spell', spell: 'raise-the-dead' });
      expect(play.state.dials.souls).toBe(10);
      expect(play.state.spells.deck).toEqual([]);
      play.stops();
    },
  );

  rule('[X.4] [46.2a] or put it back', table({ also: spellsLeft(1) }), (play) => {
    play.uses('william', 'title:keeper').passes('william');
    expect(play.saw('spell')).toEqual([]);
    expect(play.state.spells.deck.map(({ card }) => card)).toEqual(['raise-the-dead']);
    expect(play.state.dials).toEqual({ fuel: 8, food: 8, sanity: 8, souls: 8 });
    play.stops();
  });
});
