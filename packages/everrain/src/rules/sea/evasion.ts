import type { Flow, Seat } from '@undertow/kernel';
import type { EvasionFace } from '../../model/event';
import type { Source } from '../../model/source';
import type { Table } from '../../model/types';
import { count } from '../dice';
import { manning, zonesOf } from '../ship/manning';
import { turnOmens } from '../ship/omens';
import { hasKnack } from '../ship/passives';

const HELMS = zonesOf('navigation');

/** How many of the hits go past: evades, and omens that somebody at the helm or a fresh order turns into such (E12.26). */
export function* evade(
  g: Table,
  seat: Seat,
  hits: number,
  faces: readonly EvasionFace[],
  source: Source,
): Flow<number> {
  const plain = count(faces, 'evade');
  const omens = count(faces, 'omen');
  const { evasion } = yield* turnOmens(g, seat, {
    attack: 0,
    evasion: omens,
    freeAttack: 0,
    freeEvasion: seesOmensComing(g, seat) ? omens : 0,
    attackRoom: 0,
    evasionRoom: hits - plain,
    why: source,
    about: { evasion: faces, damage: hits },
  });
  return Math.min(plain + evasion, hits); // E12.10
}

/** Somebody at the helm for whom omens are evasions without an order. */
const seesOmensComing = (g: Table, seat: Seat): boolean =>
  HELMS.some((zone) =>
    manning(g, seat, zone, 'navigation').some((crew) => hasKnack(g, seat, crew, 'omens-are-evasion')),
  );
