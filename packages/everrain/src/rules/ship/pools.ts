import type { Seat } from '@undertow/kernel';
import { ATTACK_DIE, EVASION_DIE } from '../../content/dice';
import type { CrewMember, FigureId, Zone } from '../../model/state';
import { type Aboard, captainAboard, crewIn, enemiesIn } from './aboard';
import { crewStat, hasKnack } from './passives';

/** Dice of one crew member in a fray the crew starts: the dice value and what adds to it (E12.6, E6.33). */
export function frayDice(g: Aboard, seat: Seat, crew: CrewMember): number {
  const { dice } = g.content.crew(crew.board);
  return Math.max(0, dice + crewStat(g, seat, crew, 'dice') + crewStat(g, seat, crew, 'attack-dice'));
}

/** Dice of one crew member against an enemy's attack: one, whatever the dice value (E12.9), and what adds to it. */
export const counterDice = (g: Aboard, seat: Seat, crew: CrewMember): number =>
  Math.max(0, 1 + crewStat(g, seat, crew, 'attack-dice'));

export interface FrayPool {
  /** To be split into attack and evasion. */
  readonly dice: number;
  /** E12.7, E12.13 */
  readonly enemyDice: number;
  /** Omens that count without an order. */
  readonly freeAttack: number;
  readonly freeEvasion: number;
}

/**
 * What a fray would be fought with if the crew started it in this zone, `joining` somebody who is not there yet. No cap
 * on the dice (E12.22).
 */
export function frayPool(
  g: Aboard,
  seat: Seat,
  zone: Zone,
  aboard: boolean,
  starter: FigureId | null,
  joining?: CrewMember,
): FrayPool {
  const captain = captainAboard(g, seat);
  let dice = 0;
  let freeAttack = 0;
  let freeEvasion = 0;
  const crews = crewIn(captain, zone, aboard);
  if (joining && !crews.includes(joining)) crews.push(joining);
  for (const crew of crews) {
    if (crew.id === starter && hasKnack(g, seat, crew, 'starts-frays-late')) continue;
    const own = frayDice(g, seat, crew);
    dice += own;
    if (hasKnack(g, seat, crew, 'omens-are-damage')) freeAttack += own;
    if (hasKnack(g, seat, crew, 'omens-are-evasion')) freeEvasion += own;
  }
  let enemyDice = 0;
  for (const enemy of enemiesIn(captain, zone, aboard)) enemyDice += Math.max(0, g.content.enemy(enemy.kind).dice - 1);
  return { dice, enemyDice, freeAttack, freeEvasion };
}

/** How likely so many attack dice are to do at least so much damage, omens not turned. */
export function chanceToHit(dice: number, atLeast: number): number {
  let chances = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(chances.length + 2).fill(0);
    for (let damage = 0; damage < chances.length; damage++)
      for (const face of ATTACK_DIE) {
        const total = damage + (face === 'critical' ? 2 : face === 'damage' ? 1 : 0);
        next[total] = (next[total] ?? 0) + (chances[damage] ?? 0) / ATTACK_DIE.length;
      }
    chances = next;
  }
  let sum = 0;
  for (let damage = Math.max(0, atLeast); damage < chances.length; damage++) sum += chances[damage] ?? 0;
  return sum;
}

const EVADES = EVASION_DIE.filter((face) => face === 'evade').length / EVASION_DIE.length;

/** How likely so many evasion dice are to evade at least so many hits, omens not turned. */
export function chanceToEvade(dice: number, atLeast: number): number {
  let sum = 0;
  for (let evaded = Math.max(0, atLeast); evaded <= dice; evaded++)
    sum += choose(dice, evaded) * EVADES ** evaded * (1 - EVADES) ** (dice - evaded);
  return sum;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
