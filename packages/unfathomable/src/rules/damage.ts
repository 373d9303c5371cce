import { type Flow, type Seat, shuffle } from '@undertow/kernel';
import { damageCard } from '../content';
import { closestUndamaged, isNumberedRoom, NUMBERED_ROOMS, type NumberedRoom, roomOfRoll } from '../content/board';
import type { DamageId, Room } from '../content/ids';
import { scopeOf } from '../model/scope';
import type { Source } from '../model/source';
import type { Table } from '../model/types';
import { run } from './book';
import { rollTheDie } from './dice';
import { end } from './ending';
import { current, damagedRooms, humansIn } from './query';
import { defeatTogether } from './together';

/** "Damage the ship": the die says where (13.1). Gives the room that was damaged, if one was. */
export function* damageShip(g: Table, by: Seat, source: Source): Flow<Room | null> {
  return yield* resolveDamage(g, source, { rolledBy: by });
}

/** "Damage a space" (13.2). Spaces that cannot be damaged are not (13.3). */
export function* damageRoom(g: Table, room: Room, source: Source): Flow<Room | null> {
  if (!isNumberedRoom(room)) return null;
  return yield* resolveDamage(g, source, room);
}

type Where = NumberedRoom | { readonly rolledBy: Seat };

function* locate(g: Table, source: Source, where: Where): Flow<NumberedRoom> {
  if (typeof where === 'string') return where;
  return roomOfRoll(yield* rollTheDie(g, { by: where.rolledBy, purpose: 'damage', source }));
}

function* resolveDamage(g: Table, source: Source, where: Where): Flow<Room | null> {
  const { damage } = g.state;
  const id = damage.deck.pop();
  if (id === undefined) return null; // 12.1
  g.emit({ type: 'damage-card', card: id });
  const card = damageCard(id);
  if (card.kind === 'structural') {
    damage.resolving.push(id);
    const room = closestUndamaged(yield* locate(g, source, where), damagedRooms(g.state)); // 13.5
    damage.resolving.pop();
    if (room === undefined) return null;
    yield* place(g, room, id);
    return room;
  }
  if (card.after === 'removed') damage.removed.push(id);
  else damage.deck.unshift(id);
  yield* run(g, card.effect, scopeOf(current(g.state), `damage:${id}`));
  return card.after === 'removed' ? null : yield* resolveDamage(g, source, where); // 13.2b
}

function* place(g: Table, room: NumberedRoom, card: DamageId): Flow {
  const { damage } = g.state;
  damage.placed[room] = card;
  g.emit({ type: 'damaged', room, card });
  if (NUMBERED_ROOMS.every((each) => damage.placed[each] !== undefined)) end('damage'); // 13.7
  yield* defeatTogether(g, humansIn(g.state, room), [], `damage:${card}`); // L.32
}

/** The card goes back into the damage deck (35.2). */
export function repair(g: Table, room: Room, seat: number): void {
  const { damage, rng } = g.state;
  const card = damage.placed[room];
  if (card === undefined) return;
  delete damage.placed[room];
  damage.deck.push(card);
  shuffle(rng, damage.deck);
  g.emit({ type: 'repaired', room, seat });
}
