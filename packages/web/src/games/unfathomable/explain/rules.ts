import type { Thing } from '../words/things';

/** Where the rulebook speaks of each thing. */
export const RULES: Readonly<Record<Thing, string>> = {
  'dial:fuel': '36.0',
  'dial:food': '36.0',
  'dial:sanity': '36.0',
  'dial:souls': '36.0',
  'track:travel': '50.4',
  'track:ritual': '50.9',
  distance: '54.0',
  'damaged-rooms': '13.0',
  'deep-ones-left': '18.0d',
  'deck:skill': '41.0',
  'deck:treachery': '52.0',
  'deck:chaos': '10.0',
  'deck:mythos': '28.0',
  'deck:waypoint': '54.0',
  'deck:spell': '46.0',
  'deck:item': '24.0',
  'deck:damage': '13.1',
  'deck:loyalty': '25.0',
  'deep-one': '4.13',
  passenger: '32.0',
  'monarch:dagon': '4.9',
  'monarch:hydra': '4.5',
  'title:captain': '49.5',
  'title:keeper': '49.10',
};
