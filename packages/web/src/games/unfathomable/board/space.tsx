import type { Space } from '@undertow/unfathomable';
import { useGlow } from '../../../table/choosing';
import { Pressable } from '../../../table/pressable';
import { inspect } from '../cards/inspect';
import { usePlay } from '../play';
import { describePlace } from './describe';
import type { Chart } from './geometry';
import { isDeck, isRoom, isWater } from './ids';

const kindOf = (space: Space): string => (isWater(space) ? 'water' : isDeck(space) ? 'deck' : `room ${space}`);

export function SpaceShape({ space, chart }: { readonly space: Space; readonly chart: Chart }) {
  const { view } = usePlay();
  const glow = useGlow(`space:${space}`);
  const damaged = isRoom(space) && view.value.damage.placed[space] !== undefined;
  return (
    <Pressable
      glow={glow}
      label={describePlace(space, view.value).join(', ')}
      class={`space ${kindOf(space)}${damaged ? ' damaged' : ''}`}
      name={`space:${space}`}
      onInspect={isRoom(space) ? () => inspect({ source: `room:${space}` }) : undefined}
    >
      <path class="ground" d={chart.shape[space]} />
      {glow.lit && <path class="halo" d={chart.shape[space]} />}
      <path class="light" d={chart.shape[space]} />
    </Pressable>
  );
}
