import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const LANGUAGES = ['en', 'de', 'es', 'ru'] as const;
export type Code = (typeof LANGUAGES)[number];

const PACKAGES = new URL('../../', import.meta.url);
const inPackages = (path: string): string => fileURLToPath(new URL(path, PACKAGES));
const there = (paths: readonly string[]): readonly string[] => paths.map(inPackages).filter((path) => existsSync(path));

export const PLAYED: readonly string[] = readdirSync(inPackages('web/src/games'), { withFileTypes: true }).flatMap(
  (each) => (each.isDirectory() ? [each.name] : []),
);

/** The modules a screen begins with; what those import comes along. */
export const PAGE = inPackages('web/src/main.tsx');
export const HOME = inPackages('web/src/home/index.tsx');
/** Screens on which nothing is played. */
export const ASIDE = there([
  'web/src/home/index.tsx',
  'web/src/home/create.tsx',
  'web/src/home/seat.tsx',
  'web/src/home/mine.tsx',
  'web/src/rules/index.tsx',
  'web/src/gallery/index.tsx',
  'web/src/settings/index.tsx',
  'web/src/voyages/index.tsx',
  'web/src/lobby/index.tsx',
]);
export const TABLE = inPackages('web/src/table/index.tsx');
export const tableOf = (game: string): string => inPackages(`web/src/games/${game}/table.tsx`);
/** What the home page shows of a game. */
export const faceOf = (game: string): readonly string[] => there([`web/src/games/${game}/face.tsx`]);
/** What is shown of a game before it begins: nothing of its table may hang on that. */
export const beforeTable = (game: string): readonly string[] => [
  ...faceOf(game),
  ...there([`web/src/games/${game}/setup.tsx`]),
];

/** What the home page says, of itself and of every game. */
export const homeWords = (code: Code): readonly string[] =>
  there([
    ...['home', 'voyages'].map((screen) => `web/src/words/${code}/${screen}.ts`),
    ...PLAYED.flatMap((game) => [
      `web/src/games/${game}/words/${code}/face.ts`,
      `web/src/games/${game}/words/face/${code}.ts`,
    ]),
  ]);

/** What is said of a table that has not begun, on it and on the home page. */
export const lobbyWords = (code: Code): readonly string[] => there([`web/src/words/${code}/lobby.ts`]);
/** What any table says before anybody has pressed anything. */
export const tableWords = (code: Code): readonly string[] => [
  ...there(['flow', 'room'].map((screen) => `web/src/words/${code}/${screen}.ts`)),
  ...lobbyWords(code),
];
/** What a game's table says. */
export const gameWords = (game: string, code: Code): readonly string[] =>
  there([
    `${game}/src/words/${code}/index.ts`,
    `web/src/games/${game}/words/text/${code}.ts`,
    ...['recap', 'moments', 'phrase-groups', 'things'].map((what) => `web/src/games/${game}/words/${code}/${what}.ts`),
  ]);
