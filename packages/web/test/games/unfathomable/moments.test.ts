import { beforeAll, expect, test, vi } from 'vitest';
import { momentOf } from '../../../src/games/unfathomable/moments/news';
import { recapOf } from '../../../src/games/unfathomable/recap/rows';
import { gameWords } from '../../../src/games/unfathomable/words/game-words';
import { momentsText } from '../../../src/games/unfathomable/words/moments';
import { recapText } from '../../../src/games/unfathomable/words/recap';
import { tableText } from '../../../src/games/unfathomable/words/text';
import { view } from '../../fixtures/view';

beforeAll(async () => {
  const needed = [gameWords, momentsText, recapText, tableText];
  await vi.waitUntil(() => needed.filter((each) => !each.ready()).length === 0);
});

const people = { you: 0, view, nameOf: (seat: number) => `Anna ${seat}` };
const reaching = (distance: number) => ({ type: 'waypoint', waypoint: 'calm-waters', distance, by: 1 }) as const;

test('[50.8a] the last leg begins with the waypoint that reaches 12, and with no other', () => {
  const stops = [4, 8, 11, 12, 15, 16].filter((distance) => momentOf(reaching(distance), people)?.kind === 'last-legs');
  expect(stops).toEqual([12, 15]);
});

test('a title that is given out at the beginning stops nobody, one that is handed on does', () => {
  const given = { type: 'title', title: 'captain', seat: 1, from: null } as const;
  expect(momentOf(given, people)).toBeNull();
  expect(momentOf({ ...given, from: 2 }, people)?.title).toContain('Anna 1');
});

test('since one’s last move the distance went from where it was to where it is', () => {
  const recap = recapOf(
    [
      { type: 'turn', number: 5, seat: 0 },
      { type: 'turn', number: 6, seat: 1 },
      reaching(9),
      { type: 'turn', number: 7, seat: 0 },
    ],
    people,
  );
  expect(recap?.rows[0]?.changes.map(({ text }) => text)).toEqual([expect.stringContaining('5 → 9')]);
});
