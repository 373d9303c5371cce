import { measure } from './web/measure';
import { withPage } from './web/with-page';

export const name = 'web';

/** From a press to the next paint, as the browser itself measures it, and what the first screen of a game weighs. */
export const run = (): Promise<Record<string, number>> => withPage((browser, url) => measure(browser, url));
