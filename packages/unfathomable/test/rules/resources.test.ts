import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const people = [
  { character: 'william', in: 'galley', hand: ['influence 5'] },
  { character: 'keilani', in: 'galley', feat: false },
  { character: 'jamie', in: 'galley' },
] as const;

/** Feed the Mind: 1 food for 2 sanity. */
const feedTheMind = { people, titles: { keeper: 'william' }, spells: ['feed-the-mind', 'heal'] } as const;

rule('[36.1] gains and losses move the dials at once', feedTheMind, (play) => {
  play.uses('william', 'title:keeper').chooses('william', { is: 'spell', spell: 'feed-the-mind' });
  expect(play.view('spectator').dials).toEqual({ fuel: 8, food: 7, sanity: 10, souls: 8 });
  expect(play.saw('resource')).toEqual([
    { type: 'resource', resource: 'food', by: -1, now: 7 },
    { type: 'resource', resource: 'sanity', by: 2, now: 10 },
  ]);
  play.leaves('william', 'action');
});

rule('[36.1b] 10 is the most: what is gained beyond is lost', { ...feedTheMind, dials: { sanity: 9 } }, (play) => {
  play.uses('william', 'title:keeper').chooses('william', { is: 'spell', spell: 'feed-the-mind' });
  expect(play.state.dials.sanity).toBe(10);
  expect(play.saw('resource').at(-1)).toEqual({ type: 'resource', resource: 'sanity', by: 1, now: 10 });
  play.leaves('william', 'action');
});

rule('[36.1b] at 10 nothing is gained', { people, dials: { sanity: 10 }, dice: [3] }, (play) => {
  play.uses('william', 'skill:inspiring-speech');
  expect(play.state.dials.sanity).toBe(10);
  expect(play.saw('resource')).toEqual([]);
  play.leaves('william', 'action');
});

rule(
  '[36.1a] a resource at 0 ends the game, even one that is lost to gain another',
  { ...feedTheMind, dials: { food: 1 } },
  (play) => {
    play.uses('william', 'title:keeper').chooses('william', { is: 'spell', spell: 'feed-the-mind' });
    expect(play.scenario.result).toMatchObject({ cause: 'food' });
    expect(play.state.dials).toMatchObject({ food: 0, sanity: 8 });
  },
);

rule(
  '[36.1a] losing more than there is ends the game too, and no dial falls below 0',
  {
    people,
    step: 'mythos',
    mythos: ['food-rationing'],
    titles: { captain: 'keilani' },
    dials: { food: 1 },
  },
  (play) => {
    play.settles('keilani', 1);
    expect(play.scenario.result).toMatchObject({ cause: 'food' });
    expect(play.state.dials.food).toBe(0);
  },
);
