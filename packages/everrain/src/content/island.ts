import type { Content, IslandNode, IslandToken } from './card';

// Four columns from the shore on the right to the gold node on the left (E16.24, E16.29).
const nodes: readonly IslandNode[] = [
  { leads: [3, 4], shore: true, gold: false },
  { leads: [4], shore: true, gold: false },
  { leads: [4, 5], shore: true, gold: false },
  { leads: [6], shore: false, gold: false },
  { leads: [6, 7], shore: false, gold: false },
  { leads: [7, 8], shore: false, gold: false },
  { leads: [9], shore: false, gold: false },
  { leads: [9], shore: false, gold: false },
  { leads: [9], shore: false, gold: false },
  { leads: [], shore: false, gold: true },
];

const tokens: readonly IslandToken[] = [
  'clue',
  'clue',
  'clue',
  'clue',
  'treasure',
  'treasure',
  'enemy',
  'enemy',
  'enemy',
  'rest',
  'rest',
  'card',
];

export const island: Content['island'] = { nodes, tokens };
