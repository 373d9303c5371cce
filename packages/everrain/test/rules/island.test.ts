import { describe, expect } from 'vitest';
import type { Content, IslandNode, IslandToken } from '../../src/content/card';
import { type Play, rule, type Scene, type Vessel } from '../../src/testkit';
import { ISLAND } from './cards-kit';
import { chart } from './sea-kit';

const node = (leads: readonly number[], more: Partial<IslandNode> = {}): IslandNode => ({
  leads,
  shore: false,
  gold: false,
  ...more,
});
const SHORE = { shore: true };
const GOLD = { gold: true };

/** Two landing places, each with a way of its own to one node, and the gold node behind it. */
const FORK = [node([2], SHORE), node([2], SHORE), node([3]), node([], GOLD)];

const island = (tokens: readonly IslandToken[], nodes: readonly IslandNode[] = FORK, more: Partial<Content> = {}) =>
  chart({ 12: '.I....' }, { island: { nodes, tokens }, ...more });

/** A boat with two, on an island where every token is the same. */
const landing = (token: IslandToken, vessel: Vessel = {}, more: Partial<Scene> = {}): Scene => ({
  captains: [
    {
      hex: ISLAND,
      below: ['cabins', 'ships-boat'],
      crew: [{ at: { slot: 1, space: 0 } }, { at: { slot: 1, space: 1 } }],
      ...vessel,
    },
  ],
  ...island([token, token, token]),
  decks: { expedition: ['dunes'] },
  ...more,
});

const explores = (play: Play): Play => play.chooses(0, { is: 'expedition' }).chooses(0, { is: 'yes' });
const to = (play: Play, at: number): Play => play.chooses(0, { is: 'node', node: at });
const goesOn = (play: Play): Play => play.chooses(0, { is: 'no' });

