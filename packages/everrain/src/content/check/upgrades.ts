import type { Artillery, Content, Improvement } from '../card';
import { GUN_SLOTS, TREASURE_KINDS } from '../ids';

/** Improvements, artillery and treasures. */
export function upgradeFaults(content: Content): string[] {
  return [
    ...content.improvements.flatMap(improvementFaults),
    ...starterFaults(content),
    ...content.artillery.flatMap(gunFaults),
    ...treasureFaults(content),
  ];
}

function improvementFaults(card: Improvement): string[] {
  const { id, shape, spaces, potential, copies, starter, cost, activate, passives = [], boat, cabins } = card;
  const faults: string[] = [];
  const housed = shape === 'circle' || shape === 'cell';
  if (housed !== spaces > 0) faults.push(`improvement ${id} is a ${shape} with ${spaces} spaces`);
  if (shape === 'none' && potential > 0) faults.push(`improvement ${id} has no space that could be unlocked`);
  if (activate && shape !== 'circle') faults.push(`nobody can activate improvement ${id}`);
  if (!activate && passives.length === 0 && !boat && !cabins) faults.push(`improvement ${id} does nothing`);
  if (potential > 0 && copies + (starter ? 1 : 0) < 2) faults.push(`improvement ${id} can never lie beside its like`);
  if (cost === null && copies > 0) faults.push(`improvement ${id} is in the deck without a price`);
  if (copies === 0 && !starter) faults.push(`improvement ${id} is nowhere`);
  return faults;
}

function starterFaults({ improvements, artillery }: Content): string[] {
  const faults: string[] = [];
  const starters = improvements.filter(({ starter }) => starter);
  if (!starters.some(({ boat }) => boat)) faults.push('ships set out without a boat');
  if (!starters.some(({ cabins }) => cabins)) faults.push('ships set out without cabins');
  if (starters.length > 6) faults.push('the starters do not fit below deck');
  for (const { id, copies } of artillery.filter(({ cost }) => cost === null)) {
    if (copies < 4) faults.push(`of starter ${id} there are only ${copies}`);
  }
  for (const slot of GUN_SLOTS) {
    if (!artillery.some((gun) => gun.slot === slot)) faults.push(`there is no gun for ${slot}`);
  }
  if (!artillery.some(({ cost }) => cost === null)) faults.push('ships set out without a gun');
  return faults;
}

/** E4.41: the arcs, as the ship sees them. */
function inArc(slot: Artillery['slot'], dq: number, dr: number): boolean {
  const forward = 2 * dq + dr; // twice the way ahead
  if (slot === 'starboard') return dr > 0 && dq <= 0 && dq >= -dr;
  if (slot === 'larboard') return dr < 0 && dq >= 0 && dq <= -dr;
  return forward > 0 && Math.abs(dr) < forward;
}

function gunFaults({ id, slot, ends, cells, copies }: Artillery): string[] {
  const faults: string[] = [];
  if (cells.length === 0 || copies < 1) faults.push(`artillery ${id} can hit nothing`);
  if ((slot === 'ends') !== (ends !== undefined)) faults.push(`artillery ${id} does not say which ends it fires from`);
  for (const { dq, dr, dice } of cells) {
    if (dice < 1) faults.push(`artillery ${id} has an empty cell`);
    if (!inArc(slot, dq, dr)) faults.push(`artillery ${id} cannot reach (${dq},${dr}) from ${slot}`);
  }
  return faults;
}

function treasureFaults({ treasures, ports }: Content): string[] {
  const faults: string[] = [];
  const known = new Set(ports.map(({ id }) => id));
  for (const { id, standard, desired, undesired, kind, clues } of treasures) {
    for (const { port } of [desired, undesired]) if (!known.has(port)) faults.push(`treasure ${id}: no port ${port}`);
    if (desired.port === undesired.port) faults.push(`treasure ${id} is wanted and not wanted at ${desired.port}`);
    if (!(undesired.price < standard && standard < desired.price))
      faults.push(`treasure ${id} has its prices mixed up`);
    if (kind === 'relic' && !clues) faults.push(`relic ${id} is worth no clues`);
  }
  for (const kind of TREASURE_KINDS) {
    if (!treasures.some((treasure) => treasure.kind === kind)) faults.push(`there is no ${kind}`);
  }
  for (const which of ['desired', 'undesired'] as const) {
    const counts = ports.map(({ id }) => treasures.filter((treasure) => treasure[which].port === id).length);
    if (Math.min(...counts) < 1) faults.push(`some port is never ${which}`);
    if (Math.max(...counts) - Math.min(...counts) > 2) faults.push(`ports are very unequally ${which}`);
  }
  return faults;
}
