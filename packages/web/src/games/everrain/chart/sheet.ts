import { computed, type ReadonlySignal } from '@preact/signals';
import { hexesUnder } from '@undertow/everrain/map';
import { useMemo } from 'preact/hooks';
import { useChoosing } from '../../../table/choosing';
import { usePlay } from '../play';
import { hexesLit } from './glows';
import { type Box, worthSeeing } from './places';

const same = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** The part of the chart that is shown. */
export function useSheet(): ReadonlySignal<Box> {
  const { view } = usePlay();
  const { lit } = useChoosing();
  return useMemo(() => {
    let last: Box | null = null;
    return computed(() => {
      const now = worthSeeing(view.value.slots, [
        ...hexesLit(lit.value.keys()),
        ...view.value.storms.flatMap(hexesUnder),
      ]);
      if (!last || !same(last, now)) last = now;
      return last;
    });
  }, [view, lit]);
}