describe('the whole island', () => {
  rule('[E16.21] is offered in place of a single card', landing('clue'), (play) => {
    play.chooses(0, { is: 'expedition' });
    play.offers(0, 'expedition-form', [{ is: 'yes' }, { is: 'no' }]);
    expect(play.saw('card')).toEqual([]);
    play.chooses(0, { is: 'no' });
    play.plodTo(0, 'turn');
    expect(play.saw('card')).toMatchObject([{ card: 'dunes' }]);
    expect(play.saw('island-token')).toEqual([]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E16.21] only where the table plays with it',
    { ...landing('clue'), options: { exhaustive: false } },
    (play) => {
      play.chooses(0, { is: 'expedition' });
      play.plodTo(0, 'turn');
      expect(play.saw('card')).toMatchObject([{ card: 'dunes' }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E16.22, E16.23] one token on every node but the gold one, its face hidden until crew stands there',
    { ...landing('clue'), ...island(['clue', 'rest', 'treasure']) },
    (play) => {
      explores(play);
      const tokens = play.state.island?.tokens ?? [];
      expect(tokens.slice(0, 3).sort()).toEqual(['clue', 'rest', 'treasure']);
      expect(tokens[3]).toBeNull();
      expect(play.view().island?.tokens).toEqual(['hidden', 'hidden', 'hidden', null]);
      to(to(play, 0), 0);
      const [shown] = play.saw('island-token');
      expect(shown?.node).toBe(0);
      play.plodUntil(() => play.scenario.match.decision(0)?.kind === 'island-stop');
      expect(play.view().island?.tokens.slice(1)).toEqual(['hidden', 'hidden', null]);
      play.stops();
    },
  );

  rule(
    '[E16.24, E16.35] everybody lands on a shore node of choice, several on one if they like',
    landing('clue'),
    (play) => {
      explores(play);
      play.offers(0, 'island-move', [
        { is: 'node', node: 0 },
        { is: 'node', node: 1 },
      ]);
      to(to(play, 1), 1);
      expect(play.crew(10).place).toEqual({ is: 'island', node: 1 });
      expect(play.crew(11).place).toEqual({ is: 'island', node: 1 });
      play.stops();
    },
  );

  rule('[E16.25, E16.33] all nodes with crew are turned, in the captain’s order', landing('clue'), (play) => {
    to(to(explores(play), 0), 1);
    play.offers(0, 'island-order', [
      { is: 'node', node: 0 },
      { is: 'node', node: 1 },
    ]);
    goesOn(to(play, 1));
    expect(play.saw('island-token').map((event) => event.node)).toEqual([1, 0]);
    expect(play.captain().clues).toBe(2);
    play.stops();
  });

  rule('[E16.26] for each, one of those there takes 1 STRAIN', landing('clue'), (play) => {
    to(to(explores(play), 0), 0);
    play.offers(0, 'island-strain', [
      { is: 'crew', crew: 10 },
      { is: 'crew', crew: 11 },
    ]);
    play.chooses(0, { is: 'crew', crew: 11 });
    expect([play.crew(10).strain, play.crew(11).strain]).toEqual([0, 1]);
    play.stops();
  });

  rule('[E16.27, E16.34] then everybody goes on along the paths, without orders', landing('clue'), (play) => {
    to(to(explores(play), 0), 1);
    goesOn(to(play, 0));
    goesOn(play);
    expect(play.crew(10).place).toEqual({ is: 'island', node: 2 });
    expect(play.crew(11).place).toEqual({ is: 'island', node: 2 });
    expect(play.captain().fresh.crew).toBe(3);
    play.stops();
  });

  const faces = (token: IslandToken, vessel: Vessel = {}, more: Partial<Scene> = {}): Scene =>
    landing(token, { crew: [{ at: { slot: 1, space: 0 }, strain: 3 }, {}], ...vessel }, more);
  const lands = (play: Play): Play => to(explores(play), 0);

  rule('[E16.28] a clue', faces('clue'), (play) => {
    lands(play);
    expect(play.captain().clues).toBe(1);
    play.stops();
  });

  rule(
    '[E16.28, E16.40] a treasure: the top one, of whatever type',
    faces('treasure', {}, { decks: { treasure: ['idol'] } }),
    (play) => {
      lands(play);
      expect(play.captain().hold).toEqual(['idol']);
      play.stops();
    },
  );

  rule('[E16.28] rest: 2 STRAIN less for those there, then the STRAIN of the node', faces('rest'), (play) => {
    lands(play);
    expect(play.crew(10).strain).toBe(3 - 2 + 1);
    play.stops();
  });

  rule(
    '[E16.38] the token comes before the STRAIN',
    faces('rest', { crew: [{ at: { slot: 1, space: 0 } }, {}] }),
    (play) => {
      lands(play);
      expect(play.crew(10).strain).toBe(1);
      play.stops();
    },
  );

  rule(
    '[E16.38] strain-first: the other way round',
    faces('rest', { crew: [{ at: { slot: 1, space: 0 } }, {}] }, { options: { flags: ['strain-first'] } }),
    (play) => {
      lands(play);
      expect(play.crew(10).strain).toBe(0);
      play.stops();
    },
  );

  rule(
    '[E16.28, E16.36] an enemy comes aboard the ship, rolls its die, and waits',
    faces('enemy', {}, { decks: { enemy: ['crab'] }, dice: ['move'] }),
    (play) => {
      lands(play).plodUntil(() => play.scenario.match.decision(0)?.kind === 'island-stop');
      expect(play.captain().enemies).toMatchObject([{ kind: 'crab' }]);
      expect(play.saw('enemy-acts').map(({ faces: rolled }) => rolled)).toEqual([['move']]);
      play.stops();
    },
  );

  rule('[E16.28, E16.30, E16.32] a card ends it all: it is drawn, and the island explored', faces('card'), (play) => {
    lands(play).plodTo(0, 'place-crew');
    expect(play.saw('expedition-over')).toEqual([{ type: 'expedition-over', seat: 0, why: 'card' }]);
    expect(play.saw('card')).toMatchObject([{ card: 'dunes' }]);
    expect(play.state.explored).toEqual([ISLAND]);
    expect(play.crew(10).strain).toBe(4);
    play.leaves(0, 'place-crew');
  });

  rule(
    '[E16.33] with several tokens it ends once all STRAIN is taken',
    { ...landing('card'), ...island(['card', 'card', 'clue']) },
    (play) => {
      to(to(explores(play), 0), 1);
      play.plodUntil(() => play.scenario.match.decision(0)?.kind === 'place-crew');
      expect(play.saw('hurt').filter(({ gem }) => gem === 'strain')).toHaveLength(2);
      expect(play.saw('card')).toHaveLength(1);
      play.stops();
    },
  );

  rule('[E16.29] whoever steps on the gold node ends it with a card', faces('clue'), (play) => {
    goesOn(goesOn(lands(play)));
    expect(play.saw('expedition-over')).toEqual([{ type: 'expedition-over', seat: 0, why: 'gold' }]);
    expect(play.saw('card')).toMatchObject([{ card: 'dunes' }]);
    play.leaves(0, 'place-crew');
  });

  rule(
    '[E16.31] the captain may stop after any token; everybody goes below deck, and into spaces that work',
    faces('clue'),
    (play) => {
      lands(play).chooses(0, { is: 'yes' });
      expect(play.saw('expedition-over')).toEqual([{ type: 'expedition-over', seat: 0, why: 'stopped' }]);
      expect(play.saw('card')).toEqual([]);
      play.chooses(0, { is: 'place', place: { is: 'below', slot: 0, space: 0 } });
      expect(play.crew(10)).toMatchObject({ strain: 2, fatigued: true });
      expect(play.state.explored).toEqual([ISLAND]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E16.32] all of it within the turn', faces('clue'), (play) => {
    lands(play).chooses(0, { is: 'yes' });
    play.plodTo(0, 'turn');
    expect(play.state.turn).toMatchObject({ seat: 0, taken: 0 });
    expect(play.blockedBecause(0, { is: 'expedition' })).toBe('explored');
    play.leaves(0, 'turn');
  });

  rule(
    '[E16.37] when all have died it ends without a card, and the ship sails on with whom it has',
    faces('clue', { crew: [{ at: { slot: 1, space: 0 }, strain: 5 }, { at: 6 }] }),
    (play) => {
      lands(play);
      expect(play.saw('expedition-over')).toEqual([{ type: 'expedition-over', seat: 0, why: 'dead' }]);
      expect(play.saw('card')).toEqual([]);
      expect(play.state.explored).toEqual([ISLAND]);
      expect(play.captain()).toMatchObject({ sunk: false });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E16.37] it sinks when nobody is left',
    faces('clue', { crew: [{ at: { slot: 1, space: 0 }, strain: 5 }] }),
    (play) => {
      lands(play);
      expect(play.saw('sank')).toHaveLength(1);
      expect(play.state.explored).toEqual([ISLAND]);
      play.stops();
    },
  );

  rule(
    '[E16.39] at the gold node the highest ISLAND of those still there is tested',
    landing(
      'clue',
      { crew: [{ at: { slot: 1, space: 0 } }, { board: 'bosun', at: { slot: 1, space: 1 } }] },
      { decks: { expedition: ['trial'] }, dice: [0] },
    ),
    (play) => {
      to(to(explores(play), 0), 0);
      play.plodUntil(() => play.saw('test').length > 0);
      expect(play.saw('test')).toMatchObject([{ crew: 11, value: 'island', needs: 6 }]);
      play.stops();
    },
  );

  rule(
    '[E16.34] crew with nowhere to go stays where it is',
    { ...landing('clue'), ...island(['clue', 'clue'], [node([], SHORE), node([2], SHORE), node([], GOLD)]) },
    (play) => {
      to(to(explores(play), 0), 1);
      goesOn(to(play, 0));
      goesOn(play);
      expect(play.saw('expedition-over')).toMatchObject([{ why: 'gold' }]);
      expect(play.crew(10).place).toEqual({ is: 'island', node: 0 });
      play.stops();
    },
  );
});
