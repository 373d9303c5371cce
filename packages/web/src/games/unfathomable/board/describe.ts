import type { Space, View } from '@undertow/unfathomable';
import { gameWords } from '../words/game-words';
import { nameOfSpace } from '../words/naming';
import { tableText } from '../words/text';
import { isDeck, isRoom } from './ids';

/** A place in words: first its name, then everything that is there. */
export function describePlace(space: Space | 'the-deep', view: View): readonly string[] {
  const { board } = tableText.value;
  const { names } = gameWords.value;
  const parts = [nameOfSpace(space, names)];
  if (space !== 'the-deep' && isRoom(space) && view.damage.placed[space]) parts.push(board.damaged);
  if (view.deepOnes[space] > 0) parts.push(board.deepOnes(view.deepOnes[space]));
  if (space !== 'the-deep' && isDeck(space) && view.passengers.deck[space] > 0) {
    parts.push(board.passengers(view.passengers.deck[space]));
  }
  for (const monarch of ['dagon', 'hydra'] as const) {
    if (view.monarchs[monarch] === space) parts.push(names.monarchs[monarch]);
  }
  for (const player of view.players) {
    if (player.space === space && player.character) parts.push(names.characters[player.character].short);
  }
  return parts;
}
