import { allGames } from '../packages/games/src';
import { type Decision, mayKnow } from '../packages/kernel/src';
import { DEFAULT_SETTINGS } from '../packages/protocol/src/lists';
import type { Heard } from '../packages/table/src';
import type { Event } from '../packages/unfathomable/src';
import { isPassed, NO_ROW, rowAt, withPassed } from '../packages/web/src/table/in-a-row';
import { listen } from './learning/listen';

export const name = 'learning';

/** The learning game as the home screen starts it. */
const OPTIONS = { players: 4, characters: 'recommended', learning: true, cultist: false, difficulty: 'normal' };
const GAMES = 12;
const YOU = 0;

/** How long a window lasts at a table with one person. */
const WINDOW_MS = 250;

interface Figures {
  decisions: number;
  clicks: number;
  windows: number;
  /** Windows passed together with one like them before. */
  inARow: number;
  /** From an answer to the next question on the screen. */
  waitedMs: number;
}

/** A press for each pick, and one more where the answer has to be confirmed. */
const clicksFor = ({ max }: Decision, picks: readonly number[]): number =>
  picks.length + (max > 1 || picks.length === 0 ? 1 : 0);

const toYou = (heard: readonly Heard[]): readonly Event[] =>
  heard.filter(({ audience }) => mayKnow(audience, YOU, false)).map(({ json }): Event => JSON.parse(json));

/** One person among officers who answers at once, and as an officer would. */
function play(seed: string): Figures {
  const hosted = allGames().unfathomable;
  if (!hosted) throw new Error('Unfathomable is not hosted');
  const { running, heard } = hosted.start(OPTIONS, seed);
  const told = [{ answer: null, heard }];
  const crew = Array.from({ length: running.seatCount }, (_, seat) =>
    running.sit('officer', seat, `${seed}:bot:${seat}`, { told: () => told }),
  );
  const figures: Figures = { decisions: 0, clicks: 0, windows: 0, inARow: 0, waitedMs: 0 };
  const page = listen();
  let now = 0;
  let answeredAt = 0;
  let row = NO_ROW;
  while (!running.over) {
    const own = running.pending.find(({ seat }) => seat === YOU);
    const decision = own ?? running.pending[0];
    const bot = decision && crew[decision.seat];
    if (!decision || !bot) throw new Error('Nobody is asked');
    if (!own && decision.open !== false) now += DEFAULT_SETTINGS.botMs;
    const picks = bot.answer(decision);
    if (own) {
      row = rowAt(row, own);
      if (isPassed(row, own) && picks.length === 0) figures.inARow++;
      else {
        now = Math.max(now, page.catchUp());
        figures.waitedMs += now - answeredAt;
        answeredAt = now;
        figures.decisions++;
        figures.windows += own.open === false ? 1 : 0;
        figures.clicks += clicksFor(own, picks);
        if (picks.length === 0) row = withPassed(row, own);
      }
    }
    const outcome = running.answer(decision.seat, decision.id, picks, [YOU]);
    if (!outcome.ok) throw new Error(outcome.reason);
    for (const cut of outcome.cuts) {
      page.tell(now, toYou(cut.heard));
      // A question in the last window is asked when it opens.
      if (!outcome.atLastCut || cut !== outcome.cuts.at(-1)) now += WINDOW_MS;
    }
    page.tell(now, toYou(outcome.heard));
  }
  return figures;
}

export async function run(): Promise<Record<string, number | string>> {
  const all = Array.from({ length: GAMES }, (_, number) => play(`learning/${number}`));
  const mean = (of: (figures: Figures) => number): number =>
    Math.round(all.reduce((sum, each) => sum + of(each), 0) / GAMES);
  return {
    'decisions asked, a game': mean(({ decisions }) => decisions),
    'clicks, a game': mean(({ clicks }) => clicks),
    'response windows asked, a game': mean(({ windows }) => windows),
    'windows passed with one before, a game': mean(({ inARow }) => inARow),
    'seconds waited at normal pace, a game': mean(({ waitedMs }) => waitedMs / 1000),
  };
}
