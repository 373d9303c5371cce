import type { Content, EventCard } from '../card';
import type { Effect, Whom } from '../effect';
import { everyEffect, everyPart, outcomesOf, partsOf, type Rooted } from '../walk';

/** Effect trees: bands of the die, references, and words that mean nothing where they stand. */
export function effectFaults(content: Content): string[] {
  const enemies = new Set(content.enemies.map(({ id }) => id));
  const faults = everyEffect(content).flatMap((rooted) => [
    ...everyPart(rooted.effect).flatMap((part) => partFaults(part, rooted, enemies)),
  ]);
  return [...faults, ...content.cards.flatMap(placeFaults)];
}

function partFaults(part: Effect, { where, of }: Rooted, enemies: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (part.do === 'fate') {
    let last = -1;
    for (const { upTo } of part.bands) {
      if (upTo <= last) faults.push(`${where}: bands of the fate die must rise`);
      last = upTo;
    }
    if (last !== 9) faults.push(`${where}: the last band must end at 9`);
  }
  if ((part.do === 'all' || part.do === 'choose') && part.of.length < 2) faults.push(`${where}: ${part.do} of one`);
  if (part.do === 'board' && typeof part.who === 'object' && 'named' in part.who && !enemies.has(part.who.named)) {
    faults.push(`${where}: no enemy ${part.who.named}`);
  }
  if (SELF.has(part.do) && of !== 'enemy') faults.push(`${where}: ${part.do} belongs on an enemy’s card`);
  const whom = whomOf(part);
  if ((whom === 'here' || whom === 'nearest') && of !== 'enemy') faults.push(`${where}: nobody is ${whom}`);
  if (whom === 'it' && (of === 'enemy' || of === 'elder' || of === 'use')) faults.push(`${where}: there is no “it”`);
  return faults;
}

const SELF: ReadonlySet<Effect['do']> = new Set(['heal-self', 'self-moves', 'more-damage', 'self-returns']);

function whomOf(part: Effect): Whom | undefined {
  if (part.do === 'pay') return 'whom' in part.cost ? part.cost.whom : undefined;
  return 'whom' in part ? part.whom : undefined;
}

/** Cards: who `it` is must be known, parties are on islands, prices and doubled clues in ports, stories on cards. */
function placeFaults(card: EventCard): string[] {
  const faults: string[] = [];
  for (const [name, effect] of outcomesOf(card)) {
    const where = `card ${card.id}, ${name}`;
    if (card.resolution.type !== 'test') faults.push(...strayIt(effect, where));
    for (const part of everyPart(effect)) {
      if (whomOf(part) === 'each-of-party' && card.deck !== 'expedition') faults.push(`${where}: there is no party`);
      if ((part.do === 'clues-count-double' || part.do === 'prices') && card.deck !== 'denizen') {
        faults.push(`${where}: ${part.do} means something only in a port`);
      }
    }
  }
  return faults;
}

/** `it` outside of a test inside the effect. */
function strayIt(effect: Effect, where: string): string[] {
  if (effect.do === 'test') return [];
  const own = whomOf(effect) === 'it' ? [`${where}: nobody was tested, so there is no “it”`] : [];
  return [...own, ...partsOf(effect).flatMap((part) => strayIt(part, where))];
}
