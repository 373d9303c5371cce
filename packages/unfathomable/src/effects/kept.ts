import { ask, askOne, type Flow, putBelow, type Seat, topOf } from '@undertow/kernel';
import { spell } from '../content';
import type { Effect, Who } from '../content/effect';
import type { MythosId, SpellId } from '../content/ids';
import { type Scope, spellScope } from '../model/scope';
import type { Table } from '../model/types';
import { run } from '../rules/book';
import { lookAtTop } from '../rules/decks';
import { dropKept, keepMythos } from '../rules/kept';
import { clockwise, player } from '../rules/query';
import { personOf } from './amount';

type Kept = Extract<Effect, { do: 'choose-spell' | 'keep' | 'drop' | 'give-ward' }>;

/** Spells, and cards that stay in somebody's play area. */
export function* runKept(g: Table, effect: Kept, scope: Scope): Flow {
  switch (effect.do) {
    case 'choose-spell':
      return yield* castSpell(g, effect, scope);
    case 'keep':
      return keep(g, effect.who, scope);
    case 'drop':
      if (scope.mythos !== null) {
        dropKept(g, ownerOf(g, scope.mythos) ?? scope.you, scope.mythos);
      } else dropBySource(g, scope);
      return;
    case 'give-ward':
      return yield* giveWard(g, scope);
  }
}

/** Look at the top spells, resolve one, the other below (49.13); with one left, resolve it or put it back (X.4). */
function* castSpell(g: Table, effect: Extract<Effect, { do: 'choose-spell' }>, scope: Scope): Flow {
  const { spells } = g.state;
  const seat = personOf(g.state, effect.who, scope);
  if (seat === undefined) return;
  const cards = lookAtTop(g, seat, 'spell', spells.deck, effect.look);
  if (cards.length === 0) return; // 46.2
  const picked = yield* ask(seat, () => ({
    kind: 'choose-spell' as const,
    options: topOf(spells.deck, cards.length).map((id) => ({ ref: { is: 'spell' as const, spell: id } })),
    min: effect.look === 2 && cards.length === 1 ? 0 : 1,
    max: 1,
    rule: '49.13',
    source: scope.source,
    auto: true,
  }));
  const chosen = picked[0]?.spell;
  if (chosen === undefined) return;
  putBelow(spells.deck, cards.length, chosen);
  yield* resolveSpell(g, seat, chosen);
}

function* resolveSpell(g: Table, seat: Seat, id: SpellId): Flow {
  const { spells } = g.state;
  const own = spellScope(seat, id);
  spells.casting.push(id);
  g.emit({ type: 'spell', spell: id, seat });
  yield* run(g, spell(id).effect, own);
  spells.casting.splice(spells.casting.lastIndexOf(id), 1);
  if (!own.keptSpell) spells.removed.push(id); // 46.1b
}

function keep(g: Table, who: Who, scope: Scope): void {
  const seat = personOf(g.state, who, scope);
  if (seat === undefined) return;
  if (scope.mythos !== null) {
    keepMythos(g, seat, scope.mythos);
  } else if (scope.spell !== null) keepSpell(g, seat, scope.spell, scope);
}

function keepSpell(g: Table, seat: Seat, id: SpellId, scope: Scope): void {
  scope.keptSpell = true;
  player(g.state, seat).wards.push(id);
  g.emit({ type: 'kept', seat, card: id });
}

function* giveWard(g: Table, scope: Scope): Flow {
  if (scope.spell === null) return;
  const { seat } = yield* askOne(scope.you, () => ({
    kind: 'choose-player' as const,
    options: clockwise(g.state, scope.you).map((each) => ({ ref: { is: 'seat' as const, seat: each } })),
    rule: '46.1',
    source: scope.source,
  }));
  keepSpell(g, seat, scope.spell, scope);
}

const ownerOf = (g: Table, card: MythosId): Seat | undefined => {
  const seat = g.state.players.findIndex(({ kept }) => kept.includes(card));
  return seat < 0 ? undefined : seat;
};

/** A kept card's own action takes it away again. */
function dropBySource(g: Table, scope: Scope): void {
  for (const id of [...player(g.state, scope.you).kept])
    if (scope.source === `mythos:${id}`) dropKept(g, scope.you, id);
}
