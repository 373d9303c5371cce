import { Match, seedRng } from '@undertow/kernel';
import { legalPicks } from '@undertow/kernel/testkit/random';
import type { Eyes, SeatInfo, TableRecord } from '@undertow/protocol';
import { defaultOptions, unfathomable } from '@undertow/unfathomable';
import { beforeAll, expect, test } from 'vitest';
import { storyOf } from '../../../../src/games/unfathomable/end/story';
import { cut } from '../../../../src/games/unfathomable/replay/cut';
import { rerunRecord } from '../../../../src/games/unfathomable/rerun';
import { cutFilm, withoutEchoes } from '../../../../src/table/replay/film';

const bot: SeatInfo = {
  kind: 'bot',
  name: null,
  level: 'random',
  standIn: false,
  ready: true,
  connected: true,
  away: false,
  goneMs: null,
  looked: 0,
};
const seats = [bot, bot, bot];

/** A whole game of players who do anything that is legal. */
function playedGame(seed: string): TableRecord {
  const options = { ...defaultOptions(3), characters: 'random' as const };
  const match = Match.start(unfathomable, options, seed, { events: false, checkpoints: false });
  const rng = seedRng(seed);
  const answers: [number, ...number[]][] = [];
  for (let decision = match.pending[0]; decision; decision = match.pending[0]) {
    const picks = legalPicks(decision, rng) ?? [];
    match.answer(decision.seat, decision.id, picks);
    answers.push([decision.seat, ...picks]);
  }
  return {
    format: 'undertow-record',
    protocol: 1,
    table: 'abcdefghijkl',
    name: 'A table',
    game: 'unfathomable',
    version: unfathomable.version,
    options,
    seed,
    commitment: '',
    answers,
    result: match.result,
    seats: seats.map(({ name, kind }) => ({ name, kind })),
    talk: [],
    notes: [[], [], []],
    startedAt: null,
    endedAt: null,
  };
}

let record: TableRecord;
const filmOf = (eyes: Eyes) => cutFilm(cut, rerunRecord(record, eyes), seats);
beforeAll(() => {
  record = playedGame('a stormy night');
});

test('a record is played again to the same end, whoever looks', () => {
  for (const eyes of ['spectator', 'all', 1] as const) {
    const film = filmOf(eyes);
    expect(film.frames.at(-1)?.view.ending).toEqual(record.result);
    expect(film.turns.length).toBeGreaterThan(0);
  }
});

test('eyes that see all see every hand; others see their own or none', () => {
  const middle = (eyes: 'spectator' | 'all' | number) => {
    const { frames } = filmOf(eyes);
    return frames[Math.floor(frames.length / 2)]?.view.players.map(({ hand }) => hand !== null);
  };
  expect(middle('all')).toEqual([true, true, true]);
  expect(middle(1)).toEqual([false, true, false]);
  expect(middle('spectator')).toEqual([false, false, false]);
});

test('the story has a point for every turn, and every check with its cards', () => {
  const film = filmOf('all');
  const story = storyOf(film);
  expect(story.points).toHaveLength(film.turns.length);
  expect(story.loyalty.every((cards) => cards.length > 0)).toBe(true);
  for (const { added, revealed, fromDecks } of story.checks) {
    const count = added.reduce((all, each) => all + each.count, fromDecks);
    for (const { cards, count: said } of added) expect(cards).toHaveLength(said);
    if (revealed) expect(revealed).toHaveLength(count);
  }
});

test('what is told twice is kept with all that is known', () => {
  const whole = { type: 'contributed', seat: 0, count: 1, cards: [3] } as const;
  const half = { type: 'contributed', seat: 0, count: 1 } as const;
  expect(withoutEchoes([whole, half])).toEqual([whole]);
  expect(withoutEchoes([half, whole])).toEqual([whole]);
  expect(withoutEchoes([half, half])).toEqual([half, half]);
});
