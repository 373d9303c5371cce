import { allGames } from '@undertow/games';
import type { Picks } from '@undertow/kernel';
import { type Hosted, KeptGames, type Registry, type Sitting, type Told } from '@undertow/table';
import { defaultOptions } from '@undertow/unfathomable';
import { expect, test } from 'vitest';

function theGame(): Hosted {
  const { unfathomable } = allGames();
  if (!unfathomable) throw new Error('the game is not there');
  return unfathomable;
}

const game = theGame();

/** The game, and how often it had to be loaded. */
function counting(): { readonly games: Registry; readonly loads: () => number } {
  let loads = 0;
  const revive: Hosted['revive'] = (stored) => {
    loads++;
    return game.revive(stored);
  };
  return { games: { [game.id]: { ...game, revive } }, loads: () => loads };
}

/** A game among officers; what `think` says is compared with what a thread says that is told everything each time. */
function follow(most: number, think: (bot: Sitting, whole: () => Picks | null) => void): void {
  const { running, heard } = game.start(defaultOptions(4), 'kept');
  const told: Told[] = [{ answer: null, heard }];
  const bots = [0, 1, 2, 3].map((seat) => running.sit('officer', seat, `bot ${seat}`, { told: () => told }));
  for (let i = 0; i < most && !running.over; i++) {
    const [decision] = running.pending;
    const bot = decision && bots[decision.seat];
    if (!bot) throw new Error('somebody is asked');
    if (decision.seat === 1) think(bot, () => new KeptGames({ [game.id]: game }).think({ bot: 0, brief: bot.brief() }));
    const outcome = running.answer(decision.seat, decision.id, bot.answer(decision), null);
    if (!outcome.ok) throw new Error(outcome.reason);
    told.push({ answer: outcome.answer, heard: outcome.heard });
  }
}

test('whoever has kept the game and hears what is new answers as if it had been told everything', () => {
  const { games, loads } = counting();
  const kept = new KeptGames(games);
  let known: number | undefined;
  let asked = 0;
  follow(160, (bot, whole) => {
    const news = known === undefined ? null : bot.news(known);
    known = bot.length();
    expect(kept.think(news ? { bot: 7, news } : { bot: 7, brief: bot.brief() })).toEqual(whole());
    asked++;
  });
  expect(asked).toBeGreaterThan(10);
  expect(loads()).toBe(1);
});

test('news of a game that was not kept, or is elsewhere, get no answer, and everything told again gets one', () => {
  const kept = new KeptGames({ [game.id]: game }, 1);
  let asked = 0;
  follow(60, (bot) => {
    if (asked++ > 0) return;
    const news = bot.news(bot.length());
    if (!news) throw new Error('the game began here');
    expect(kept.think({ bot: 1, news })).toBeNull();
    expect(kept.think({ bot: 1, brief: bot.brief() })).not.toBeNull();
    expect(kept.think({ bot: 1, news })).not.toBeNull();
    expect(kept.think({ bot: 1, news: { ...news, since: news.since - 1 } })).toBeNull();
    expect(kept.think({ bot: 1, news })).toBeNull();
    // There is room for one game only.
    expect(kept.think({ bot: 1, brief: bot.brief() })).not.toBeNull();
    expect(kept.think({ bot: 2, brief: bot.brief() })).not.toBeNull();
    expect(kept.think({ bot: 1, news })).toBeNull();
  });
  expect(asked).toBeGreaterThan(0);
});
