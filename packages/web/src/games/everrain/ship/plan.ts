import type { NodeKind } from '@undertow/everrain/content/ids';
import type { IconName } from '../art/icons';

/** Where the ten zones lie on a plan of 430 by 236, bow to the right, larboard above. */
export const ZONE_AT: readonly (readonly [number, number])[] = [
  [378, 118],
  [304, 50],
  [304, 186],
  [262, 118],
  [212, 42],
  [212, 194],
  [164, 118],
  [120, 46],
  [120, 190],
  [44, 118],
];

/** On a phone the bow points up. */
export const upright = ([x, y]: readonly [number, number]): readonly [number, number] => [y, 430 - x];

export const HULL =
  'M430,118C398,58 352,12 288,6L122,2C60,2 14,28 9,70L5,118L9,166C14,208 60,234 122,234L288,230C352,224 398,178 430,118Z';
export const DECK_LINE =
  'M414,118C386,66 344,24 286,18L122,14C68,14 26,36 21,74L18,118L21,162C26,200 68,222 122,222L286,218C344,212 386,170 414,118Z';

interface NodeLook {
  readonly light: string;
  readonly dark: string;
  readonly icon: IconName | null;
}

const GUN: NodeLook = { light: '#f0967c', dark: '#a8432d', icon: 'artillery' };

export const NODE_LOOK: Readonly<Record<NodeKind, NodeLook>> = {
  bow: { light: '#86c6dc', dark: '#23586a', icon: 'navigation' },
  stern: GUN,
  larboard: GUN,
  starboard: GUN,
  navigation: { light: '#86c6dc', dark: '#23586a', icon: 'navigation' },
  'crows-nest': { light: '#ffe4ae', dark: '#5c4c24', icon: 'eye' },
  blank: { light: '#8d7c66', dark: '#1d1813', icon: null },
};
