import { HINT_RULES } from '@undertow/unfathomable/words';
import type { Hint, HintScene } from '../../../game-page';
import type { Unfathomable } from '../play';
import { gameWords } from '../words/game-words';
import { dueHint } from './due';

/** What is to be explained now, in words. */
export function hintFor(scene: HintScene<Unfathomable>, seen: ReadonlySet<string>): Hint | null {
  const id = dueHint(scene, seen);
  return id ? { id, ...gameWords.value.hints[id], rule: HINT_RULES[id], turn: String(scene.view.turn.number) } : null;
}
