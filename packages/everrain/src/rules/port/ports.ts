import type { PortId, TreasureId } from '../../content/ids';
import { kindAt } from '../../map/chart';
import { type Hex, slotOf } from '../../map/geometry';
import type { Visit } from '../../model/state';
import type { Table } from '../../model/types';

/** Which port is on this hex, or none (any more). */
export function portAt({ state, content }: Table, hex: Hex): PortId | null {
  if (kindAt(state, content.tile, hex) !== 'port') return null;
  const placed = state.slots[slotOf(hex)];
  return (placed && content.tile(placed.tile).port) ?? null;
}

/** E7.24: what a treasure costs and fetches here, as this visit goes. */
export function priceHere({ content }: Table, { port, priceShift }: Visit, id: TreasureId): number {
  const { standard, desired, undesired } = content.treasure(id);
  const printed = port === desired.port ? desired.price : port === undesired.port ? undesired.price : standard;
  return Math.max(0, printed + priceShift);
}

/** The port a passenger wants to go to. */
export function destinationOf({ content }: Table, card: string): PortId | null {
  const { resolution } = content.card(card);
  return resolution.type === 'passenger' ? resolution.to : null;
}
