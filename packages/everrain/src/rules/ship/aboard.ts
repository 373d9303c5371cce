import type { Seat } from '@undertow/kernel';
import type { Catalogue } from '../../content/catalogue';
import { ZONE_LIMIT } from '../../content/ship';
import type { Captain, CrewMember, EnemyFigure, FigureId, UpgradeSlot, Visit, Zone } from '../../model/state';

/**
 * What can be asked about ships without knowing anything hidden. A table will do, and so will a view with the content:
 * the page and the bots ask the same functions as the rules.
 */
export interface Aboard {
  readonly state: {
    readonly captains: readonly Captain[];
    readonly visit: Visit | null;
    readonly party: readonly FigureId[];
  };
  readonly content: Catalogue;
}

export function captainAboard(g: Aboard, seat: Seat): Captain {
  const captain = g.state.captains[seat];
  if (!captain) throw new Error(`there is no seat ${seat}`);
  return captain;
}

export const isCrewIn = ({ place }: CrewMember, zone: Zone, aboard: boolean): boolean =>
  (place.is === 'deck' && !aboard && place.zone === zone) || (place.is === 'boarding' && aboard && place.zone === zone);

/** Crew in a zone of the own deck, or of the one being boarded. */
export function crewIn(captain: Captain, zone: Zone, aboard = false): CrewMember[] {
  const found: CrewMember[] = [];
  for (const crew of captain.crew) if (isCrewIn(crew, zone, aboard)) found.push(crew);
  return found;
}

export function enemiesIn(captain: Captain, zone: Zone, aboard = false): EnemyFigure[] {
  const found: EnemyFigure[] = [];
  for (const enemy of captain.enemies) if (enemy.zone === zone && enemy.aboard === aboard) found.push(enemy);
  return found;
}

export function hasEnemyIn(captain: Captain, zone: Zone, aboard = false): boolean {
  for (const enemy of captain.enemies) if (enemy.zone === zone && enemy.aboard === aboard) return true;
  return false;
}

/** E4.2: crew and enemies together, whatever their size. */
export function figuresIn(captain: Captain, zone: Zone, aboard = false): number {
  let figures = 0;
  for (const crew of captain.crew) if (isCrewIn(crew, zone, aboard)) figures++;
  for (const enemy of captain.enemies) if (enemy.zone === zone && enemy.aboard === aboard) figures++;
  return figures;
}

export const hasRoom = (captain: Captain, zone: Zone, aboard = false): boolean =>
  figuresIn(captain, zone, aboard) < ZONE_LIMIT;

/** What works in a slot: a schematic over it switches it off (E4.44). */
export const workingIn = (slot: UpgradeSlot | undefined): string | null =>
  slot && slot.schematic === null ? slot.installed : null;
