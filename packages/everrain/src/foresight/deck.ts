import type { Seat } from '@undertow/kernel';
import type { Catalogue } from '../content/catalogue';
import type { FigureId, Zone } from '../model/state';
import type { View } from '../model/view';
import { enemyActs } from '../rules/ship/deck-enemies';
import { enemySpot, type Spot } from '../rules/ship/spots';
import { add, type Chances, inOrder } from './chances';
import { type Imagined, imagine } from './imagine';
import { rollsOf } from './rolls';

/** What an enemy on a deck will do when it acts, over all its rolls. */
export interface DeckForesight {
  /** The crew member it makes for, where it has to go. */
  readonly toward: FigureId | null;
  /** Where it will stand afterwards, the likeliest first; zones of the deck being boarded count from 10. */
  readonly ends: readonly { readonly spot: Spot; readonly chance: number }[];
  /** The zones it would go through at the most. */
  readonly way: readonly Spot[];
  /** How likely it is to strike crew for so much, evasion not counted: from 0 on. */
  readonly strikes: readonly number[];
  readonly breaks: readonly { readonly zone: Zone; readonly chance: number }[];
  readonly abilities: readonly { readonly ability: string; readonly chance: number }[];
  /** How likely its captain is to choose between targets or ways that are as good. */
  readonly chosen: number;
}

const CHOICES: readonly string[] = ['enemy-target', 'enemy-path', 'pair-result'];

export function foreseeEnemy(view: View, content: Catalogue, seat: Seat, id: FigureId): DeckForesight | null {
  const figure = view.captains[seat]?.enemies.find((each) => each.id === id);
  if (!figure) return null;
  const ends: Chances<Spot> = new Map();
  const breaks: Chances<Zone> = new Map();
  const abilities: Chances<string> = new Map();
  const strikes: number[] = [0];
  let way: readonly Spot[] = [];
  let toward: FigureId | null = null;
  let chosen = 0;
  for (const { faces, chance } of rollsOf(content.enemy(figure.kind).dice)) {
    const imagined = imagine(view, content, [], (g) => {
      const enemy = g.state.captains[seat]?.enemies.find((each) => each.id === id);
      if (!enemy) throw new Error(`there is no enemy ${id}`);
      return enemyActs(g, seat, enemy, faces);
    });
    const { steps, quarry } = wayOf(imagined, id, enemySpot(figure));
    add(ends, steps.at(-1) ?? enemySpot(figure), chance);
    if (steps.length > way.length) way = steps;
    toward ??= quarry;
    const damage = damageOf(imagined);
    strikes[damage] = (strikes[damage] ?? 0) + chance;
    for (const event of imagined.events) {
      if (event.type === 'omen-ability' && event.enemy === id) add(abilities, event.ability, chance);
      if (event.type === 'node-destroyed' && event.seat === seat && event.roll === null)
        add(breaks, event.zone, chance);
    }
    if (imagined.asked.some(({ kind, ways }) => CHOICES.includes(kind) && ways > 1)) chosen += chance;
  }
  return {
    toward,
    ends: inOrder(ends).map(([spot, chance]) => ({ spot, chance })),
    way,
    strikes: Array.from(strikes, (chance) => chance ?? 0),
    breaks: inOrder(breaks).map(([zone, chance]) => ({ zone, chance })),
    abilities: inOrder(abilities).map(([ability, chance]) => ({ ability, chance })),
    chosen,
  };
}

interface Walk {
  readonly steps: readonly Spot[];
  readonly quarry: FigureId | null;
}

function wayOf({ events }: Imagined, id: FigureId, from: Spot): Walk {
  const steps: Spot[] = [from];
  let quarry: FigureId | null = null;
  for (const event of events) {
    if (event.type !== 'enemy-moved' || event.enemy !== id) continue;
    steps.push(event.to);
    quarry ??= event.toward;
  }
  return { steps, quarry };
}

/** What the crew it fell upon was asked to counter. */
function damageOf({ asked }: Imagined): number {
  let damage = 0;
  for (const { kind, about } of asked) if (kind === 'counter-dice') damage += about.damage ?? 0;
  return damage;
}
