import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { EventCard, Resolution } from '../../content/card';
import type { CardId, TestedValue } from '../../content/ids';
import { holds } from '../../effects/condition';
import { testCrew } from '../../effects/testing';
import type { AnyBlocked, AnyOption } from '../../model/question';
import { type Scope, scopeOf } from '../../model/scope';
import type { CrewMember, FigureId } from '../../model/state';
import type { Table } from '../../model/types';
import { captainOf, hasFlag } from '../query';
import { testedValue } from '../ship/crew';
import { settleCard } from './stories';

/**
 * A card that lies open is read and resolved. What its outcomes are stays sealed until one is chosen or rolled (E9.4, E9.5):
 * questions name options, never effects. `sent` is the crew member who went to talk to a denizen.
 */
export function* resolveCard(
  g: Table,
  seat: Seat,
  id: CardId,
  party: readonly FigureId[],
  sent: FigureId | null,
): Flow {
  const card = g.content.card(id);
  const met = !card.story?.requires || holds(g, card.story.requires, seat); // E9.20
  g.emit({ type: 'card', seat, card: id, deck: card.deck });
  try {
    if (met) yield* resolve(g, seat, card, party, sent);
  } finally {
    settleCard(g, seat, card, met); // also when the ship sank, or the game is over
  }
}

function* resolve(g: Table, seat: Seat, card: EventCard, party: readonly FigureId[], sent: FigureId | null): Flow {
  const scope = scopeOf(seat, `card:${card.id}`);
  scope.party = party;
  scope.it = sent;
  const { resolution } = card;
  switch (resolution.type) {
    case 'direct':
      if (party.length > 0) scope.it = yield* whoBears(g, scope, 'island');
      g.emit({ type: 'outcome', seat, card: card.id, outcome: 'direct' });
      return yield* g.book.run(g, resolution.effect, scope);
    case 'test':
      return yield* test(g, card.id, resolution, scope);
    case 'choice':
      return yield* choice(g, card.id, resolution, scope);
    case 'passenger':
      return; // taken aboard in port, or not at all
    default: {
      const never: never = resolution;
      return never;
    }
  }
}

function* test(g: Table, card: CardId, resolution: Extract<Resolution, { type: 'test' }>, scope: Scope): Flow {
  const { value, success, failure } = resolution;
  scope.it ??= yield* whoBears(g, scope, value);
  const crew = captainOf(g.state, scope.you).crew.find(({ id }) => id === scope.it);
  if (!crew) return;
  const passed = yield* testCrew(g, scope.you, crew, value, scope.source);
  g.emit({ type: 'outcome', seat: scope.you, card, outcome: passed ? 'success' : 'failure' });
  yield* g.book.run(g, passed ? success : failure, scope);
}

/**
 * Who is tested and bears the outcome: on an expedition whoever has the highest value (E8.4), of equals the one the
 * captain picks (E8.6); by agreement any of them (E17.14). Elsewhere anybody (E6.23).
 */
function* whoBears(g: Table, scope: Scope, value: TestedValue): Flow<FigureId | null> {
  const { crew } = captainOf(g.state, scope.you);
  const party = crew.filter(({ id }) => scope.party.includes(id));
  const able = party.length === 0 ? crew : hasFlag(g, 'choose-tested') ? party : best(g, scope.you, party, value);
  if (able.length === 0) return null;
  const ids = able.map(({ id }) => id);
  const picked = yield* askOne(scope.you, () => ({
    kind: 'card-test',
    options: ids.map((id): AnyOption => ({ ref: { is: 'crew', crew: id } })),
    rule: party.length > 0 ? 'E8.4' : 'E6.23',
    source: scope.source,
    auto: true,
  }));
  return picked.is === 'crew' ? picked.crew : null;
}

function best(g: Table, seat: Seat, party: readonly CrewMember[], value: TestedValue): CrewMember[] {
  let top = 0;
  for (const crew of party) top = Math.max(top, testedValue(g, seat, crew, value));
  return party.filter((crew) => testedValue(g, seat, crew, value) === top);
}

/** E9.8: options whose requirement is not met cannot be taken; without any, nothing happens. */
function* choice(g: Table, card: CardId, { options }: Extract<Resolution, { type: 'choice' }>, scope: Scope): Flow {
  const { you } = scope;
  const open = options.some(({ requires }) => !requires || holds(g, requires, you));
  if (!open) return;
  const picked = yield* askOne(you, () => {
    const offered: AnyOption[] = [];
    const blocked: AnyBlocked[] = [];
    for (let option = 0; option < options.length; option++) {
      const requires = options[option]?.requires;
      const ref = { is: 'option' as const, card, option };
      if (!requires || holds(g, requires, you)) offered.push({ ref });
      else blocked.push({ ref, reason: 'option-requirement', rule: 'E9.8' });
    }
    return { kind: 'card-choice', options: offered, blocked, rule: 'E9.4', source: scope.source, about: { card } };
  });
  const option = picked.is === 'option' ? picked.option : 0;
  const chosen = options[option];
  if (!chosen) return;
  g.emit({ type: 'outcome', seat: you, card, outcome: option });
  if (scope.party.length > 0) scope.it = yield* whoBears(g, scope, 'island');
  yield* g.book.run(g, chosen.effect, scope);
}
