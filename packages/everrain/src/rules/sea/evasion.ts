import type { Flow, Seat } from '@undertow/kernel';
import type { EvasionFace } from '../../model/event';
import type { Source } from '../../model/source';
import type { Table } from '../../model/types';
import { count } from '../dice';
import { manning, zonesOf } from '../ship/manning';
import { hasKnack } from '../ship/passives';
import { turnOmens } from './omens';

const HELMS = zonesOf('navigation');

/** How many of the hits go past: evades, and omens that somebody at the helm or a fresh order turns into such (E12.26). */
export function* evade(
  g: Table,
  seat: Seat,
  hits: number,
  faces: readonly EvasionFace[],
  source: Source,
): Flow<number> {
  const free = seesOmensComing(g, seat) ? count(faces, 'omen') : 0;
  const plain = count(faces, 'evade') + free;
  if (plain >= hits || free > 0) return Math.min(plain, hits); // E12.10
  const turned = yield* turnOmens(g, seat, { die: 'evasion', attack: [], evasion: faces, source, most: hits - plain });
  return Math.min(plain + turned, hits);
}

/** Somebody at the helm for whom omens are evasions without an order. */
const seesOmensComing = (g: Table, seat: Seat): boolean =>
  HELMS.some((zone) =>
    manning(g, seat, zone, 'navigation').some((crew) => hasKnack(g, seat, crew, 'omens-are-evasion')),
  );
