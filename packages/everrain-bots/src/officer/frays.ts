// Fights on deck: whether to start them, how to split the dice, what to do with what was rolled.

import { frayPool, healthLeft, type Ref } from '@undertow/everrain';
import type { Reason } from '../bot';
import { type Answer, because, type Handler, LEAST_HARM, one, pick } from './answer';
import { aboutOf } from './asked';
import { type CrewMember, crewOf, type Enemy, freshCount, type Situation, spareOf } from './situation';
import { harm } from './worth';

/** An enemy's die does damage so often, pairs of what is of no use included. */
const STRIKES = 0.4;

const ATTACK: readonly number[] = [1 / 2, 1 / 3, 1 / 6];
const STRIKE: readonly number[] = [1 - STRIKES, STRIKES];
const EVADE: readonly number[] = [1 / 2, 1 / 2];

/** How likely each total is, by the die and the number of dice; asked for all the time, so it is worked out once. */
const spreads = new Map<readonly number[], (readonly number[])[]>();

function spread(dice: number, die: readonly number[]): readonly number[] {
  const known = spreads.get(die) ?? [[1]];
  spreads.set(die, known);
  for (let count = known.length; count <= dice; count++) {
    const chances = known[count - 1] ?? [1];
    const next = new Array<number>(chances.length + die.length - 1).fill(0);
    chances.forEach((chance, total) => {
      die.forEach((each, more) => {
        next[total + more] = (next[total + more] ?? 0) + chance * each;
      });
    });
    known.push(next);
  }
  return known[Math.max(0, dice)] ?? [1];
}

/** How much gets through on average. */
function suffered(strikes: readonly number[], evasion: number): number {
  const evaded = spread(evasion, EVADE);
  let mean = 0;
  for (let damage = 0; damage < strikes.length; damage++)
    for (let less = 0; less < evaded.length; less++)
      mean += (strikes[damage] ?? 0) * (evaded[less] ?? 0) * Math.max(0, damage - less);
  return mean;
}

/** What it is worth to be rid of an enemy. */
export function riddance(s: Situation, { kind }: Enemy): number {
  const { spoils, dice, abilities } = s.content.enemy(kind);
  return spoils * s.taste.spoils + dice * s.taste.menace + abilities.length * 2;
}

export interface Outlook {
  readonly worth: number;
  /** Evasion dice of the best split. */
  readonly evasion: number;
  /** How likely the first enemy falls. */
  readonly kill: number;
}

interface Fight {
  readonly dice: number;
  /** Enemies' dice, or the damage that is certain. */
  readonly strikes: readonly number[];
  readonly enemies: readonly Enemy[];
  readonly crews: readonly CrewMember[];
}

/** The best way to split the dice, and what comes of it. */
export function outlook(s: Situation, { dice, strikes, enemies, crews }: Fight): Outlook {
  const target = [...enemies].sort((a, b) => healthLeft(s.aboard, a) - healthLeft(s.aboard, b))[0];
  const left = target ? healthLeft(s.aboard, target) : 1;
  const prize = target ? riddance(s, target) * s.taste.fight : 0;
  const toughest = [...crews].sort((a, b) => spareOf(s, b) - spareOf(s, a))[0];
  let best: Outlook = { worth: Number.NEGATIVE_INFINITY, evasion: 0, kill: 0 };
  for (let evasion = 0; evasion <= dice; evasion++) {
    const hits = spread(dice - evasion, ATTACK);
    let kill = 0;
    let wounds = 0;
    for (let total = 0; total < hits.length; total++) {
      const chance = hits[total] ?? 0;
      if (total >= left) kill += chance;
      wounds += chance * Math.min(total, left);
    }
    const hurt = suffered(strikes, evasion);
    const pain = toughest
      ? hurt * harm(s, toughest, 'trauma', 1) + (hurt * 1.6 >= spareOf(s, toughest) ? 15 : 0)
      : hurt * 4;
    const worth = kill * prize + (wounds / left) * prize * 0.5 * (1 - kill) - pain;
    if (worth > best.worth) best = { worth, evasion, kill };
  }
  return best;
}

/** What it is worth to send somebody into a zone where enemies are. */
export function frayWorth(s: Situation, crew: CrewMember, zone: number, far: boolean): Outlook {
  const enemies = s.me.enemies.filter((enemy) => enemy.zone === zone && enemy.aboard === far);
  const pool = frayPool(s.aboard, s.seat, zone, far, crew.id, crew);
  const crews = [crew, ...s.me.crew.filter((each) => each !== crew && isThere(each, zone, far))];
  return outlook(s, { dice: pool.dice, strikes: spread(pool.enemyDice, STRIKE), enemies, crews });
}

const isThere = ({ place }: CrewMember, zone: number, far: boolean): boolean =>
  (place.is === 'deck' && !far && place.zone === zone) || (place.is === 'boarding' && far && place.zone === zone);

