import { seedRng } from '@undertow/kernel';
import { unfathomable } from '@undertow/unfathomable';
import { faceNamed, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const EVERYBODY = ['arjun', 'keilani', 'jamie', 'spectator'] as const;

const table = {
  people: [
    { character: 'arjun', in: 'galley', hand: ['will 1', 'will 2', 'strength 1'], loyalty: ['human'] },
    { character: 'keilani', in: 'galley', hand: ['will 1', 'lore 5'], loyalty: ['hybrid', 'human'] },
    {
      character: 'jamie',
      in: 'galley',
      items: ['fine-clothes', 'binoculars'],
      kept: ['barricade-the-hatches'],
      wards: ['flesh-ward'],
    },
  ],
  deepOnes: { 'water-1': 2, 'the-deep': 1 },
  passengers: { 'deck-3': ['soul'] },
} as const;

rule('[30.0] whatever is not public can be dealt anew, and nobody who only watches can tell', table, (play) => {
  const told = play.whoCanTell((state) => unfathomable.redeal(state, 'spectator', seedRng('another world')));
  expect(told).not.toContain('spectator');
  expect(told).toContain('arjun'); // he holds other cards now
  play.leaves('arjun', 'action');
});

rule('[30.0] a player can tell only what they hold or have seen themselves', table, (play) => {
  expect(play.whoCanTell(({ players }) => players[1]?.hand.reverse())).toEqual(['keilani']);
  expect(play.whoCanTell(({ players }) => players[1]?.loyalty.reverse())).toEqual(['keilani']);
  expect(
    play.whoCanTell((state) => {
      for (const deck of [state.mythos.deck, state.waypoints.deck, state.spells.deck, state.items.deck]) deck.reverse();
      state.damage.deck.reverse();
      state.loyaltyDeck.reverse();
      for (const { deck } of Object.values(state.skills)) deck.reverse();
    }),
  ).toEqual([]);
  play.leaves('arjun', 'action');
});

rule('[30.1] how many cards each facedown deck has is public', table, (play) => {
  for (const who of EVERYBODY) {
    const { mythos, waypoints, spells, items, damage, loyaltyDeck, chaos, skills } = play.view(who);
    expect({ mythos: mythos.count, waypoints: waypoints.count, spells: spells.count }).toEqual({
      mythos: 69,
      waypoints: 20,
      spells: 19,
    });
    expect({ items: items.count, damage: damage.count, loyaltyDeck, chaos }).toEqual({
      items: 15,
      damage: 9,
      loyaltyDeck: 2,
      chaos: 10,
    });
    expect(Object.fromEntries(Object.entries(skills).map(([skill, { count }]) => [skill, count]))).toEqual({
      influence: 19,
      lore: 18,
      observation: 19,
      strength: 18,
      will: 16,
      treachery: 21,
    });
  }
  play.leaves('arjun', 'action');
});

rule(
  '[30.2] the top card of each discard pile is public',
  { ...table, step: 'mythos', mythos: ['the-anarcho-individualist'] },
  (play) => {
    play.settles('arjun', 1).plays('arjun', 'will 1', 'will 2');
    for (const who of EVERYBODY) {
      const { skills } = play.view(who);
      expect(skills.will.top).toBe(faceNamed('will 2')); // discarded last
      expect(skills.lore.top).toBe(null);
    }
    play.stops();
  },
);

rule(
  '[30.2a] how many lie below it, and which, is not',
  {
    ...table,
    also: ({ skills, mythos }) => {
      skills.lore.discard.push(...skills.lore.deck.splice(0, 5));
      mythos.discard.push(...mythos.deck.splice(0, 5).map(({ card }) => card));
    },
  },
  (play) => {
    expect(play.whoCanTell(({ skills }) => skills.lore.discard.splice(0, 4))).toEqual([]);
    expect(play.whoCanTell(({ mythos }) => mythos.discard.splice(0, 4))).toEqual([]);
    expect(play.whoCanTell(({ mythos }) => mythos.discard.pop())).toEqual(EVERYBODY);
    play.leaves('arjun', 'action');
  },
);

rule('[30.3] how many Deep Ones and passengers are in the supply is public', table, (play) => {
  for (const who of EVERYBODY) {
    expect(play.view(who).deepOneSupply).toBe(17);
    expect(play.view(who).passengers.supply).toBe(8);
  }
  play.leaves('arjun', 'action');
});

rule('[30.4] whatever lies faceup in a play area is public', table, (play) => {
  for (const who of EVERYBODY)
    expect(play.view(who).players[2]).toMatchObject({
      character: 'jamie',
      items: ['fine-clothes', 'binoculars'],
      improvement: 'fine-clothes',
      feat: true,
      kept: ['barricade-the-hatches'],
      wards: ['flesh-ward'],
      revealed: null,
    });
  play.leaves('arjun', 'action');
});

rule('[30.5] how many loyalty cards lie in each play area is public, and not which', table, (play) => {
  for (const who of EVERYBODY)
    expect(play.view(who).players.map(({ loyaltyCount }) => loyaltyCount)).toEqual([1, 2, 1]);
  expect(play.view('arjun').players[1]?.loyalty).toEqual([null, null]);
  play.leaves('arjun', 'action');
});

rule('[30.6] [X.5] how many cards somebody holds is public, and always true', table, (play) => {
  for (const who of EVERYBODY) expect(play.view(who).players.map(({ handCount }) => handCount)).toEqual([3, 2, 0]);
  for (const who of ['keilani', 'jamie', 'spectator'] as const) expect(play.view(who).players[0]?.hand).toBe(null);
  expect(play.whoCanTell(({ players }) => players[0]?.hand.pop())).toEqual(EVERYBODY);
  play.uses('arjun', 'skill:persistence').passes('arjun');
  for (const who of EVERYBODY) expect(play.view(who).players[0]?.handCount).toBe(2);
  play.leaves('arjun', 'action');
});

/** Hull Leak, with people who can add cards. */
const check = { ...table, step: 'mythos', mythos: ['hull-leak'] } as const;

rule('[30.7] how many cards each player adds to a check is public, and not which', check, (play) => {
  play.nobodyResponds().plays('keilani', 'will 1', 'lore 5');
  for (const who of EVERYBODY) expect(play.view(who).check?.contributions).toEqual([{ seat: 1, count: 2 }]);
  for (const who of ['arjun', 'jamie', 'spectator'] as const)
    expect(play.saw('contributed', who)).toEqual([{ type: 'contributed', seat: 1, count: 2 }]);
  expect(play.saw('contributed', 'keilani')).toMatchObject([{ cards: [faceNamed('will 1'), faceNamed('lore 5')] }]);
  expect(
    play.whoCanTell(({ checks }) => {
      const [pile] = checks.map((each) => each.pile);
      pile?.fill(faceNamed('treachery 1'));
    }),
  ).toEqual([]);
  play.leaves('arjun', 'contribute');
});

rule('[30.8] how many cards lie in the check is public', check, (play) => {
  play.nobodyResponds();
  for (const who of EVERYBODY) expect(play.view(who).check?.pileCount).toBe(2);
  play.plays('keilani', 'will 1');
  for (const who of EVERYBODY) expect(play.view(who).check?.pileCount).toBe(3);
  play.leaves('arjun', 'contribute');
});

rule(
  '[34.0] what has been removed from the game cannot be looked at any more',
  {
    ...table,
    step: 'mythos',
    mythos: ['stolen-ritual-components'],
    chaos: ['will 1', 'will 2', 'will 3', 'will 3'],
    spells: ['heal', 'foresee', 'dark-pact', 'conjuration', 'lure-monster'],
  },
  (play) => {
    play.nobodyAdds();
    const gone = ['heal', 'foresee', 'dark-pact', 'conjuration', 'lure-monster'];
    expect(play.state.spells.lost.map(({ card }) => card)).toEqual(gone);
    // Nobody saw them go, so in a world that somebody imagines others may be gone.
    const imagined = play.scenario.match.redealt(play.seat('keilani'), 'another deal').state.spells;
    expect(imagined.lost).toHaveLength(5);
    expect(imagined.lost.map(({ card }) => card)).not.toEqual(gone);
    for (const who of EVERYBODY) {
      expect(play.saw('removed-unseen', who)).toEqual([{ type: 'removed-unseen', deck: 'spell', count: 5 }]);
      expect(JSON.stringify(play.view(who))).not.toContain('dark-pact');
      expect(JSON.stringify(play.events(who))).not.toContain('dark-pact');
    }
    expect(
      play.whoCanTell((state) => {
        for (const { removed } of [state.spells, state.items, state.passengers, state.damage, state.waypoints])
          removed.splice(0);
      }),
    ).toEqual([]);
    play.stops();
  },
);
