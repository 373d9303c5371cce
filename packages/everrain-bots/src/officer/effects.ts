// What an effect that lies open is worth, in coin.
import { wagesDue } from '@undertow/everrain';
import type { Amount, Cost, Effect, Whom } from '@undertow/everrain/content/effect';
import { type CrewMember, destroyedCount, type Situation } from './situation';
import { coinWorth, harm, relief } from './worth';

function amount(s: Situation, by: Amount): number {
  if (typeof by === 'number') return by;
  if (typeof by === 'object') {
    if ('plusPlayers' in by) return by.plusPlayers + s.view.players;
    return Math.floor((by.halfPlusPlayers + s.view.players) / 2);
  }
  switch (by) {
    case 'act':
      return s.view.act;
    case 'crew':
      return s.me.crew.length;
    case 'enemies-on-deck':
      return s.me.enemies.length;
    case 'destroyed-nodes':
      return destroyedCount(s);
    case 'rolled':
      return 4.5;
    default: {
      const never: never = by;
      return never;
    }
  }
}

/** Whom it concerns; of several that could be chosen, the one who bears it best. */
function meant(s: Situation, whom: Whom, it: number | null, good: boolean): readonly CrewMember[] {
  const { crew } = s.me;
  const own = crew.filter(({ id }) => id === it);
  switch (whom) {
    case 'it':
      return own.length > 0 ? own : crew.slice(0, 1);
    case 'each':
      return crew;
    case 'each-on-deck':
      return crew.filter(({ place }) => place.is === 'deck');
    case 'each-below':
      return crew.filter(({ place }) => place.is === 'below');
    case 'each-of-party':
      return crew.filter(({ id }) => s.view.party.includes(id));
    case 'choice':
    case 'random':
    case 'here':
    case 'nearest': {
      const ranked = [...crew].sort((a, b) => a.strain + a.trauma - b.strain - b.trauma);
      return good ? ranked.slice(-1) : ranked.slice(0, 1);
    }
    default: {
      const never: never = whom;
      return never;
    }
  }
}

function costWorth(s: Situation, cost: Cost, it: number | null): number {
  const { taste } = s;
  switch (cost.pay) {
    case 'coin':
      return amount(s, cost.count) * coinWorth(s);
    case 'clue':
      return cost.count * taste.clue;
    case 'treasure':
      return cost.count * taste.treasure;
    case 'order':
      return cost.count * taste.order;
    case 'strain':
    case 'trauma':
      return sum(meant(s, cost.whom, it, false), (crew) => harm(s, crew, cost.pay, cost.count));
    case 'crew':
      return taste.crewLife;
    default: {
      const never: never = cost;
      return never;
    }
  }
}

const sum = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((all, item) => all + of(item), 0);

const boarders = (s: Situation, who: Extract<Effect, { do: 'board' }>['who']): number =>
  who === 'act' ? s.view.act : who.count;

/** `it` is whom the effect belongs to. */
export function effectWorth(s: Situation, effect: Effect, it: number | null = null): number {
  const { taste, me } = s;
  const of = (part: Effect): number => effectWorth(s, part, it);
  switch (effect.do) {
    case 'nothing':
      return 0;
    case 'all':
      return sum(effect.of, of);
    case 'may':
      return Math.max(0, of(effect.effect));
    case 'choose':
      return Math.max(...effect.of.map(of));
    case 'pay':
      return Math.max(of(effect.to) - costWorth(s, effect.cost, it), effect.otherwise ? of(effect.otherwise) : 0);
    case 'when':
      return (of(effect.then) + (effect.otherwise ? of(effect.otherwise) : 0)) / 2;
    case 'fate': {
      let from = -1;
      let worth = 0;
      for (const { upTo, effect: part } of effect.bands) {
        worth += ((upTo - from) / 10) * of(part);
        from = upTo;
      }
      return worth;
    }
    case 'test':
      return (of(effect.success) + of(effect.failure)) / 2;
    case 'captains':
      return of(effect.effect) * (effect.who === 'each' ? s.view.players : effect.who === 'others' ? 0.7 : 1);
    case 'coin':
      return amount(s, effect.by) * coinWorth(s);
    case 'lose-coin':
      return -Math.min(me.coin, effect.by === 'half' ? me.coin / 2 : amount(s, effect.by)) * coinWorth(s);
    case 'clues':
      return amount(s, effect.by) * taste.clue;
    case 'lose-clues':
      return -Math.min(me.clues, amount(s, effect.by)) * taste.clue;
    case 'treasure':
      return effect.count * taste.treasure * (effect.kind === 'relic' ? 3 : 1);
    case 'lose-treasure':
      return -Math.min(me.hold.length, effect.count) * taste.treasure;
    case 'schematic':
      return taste.treasure / 2;
    case 'upgrade':
      return taste.treasure * 2;
    case 'spoils':
      return amount(s, effect.times) * taste.spoils;
    case 'gain-order':
      return taste.order * (effect.kind === 'fleeting' ? 1.2 : 5);
    case 'exhaust':
      return -amount(s, effect.count) * taste.order;
    case 'refresh':
      return Math.min(effect.count, issuedOf(s, effect.kind)) * taste.order * 1.3;
    case 'move-free':
      return effect.points * 2;
    default:
      return onCrewAndShip(s, effect, it);
  }
}

