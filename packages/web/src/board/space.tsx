import type { Space, View } from '@undertow/unfathomable';
import { inspect } from '../cards/inspect';
import { usePlay } from '../net/play';
import { useGlow } from '../panel/choosing';
import { gameWords, words } from '../words/language';
import { nameOfSpace } from '../words/naming';
import type { Chart } from './geometry';
import { isDeck, isRoom, isWater } from './ids';
import { Pressable } from './pressable';

const kindOf = (space: Space): string => (isWater(space) ? 'water' : isDeck(space) ? 'deck' : `room ${space}`);

/** Everything a reader who cannot see the board hears about a space. */
function described(space: Space, view: View): string {
  const { board } = words.value;
  const parts = [nameOfSpace(space, gameWords.value.names)];
  if (isRoom(space) && view.damage.placed[space]) parts.push(board.damaged);
  if (view.deepOnes[space] > 0) parts.push(board.deepOnes(view.deepOnes[space]));
  if (isDeck(space) && view.passengers.deck[space] > 0) parts.push(board.passengers(view.passengers.deck[space]));
  for (const monarch of ['dagon', 'hydra'] as const) {
    if (view.monarchs[monarch] === space) parts.push(gameWords.value.names.monarchs[monarch]);
  }
  for (const player of view.players) {
    if (player.space === space && player.character)
      parts.push(gameWords.value.names.characters[player.character].short);
  }
  return parts.join(', ');
}

export function SpaceShape({ space, chart }: { readonly space: Space; readonly chart: Chart }) {
  const { view } = usePlay();
  const glow = useGlow(`space:${space}`);
  const damaged = isRoom(space) && view.value.damage.placed[space] !== undefined;
  return (
    <Pressable
      glow={glow}
      label={described(space, view.value)}
      class={`space ${kindOf(space)}${damaged ? ' damaged' : ''}`}
      name={`space:${space}`}
      onInspect={isRoom(space) ? () => inspect({ source: `room:${space}` }) : undefined}
    >
      <path class="ground" d={chart.shape[space]} />
      <path class="light" d={chart.shape[space]} />
    </Pressable>
  );
}
