import { waypoint } from '../content';
import type { WaypointId } from '../content/ids';

/** How far a waypoint brings the ship. */
export const legOf = (id: WaypointId): number => waypoint(id).distance;
