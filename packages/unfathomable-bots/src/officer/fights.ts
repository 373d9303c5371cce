// Whom one could fight, and whether it is worth it.
import type { Seat } from '@undertow/kernel';
import type { Space } from '@undertow/unfathomable';
import { item } from '@undertow/unfathomable/content';
import { ADJACENT } from '@undertow/unfathomable/content/board';
import { ALL_SPACES, playerAt } from './ship';
import type { Situation } from './situation';
import { TASTE } from './taste';
import { deepOneThreat, defeatCost, supplyRelief } from './worth';

/** The lowest result that defeats a Deep One or a person (6.5). */
export const DEEP_ONE_TARGET = 4;
export const PERSON_TARGET = 6;

export const attackOdds = (target: number, bonus: number): number =>
  Math.max(0, Math.min(8, 9 - Math.max(1, target - bonus))) / 8;

interface Foe {
  readonly worth: number;
  readonly target: number;
}

/** What it is worth to the humans that one Deep One here is gone. */
export const killWorth = ({ view }: Situation, space: Space): number =>
  TASTE.fight * (deepOneThreat(view, space) + supplyRelief(view, 1)) + (view.deepOnes[space] === 1 ? 0.1 : 0);

/** What it is worth to the humans that this revealed traitor goes to the Brig. */
export const arrestWorth = (s: Situation, seat: Seat): number => TASTE.arrest + playerAt(s.view, seat).handCount * 0.08;

/** Whom somebody could attack, each Deep One by itself; worth to the attacker's side. */
export function enemiesNear(s: Situation, seat: Seat, reach: 'here' | 'adjacent'): readonly Foe[] {
  const { view } = s;
  const one = playerAt(view, seat);
  const spaces: readonly Space[] = reach === 'here' ? [one.space] : ADJACENT[one.space];
  const foes: Foe[] = [];
  for (const space of spaces) {
    if (!one.revealed)
      for (let i = 0; i < view.deepOnes[space]; i++) foes.push({ worth: killWorth(s, space), target: DEEP_ONE_TARGET });
    for (const other of view.players) {
      if (other.seat === seat || other.space !== space || (other.revealed === null) === (one.revealed === null))
        continue;
      const worth = other.revealed ? arrestWorth(s, other.seat) : -defeatCost(other.handCount);
      foes.push({ worth, target: PERSON_TARGET });
    }
  }
  return foes;
}

/** Every enemy on the board that a strike could reach, with its odds counted in. */
export function strikeWorth(s: Situation): readonly number[] {
  const { view } = s;
  const found = ALL_SPACES.filter((space) => view.deepOnes[space] > 0).map(
    (space) => killWorth(s, space) * attackOdds(6, 2),
  );
  for (const one of view.players)
    if (one.revealed && one.space !== 'brig') found.push(arrestWorth(s, one.seat) * attackOdds(6, 0));
  return found;
}

/** What items add to an attack without a weapon's own action. */
export function knifeBonus(s: Situation, seat: Seat): number {
  const one = playerAt(s.view, seat);
  if (one.space === 'brig') return 0;
  let bonus = 0;
  for (const id of one.items)
    for (const trait of item(id).always ?? []) if (trait.always === 'basic-attack-bonus') bonus += trait.by;
  return bonus;
}
