import { signal } from '@preact/signals';
import type { AnyDecision, Event, Ref, View } from '@undertow/everrain';
import { type Hex, slotOf } from '@undertow/everrain/map';
import {
  describeSource,
  type Language as GameLanguage,
  labelOf,
  loadLanguage,
  logLine,
  namedBy,
  promptOf,
  type Reason,
  reasonText,
  sourceName,
  type Telling,
} from '@undertow/everrain/words';
import type { Seat } from '@undertow/kernel';
import type { Language } from '../../../words/language';
import { localWords } from '../../../words/local';
import { printedKind } from '../chart/printed';
import { catalogue, tileOf } from '../facts';
import { SCENES, type Scene, type Scenes } from './scenes';

/** Whom and what the words speak of. */
export interface Cast {
  readonly nameOf: (seat: Seat) => string;
  readonly you: Seat | null;
  readonly view: View;
}

/** Everything the game says, in one language. Texts may hold tokens, which `Text` draws. */
export interface GameWords {
  readonly language: GameLanguage;
  readonly names: GameLanguage['names'];
  readonly terms: GameLanguage['terms'];
  readonly phrases: GameLanguage['phrases'];
  readonly hints: GameLanguage['hints'];
  readonly sourceName: (source: string) => string;
  readonly describe: (source: string) => string;
  readonly mood: (source: string) => string;
  readonly scene: (card: string) => Scene | null;
  readonly logLine: (event: Event, cast: Cast) => string;
  readonly prompt: (decision: AnyDecision, cast: Cast) => string;
  readonly label: (ref: Ref, decision: AnyDecision, cast: Cast) => string;
  readonly because: (reason: Reason, cast: Cast) => string;
  readonly reason: (reason: string) => string;
  /** What ends a question, in words. */
  readonly leaving: (ref: Ref) => string;
  readonly shipName: (seat: Seat) => string;
}

/** A figure's kind, with a number where several on one deck are alike (E4.10). */
function enemyOf(view: View, id: number): ReturnType<Telling['enemy']> {
  for (const { enemies } of view.captains) {
    const found = enemies.find((enemy) => enemy.id === id);
    if (!found) continue;
    const alike = enemies.filter(({ kind }) => kind === found.kind);
    return { kind: found.kind, number: alike.length > 1 ? alike.indexOf(found) + 1 : null };
  }
  return null;
}

function hexOf(view: View, hex: Hex): ReturnType<Telling['hex']> {
  const tile = view.slots[slotOf(hex)];
  if (!tile) return { port: null, what: 'unknown' };
  const kind = printedKind(tile, hex);
  const gone = kind === 'port' && view.destroyedPorts.includes(hex);
  return { port: kind === 'port' && !gone ? (tileOf(tile.tile).port ?? null) : null, what: gone ? 'calm' : kind };
}

const telling = ({ nameOf, you, view }: Cast, scenes: () => Scenes): Telling => ({
  seat: (seat) => ({ name: nameOf(seat), you: seat === you, gender: 'n' }),
  crew: (crew) => {
    for (const captain of view.captains) {
      const found = captain.crew.find(({ id }) => id === crew);
      if (found) return found.board;
    }
    return null;
  },
  enemy: (enemy) => enemyOf(view, enemy),
  ship: (ship) => view.enemyShips.find(({ id }) => id === ship)?.kind ?? null,
  card: (card) => scenes()[card]?.name ?? '',
  option: (card, option) => scenes()[card]?.options?.[option]?.label ?? String(option + 1),
  hex: (hex) => hexOf(view, hex),
});

/** For words that speak of nobody. */
const SILENT: Telling = {
  seat: () => ({ name: '', you: false, gender: 'n' }),
  crew: () => null,
  enemy: () => null,
  ship: () => null,
  card: () => '',
  option: () => '',
  hex: () => ({ port: null, what: 'unknown' }),
};

/** Scenes weigh as much as a chart: they come when the first card is spoken of, and whoever shows it is drawn again. */
function scenesOf(code: Language): () => Scenes {
  const loaded = signal<Scenes | null>(null);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      SCENES[code]().then(
        (scenes) => {
          loaded.value = scenes;
        },
        () => {
          asked = false; // the next look asks again
        },
      );
    }
    return loaded.value ?? {};
  };
}

async function loadGameWords(code: Language): Promise<GameWords> {
  const language = await loadLanguage(code);
  const scenes = scenesOf(code);
  const reasons: Readonly<Record<string, string>> = language.blocked;
  const cardName = (source: string): string =>
    source.startsWith('card:') ? (scenes()[source.slice(5)]?.name ?? '') : '';
  return {
    language,
    names: language.names,
    terms: language.terms,
    phrases: language.phrases,
    hints: language.hints,
    sourceName: (source) => sourceName(source, language.names) || cardName(source),
    describe: (source) =>
      describeSource(source, catalogue, language) ||
      (source.startsWith('card:') ? (scenes()[source.slice(5)]?.scene ?? '') : ''),
    mood: (source) => namedBy(source, language.names)?.mood ?? '',
    scene: (card) => scenes()[card] ?? null,
    logLine: (event, cast) => logLine(event, language, telling(cast, scenes)),
    prompt: (decision, cast) => promptOf(decision, language, telling(cast, scenes)),
    label: (ref, decision, cast) => labelOf(ref, decision, language, telling(cast, scenes)),
    because: (reason, cast) => reasonText(reason, language, telling(cast, scenes)),
    reason: (reason) => reasons[reason] ?? reason,
    leaving: (ref) => labelOf(ref, {}, language, SILENT),
    shipName: (seat) => language.names.ships[seat]?.name ?? '',
  };
}

export const gameWords = localWords<GameWords>({
  en: () => loadGameWords('en'),
  de: () => loadGameWords('de'),
  es: () => loadGameWords('es'),
  ru: () => loadGameWords('ru'),
});
