// What officers say for their answers, in whole games and in every language.
import type { Kind } from '@undertow/unfathomable';
import { LANGUAGE_CODES, loadLanguage, type Reason, reasonText } from '@undertow/unfathomable/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { officerBot } from '../src/officer';
import { asked, space, viewOf } from './cases';
import { playWith } from './tables';

/** Says no more than that it was chosen. */
const VAGUE: ReadonlySet<string> = new Set(['only-choice', 'no-difference', 'at-random']);
const COMPARED: ReadonlySet<string> = new Set(['worth-more-than', 'other-way-costs', 'adds-to-check', 'keeps-card']);

interface Said {
  readonly kind: string;
  readonly why: readonly Reason[];
}

describe('what an officer says in whole games', () => {
  const said: Said[] = [];

  beforeAll(() => {
    for (const players of [3, 5] as const)
      for (let game = 0; game < 3; game++) {
        const bots = Array.from({ length: players }, (_, seat) => officerBot(seat, `reasons ${seat}`));
        playWith(players, `reasons ${game}`, ({ decision, view, news }) => {
          const bot = bots[decision.seat];
          if (!bot) throw new RangeError('no such seat');
          bot.observe(news, view);
          const picks = bot.answer(decision, view);
          // What leaves no choice needs no reason.
          if (decision.options.length > decision.min) said.push({ kind: decision.kind, why: [...bot.explain()] });
          return picks;
        });
      }
  }, 120_000);

  it('names what is gained or risked in at least 19 of 20 answers', () => {
    const vague = said.filter(({ why }) => why.every(({ key }) => VAGUE.has(key)));
    expect(said.length).toBeGreaterThan(500);
    expect(vague.length / said.length, tally(vague)).toBeLessThan(0.05);
  });

  it.each(['action', 'crisis-option', 'choose-waypoint', 'contribute'] satisfies Kind[])(
    'compares with what would be next in at least a third of what is asked about: %s',
    (kind) => {
      const all = said.filter((each) => each.kind === kind);
      const compared = all.filter(({ why }) => why.some(({ key }) => COMPARED.has(key)));
      expect(all.length).toBeGreaterThan(10);
      expect(compared.length / all.length).toBeGreaterThan(1 / 3);
    },
  );

  it.each(LANGUAGE_CODES)(
    'says it in whole sentences, and nowhere merely that something is the best, in %s',
    async (code) => {
      const language = await loadLanguage(code);
      const told = { seat: (seat: number) => ({ name: `Anna ${seat}`, you: false, gender: 'f' as const, role: null }) };
      const lines = new Set(said.flatMap(({ why }) => why.map((reason) => reasonText(reason, language, told))));
      expect(lines.size).toBeGreaterThan(50);
      for (const line of lines) {
        expect(line).not.toMatch(/undefined|null|NaN| {2}|\.\.|^\s|\s$/);
        expect(line).toMatch(/[.!?]$/);
        // Names of options are quoted, and may say what they like.
        expect(line.replace(/[“„«].*?[”“»]/, '')).not.toMatch(/\bbest\b|am besten|das Beste|lo mejor|лучшим/i);
      }
    },
  );
});

/** How often each kind is among these. */
const tally = (all: readonly Said[]): string => {
  const counts = new Map<string, number>();
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return JSON.stringify([...counts].sort(([, a], [, b]) => b - a));
};

describe('reasons', () => {
  it('say that there is no other choice, or no difference, only where there is none', () => {
    const view = viewOf({ damagedBy: { 'boiler-room': 'structural-lore' } });
    const bot = createBot('officer', 0, 'reasons');
    const why = (...spaces: readonly ReturnType<typeof space>[]): readonly string[] => {
      bot.answer(asked('choose-space', spaces, { source: 'reveal:sabotage' }), view);
      return bot.explain().map(({ key }) => key);
    };
    expect(why(space('galley'))).toEqual(['only-choice']);
    expect(why(space('deck-1'), space('deck-2'))).toEqual(['no-difference']);
    expect(why(space('galley'), space('boiler-room'))).toContain('worth-more-than');
  });

  it('[50.8a] name the last leg as such: the distance is behind the ship', async () => {
    const bot = officerBot(0, 'last leg');
    const view = viewOf({
      me: { in: 'boiler-room', hand: ['strength 5'] },
      placed: ['calm-waters', 'rough-waters', 'stormy-seas'],
      awakened: true,
      travel: 3,
    });
    bot.answer(
      asked('action', [{ is: 'use', source: 'room:boiler-room', card: null, by: null }, { is: 'pass' }]),
      view,
    );
    const language = await loadLanguage('en');
    const told = { seat: () => ({ name: 'Anna', you: true, gender: 'f' as const, role: null }) };
    const lines = bot.explain().map((reason) => reasonText(reason, language, told));
    expect(lines.join(' ')).toContain('arriving once more wins');
    expect(lines.join(' ')).not.toMatch(/distance of \d/);
  });
});
