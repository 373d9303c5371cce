import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { Resource, Space } from '../content/ids';
import { RESOURCES } from '../content/ids';
import type { Kind } from '../model/question';
import type { Scope } from '../model/scope';

// Small questions that many effects ask.

export function* chooseSeat(
  seat: Seat,
  kind: Kind,
  among: () => readonly Seat[],
  rule: string,
  source: string,
): Flow<Seat | undefined> {
  if (among().length === 0) return undefined;
  const chosen = yield* askOne(seat, () => ({
    kind,
    options: among().map((each) => ({ ref: { is: 'seat' as const, seat: each } })),
    rule,
    source,
    auto: true,
  }));
  return chosen.seat;
}

export function* chooseSpace<S extends Space>(
  seat: Seat,
  among: () => readonly S[],
  rule: string,
  source: string,
): Flow<S | undefined> {
  if (among().length === 0) return undefined;
  const chosen = yield* askOne(seat, () => ({
    kind: 'choose-space' as const,
    options: among().map((space) => ({ ref: { is: 'space' as const, space } })),
    rule,
    source,
    auto: true,
  }));
  return chosen.space;
}

export function* chooseResource(scope: Scope): Flow<Resource> {
  const chosen = yield* askOne(scope.you, () => ({
    kind: 'choose-resource' as const,
    options: RESOURCES.map((resource) => ({ ref: { is: 'resource' as const, resource } })),
    rule: '36.1',
    source: scope.source,
  }));
  return chosen.resource;
}

export function* chooseNumber(scope: Scope, from: number, to: number, rule: string): Flow<number> {
  const chosen = yield* askOne(scope.you, () => ({
    kind: 'choose-number' as const,
    options: Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({
      ref: { is: 'number' as const, number: from + i },
    })),
    rule,
    source: scope.source,
    auto: true,
  }));
  return chosen.number;
}
