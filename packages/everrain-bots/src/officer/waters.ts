// The sea as a captain's ship meets it. It changes far less often than captains are asked, so it is remembered.
import type { View } from '@undertow/everrain';
import type { Catalogue } from '@undertow/everrain/catalogue';
import {
  activeAltar,
  HEX_COUNT,
  type Hex,
  isCovered,
  isHaven,
  isOccupied,
  isRough,
  kindAt,
  knownHexes,
  neighbour,
  type Pose,
  poseOf,
  SIDES,
  SLOT_COUNT,
  type Slot,
  slotOf,
} from '@undertow/everrain/map';
import type { Situation } from './situation';

export interface Site {
  readonly hex: Hex;
  readonly is: 'port' | 'island' | 'wreck' | 'altar';
}

/** A way of lying from which a new tile could be seen. */
export interface Edge {
  readonly pose: Pose;
  /** The hex ahead, and its slot. */
  readonly next: Hex;
  readonly slot: Slot;
}

export interface Waters {
  readonly known: Uint8Array;
  /** Whether the ship could stop on a hex. */
  readonly free: Uint8Array;
  readonly rough: Uint8Array;
  readonly haven: Uint8Array;
  readonly stormy: Uint8Array;
  /** By slot: whether an altar is at work there. */
  readonly altar: Uint8Array;
  /** What is printed on the hexes and still there, hex by hex. */
  readonly sites: readonly Site[];
  /** Out of storms. */
  readonly edges: readonly Edge[];
}

function chart({ view, seat, content }: Situation): Waters {
  const { tile } = content;
  const others = { ...view, captains: view.captains.filter((_, other) => other !== seat) };
  const make = (): Uint8Array => new Uint8Array(HEX_COUNT);
  const [known, free, rough, haven, stormy] = [make(), make(), make(), make(), make()];
  const altar = new Uint8Array(SLOT_COUNT);
  const sites: Site[] = [];
  const edges: Edge[] = [];
  for (const hex of knownHexes(view)) {
    known[hex] = 1;
    free[hex] = isOccupied(others, hex) ? 0 : 1;
    rough[hex] = isRough(view, tile, hex) ? 1 : 0;
    haven[hex] = isHaven(view, tile, hex) ? 1 : 0;
    stormy[hex] = isCovered(view, hex) ? 1 : 0;
    const is = kindAt(view, tile, hex);
    if (is === 'port' || (isSite(is) && !view.explored.includes(hex))) sites.push({ hex, is });
    if (free[hex] && !stormy[hex])
      for (const side of SIDES) {
        const next = neighbour(hex, side);
        if (next >= 0 && !view.slots[slotOf(next)]) edges.push({ pose: poseOf(hex, side), next, slot: slotOf(next) });
      }
  }
  for (let slot = 0; slot < SLOT_COUNT; slot++) altar[slot] = activeAltar(view, tile, slot) === null ? 0 : 1;
  return { known, free, rough, haven, stormy, altar, sites, edges };
}

const isSite = (kind: ReturnType<typeof kindAt>): kind is Site['is'] =>
  kind === 'island' || kind === 'wreck' || kind === 'altar';

/** Everything a chart is made from, as a name for it. */
function nameOf({ slots, explored, destroyedPorts, storms, captains, enemyShips, elder }: View, seat: number): string {
  let name = '';
  for (const placed of slots) name += placed ? `${placed.tile}${placed.turned ? '+' : '-'}` : '.';
  name += `|${explored}|${destroyedPorts}|${elder?.arisen?.hex ?? ''}|`;
  for (const { q, r, size, orientation } of storms) name += `${q},${r},${size},${orientation};`;
  for (const { hex } of enemyShips) name += `|${hex}`;
  for (let other = 0; other < captains.length; other++) if (other !== seat) name += `/${captains[other]?.hex}`;
  return name;
}

const MOST = 64;
const charts = new WeakMap<Catalogue, Map<string, Waters>>();

export function watersOf(s: Situation): Waters {
  const drawn = charts.get(s.content) ?? new Map<string, Waters>();
  charts.set(s.content, drawn);
  const name = nameOf(s.view, s.seat);
  const known = drawn.get(name);
  if (known) return known;
  if (drawn.size >= MOST) drawn.clear();
  const waters = chart(s);
  drawn.set(name, waters);
  return waters;
}
