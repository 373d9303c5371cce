import { lookAtEach } from '@undertow/games';
import type { GameTypes } from '@undertow/kernel';
import { pearlsKit } from '@undertow/pearls/kit';
import { type Hostable, type Hosted, hostGame } from '@undertow/table';
import { afterEach, describe, expect, it } from 'vitest';
import { stopAll } from './kit/server';
import { type Round, type Seen, seenWindows, tellsApart } from './kit/windows';

afterEach(stopAll);

const ENOUGH = 5;
const MOST_GAMES = 12;

/** The game as a table that does not stop where somebody might have been asked would host it. */
function withoutCuts<G extends GameTypes>(kit: Hostable<G>): Hosted {
  const hosted = hostGame(kit);
  return {
    ...hosted,
    start: (options, seed) => {
      const started = hosted.start(options, seed);
      const { running } = started;
      const answer = running.answer.bind(running);
      running.answer = (seat, id, picks) => answer(seat, id, picks, null);
      return started;
    },
  };
}

/** As many games as it takes to see some windows with and some without anybody asked. */
async function manyWindows<G extends GameTypes>(
  kit: Hostable<G>,
  round: Omit<Round, 'seed'>,
): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const enough = (asked: boolean): boolean => seen.filter((each) => each.asked === asked).length >= ENOUGH;
  for (let game = 0; game < MOST_GAMES; game++) {
    seen.push(...(await seenWindows(kit, { ...round, seed: `${kit.game.id} ${game}` })));
    if (kit.hosting.windows.length === 0 || (enough(true) && enough(false))) return seen;
  }
  throw new Error(`${MOST_GAMES} games of ${kit.game.id} had ${seen.length} windows`);
}

describe('the response windows of every game', () => {
  const tests = lookAtEach((kit) => {
    const { id } = kit.game;
    const run = async (): Promise<void> => {
      const seen: Seen[] = [];
      for (const round of [
        { bots: 0, clock: 'relaxed' },
        { bots: 1, clock: 'off' },
      ] as const)
        seen.push(...(await manyWindows(kit, round)));
      if (kit.hosting.windows.length > 0) expect(tellsApart(seen)).toEqual([]);
      // Where nothing is ever answered in secret, nobody is asked in secret, and nobody is kept waiting for it.
      else for (const { asked, shapes } of seen) expect({ asked, shapes }).toEqual({ asked: false, shapes: [] });
    };
    return { id, run };
  });
  for (const { id, run } of tests)
    it(`${id}: look the same over a socket whether somebody, nobody or only a bot is asked`, run, 180_000);

  it('are told apart at a table that goes on at once where nobody can respond', async () => {
    const seen = await manyWindows(pearlsKit, { bots: 0, clock: 'off', hosted: withoutCuts(pearlsKit) });
    const apart = tellsApart(seen);
    // Those in which nobody was asked are not to be seen at all, the others are.
    const unseen = seen.filter(({ asked, shapes }) => !asked && shapes.length === 0);
    expect(unseen.length).toBeGreaterThan(3);
    expect(apart.length).toBeGreaterThanOrEqual(unseen.length);
  }, 60_000);
});
