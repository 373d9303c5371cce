import { Match, seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { defaultOptions, everrain, type Options } from '../../src';
import type { State } from '../../src/model/state';
import type { EverrainTypes } from '../../src/model/types';
import { least, PLAIN } from '../../src/testkit';

const game = everrain(PLAIN);

const box = (options: Partial<Options> = {}, seed = 'setup', content = PLAIN): State =>
  everrain(content).setup({ ...defaultOptions(options.players ?? 2, options.length), ...options }, seedRng(seed));

/** Plays with the least answers until the first round has begun. */
function setOut(options: Partial<Options> = {}, seed = 'setup'): Match<EverrainTypes> {
  const match = Match.start(game, { ...defaultOptions(options.players ?? 2), ...options }, seed);
  for (let i = 0; i < 100 && match.state.step === 'setup'; i++) {
    const [asked] = match.pending;
    if (asked) match.answer(asked.seat, asked.id, least(asked));
  }
  return match;
}

const many = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id).sort();
const copies = (cards: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  cards.flatMap(({ id, copies: count }) => new Array<string>(count).fill(id)).sort();

describe('setting up', () => {
  it('[E1.1] the length says where the track ends and the Elder One begins', () => {
    for (const [length, end] of [
      ['short', 8],
      ['medium', 12],
      ['long', 16],
    ] as const)
      expect(box({ length }).tracks).toMatchObject({ end, elder: end });
  });

  it('[E1.2, E1.3] all other tokens begin on 1', () => {
    expect(box().tracks).toMatchObject({ ours: 1, theirs: 1, agenda: 1 });
  });

  it('[E1.4] one Elder One is drawn at random and lies face down', () => {
    expect(new Set(many.map((seed) => box({}, seed).elder.board))).toEqual(new Set(['old-one', 'other-one']));
    expect(box().elder).toMatchObject({ turned: false, arisen: null });
  });

  it('[E1.5] which one it is nobody can tell from view, events or questions', () => {
    const match = setOut();
    const told = JSON.stringify([match.view(0), match.view('spectator'), match.events(0), match.pending]);
    for (const { id } of PLAIN.elders) expect(told).not.toContain(id);
  });

  it('[E1.6, E1.7] everybody has 40 coin and six fresh orders', () => {
    for (const captain of box({ players: 4 }).captains)
      expect(captain).toMatchObject({
        coin: 40,
        fresh: { crew: 3, navigation: 2, artillery: 1, fleeting: 0 },
        issued: { crew: 0, navigation: 0, artillery: 0 },
      });
  });

  it('[E1.8] two deckhands each, with a positive and a negative trait dealt at random', () => {
    const { captains } = setOut({ players: 4 }).state;
    for (const { crew } of captains) {
      expect(crew).toHaveLength(2);
      for (const { board, positive, negative } of crew) {
        expect(PLAIN.crew.find(({ id }) => id === board)?.kind).toBe('deckhand');
        expect(PLAIN.traits.find(({ id }) => id === positive)?.sign).toBe('positive');
        expect(PLAIN.traits.find(({ id }) => id === negative)?.sign).toBe('negative');
      }
    }
    const others = setOut({ players: 4 }, 'another').state.captains;
    expect(others.flatMap(({ crew }) => crew.map(({ positive }) => positive))).not.toEqual(
      captains.flatMap(({ crew }) => crew.map(({ positive }) => positive)),
    );
  });

  it('[E1.9] their captain puts them anywhere below deck, none on deck', () => {
    const match = Match.start(game, defaultOptions(1), 'setup');
    for (let i = 0; i < 10 && match.pending[0]?.kind !== 'place-crew'; i++) {
      const [asked] = match.pending;
      if (asked) match.answer(asked.seat, asked.id, least(asked));
    }
    const refs = match.pending[0]?.options.map(({ ref }) => ref) ?? [];
    expect(refs).toHaveLength(6 + 3);
    for (const ref of refs) expect(ref).toMatchObject({ is: 'place', place: { is: 'below' } });
  });

  it('[E1.10] Cabins, Dinghy and a gun that costs nothing, in slots of choice', () => {
    const match = Match.start(game, defaultOptions(1), 'setup');
    const [first] = match.pending;
    expect(first).toMatchObject({ kind: 'place-starter', about: { cards: ['cabins'] } });
    expect(first?.options.map(({ ref }) => ref)).toEqual(
      [0, 1, 2, 3, 4, 5].map((slot) => ({ is: 'slot', slot, gun: false })),
    );
    if (first) match.answer(0, first.id, [4]);
    const [second] = match.pending;
    expect(second?.options).toHaveLength(5);
    if (second) match.answer(0, second.id, [0]);
    const [captain] = match.state.captains;
    expect(captain?.below.map(({ installed }) => installed)).toEqual(['dinghy', null, null, null, 'cabins', null]);
    const guns = captain?.guns.flatMap(({ installed }) => installed ?? []) ?? [];
    expect(guns).toHaveLength(1);
    expect(PLAIN.artillery.find(({ id }) => id === guns[0])?.cost).toBeNull();
  });

  it('[E1.11] starters that were not dealt are in no deck', () => {
    const { artillery, improvement } = box({ players: 4 }).decks;
    const free = PLAIN.artillery.filter(({ cost }) => cost === null).map(({ id }) => id);
    expect(artillery.draw.filter((id) => free.includes(id))).toEqual([]);
    expect(improvement.draw).not.toContain('dinghy');
  });

  it('[E1.12] every deck is shuffled by itself and lies face down', () => {
    const { decks } = box();
    expect([...decks.treasure.draw].sort()).toEqual(copies(PLAIN.treasures));
    expect([...decks.improvement.draw].sort()).toEqual(copies(PLAIN.improvements.filter(({ cost }) => cost !== null)));
    expect([...decks.artillery.draw].sort()).toEqual(copies(PLAIN.artillery.filter(({ cost }) => cost !== null)));
    expect([...decks.positive.draw].sort()).toEqual(ids(PLAIN.traits.filter(({ sign }) => sign === 'positive')));
    expect([...decks.negative.draw].sort()).toEqual(ids(PLAIN.traits.filter(({ sign }) => sign === 'negative')));
    expect([...decks.crew.draw].sort()).toEqual(ids(PLAIN.crew));
    expect(box({}, 'another').decks.treasure.draw).not.toEqual(decks.treasure.draw);
    const seen = game.view(box(), 'spectator').decks;
    expect(seen.treasure).toEqual({ left: decks.treasure.draw.length, discard: [], open: [] });
  });

  it('[E1.13] the tiles of Act 1 lie on those of Act 2, and those on Act 3', () => {
    const acts = box().stack.map((id) => PLAIN.tiles.find((tile) => tile.id === id)?.act);
    expect(acts).toEqual([3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(box({}, 'another').stack).not.toEqual(box().stack);
  });

  it('[E1.14] only enemies of Act 1 are in the deck', () => {
    expect([...box().decks.enemy.draw].sort()).toEqual(copies(PLAIN.enemies.filter(({ act }) => act === 1)));
  });

  it('[E1.15] event decks begin without numbered cards', () => {
    const { sea, expedition, denizen } = box({ length: 'long' }).decks;
    const all = [...sea.draw, ...expedition.draw, ...denizen.draw].sort();
    expect(all).toEqual(ids(PLAIN.cards.filter(({ story }) => !story)));
  });

  it('[E1.16] numbered cards are found by their number, and none waits yet', () => {
    expect(box()).toMatchObject({ waiting: [], storiesBegun: [] });
    const numbers = PLAIN.cards.flatMap(({ story }) => (story ? [story.number] : []));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('[E1.17] nothing of them is told before they are resolved', () => {
    const match = setOut();
    const told = JSON.stringify([match.view(0), match.events(0), match.pending]);
    for (const { id, story } of PLAIN.cards) if (story) expect(told).not.toContain(id);
  });

  it('[E1.18] the first player is drawn at random', () => {
    expect(new Set(many.map((seed) => box({ players: 3 }, seed).first))).toEqual(new Set([0, 1, 2]));
  });

  it('[E1.36] or named by the table', () => {
    for (const seed of many)
      expect(box({ players: 3, firstPlayer: 2 }, seed)).toMatchObject({ first: 2, turn: { seat: 2 } });
  });

  it('[E1.30] there are never more shellbacks in the deck than deckhands', () => {
    const [deckhand] = PLAIN.crew;
    const crew = PLAIN.crew.filter(({ kind, id }) => kind === 'shellback' || id === deckhand?.id || id === 'mab');
    const { draw } = box({}, 'setup', { ...PLAIN, crew }).decks.crew;
    const kinds = draw.map((board) => crew.find(({ id }) => id === board)?.kind);
    expect(kinds.filter((kind) => kind === 'deckhand')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'shellback')).toHaveLength(2);
  });

  it('[E7.46] in a short game nobody asks to be taken to a port of Act 3', () => {
    const cards = PLAIN.cards.map((card) =>
      card.id === 'pilgrim'
        ? { ...card, resolution: { type: 'passenger' as const, to: 'farewell', reward: { do: 'nothing' as const } } }
        : card,
    );
    const content = { ...PLAIN, cards };
    expect(box({ length: 'short' }, 'setup', content).decks.denizen.draw).not.toContain('pilgrim');
    expect(box({ length: 'medium' }, 'setup', content).decks.denizen.draw).toContain('pilgrim');
  });

  it('[E1.35] the same seed and the same answers are the same game', () => {
    expect(setOut().state).toEqual(setOut().state);
    expect(setOut({}, 'another').state).not.toEqual(setOut().state);
  });
});