function issuedOf({ me }: Situation, kind: 'crew' | 'navigation' | 'artillery' | 'any'): number {
  const { crew, navigation, artillery } = me.issued;
  return kind === 'any' ? crew + navigation + artillery : me.issued[kind];
}

type Simple =
  | 'nothing'
  | 'all'
  | 'may'
  | 'choose'
  | 'pay'
  | 'when'
  | 'fate'
  | 'test'
  | 'captains'
  | 'coin'
  | 'lose-coin'
  | 'clues'
  | 'lose-clues'
  | 'treasure'
  | 'lose-treasure'
  | 'schematic'
  | 'upgrade'
  | 'spoils'
  | 'gain-order'
  | 'exhaust'
  | 'refresh'
  | 'move-free';

function onCrewAndShip(s: Situation, effect: Exclude<Effect, { do: Simple }>, it: number | null): number {
  const { taste, me, view } = s;
  const damaged = destroyedCount(s);
  switch (effect.do) {
    case 'suffer': {
      const count = amount(s, effect.count);
      return -sum(meant(s, effect.whom, it, false), (crew) => harm(s, crew, effect.gem, count));
    }
    case 'recover': {
      const count = effect.count === 'all' ? 99 : effect.count;
      return sum(meant(s, effect.whom, it, true), (crew) => relief(s, crew, effect.gem, count));
    }
    case 'gain-trait':
    case 'lose-trait':
      return (effect.do === 'gain-trait') === (effect.sign === 'positive') ? 8 : -8;
    case 'fatigue':
      return -1;
    case 'rouse':
      return sum(me.crew, ({ fatigued }) => (fatigued ? 1 : 0));
    case 'crew-joins':
      return me.crew.length < 4 ? taste.crewLife : 3;
    case 'crew-leaves':
    case 'crew-dies':
      return -taste.crewLife;
    case 'go-below':
      return -2;
    case 'wages':
      return -wagesDue(s.aboard, s.seat);
    case 'damage':
      return -amount(s, effect.count) * taste.node * (damaged > 5 ? 2 : 1);
    case 'damage-node':
      return -taste.node;
    case 'repair':
      return Math.min(effect.count, damaged) * taste.node;
    case 'turn-ship':
      return 1;
    case 'drift':
      return 1;
    case 'board':
      return -7 * boarders(s, effect.who);
    case 'enemy-ship':
      return -15;
    case 'wound':
      return me.enemies.length > 0 ? effect.count * 4 : 0;
    case 'banish':
      return sum(me.enemies, ({ kind, trauma }) => 10 - (s.content.enemy(kind).health - trauma) * taste.agenda);
    case 'discard-enemy':
    case 'imprison':
      return me.enemies.length > 0 ? 14 : 0;
    case 'hand-over':
      return 4;
    case 'hit-enemy-ship':
      return view.enemyShips.length > 0 ? effect.count * 3 : 0;
    case 'heal-self':
    case 'self-moves':
    case 'more-damage':
      return -4;
    case 'self-returns':
      return -10;
    case 'agenda':
      return -amount(s, effect.by) * taste.agenda;
    case 'discovery':
      return effect.by * taste.clue * 5;
    case 'elder':
      return view.elder ? 0 : -effect.by * 18;
    case 'storm-moves':
      return view.storms.length > 0 ? 1 : 0;
    case 'new-storm':
      return -4 * effect.size;
    case 'destroy-port':
      return -25;
    case 'to-port':
      return 6;
    case 'clues-count-double':
      return Math.min(10, me.clues) * taste.clue * 0.8;
    case 'prices':
      return me.hold.length * effect.by * 0.7;
    case 'begin-story':
      return 10;
    default: {
      const never: never = effect;
      return never;
    }
  }
}
