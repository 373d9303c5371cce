// The words cards are written in. Each makes one node of the effect tree; what a single card needs is written out.
import type { Amount, Boarders, Captains, Condition, Cost, Effect, Moment, Passive, Whom } from './effect';
import type { AnyOrder, Gem, NodeKind, OrderKind, TestedValue, TreasureKind } from './ids';

export const nothing: Effect = { do: 'nothing' };

export const all = (...of: Effect[]): Effect => ({ do: 'all', of });
export const may = (effect: Effect): Effect => ({ do: 'may', effect });
export const choose = (...of: Effect[]): Effect => ({ do: 'choose', of });
export const pay = (cost: Cost, to: Effect, otherwise?: Effect): Effect =>
  otherwise ? { do: 'pay', cost, to, otherwise } : { do: 'pay', cost, to };
export const when = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise ? { do: 'when', condition, then, otherwise } : { do: 'when', condition, then };
/** Bands of the fate die, as pairs of the highest number and what happens up to it. */
export const fate = (...bands: (readonly [upTo: number, effect: Effect])[]): Effect => ({
  do: 'fate',
  bands: bands.map(([upTo, effect]) => ({ upTo, effect })),
});
export const test = (value: TestedValue, whom: 'it' | 'choice', success: Effect, failure: Effect): Effect => ({
  do: 'test',
  value,
  whom,
  success,
  failure,
});
export const captains = (who: Captains, effect: Effect): Effect => ({ do: 'captains', who, effect });

export const coin = (by: Amount): Effect => ({ do: 'coin', by });
export const loseCoin = (by: Amount | 'half'): Effect => ({ do: 'lose-coin', by });
export const clues = (by: Amount): Effect => ({ do: 'clues', by });
export const loseClues = (by: Amount): Effect => ({ do: 'lose-clues', by });
export const treasure = (kind: TreasureKind | 'any', count = 1): Effect => ({ do: 'treasure', kind, count });
export const loseTreasure = (count: number): Effect => ({ do: 'lose-treasure', count });
export const schematic = (of: 'artillery' | 'improvement'): Effect => ({ do: 'schematic', of });
export const spoils = (times: Amount): Effect => ({ do: 'spoils', times });
export const gainOrder = (kind: AnyOrder | 'choice'): Effect => ({ do: 'gain-order', kind });
export const exhaust = (kind: OrderKind | 'any', count: Amount): Effect => ({ do: 'exhaust', kind, count });
export const refresh = (kind: OrderKind | 'any', count: number): Effect => ({ do: 'refresh', kind, count });
export const moveFree = (points: number): Effect => ({ do: 'move-free', points });

const suffer = (gem: Gem, whom: Whom, count: Amount): Effect => ({ do: 'suffer', gem, whom, count });
export const strain = (whom: Whom, count: Amount): Effect => suffer('strain', whom, count);
export const trauma = (whom: Whom, count: Amount): Effect => suffer('trauma', whom, count);
export const calm = (whom: Whom, count: number | 'all'): Effect => ({ do: 'recover', gem: 'strain', whom, count });
export const heal = (whom: Whom, count: number | 'all'): Effect => ({ do: 'recover', gem: 'trauma', whom, count });
export const gainTrait = (sign: 'positive' | 'negative', whom: Whom): Effect => ({ do: 'gain-trait', sign, whom });
export const loseTrait = (sign: 'positive' | 'negative', whom: Whom): Effect => ({ do: 'lose-trait', sign, whom });
export const fatigue = (whom: Whom): Effect => ({ do: 'fatigue', whom });
export const rouse = (whom: Whom): Effect => ({ do: 'rouse', whom });
export const joins = (kind: 'deckhand' | 'shellback' | 'any'): Effect => ({ do: 'crew-joins', kind });
export const goBelow = (whom: Whom): Effect => ({ do: 'go-below', whom });

export const damage = (count: Amount): Effect => ({ do: 'damage', count });
export const damageNode = (node: NodeKind | 'here' | 'choice'): Effect => ({ do: 'damage-node', node });
export const repair = (count: number): Effect => ({ do: 'repair', count });
export const drift = (by: number): Effect => ({ do: 'drift', by });

export const board = (who: Boarders): Effect => ({ do: 'board', who });
export const enemyShip: Effect = { do: 'enemy-ship' };
export const wound = (which: 'choice' | 'each' | 'each-here', count: number): Effect => ({ do: 'wound', which, count });
export const discardEnemy = (which: 'choice' | 'each'): Effect => ({ do: 'discard-enemy', which });

export const agenda = (by: Amount): Effect => ({ do: 'agenda', by });
export const elder = (by: number): Effect => ({ do: 'elder', by });
const ALONE: Condition = { if: 'captains', atMost: 1 };
const BEHIND: Condition = { if: 'behind', atLeast: 1 };
const SHORT: Condition = { if: 'voyage', is: 'short' };
/** It turns over in its sleep; whoever hears it is left alone for a while. */
export const hush: Effect = elder(-4);
/** Far from land it sleeps more soundly. */
export const murmur: Effect = when({ if: 'not', condition: SHORT }, hush);
/** Who is behind is soon forgotten; of who leads, or might, everybody talks. */
export const gossip: Effect = all(
  hush,
  when(
    BEHIND,
    agenda(-9),
    when(
      { if: 'ahead', atLeast: 1 },
      agenda({ plusPlayers: 10 }),
      when({ if: 'act', atLeast: 2 }, agenda({ plusPlayers: 9 })),
    ),
  ),
);
/** A ship alone is near enough to hear what it says in its sleep. */
export const lull: Effect = all(hush, when(ALONE, all(agenda(-6), clues(2), heal('each', 1))));
/** A ship as broken as this is left by everybody, and so lost (E6.20); a sounder one is broken a little more. */
const strikes = (broken: number, harm: number): Effect =>
  when({ if: 'damaged', atLeast: broken }, { do: 'crew-leaves', whom: 'each' }, damage(harm));
/** Where the sea is quiet it is shallow; the shorter the voyage, the nearer the shore. */
export const shoal: Effect = all(lull, when(SHORT, strikes(1, 2), when({ if: 'voyage', is: 'medium' }, strikes(4, 1))));
/** It has risen: what was secret lies open to all, and its servants stand and stare. */
export const daybreak: Effect = all(
  when({ if: 'behind', atLeast: 2 }, { do: 'discovery', by: 2 }, when(BEHIND, { do: 'discovery', by: 1 })),
  agenda(-9),
  when(ALONE, clues(5), when({ if: 'not', condition: SHORT }, clues(3))),
);
export const stormMoves: Effect = { do: 'storm-moves' };
export const newStorm = (size: 1 | 2 | 3 | 4, at: 'you' | 'elder'): Effect => ({ do: 'new-storm', size, at });
/** +N+: the numbered card goes to the waiting ones (E9.10). */
export const story = (number: number): Effect => ({ do: 'begin-story', number });

export const at = (moment: Moment, effect: Effect): Passive => ({ is: 'when', moment, effect });
