import type { MythosCard } from '../effect';
import { CHARACTER_CARDS } from './characters';
import { CHECK_CARDS } from './checks';
import { CHOICE_CARDS } from './choices';
import { COMBINATION_CARDS } from './combinations';

export const MYTHOS_CARDS: readonly MythosCard[] = [
  ...CHECK_CARDS,
  ...CHOICE_CARDS,
  ...COMBINATION_CARDS,
  ...CHARACTER_CARDS,
];
