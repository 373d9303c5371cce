import type { Rolldown } from 'vite';
import {
  ASIDE,
  beforeTable,
  gameWords,
  HOME,
  homeWords,
  LANGUAGES,
  PAGE,
  PLAYED,
  TABLE,
  tableOf,
  tableWords,
} from './first-screen';

interface Modules {
  readonly getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null;
}

/** Everything that must be there before one of these runs. */
function needs(modules: Modules, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** A file, and whether a module belongs in it. */
type Part = readonly [name: string, has: (id: string) => boolean];

function partsOf(modules: Modules): readonly Part[] {
  const all = (...roots: readonly string[]): ReadonlySet<string> => needs(modules, roots);
  const page = all(PAGE);
  const home = all(HOME);
  const aside = all(...ASIDE, ...PLAYED.flatMap(beforeTable));
  const table = all(TABLE);
  const games = PLAYED.map((game) => ({
    game,
    own: all(tableOf(game)),
    before: all(...beforeTable(game)),
    words: LANGUAGES.map((code) => ({ code, said: all(...gameWords(game, code)) })),
  }));
  const saying = (id: string, { words }: (typeof games)[number]): number =>
    words.filter(({ said }) => said.has(id)).length;
  const shared = (id: string): boolean => games.filter((each) => each.own.has(id) || saying(id, each) > 0).length > 1;
  return [
    ['page', (id) => page.has(id) || (aside.has(id) && table.has(id))],
    ['home', (id) => home.has(id)],
    ['table', (id) => table.has(id) || (shared(id) && !aside.has(id) && !games.some((each) => saying(id, each) > 0))],
    // Grammar: whatever a game says before its table stands there needs it.
    ['said', shared],
    ...games.flatMap((each): Part[] => [
      [`${each.game}-begun`, (id) => saying(id, each) > 1 || (each.before.has(id) && each.own.has(id))],
      [`${each.game}-table`, (id) => each.own.has(id)],
      ...each.words.map(({ code, said }): Part => [`${each.game}-${code}`, (id) => said.has(id)]),
    ]),
    ...LANGUAGES.flatMap((code): Part[] => {
      const [table, home] = [all(...tableWords(code)), all(...homeWords(code))];
      return [
        [`table-${code}`, (id) => table.has(id)],
        [`home-${code}`, (id) => home.has(id)],
      ];
    }),
  ];
}

const NAMES = partsOf({ getModuleInfo: () => null }).map(([name]) => name);

/**
 * What a first screen needs together comes together: each file is a request to wait for, and small ones pack badly. What is
 * not needed at first is left to the bundler, so that it comes when it is wanted.
 */
export function together(): Rolldown.CodeSplittingGroup[] {
  let parts: readonly Part[] | undefined;
  return NAMES.map((name, index) => ({
    debugName: name,
    // The first part that wants a module gets it.
    priority: NAMES.length - index,
    name: (id, modules) => {
      parts ??= partsOf(modules);
      return parts[index]?.[1](id) ? name : null;
    },
  }));
}
