import { ask, askOne, type Flow, type Seat } from '@undertow/kernel';
import type { AttackFace, EnemyFace, EvasionFace } from '../../model/event';
import type { AnyOption } from '../../model/question';
import type { EnemyFigure, FigureId, Zone } from '../../model/state';
import type { Table } from '../../model/types';
import { rollAttack, rollEnemy, rollEvasion } from '../dice';
import { captainOf } from '../query';
import { crewIn, enemiesIn } from './aboard';
import { settleFray } from './fray-results';
import { hasKnack } from './passives';
import { counterDice, frayPool } from './pools';
import { damageInFray } from './results';

/**
 * E12.6 to E12.8: the crew starts it. Everybody in the zone fights with the full dice value, every enemy there with one
 * die less than printed, all at once.
 */
export function* crewFray(g: Table, seat: Seat, zone: Zone, aboard: boolean, starter: FigureId | null): Flow {
  const captain = captainOf(g.state, seat);
  g.emit({ type: 'fray', seat, zone, by: 'crew', aboard });
  const { dice, enemyDice, freeAttack, freeEvasion } = frayPool(g, seat, zone, aboard, starter);
  const split = yield* askOne(seat, () => ({
    kind: 'fray-dice',
    options: splits(dice),
    rule: 'E12.6',
    auto: true,
    about: { zone, pool: dice, enemyDice },
  }));
  if (split.is !== 'split') return;
  const attack = rollAttack(g.state, split.attack);
  const evasion = rollEvasion(g.state, split.evasion);
  const enemies = enemiesIn(captain, zone, aboard);
  const rolls: EnemyFace[][] = [];
  for (const enemy of enemies) rolls.push(rollEnemy(g.state, Math.max(0, g.content.enemy(enemy.kind).dice - 1)));
  g.emit({ type: 'dice', seat, what: 'fray', source: 'fray', attack, evasion, enemy: rolls.flat() });
  const damage = yield* enemyDamage(g, seat, enemies, rolls);
  yield* settleFray(g, { seat, zone, aboard, attack, evasion, damage, freeAttack, freeEvasion });
}

function splits(dice: number): AnyOption[] {
  const options: AnyOption[] = [];
  for (let evasion = 0; evasion <= dice; evasion++)
    options.push({ ref: { is: 'split', attack: dice - evasion, evasion } });
  return options;
}

/** E12.14, E12.15: abilities fire, pairs of what is of no use hit; nobody moves in a fray. */
function* enemyDamage(g: Table, seat: Seat, enemies: readonly EnemyFigure[], rolls: EnemyFace[][]): Flow<number> {
  let damage = 0;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i];
    if (enemy) damage += yield* damageInFray(g, seat, enemy, rolls[i] ?? []);
  }
  return damage;
}

/** E12.9: an enemy strikes; each crew member in its zone counters with one die, attack or evasion. */
export function* enemyFray(g: Table, seat: Seat, enemy: EnemyFigure, damage: number): Flow {
  const { zone, aboard } = enemy;
  g.emit({ type: 'fray', seat, zone, by: 'enemy', aboard });
  const picked = yield* ask(seat, () => {
    const options = counterOptions(g, seat, zone, aboard);
    return {
      kind: 'counter-dice',
      options,
      min: options.length / 2,
      max: options.length / 2,
      rule: 'E12.9',
      auto: true,
      about: { zone, enemy: enemy.id, damage },
    };
  });
  let attackDice = 0;
  let evasionDice = 0;
  let freeAttack = 0;
  let freeEvasion = 0;
  const crews = crewIn(captainOf(g.state, seat), zone, aboard);
  for (const ref of picked) {
    if (ref.is !== 'die') continue;
    const crew = crews.find(({ id }) => id === ref.crew);
    if (ref.die === 'attack') {
      attackDice++;
      if (crew && hasKnack(g, seat, crew, 'omens-are-damage')) freeAttack++;
    } else {
      evasionDice++;
      if (crew && hasKnack(g, seat, crew, 'omens-are-evasion')) freeEvasion++;
    }
  }
  const attack: AttackFace[] = rollAttack(g.state, attackDice);
  const evasion: EvasionFace[] = rollEvasion(g.state, evasionDice);
  g.emit({ type: 'dice', seat, what: 'counter', source: 'fray', attack, evasion, enemy: [] });
  yield* settleFray(g, { seat, zone, aboard, attack, evasion, damage, freeAttack, freeEvasion });
}

/** Two options for each die, of which one is picked. */
function counterOptions(g: Table, seat: Seat, zone: Zone, aboard: boolean): AnyOption[] {
  const options: AnyOption[] = [];
  let group = 0;
  for (const crew of crewIn(captainOf(g.state, seat), zone, aboard)) {
    const dice = counterDice(g, seat, crew);
    for (let i = 0; i < dice; i++) {
      options.push({ ref: { is: 'die', die: 'attack', crew: crew.id }, group });
      options.push({ ref: { is: 'die', die: 'evasion', crew: crew.id }, group });
      group++;
    }
  }
  return options;
}
