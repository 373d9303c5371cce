import type { Plugin, Rolldown } from 'vite';
import { type Code, gameWords, HOME, PAGE, PLAYED, TABLE, tableOf, tableWords } from './first-screen';

type Files = readonly string[];

/** What each first screen needs beside the page itself. */
interface Wanted {
  readonly home: Files;
  readonly table: Files;
  readonly said: Readonly<Record<Code, Files>>;
  readonly games: Readonly<Record<string, { readonly table: Files; readonly said: Readonly<Record<Code, Files>> }>>;
}

/**
 * Runs in the page before anything else: asks for the files of the screen its address names, in the language and for the
 * game this device remembers, so that they come side by side and not one after another has told of the next.
 */
function askAhead(wanted: Wanted): void {
  const recall = (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(`undertow.${key}`) ?? 'null');
    } catch {
      return null;
    }
  };
  const known = (code: unknown): Code | undefined => {
    const short = typeof code === 'string' ? code.slice(0, 2).toLowerCase() : '';
    return short === 'en' || short === 'de' || short === 'es' || short === 'ru' ? short : undefined;
  };
  const [screen = '', id = ''] = location.hash.replace(/^#?\/?/, '').split('/');
  const code = known(recall('language')) ?? navigator.languages.map(known).find((each) => each) ?? 'en';
  const files: string[] = [];
  if (screen === '') files.push(...wanted.home);
  if (screen === 'table') {
    const name = new Map(Object.entries(recall('games') ?? {})).get(id);
    const game = wanted.games[String(name)];
    files.push(...wanted.table, ...(game ? [...game.table, ...game.said[code]] : []), ...wanted.said[code]);
  }
  for (const file of files) {
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/** The files of these modules and of all that those import, without those that come anyway. */
function filesOf(bundle: Rolldown.OutputBundle, modules: Files, without: ReadonlySet<string>): Files {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name) || without.has(name)) return;
    found.add(name);
    for (const each of chunk.imports) add(each);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) if (!without.has(sheet)) found.add(sheet);
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => modules.includes(id))) add(name);
  return [...found];
}

const inAllLanguages = (files: (code: Code) => Files): Readonly<Record<Code, Files>> => ({
  en: files('en'),
  de: files('de'),
  es: files('es'),
  ru: files('ru'),
});

function wantedOf(bundle: Rolldown.OutputBundle): Wanted {
  const page = new Set(filesOf(bundle, [PAGE], new Set()));
  const table = filesOf(bundle, [TABLE], page);
  const anyTable = new Set([...page, ...table]);
  const games = PLAYED.map((game) => {
    const own = filesOf(bundle, [tableOf(game)], anyTable);
    const there = new Set([...anyTable, ...own]);
    return [
      game,
      { table: own, said: inAllLanguages((code) => filesOf(bundle, gameWords(game, code), there)) },
    ] as const;
  });
  return {
    home: filesOf(bundle, [HOME], page),
    table,
    said: inAllLanguages((code) => filesOf(bundle, tableWords(code), anyTable)),
    games: Object.fromEntries(games),
  };
}

/** Puts `askAhead` into the page, ahead of the style sheets, which hold up every script after them. */
export const ahead: Plugin = {
  name: 'ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      bundle
        ? html.replace(
            '<script type="module"',
            (script) => `<script>(${askAhead})(${JSON.stringify(wantedOf(bundle))})</script>\n    ${script}`,
          )
        : html,
  },
};
