import type { Flow, Seat } from '@undertow/kernel';
import type { TestedValue } from '../content/ids';
import type { Why } from '../model/event';
import type { CrewMember } from '../model/state';
import type { Table } from '../model/types';
import { testedValue } from '../rules/ship/crew';

/** E6.21: the fate die at or below the value succeeds. */
export function* testCrew(g: Table, seat: Seat, crew: CrewMember, value: TestedValue, why: Why): Flow<boolean> {
  const needs = testedValue(g, seat, crew, value);
  const roll = yield* g.book.fate(g, seat, crew, why);
  const success = roll <= needs; // E6.22
  g.emit({ type: 'test', seat, crew: crew.id, value, needs, roll, success });
  return success;
}
