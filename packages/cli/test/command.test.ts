import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, gameCalled } from '@undertow/games';
import { LANGUAGE_CODES } from '@undertow/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BundledCommand, type Ended } from './kit/command';

const command = new BundledCommand('command');
let folder = '';

beforeAll(async () => {
  await command.build();
  folder = mkdtempSync(join(tmpdir(), 'undertow-cli-'));
}, 60_000);
afterAll(() => {
  command.cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

const undertow = (...args: string[]): Promise<Ended> => command.run(...args);

/** A file with a record of a short game. */
function recordFile(name: string, change: Readonly<Record<string, unknown>> = {}): string {
  const [record] = gameCalled('pearls').golden();
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ ...record, ...change }));
  return path;
}

describe('undertow', () => {
  it('simulates every game and prints one JSON object to stdout, nothing else', async () => {
    for (const id of Object.keys(GAMES)) {
      const { code, stdout, stderr } = await undertow('simulate', id, '--games', '2', '--json');
      expect(code, stderr).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ game: id, games: 2, finished: 2, errors: 0, firstErrors: [] });
      expect(stdout.trim().split('\n')).toHaveLength(1);
    }
  });

  it('plays the same games with the same seed, in any number of threads', async () => {
    const figures = async (...more: string[]) => {
      const { stdout } = await undertow('simulate', 'pearls', '-g', '30', '-s', 'x', '--json', ...more);
      const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = JSON.parse(stdout);
      return rest;
    };
    expect(await figures('--jobs', '2')).toEqual(await figures());
  });

  it('lists the cards of every game in every language, with the same ids', async () => {
    for (const id of Object.keys(GAMES)) {
      const lists = LANGUAGE_CODES.map((code) => gameCalled(id).cards(code).cards);
      for (const cards of lists) {
        expect(cards.map((card) => card.id)).toEqual(lists[0]?.map((card) => card.id));
        for (const { name, text } of cards) expect(name !== '' && !/[{}|]/.test(text)).toBe(true);
      }
    }
    const { code, stdout } = await undertow('cards', 'pearls', '--lang', 'ru', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toHaveLength(24);
  });

  it('tells a record and says whether it is true', async () => {
    const path = recordFile('true.json');
    const story = await undertow('replay', path, '--lang', 'de');
    expect(story.code).toBe(0);
    expect(story.stdout).toMatch(/^\nZug 1: 1\n/);
    const verdict = await undertow('verify', path, '--json');
    expect(verdict.code).toBe(0);
    expect(JSON.parse(verdict.stdout)).toMatchObject({ true: true, finished: true, problem: null });
  });

  it.each([
    ['another seed', { seed: 'another' }, /do not fit/],
    ['another version', { version: 99 }, /version 99/],
    ['a hash that is not the seed’s', { commitment: 'abc' }, /hash/],
    ['rules that changed on the way', { since: 3 }, /rules changed after 3/],
  ])('refuses a record with %s', async (_, change, problem) => {
    const { code, stdout } = await undertow('verify', recordFile('false.json', change));
    expect(stdout).toMatch(problem);
    expect(code).toBe(1);
  });

  it.each([
    ['no such game', ['simulate', 'chess'], /unknown command 'chess'|chess/],
    ['no such command', ['fly'], /unknown command 'fly'/],
    ['too many players', ['simulate', 'pearls', '--players', '9'], /Use 2, 3, 4, 5, 6/],
    ['half a game', ['simulate', 'pearls', '--games', '0.5'], /whole number/],
    ['no such bot', ['simulate', 'pearls', '--bots', 'pirate'], /Allowed choices are random, officer/],
    ['no such language', ['cards', 'pearls', '--lang', 'fr'], /Allowed choices are en, de, es, ru/],
    ['no such file', ['verify', '/nowhere/at/all.json'], /no such file/],
    ['no such report', ['report', '1', '--data', '/nowhere/at/all'], /There is no report 1/],
    ['no such port', ['serve', '--port', '99999'], /Use 0 to 65535/],
    ['no such origin', ['serve', '--origin', 'example.org/page'], /https:\/\/play\.example\.org/],
  ])('says what is wrong with %s, on stderr, and ends with 1', async (_, args, message) => {
    const { code, stdout, stderr } = await undertow(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
  });

  it('refuses a file that is no record', async () => {
    const path = join(folder, 'nonsense.json');
    writeFileSync(path, '{"game": 3}');
    expect(await undertow('verify', path)).toMatchObject({ code: 1, stdout: '' });
    writeFileSync(path, 'not even JSON');
    expect((await undertow('replay', path)).stderr).toContain('is not a record of a game');
    writeFileSync(path, JSON.stringify({ game: 'chess', version: 1, options: {}, seed: 'x', answers: [] }));
    expect((await undertow('verify', path)).stderr).toContain('There is no game called chess');
  });

  it('names only games and commands there are in its help', async () => {
    const { stdout } = await undertow('--help');
    for (const command of [
      'simulate',
      'tournament',
      'cards',
      'content',
      'golden',
      'replay',
      'verify',
      'report',
      'serve',
      'backup',
      'restore',
    ])
      expect(stdout).toContain(command);
  });
});
