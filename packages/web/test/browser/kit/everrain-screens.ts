import type { Page } from 'playwright-core';
import { STAGES } from './everrain-stages';
import { optionsOf, type Stage, type StagedGames, wayTo } from './stages';
import { playedTable } from './table';

type Place = keyof typeof STAGES | 'lobby';

export interface Screen {
  readonly name: string;
  /** Its address, for the tables by their names. */
  readonly at: (table: (place: Place) => string) => string;
  /** What stands there. */
  readonly shows: string;
  /** What is pressed to get there. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const at =
  (place: Place): Screen['at'] =>
  (table) =>
    `#/table/${table(place)}`;
const press = (what: string) => (on: Page) => on.locator(what).first().click();

/** The tabs of a phone, in their order. */
const [, SHIP, STORIES, CREW, LOG] = [0, 1, 2, 3, 4] as const;

/** On a phone a tab, on a wide screen something else. */
const tabOr =
  (tab: number, otherwise: (page: Page) => Promise<unknown>) =>
  async (on: Page): Promise<unknown> =>
    (await on.locator('.tabs').count()) ? on.locator('.tabs button').nth(tab).click() : otherwise(on);

/** What is there once a screen is furnished. */
const FURNISHED = '.game [data-decision], [data-beat], .replay-bar, .verdict, .shell, .home';

export const SCREENS: readonly Screen[] = [
  { name: 'home', at: () => '', shows: '.game-face.everrain .ticket' },
  {
    name: 'a new table',
    at: () => '#/new/everrain',
    shows: '.create details[open]',
    open: press('.create details summary'),
  },
  {
    name: 'the lobby with its house rules',
    at: at('lobby'),
    shows: '.seats',
    open: (on) =>
      on.locator('.lobby details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      }),
  },
  { name: 'the chart and its question', at: at('sea'), shows: '.er-chart' },
  {
    name: 'a course that is plotted',
    at: at('sea'),
    shows: '.er-course',
    open: (on) => on.locator('[data-course]').first().dispatchEvent('click'),
  },
  {
    name: 'what an enemy will do',
    at: at('sea'),
    shows: '[data-foresight]',
    open: (on) => on.locator('.er-chart .foe[data-pin]').first().dispatchEvent('click'),
  },
  { name: 'guns that aim', at: at('guns'), shows: '.er-chart .arcs' },
  { name: 'both ways to lay a tile', at: at('reveal'), shows: '[data-kind="tile-orientation"]' },
  { name: 'a storm that is laid', at: at('storm'), shows: '[data-hangs]' },
  { name: 'crew to be ordered', at: at('crew'), shows: '[data-kind="order-crew"]' },
  { name: 'a port and its houses', at: at('port'), shows: '.er-harbour', open: press('[data-put-away]') },
  { name: 'the market', at: at('market'), shows: '[data-kind="buy-treasures"]' },
  { name: 'the inn', at: at('inn'), shows: '[data-kind="hire"]' },
  { name: 'a card with a choice', at: at('choice'), shows: '.er-card .seals' },
  { name: 'a card with a test', at: at('test'), shows: '.er-card' },
  { name: 'a story that was read', at: at('chosen'), shows: '.er-card .broken' },
  { name: 'an island as a path', at: at('island'), shows: '.er-island' },
  { name: 'a fray', at: at('fray'), shows: '[data-kind="fray-dice"]' },
  { name: 'omens to be turned', at: at('omens'), shows: '.er-dice' },
  { name: 'two decks at a boarding', at: at('boarding'), shows: '.er-boarding' },
  { name: 'the enemies’ theatre', at: at('theatre'), shows: '.er-stage' },
  { name: 'the Elder One awake', at: at('elder'), shows: '.er-elder' },
  {
    name: 'what happened since one’s last move',
    at: at('later'),
    shows: '[data-recap]',
    open: (on) => on.keyboard.press('r'),
  },
  { name: 'a trade', at: at('trade'), shows: '[data-kind="trade"]' },
  {
    name: 'a whole ship, and another captain’s',
    at: at('trade'),
    shows: '.er-other .er-board, .er-board.tall',
    open: tabOr(SHIP, press('.crew li:last-child .crew-main')),
  },
  { name: 'the crew', at: at('together'), shows: '.crew-row', open: tabOr(CREW, async () => undefined) },
  { name: 'stories told so far', at: at('sea'), shows: '.er-stories', open: tabOr(STORIES, press('.er-bookmark')) },
  {
    name: 'talk',
    at: at('together'),
    shows: '.talk',
    open: async (on) => {
      await tabOr(LOG, async () => undefined)(on);
      await on.locator('[data-key="t"]').click();
    },
  },
  { name: 'the table menu', at: at('together'), shows: 'dialog.table-menu[open]', open: press('[data-menu]') },
  { name: 'the end', at: (table) => `#/end/${table('over')}`, shows: '.er-end .verdict' },
  { name: 'a replay', at: (table) => `#/replay/${table('over')}/all/3`, shows: '.replay-bar' },
  { name: 'the first voyage', at: () => '#/lesson/everrain', shows: '[data-beat]' },
];

/** The last of the crew dies in the night: it has the whole screen until it is put away. */
export const NIGHTFALL: Screen = {
  name: 'a ship that sinks',
  at: at('doomed'),
  shows: 'dialog[data-moment] [data-go]',
  open: async (on) => {
    await on.locator('[data-kind="turn"] .foot [data-option]').click();
    await on.locator('[data-sure]').click();
  },
};

/** Opens a table for every stage, and says how one gets to a screen. */
export async function setStages(
  page: Page,
  { set }: StagedGames,
  seed: string,
): Promise<(page: Page, screen: Screen) => Promise<void>> {
  const tables = new Map<string, string>();
  await page.goto('/');
  const made = await page.request.post('/api/tables', { data: { game: 'everrain', name: 'Anna', table: 'Anna' } });
  tables.set('lobby', (await made.json()).table);
  for (const [name, stage] of Object.entries<Stage>(STAGES)) {
    set(stage.scene);
    const request = { game: 'everrain', options: optionsOf(stage) };
    tables.set(name, await playedTable(page, request, wayTo(stage, seed)));
  }
  return async (on, { at: address, shows, open }) => {
    // A page of its own: nothing is left open from the screen before.
    await on.goto('about:blank');
    await on.goto(`/${address((place) => tables.get(place) ?? '')}`);
    await on.locator(FURNISHED).first().waitFor({ timeout: 20_000 });
    await open?.(on);
    await on.locator(shows).first().waitFor({ timeout: 20_000 });
  };
}
