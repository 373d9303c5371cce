import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import { PLAIN, rule, type Scene } from '../../src/testkit';
import { atSea, choice, direct, ISLAND, onIsland, tested } from './cards-kit';
import { chart } from './sea-kit';

const SOLO = { captains: [{}] };

describe('cards of the three decks', () => {
  it('[E9.1] are tests, choices, direct effects, or passengers among the denizens', () => {
    const types = (deck: string) =>
      [...new Set(content.cards.filter((card) => card.deck === deck).map(({ resolution }) => resolution.type))].sort();
    expect(types('expedition').every((type) => ['choice', 'direct', 'test'].includes(type))).toBe(true);
    expect(types('sea').every((type) => ['choice', 'direct', 'test'].includes(type))).toBe(true);
    expect(types('denizen').every((type) => ['choice', 'direct', 'passenger', 'test'].includes(type))).toBe(true);
  });

  const crossroads = choice(
    'crossroads',
    'sea',
    { id: 'left', effect: { do: 'coin', by: 11 } },
    { id: 'right', effect: { do: 'lose-coin', by: 13 } },
  );
  const AT_CROSSROADS: Scene = { ...atSea([crossroads]), captains: [{}, {}] };

  rule(
    '[E9.2, E9.6] the captain is told the options and nothing of what they lead to, nor is anybody else',
    AT_CROSSROADS,
    (play) => {
      play.endsTurn(0);
      const asked = play.asked(0, 'card-choice');
      expect(asked.options.map(({ ref }) => ref)).toEqual([
        { is: 'option', card: 'crossroads', option: 0 },
        { is: 'option', card: 'crossroads', option: 1 },
      ]);
      expect(JSON.stringify(asked)).not.toContain('effect');
      expect(play.isAsked(1)).toBe(false);
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(JSON.stringify(play.scenario.events(viewer).filter(({ type }) => type === 'card'))).toBe(
          '[{"type":"card","seat":0,"card":"crossroads","deck":"sea"}]',
        );
      play.leaves(0, 'card-choice');
    },
  );

  rule('[E9.3] alone at the table likewise', atSea([crossroads]), (play) => {
    play.endsTurn(0);
    expect(play.asked(0, 'card-choice').about).toEqual({ card: 'crossroads' });
    expect(play.saw('outcome')).toEqual([]);
    play.leaves(0, 'card-choice');
  });

  rule('[E9.4] only what was chosen is told', AT_CROSSROADS, (play) => {
    play.endsTurn(0).picks(0, { is: 'option', option: 1 });
    expect(play.saw('outcome')).toEqual([{ type: 'outcome', seat: 0, card: 'crossroads', outcome: 1 }]);
    expect(play.captain().coin).toBe(27);
    play.stops();
  });

  rule(
    '[E9.5] of a test, both outcomes are sealed until the die has fallen',
    onIsland([tested('ford', 'expedition', { do: 'coin', by: 1 }, { do: 'lose-coin', by: 1 })], {
      captains: [
        {
          hex: ISLAND,
          below: ['cabins', 'ships-boat'],
          crew: [{ at: { slot: 1, space: 0 } }, { at: { slot: 1, space: 1 } }],
        },
      ],
      dice: [9],
    }),
    (play) => {
      play.chooses(0, { is: 'expedition' });
      expect(play.saw('card')).toHaveLength(1);
      expect(JSON.stringify(play.asked(0, 'card-test'))).not.toContain('coin');
      play.picks(0, { is: 'crew', crew: 10 });
      expect(play.saw('outcome')).toEqual([{ type: 'outcome', seat: 0, card: 'ford', outcome: 'failure' }]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E9.7] an outcome’s parts happen in their order, each to its end',
    atSea([
      direct('swell-of-gold', 'sea', {
        do: 'all',
        of: [
          { do: 'coin', by: 5 },
          { do: 'lose-coin', by: 'half' },
          { do: 'clues', by: 1 },
        ],
      }),
    ]),
    (play) => {
      play.endsTurn(0);
      expect(play.captain()).toMatchObject({ coin: 45 - 22, clues: 1 });
      play.stops();
    },
  );

  rule(
    '[E9.8] what one cannot meet cannot be chosen',
    onIsland([], { decks: { expedition: ['fork-in-the-path'] } }),
    (play) => {
      play.chooses(0, { is: 'expedition' });
      play.offers(0, 'card-choice', [
        { is: 'option', card: 'fork-in-the-path', option: 0 },
        { is: 'option', card: 'fork-in-the-path', option: 1 },
      ]);
      expect(play.blockedBecause(0, { is: 'option', option: 2 })).toBe('option-requirement');
      play.leaves(0, 'card-choice');
    },
  );

  rule(
    '[E9.8] where nothing can be chosen, nothing happens',
    atSea([
      choice('toll', 'sea', { id: 'pay', requires: { if: 'coin', atLeast: 500 }, effect: { do: 'clues', by: 1 } }),
    ]),
    (play) => {
      play.endsTurn(0);
      expect(play.saw('card')).toMatchObject([{ card: 'toll' }]);
      expect(play.saw('outcome')).toEqual([]);
      expect(play.state.decks.sea.discard).toEqual(['toll']);
      play.stops();
    },
  );
});

/** Whose turn ends at sea, with this on top of the sea deck. */
const seaDeck = (...cards: readonly string[]): Scene => ({ ...SOLO, decks: { sea: cards } });

/** Stories whose later cards are in the sea deck: an ordinary one and one that asks for a hundred coin. */
const TALE = [
  direct('raft', 'sea', { do: 'begin-story', number: 21 }),
  {
    ...direct('raft-journey', 'sea', { do: 'begin-story', number: 22 }),
    story: { number: 21, story: 'raft', step: 'journey' as const },
  },
  {
    ...direct('raft-epilogue', 'sea', { do: 'clues', by: 4 }),
    story: { number: 22, story: 'raft', step: 'epilogue' as const, requires: { if: 'coin' as const, atLeast: 100 } },
  },
  direct('bell', 'sea', { do: 'begin-story', number: 31 }),
  {
    ...direct('bell-journey', 'sea', { do: 'coin', by: 2 }),
    story: { number: 31, story: 'bell', step: 'journey' as const },
  },
];
const tale = (more: Partial<Scene>): Scene => ({
  captains: [{}, {}],
  content: { cards: [...PLAIN.cards, ...TALE] },
  ...more,
});
const open = (story: string, read: string) => ({ story, read: [read], state: 'open' as const });

describe('stories', () => {
  rule('[E9.10, E9.11, E1.27] begin with a number: the card stays with its new owner', seaDeck('bottle'), (play) => {
    play.endsTurn(0);
    expect(play.saw('story')).toEqual([{ type: 'story', seat: 0, story: 'bottle', what: 'begun' }]);
    expect(play.captain().stories).toEqual([{ story: 'bottle', read: ['bottle'], state: 'open' }]);
    expect(play.state.decks.sea.discard).toEqual([]);
    play.stops();
  });

  rule(
    '[E9.12, E9.21, E1.17] the numbered card waits unread: its back and owner are all one sees',
    seaDeck('bottle'),
    (play) => {
      play.endsTurn(0);
      expect(play.state.waiting).toEqual([{ card: 'bottle-journey', deck: 'expedition', owner: 0, where: 'waiting' }]);
      for (const viewer of [0, 'spectator'] as const) {
        expect(play.view(viewer).waiting).toEqual([{ owner: 0, deck: 'expedition', where: 'waiting' }]);
        expect(JSON.stringify([play.view(viewer), play.scenario.events(viewer)])).not.toContain('bottle-journey');
      }
      play.stops();
    },
  );

  rule(
    '[E9.24] a number that has left the library does nothing',
    { ...seaDeck('bottle'), also: (state) => state.storiesBegun.push(1) },
    (play) => {
      play.endsTurn(0);
      expect(play.state.waiting).toEqual([]);
      expect(play.captain().stories).toEqual([]);
      expect(play.state.decks.sea.discard).toEqual(['bottle']);
      play.stops();
    },
  );

  const arriving = (token: 'ours' | 'theirs', at: number): Partial<Scene> => ({
    tracks: { ours: 2, theirs: 2, [token]: at },
    waiting: [{ card: 'raft-journey', owner: 1 }],
  });
  rule(
    '[E9.14, E9.15] waiting cards go on top of their decks when the players’ token reaches a symbol',
    tale({
      ...chart({ 12: '.P....' }, { cards: [...PLAIN.cards, ...TALE] }),
      captains: [{ hex: ISLAND, clues: 5, stories: [] }, { stories: [open('raft', 'raft')] }],
      step: 'turn-start',
      ...arriving('ours', 2),
    }),
    (play) => {
      play.picks(0, { is: 'send', crew: 10, service: 'university' }).picks(0, ...new Array(5).fill({ is: 'clue' }));
      expect(play.state.tracks.ours).toBe(3);
      expect(play.state.decks.sea.draw.at(-1)).toBe('raft-journey');
      expect(play.view().waiting).toEqual([{ owner: 1, deck: 'sea', where: 'deck' }]);
      expect(play.saw('stories-placed')).toEqual([{ type: 'stories-placed', decks: ['sea'] }]);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E9.15, E9.23] or the enemies’; each token calls each symbol once',
    tale({
      captains: [{ stories: [open('raft', 'raft')] }],
      step: 'agenda',
      tracks: { agenda: 8, theirs: 2 },
      waiting: [{ card: 'raft-journey', owner: 0 }],
    }),
    (play) => {
      expect(play.state.tracks.theirs).toBe(3);
      expect(play.state.storySpacesSeen).toEqual({ ours: [], theirs: [3] });
      expect(play.state.decks.sea.draw.at(-1)).toBe('raft-journey');
      play.stops();
    },
  );

  rule(
    '[E9.23] a symbol seen before is passed over',
    tale({
      captains: [{ stories: [open('raft', 'raft')] }],
      step: 'agenda',
      tracks: { agenda: 8, theirs: 2 },
      waiting: [{ card: 'raft-journey', owner: 0 }],
      also: (state) => state.storySpacesSeen.theirs.push(3),
    }),
    (play) => {
      expect(play.state.waiting).toMatchObject([{ where: 'waiting' }]);
      play.stops();
    },
  );

  rule(
    '[E9.13, E9.16] drawn by its owner, a numbered card is resolved there and then',
    tale({
      captains: [{ stories: [open('bell', 'bell')] }, {}],
      waiting: [{ card: 'bell-journey', owner: 0, where: 'deck' }],
    }),
    (play) => {
      play.endsTurn(0);
      expect(play.captain()).toMatchObject({ coin: 42 });
      expect(play.captain().stories).toEqual([{ story: 'bell', read: ['bell', 'bell-journey'], state: 'broken' }]);
      expect(play.state.waiting).toEqual([]);
      play.stops();
    },
  );

  const OTHERS: Scene = tale({
    captains: [{}, { stories: [open('raft', 'raft'), open('bell', 'bell')] }],
    waiting: [
      { card: 'raft-journey', owner: 1, where: 'deck' },
      { card: 'bell-journey', owner: 1, where: 'deck' },
    ],
    decks: { sea: ['gulls'] },
  });
  rule(
    '[E9.17, E9.26] drawn by another it is passed on unread, until a card is one’s own or unnumbered',
    OTHERS,
    (play) => {
      play.endsTurn(0);
      expect(play.saw('card-passed')).toEqual([
        { type: 'card-passed', seat: 0, owner: 1, deck: 'sea' },
        { type: 'card-passed', seat: 0, owner: 1, deck: 'sea' },
      ]);
      expect(play.saw('card')).toMatchObject([{ seat: 0, card: 'gulls' }]);
      expect(play.view().waiting.map(({ where }) => where)).toEqual(['slot', 'slot']);
      play.stops();
    },
  );

  rule(
    '[E9.18, E9.19, E9.25] all cards in the slot come before a new one, oldest first, and take its place',
    tale({
      captains: [{ stories: [open('raft', 'raft'), open('bell', 'bell')] }, {}],
      waiting: [
        { card: 'bell-journey', owner: 0, where: 'slot' },
        { card: 'raft-journey', owner: 0, where: 'slot' },
      ],
      decks: { sea: ['gulls'] },
    }),
    (play) => {
      play.endsTurn(0);
      expect(play.saw('card').map(({ card }) => card)).toEqual(['bell-journey', 'raft-journey']);
      expect(play.state.decks.sea.draw.at(-1)).toBe('gulls');
      expect(play.state.waiting).toMatchObject([{ card: 'raft-epilogue', where: 'waiting' }]);
      play.stops();
    },
  );

  const ENDING = (coin: number): Scene =>
    tale({
      captains: [{ coin, stories: [{ story: 'raft', read: ['raft', 'raft-journey'], state: 'open' }] }, {}],
      waiting: [{ card: 'raft-epilogue', owner: 0, where: 'deck' }],
    });
  rule('[E9.20, E9.27] a requirement that is not met ends the story', ENDING(99), (play) => {
    play.endsTurn(0);
    expect(play.captain().clues).toBe(0);
    expect(play.saw('story')).toEqual([{ type: 'story', seat: 0, story: 'raft', what: 'broken' }]);
    expect(play.state.storiesBegun).toContain(22);
    expect(play.state.decks.sea.discard).toEqual([]);
    play.stops();
  });

  rule('[E9.27] a story told to its end is done, and none of its cards comes back', ENDING(100), (play) => {
    play.endsTurn(0);
    expect(play.captain().clues).toBe(4);
    expect(play.captain().stories[0]?.state).toBe('done');
    const { draw, discard, open: lying } = play.state.decks.sea;
    expect([...draw, ...discard, ...lying].filter((card) => card.startsWith('raft'))).toEqual([]);
    play.stops();
  });

  rule(
    '[E9.22] several waiting for one deck all go on top of it',
    tale({
      captains: [{ stories: [open('raft', 'raft'), open('bell', 'bell')] }],
      step: 'agenda',
      tracks: { agenda: 8, theirs: 2 },
      waiting: [
        { card: 'raft-journey', owner: 0 },
        { card: 'bell-journey', owner: 0 },
      ],
    }),
    (play) => {
      expect(play.state.decks.sea.draw.slice(-2).sort()).toEqual(['bell-journey', 'raft-journey']);
      play.stops();
    },
  );

  rule(
    '[E9.28, E9.30] a deck is made anew from its discards only: story cards on top are drawn first and never shuffled in',
    tale({
      captains: [{ stories: [open('bell', 'bell')] }, {}],
      waiting: [{ card: 'bell-journey', owner: 0, where: 'deck' }],
      onlyNamed: ['sea'],
      discards: { sea: ['gulls', 'lull'] },
    }),
    (play) => {
      play.endsTurn(0);
      expect(play.saw('card')).toMatchObject([{ card: 'bell-journey' }]);
      play.endsTurn(1);
      expect(play.saw('card')).toHaveLength(2);
      const { draw, discard } = play.state.decks.sea;
      expect([...draw, ...discard].sort()).toEqual(['gulls', 'lull']);
      play.stops();
    },
  );

  rule(
    '[E17.24] only cards that were fetched go onto decks, never the library',
    tale({ captains: [{}], step: 'agenda', tracks: { agenda: 8, theirs: 2 } }),
    (play) => {
      expect(play.saw('stories-placed')).toEqual([]);
      expect(play.state.decks.sea.draw.some((card) => card.endsWith('journey'))).toBe(false);
      play.stops();
    },
  );
});
