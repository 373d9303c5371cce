import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { State } from '../../src/model/state';

const others = [
  { character: 'keilani', in: 'bridge' },
  { character: 'jamie', in: 'bridge' },
] as const;

/** Leaves so many cards in the item deck. */
const itemsLeft =
  (count: number) =>
  ({ items }: State): void => {
    items.removed.push(...items.deck.splice(0, items.deck.length - count).map(({ card }) => card));
  };

/** Just Desserts: the current player loses 2 food for an item. */
const justDesserts = {
  people: [{ character: 'arjun', in: 'galley' }, ...others],
  step: 'mythos',
  mythos: ['just-desserts'],
  deepOnes: {},
} as const;

rule(
  '[24.1] a drawn item comes from the top of the deck, faceup into the play area',
  { ...justDesserts, itemDeck: ['shotgun', 'plimsolls'] },
  (play) => {
    play.settles('arjun', 0);
    for (const who of ['arjun', 'keilani', 'spectator'] as const)
      expect(play.view(who).players[0]?.items).toEqual(['six-shooter', 'shotgun']);
    expect(play.saw('item-gained')).toEqual([{ type: 'item-gained', seat: 0, item: 'shotgun', from: null }]);
    expect(play.state.items.deck.at(-1)?.card).toBe('plimsolls');
    play.stops();
  },
);

const grenadier = {
  people: [{ character: 'arjun', in: 'deck-3', items: ['jam-tin-grenade', 'six-shooter'] }, ...others],
  deepOnes: { 'deck-3': 1, 'water-3': 1 },
} as const;

rule('[24.2] an item that leaves play is removed from the game: there are no item discards', grenadier, (play) => {
  const before = play.view('spectator').items.count;
  play.uses('arjun', 'item:jam-tin-grenade').chooses('arjun', { is: 'space', space: 'water-3' });
  expect(play.person('arjun').items).toEqual(['six-shooter']);
  expect(play.state.items.removed).toContain('jam-tin-grenade');
  expect(play.view('spectator').items).toEqual({ count: before });
  expect(play.saw('item-lost')).toEqual([{ type: 'item-lost', seat: 0, item: 'jam-tin-grenade', to: null }]);
  play.leaves('arjun', 'action');
});

rule(
  '[24.3] [24.3a] an item does what it says, and its action ability costs an action but not the item',
  { ...grenadier, dice: [2] },
  (play) => {
    expect(play.view('arjun').turn.actionsLeft).toBe(1); // the first of two is being chosen
    play.uses('arjun', 'item:six-shooter');
    expect(play.saw('roll').at(-1)).toMatchObject({ natural: 2, result: 4 });
    expect(play.state.deepOnes['deck-3']).toBe(0);
    expect(play.view('arjun').turn.actionsLeft).toBe(0);
    expect(play.person('arjun').items).toContain('six-shooter');
    play.leaves('arjun', 'action');
  },
);

rule('[24.3] only its owner can use an item', { ...grenadier, current: 'jamie' }, (play) => {
  expect(play.canUse('jamie', 'item:six-shooter')).toBe(false);
  expect(play.blockedBecause('jamie', { is: 'use', source: 'item:six-shooter' })).toBeUndefined();
  play.leaves('jamie', 'action');
});

rule('[24.4] from an empty item deck nothing is drawn', { ...justDesserts, also: itemsLeft(0) }, (play) => {
  play.settles('arjun', 0);
  expect(play.state.dials.food).toBe(6);
  expect(play.person('arjun').items).toEqual(['six-shooter']);
  expect(play.saw('item-gained')).toEqual([]);
  play.stops();
});

const cargoHold = { people: [{ character: 'arjun', in: 'cargo-hold' }, ...others], deepOnes: {} } as const;

rule('[24.4] and the Cargo Hold has nothing to offer', { ...cargoHold, also: itemsLeft(0) }, (play) => {
  expect(play.canUse('arjun', 'room:cargo-hold')).toBe(false);
  expect(play.blockedBecause('arjun', { is: 'use', source: 'room:cargo-hold' })).toBe('deck-empty');
  play.leaves('arjun', 'action');
});

const lastItem = { ...cargoHold, itemDeck: ['shotgun'], also: itemsLeft(1) } as const;

rule('[24.4a] the last item can be looked at in the Cargo Hold and kept', lastItem, (play) => {
  play.uses('arjun', 'room:cargo-hold');
  play.offers('arjun', 'choose-item', [{ is: 'item', item: 'shotgun', owner: null }]);
  play.chooses('arjun', { is: 'item', item: 'shotgun', owner: null });
  expect(play.person('arjun').items).toEqual(['six-shooter', 'shotgun']);
  expect(play.view('spectator').items.count).toBe(0);
  play.leaves('arjun', 'action');
});

rule('[24.4a] or returned to the deck', lastItem, (play) => {
  play.uses('arjun', 'room:cargo-hold').passes('arjun');
  expect(play.person('arjun').items).toEqual(['six-shooter']);
  expect(play.state.items.deck.map(({ card }) => card)).toEqual(['shotgun']);
  expect(play.saw('looked', 'arjun')).toMatchObject([{ cards: ['shotgun'] }]);
  expect(play.saw('looked')).toEqual([{ type: 'looked', seat: 0, deck: 'item', count: 1 }]);
  play.leaves('arjun', 'action');
});

rule('[24.4a] with two items left, one must be kept', { ...lastItem, also: itemsLeft(2) }, (play) => {
  play.uses('arjun', 'room:cargo-hold');
  expect(play.asked('arjun', 'choose-item')).toMatchObject({ min: 1, max: 1 });
  play.leaves('arjun', 'choose-item');
});

rule(
  '[24.5a] Quick Draw works with items that are weapons, and with no other item that attacks',
  {
    people: [
      { character: 'jamie', in: 'deck-3', items: ['repeating-rifle', 'starbuck', 'pocket-pistol', 'tool-kit'] },
      { character: 'keilani', in: 'bridge' },
      { character: 'arjun', in: 'bridge' },
    ],
    deepOnes: { 'deck-3': 1, 'water-3': 1 },
  },
  (play) => {
    expect(play.canUse('jamie', 'item:starbuck')).toBe(true);
    play.uses('jamie', 'ability:quick-draw');
    play.offers('jamie', 'choose-weapon', [
      { is: 'item', item: 'repeating-rifle', owner: 0 },
      { is: 'item', item: 'pocket-pistol', owner: 0 },
    ]);
    play.leaves('jamie', 'choose-weapon');
  },
);

rule(
  '[24.5a] without a weapon there is nothing to draw quickly',
  {
    people: [
      { character: 'jamie', in: 'deck-3', items: ['starbuck'] },
      { character: 'keilani' },
      { character: 'arjun' },
    ],
    deepOnes: { 'deck-3': 1 },
  },
  (play) => {
    expect(play.canUse('jamie', 'ability:quick-draw')).toBe(false);
    play.leaves('jamie', 'action');
  },
);
