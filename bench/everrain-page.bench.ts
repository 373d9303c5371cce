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
export const run = async (): Promise<Record<string, number>> => ({
  ...(await withPage((browser, url) => vitals(browser, url, ALONE))),
  // A server each: all together ask more in a minute than one address may.
  ...(await withPage((browser, url) => measure(browser, url, ALONE))),
  ...(await withPage((browser, url) => rain(browser, url, ALONE))),
});
