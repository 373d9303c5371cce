import type { CharacterId } from '@undertow/unfathomable';
import arjun from './arjun.svg';
import beatrice from './beatrice.svg';
import edmund from './edmund.svg';
import ishmael from './ishmael.svg';
import jamie from './jamie.svg';
import jeanne from './jeanne.svg';
import keilani from './keilani.svg';
import samira from './samira.svg';
import svetlana from './svetlana.svg';
import william from './william.svg';

/** What each character looks like: a cameo of 100 by 120, to be laid over their colour. */
export const PORTRAITS: Readonly<Record<CharacterId, string>> = {
  keilani,
  arjun,
  jeanne,
  jamie,
  svetlana,
  beatrice,
  edmund,
  ishmael,
  william,
  samira,
};
