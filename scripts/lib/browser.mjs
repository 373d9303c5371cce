import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that browser tests drive: UNDERTOW_CHROMIUM, or the first installed one. */
export function findChromium() {
  const named = process.env.UNDERTOW_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return PLACES.find((place) => existsSync(place));
}