const inZone = (
  s: Situation,
  zone: number | undefined,
): { enemies: readonly Enemy[]; crews: readonly CrewMember[] } => {
  const far = s.view.boardingUnderWay !== null && !s.me.enemies.some((enemy) => enemy.zone === zone && !enemy.aboard);
  return {
    enemies: s.me.enemies.filter((enemy) => enemy.zone === zone && enemy.aboard === far),
    crews: s.me.crew.filter((crew) => isThere(crew, zone ?? -1, far)),
  };
};

export const frayDice: Handler = (s, decision) => {
  const { zone, enemyDice = 0 } = aboutOf(decision);
  const { enemies, crews } = inZone(s, zone);
  const dice = decision.options.length - 1;
  const { evasion, kill } = outlook(s, { dice, strikes: spread(enemyDice, STRIKE), enemies, crews });
  const [enemy] = enemies;
  const at = decision.options.findIndex(({ ref }) => ref.is === 'split' && ref.evasion === evasion);
  return pick(at, ...(enemy ? because({ key: 'fight', args: { enemy: enemy.kind, chance: kill } }) : []));
};

export const counterDice: Handler = (s, decision) => {
  const { zone, damage = 0 } = aboutOf(decision);
  const { enemies, crews } = inZone(s, zone);
  const dice = decision.options.length / 2;
  const certain = new Array<number>(damage + 1).fill(0);
  certain[damage] = 1;
  const { evasion } = outlook(s, { dice, strikes: certain, enemies, crews });
  const picks: number[] = [];
  let left = evasion;
  decision.options.forEach(({ ref }, index) => {
    if (ref.is !== 'die') return;
    if (ref.die === 'attack' && left <= 0) picks.push(index);
    else if (ref.die === 'evasion' && left > 0) picks.push(index);
    if (ref.die === 'evasion') left--;
  });
  return { picks, why: because({ key: 'guard', args: { damage, evasion } }) };
};

/** Which order is missed least. */
export function orderWorth(s: Situation, order: string): number {
  const { fresh } = s.me;
  const chased = s.view.enemyShips.length > 0;
  switch (order) {
    case 'artillery':
      return chased ? 3.5 : 1;
    case 'navigation':
      return fresh.navigation > 2 ? 2.5 : 3.5;
    case 'crew':
      return fresh.crew > 2 ? 2 : fresh.crew > 1 ? 2.6 : 3.6;
    default:
      return 4;
  }
}

/** E12.2: an omen is worth an order where it saves or kills; outside the own turn orders come back soon. */
export const turnOmens: Handler = (s, decision) => {
  const { enemies } = inZone(s, aboutOf(decision).zone);
  const plenty = freshCount(s.me) > 3 ? 0.5 : 1;
  const worth = (die: 'attack' | 'evasion'): number => {
    if (die === 'evasion') return aboutOf(decision).zone === undefined ? s.taste.node : s.taste.trauma;
    const [weakest] = [...enemies].sort((a, b) => healthLeft(s.aboard, a) - healthLeft(s.aboard, b));
    if (!weakest) return s.taste.agenda * s.taste.gunnery;
    return (riddance(s, weakest) * s.taste.fight) / Math.max(1, healthLeft(s.aboard, weakest));
  };
  let at = -1;
  let best = 0;
  decision.options.forEach(({ ref }, index) => {
    if (ref.is !== 'omen') return;
    const gain = worth(ref.die) - orderWorth(s, ref.with) * plenty;
    if (gain > best) {
      best = gain;
      at = index;
    }
  });
  const why = at < 0 ? because({ key: 'keep-orders', args: { orders: freshCount(s.me) } }) : because(LEAST_HARM);
  return { picks: at < 0 ? [] : [at], why };
};

/** Whoever falls by this hit first, then the weakest. */
export const assignDamage: Handler = (s, decision) => {
  const { damage = 1 } = aboutOf(decision);
  return one(
    decision,
    (ref) => {
      const enemy = ref.is === 'enemy' ? findEnemy(s, ref.enemy) : undefined;
      if (!enemy) return 0;
      const left = healthLeft(s.aboard, enemy);
      return (left <= damage ? 100 - (damage - left) * 20 : 0) + riddance(s, enemy) / left;
    },
    (ref) => {
      const enemy = ref.is === 'enemy' ? findEnemy(s, ref.enemy) : undefined;
      return enemy && { key: 'fight-first', args: { enemy: enemy.kind } };
    },
  );
};

const findEnemy = ({ view }: Situation, id: number): Enemy | undefined =>
  view.captains.flatMap(({ enemies }) => enemies).find((enemy) => enemy.id === id);

export const assignTrauma: Handler = (s, decision): Answer =>
  one(
    decision,
    (ref) => {
      const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
      return crew ? -harm(s, crew, 'trauma', 1) + spareOf(s, crew) / 10 : 0;
    },
    (ref) => bearsIt(s, ref),
  );

/** How much whoever is chosen can still take. */
export function bearsIt(s: Situation, ref: Ref): Reason {
  const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
  return crew ? { key: 'bears-it', args: { crew: crew.board, left: spareOf(s, crew) } } : LEAST_HARM;
}
