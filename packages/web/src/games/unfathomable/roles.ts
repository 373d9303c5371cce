import type { Roles } from '../../game-page';
import { gameWords } from './words/game-words';
import { tableText } from './words/text';

export type Side = 'human' | 'traitor';

const sides = (): Readonly<Record<Side, string>> => ({
  human: gameWords.value.names.loyalties.human.name,
  traitor: tableText.value.people.traitor,
});

export const roles: Roles = {
  words: [gameWords, tableText],
  side: (id) => new Map(Object.entries(sides())).get(id) ?? null,
  as: (id) => new Map(Object.entries(gameWords.value.names.characters)).get(id)?.short ?? null,
};
