import type { Plugin, Rolldown } from 'vite';
import {
  type Code,
  faceOf,
  gameWords,
  HOME,
  homeWords,
  lobbyWords,
  PAGE,
  PLAYED,
  TABLE,
  tableOf,
  tableWords,
} from './first-screen';

type Files = readonly string[];

/** The files that show a screen, and those that say what stands on it. */
interface Screen {
  readonly shown: Files;
  readonly said: Readonly<Record<Code, Files>>;
}

/** What each first screen needs beside the page itself. */
interface Wanted {
  readonly home: Screen;
  readonly table: Screen;
  readonly games: Readonly<Record<string, Screen>>;
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
  const screens = screen === '' ? [wanted.home] : [];
  if (screen === 'table') {
    const name = new Map(Object.entries(recall('games') ?? {})).get(id);
    const game = wanted.games[String(name)];
    screens.push(wanted.table, ...(game ? [game] : []));
  }
  for (const file of new Set(screens.flatMap(({ shown, said }) => [...shown, ...said[code]]))) {
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
  const screen = (modules: Files, words: (code: Code) => Files, without: ReadonlySet<string>): Screen => {
    const shown = filesOf(bundle, modules, without);
    const there = new Set([...without, ...shown]);
    return { shown, said: inAllLanguages((code) => filesOf(bundle, words(code), there)) };
  };
  const table = screen([TABLE], tableWords, page);
  const anyTable = new Set([...page, ...table.shown]);
  return {
    home: screen([HOME, ...PLAYED.flatMap(faceOf)], (code) => [...homeWords(code), ...lobbyWords(code)], page),
    table,
    games: Object.fromEntries(
      PLAYED.map((game) => [game, screen([tableOf(game)], (code) => gameWords(game, code), anyTable)]),
    ),
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
