import { askOne, type Flow } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import { DECK } from '../content/ship';
import { SIDES } from '../map/geometry';
import type { AnyOption } from '../model/question';
import type { Scope } from '../model/scope';
import type { Captain } from '../model/state';
import type { Table } from '../model/types';
import { captainOf } from '../rules/query';
import { drift } from '../rules/sea/drift';
import { repairNode } from '../rules/ship/damage';
import { amountOf } from './amount';
import { enemyOf } from './whom';

type OnShip = Extract<Effect, { do: 'damage' | 'damage-node' | 'repair' | 'turn-ship' | 'drift' }>;

/** What happens to the ship. */
export function* onShip(g: Table, effect: OnShip, scope: Scope): Flow {
  const { you, source } = scope;
  const captain = captainOf(g.state, you);
  switch (effect.do) {
    case 'damage':
      return yield* g.book.damageShip(g, you, amountOf(g, effect.count, scope), source);
    case 'damage-node': {
      const zone = yield* nodeMeant(captain, effect.node, scope);
      if (zone !== null) yield* g.book.destroyNode(g, you, zone, null, source);
      return;
    }
    case 'repair':
      return yield* repairSome(g, effect.count, scope);
    case 'turn-ship':
      return yield* turnShip(g, scope);
    case 'drift':
      return yield* drift(g, you, effect.by);
    default: {
      const never: never = effect;
      return never;
    }
  }
}

type WhichNode = Extract<Effect, { do: 'damage-node' }>['node'];

/** A whole node: of this kind, of the enemy's zone, or one that the captain picks. Of several the captain picks too. */
function* nodeMeant(captain: Captain, node: WhichNode, scope: Scope): Flow<number | null> {
  const here = node === 'here' ? (enemyOf(captain, scope)?.zone ?? zoneOfIt(captain, scope)) : null;
  const zones: number[] = [];
  for (let zone = 0; zone < DECK.length; zone++)
    if (!captain.destroyed[zone] && (node === 'choice' || DECK[zone]?.node === node || zone === here)) zones.push(zone);
  return yield* chooseNode(zones, scope);
}

const zoneOfIt = ({ crew }: Captain, { it }: Scope): number | null => {
  const place = crew.find(({ id }) => id === it)?.place;
  return place?.is === 'deck' ? place.zone : null;
};

function* chooseNode(zones: readonly number[], { you, source }: Scope): Flow<number | null> {
  if (zones.length === 0) return null;
  const picked = yield* askOne(you, () => ({
    kind: 'choose-node',
    options: zones.map((zone): AnyOption => ({ ref: { is: 'zone', zone } })),
    rule: 'E9.7',
    source,
    auto: true,
  }));
  return picked.is === 'zone' ? picked.zone : null;
}

function* repairSome(g: Table, count: number, scope: Scope): Flow {
  const { destroyed } = captainOf(g.state, scope.you);
  for (let i = 0; i < count; i++) {
    const broken: number[] = [];
    for (let zone = 0; zone < destroyed.length; zone++) if (destroyed[zone]) broken.push(zone);
    const zone = yield* chooseNode(broken, scope);
    if (zone === null) return;
    repairNode(g, scope.you, zone);
  }
}

function* turnShip(g: Table, { you, source }: Scope): Flow {
  const captain = captainOf(g.state, you);
  if (captain.hex === null) return;
  const picked = yield* askOne(you, () => ({
    kind: 'face-ship',
    options: SIDES.map((side): AnyOption => ({ ref: { is: 'side', side } })),
    rule: 'E9.7',
    source,
  }));
  if (picked.is !== 'side' || picked.side === captain.facing) return;
  captain.facing = picked.side;
  g.emit({ type: 'turned', seat: you, facing: picked.side, cost: 0 });
}
