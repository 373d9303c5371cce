import { playable } from '@undertow/kit';
import { describe, expect, it } from 'vitest';
import { pearlsKit } from '../src/kit';

const game = playable(pearlsKit);
const series = { players: [2, 3, 6], games: 30, seed: 'kit', check: true, flags: {} } as const;

describe('the kit', () => {
  it.each(['random', 'officer'] as const)('plays whole games with %s bots, every invariant held', (bots) => {
    for (let index = 0; index < 12; index++) {
      const played = game.playOne({ ...series, bots }, index);
      expect(played.error).toBeNull();
      expect(played.outcome?.spreads.turns).toBeGreaterThan(0);
    }
  });

  it('has officers who win more often than their share', () => {
    const contest = game.tournament.open(3, { bots: 'officer', others: 'random' });
    for (let index = 0; index < 90; index++) contest.play(`t/${index}`);
    expect(contest.standing()).toMatchObject({ games: 90 });
    expect(Number(contest.standing().winRate)).toBeGreaterThan(0.4);
  });

  it('tells a record as a story, from the first turn to the winner', () => {
    const hosted = game.hosted();
    const { running } = hosted.start({ seats: 2 }, 'a seed');
    const answers: [number, ...number[]][] = [];
    for (let [asked] = running.pending; asked; [asked] = running.pending) {
      const { picks } = running.advise(asked, 'advice', {
        told: () => [{ answer: null, heard: null }, ...answers.map((answer) => ({ answer, heard: null }))],
      });
      running.answer(asked.seat, asked.id, picks, null);
      answers.push([asked.seat, ...picks]);
    }
    const record = { game: 'pearls', version: game.version, options: { seats: 2 }, seed: 'a seed', answers };
    const story = game.story(record, 'all', 'en');
    expect(story[0]).toEqual({ text: 'Turn 1: 1', turn: true });
    expect(story.at(-1)?.text).toMatch(/^[12] wins\.$/);
    expect(game.verify(record, null)).toMatchObject({ true: true, finished: true });
    expect(game.verify({ ...record, answers: answers.slice(0, -1) }, null)).toMatchObject({ finished: false });
    expect(game.verify(record, 'another hash').problem).toMatch(/hash/);
  });
});
