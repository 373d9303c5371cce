/** A fate die by its number, any other die by what it shows. */
export type Die =
  | number
  | 'hit' // attack die
  | 'critical'
  | 'attack-omen'
  | 'miss'
  | 'evade' // evasion die
  | 'evasion-omen'
  | 'no-evade'
  | 'move' // enemy die
  | 'damage'
  | 'enemy-omen';

const FACE: Readonly<Record<Exclude<Die, number>, number>> = {
  hit: 1,
  critical: 3,
  'attack-omen': 4,
  miss: 5,
  evade: 1,
  'evasion-omen': 4,
  'no-evade': 5,
  move: 1,
  damage: 3,
  'enemy-omen': 5,
};

/** As the kernel's dice count, from 1. */
export const rigged = (dice: readonly Die[]): number[] =>
  dice.map((die) => (typeof die === 'number' ? die + 1 : FACE[die]));
