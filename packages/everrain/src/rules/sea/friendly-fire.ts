import { askOne, type Flow, type Seat } from '@undertow/kernel';
import { YES_OR_NO } from '../../model/question';
import type { Table } from '../../model/types';
import { captainOf } from '../query';

/** E12.32: nobody is shot at who does not agree. */
export function* agreesToFire(g: Table, seat: Seat, target: Seat, dice: number): Flow<boolean> {
  const answer = yield* askOne(target, () => ({
    kind: 'friendly-fire',
    options: YES_OR_NO,
    rule: 'E12.32',
    about: { seat, count: dice },
  }));
  if (answer.is === 'no') g.emit({ type: 'declined', seat: target, source: 'rule:E12.32' });
  return answer.is === 'yes';
}

export interface Salvo {
  readonly singles: number;
  readonly criticals: number;
  readonly blanks: number;
}

/** E12.30: what hits wounds enemies on the other deck, as the shooter likes; each blank destroys a node there. */
export function* fireOnFriend(g: Table, seat: Seat, target: Seat, { singles, criticals, blanks }: Salvo): Flow {
  for (let i = 0; i < criticals; i++) yield* woundOne(g, seat, target, 2); // E12.38
  for (let i = 0; i < singles; i++) yield* woundOne(g, seat, target, 1);
  if (blanks > 0 && !captainOf(g.state, target).sunk) yield* g.book.damageShip(g, target, blanks, 'gunfire');
}

function* woundOne(g: Table, seat: Seat, target: Seat, damage: number): Flow {
  const onDeck = captainOf(g.state, target).enemies.filter((enemy) => !enemy.aboard);
  if (onDeck.length === 0) return;
  const chosen = yield* askOne(seat, () => ({
    kind: 'assign-damage',
    options: onDeck.map(({ id }) => ({ ref: { is: 'enemy', enemy: id } as const })),
    rule: 'E12.30',
    auto: true,
    about: { seat: target, damage },
  }));
  const enemy = onDeck.find(({ id }) => id === chosen.enemy);
  if (enemy) yield* g.book.woundEnemy(g, target, enemy, damage);
}
