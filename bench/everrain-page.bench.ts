import { defaultOptions } from '@undertow/everrain';
import { measure } from './web/measure';
import { rain } from './web/rain';
import { vitals } from './web/vitals';
import { withPage } from './web/with-page';

export const name = 'everrain-page';

const ALONE = { game: 'everrain', options: defaultOptions(1, 'short') };

/**
 * The page of The Everrain: what its first screen weighs and how soon it stands there, from a press to the next paint, and
 * what the rain costs.
 */
export const run = (): Promise<Record<string, number>> =>
  withPage(async (browser, url) => ({
    ...(await vitals(browser, url, ALONE)),
    ...(await measure(browser, url, ALONE)),
    ...(await rain(browser, url, ALONE)),
  }));
