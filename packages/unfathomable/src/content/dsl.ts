// The words cards are written in. Each makes one node of the effect tree; what is used by a single card is written out.
import type { Ability, Amount, Condition, Cost, Effect, Everyone, SpawnPlace, Who } from './effect';
import type { Activation, Resource, Room, Skill, Track } from './ids';

export const nothing: Effect = { do: 'nothing' };

export const all = (...of: Effect[]): Effect => ({ do: 'all', of });
export const may = (effect: Effect): Effect => ({ do: 'may', effect });
export const choose = (...of: Effect[]): Effect => ({ do: 'choose', of });
export const pay = (cost: Cost, to: Effect): Effect => ({ do: 'pay', cost, to });
export const when = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise ? { do: 'when', condition, then, otherwise } : { do: 'when', condition, then };

type Test = { plus?: 'discarded' } & ({ atMost: Amount } | { atLeast: number } | { below: Amount });
export const roll = (test: Test, then: Effect, otherwise?: Effect): Effect =>
  otherwise ? { do: 'roll', ...test, then, otherwise } : { do: 'roll', ...test, then };
export const rollFor = (then: Effect): Effect => ({ do: 'roll-for', then });

export const gain = (resource: Resource | 'any', count: number): Effect => ({ do: 'gain', resource, count });
export const lose = (resource: Resource | 'any', count: number): Effect => ({ do: 'lose', resource, count });

export const damageShip = (times: number): Effect => ({ do: 'damage-ship', times });
export const damageRoom = (room: Room | 'chosen'): Effect => ({ do: 'damage-room', room });
export const advance = (track: Track, by: Amount): Effect => ({ do: 'advance', track, by });
export const retreat = (track: Track, by: number): Effect => ({ do: 'retreat', track, by });
/** Retreat the travel track, and lose 1 fuel for every space that cannot be retreated. */
export const loseWay = (by: number): Effect => ({ do: 'retreat', track: 'travel', by, fuelIfShort: true });
export const reset = (track: Track): Effect => ({ do: 'reset', track });

export const risk = (count: number): Effect => ({ do: 'risk', count });
/** "Risk so many passengers to ...". */
export const riskTo = (count: number, to: Effect): Effect => pay({ pay: 'risk', count }, to);

export const activate = (icon: Activation): Effect => ({ do: 'activate', icon });
export const spawn = (count: number, at: SpawnPlace): Effect => ({ do: 'spawn', count, at });
/** Roll; these monsters come to the front water space of that number. */
export const surface = (who: 'monarchs' | 'all-in-the-deep'): Effect => ({ do: 'surface', who, at: 'rolled' });

export const chooseMonarch = (then: Effect): Effect => ({ do: 'choose-monarch', then });
export const chooseHuman = (then: Effect): Effect => ({ do: 'choose-human', then });
export const riskUpTo = (max: number, then: Effect): Effect => ({ do: 'risk-up-to', max, then });
export const ifCheckPasses = (then: Effect): Effect => ({ do: 'if-check-passes', then });

export const defeat = (who: Who): Effect => ({ do: 'defeat', who });
export const brig = (who: Extract<Effect, { do: 'brig' }>['who']): Effect => ({ do: 'brig', who });
export const move = (who: Who, to: Extract<Effect, { do: 'move' }>['to']): Effect => ({ do: 'move', who, to });
export const attack = (bonus: number | 'enemies-here'): Effect => ({ do: 'attack', reach: 'here', bonus });

export const draw = (who: 'you' | Everyone, count: number, from: 'any' | 'own-set'): Effect => ({
  do: 'draw',
  who,
  count,
  from,
});
export const discard = (who: Who | Everyone, count: number | 'hand'): Effect => ({ do: 'discard', who, count });
export const drawItem = (who: Who): Effect => ({ do: 'draw-item', who });
export const sortTop = (deck: Extract<Effect, { do: 'sort-top' }>['deck'], look: number): Effect => ({
  do: 'sort-top',
  deck,
  look,
});
export const keep = (who: Who): Effect => ({ do: 'keep', who });
/** Shuffle so many treachery cards into the chaos deck. */
export const treachery = (count: number): Effect => ({ do: 'treachery-to-chaos', count });

/** What most spells end with. */
export const tail4: Effect = roll({ atMost: 4 }, lose('sanity', 1));

export const notInBrig: Condition = { if: 'not-in-brig' };
export const isIn = (room: Room): Condition => ({ if: 'in', room });
export const supplyHolds = (atLeast: number): Condition => ({ if: 'passengers-in-supply', atLeast });

export const discarding = (skill: Skill | 'any'): Cost => ({ pay: 'discard', skill, count: 1 });
export const losing = (resource: Resource, count: number): Cost => ({ pay: 'lose', resource, count });

export const action = (effect: Effect, more: Omit<Ability, 'when' | 'effect'> = {}): Ability => ({
  when: 'action',
  effect,
  ...more,
});
