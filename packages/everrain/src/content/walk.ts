import type { Content, EventCard } from './card';
import type { Effect, Passive } from './effect';

/** The effects directly inside this one. */
export function partsOf(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'all':
    case 'choose':
      return effect.of;
    case 'may':
    case 'captains':
      return [effect.effect];
    case 'pay':
      return effect.otherwise ? [effect.to, effect.otherwise] : [effect.to];
    case 'when':
      return effect.otherwise ? [effect.then, effect.otherwise] : [effect.then];
    case 'fate':
      return effect.bands.map((band) => band.effect);
    case 'test':
      return [effect.success, effect.failure];
    case 'hand-over':
      return [effect.each];
    default:
      return [];
  }
}

/** This effect and everything inside it. */
export const everyPart = (effect: Effect): readonly Effect[] => [effect, ...partsOf(effect).flatMap(everyPart)];

/** A card's outcomes by the name its words know them by. */
export function outcomesOf({ resolution }: EventCard): readonly (readonly [name: string, effect: Effect])[] {
  switch (resolution.type) {
    case 'direct':
      return [['direct', resolution.effect]];
    case 'test':
      return [
        ['success', resolution.success],
        ['failure', resolution.failure],
      ];
    case 'choice':
      return resolution.options.map(({ id, effect }) => [id, effect] as const);
    case 'passenger':
      return [['arrived', resolution.reward]];
  }
}

/** The numbers of the stories a card can begin or carry on. */
export const beginsOf = (card: EventCard): readonly number[] =>
  outcomesOf(card)
    .flatMap(([, effect]) => everyPart(effect))
    .flatMap((part) => (part.do === 'begin-story' ? [part.number] : []));

const inPassives = (passives: readonly Passive[] = []): readonly Effect[] =>
  passives.flatMap((passive) => (passive.is === 'when' ? [passive.effect] : []));

/** Where in the box an effect stands. */
export interface Rooted {
  readonly where: string;
  readonly of: 'card' | 'enemy' | 'passive' | 'activate' | 'use' | 'elder';
  readonly effect: Effect;
}

/** Every effect of the box with its place. */
export function everyEffect(content: Content): readonly Rooted[] {
  const found: Rooted[] = [];
  const add = (where: string, of: Rooted['of'], effects: readonly Effect[]): void => {
    for (const effect of effects) found.push({ where, of, effect });
  };
  for (const card of content.cards) {
    for (const [name, effect] of outcomesOf(card)) add(`card ${card.id}, ${name}`, 'card', [effect]);
  }
  for (const { id, abilities } of content.enemies) {
    for (const ability of abilities) add(`enemy ${id}, ${ability.id}`, 'enemy', [ability.effect]);
  }
  for (const { id, passives } of content.traits) add(`trait ${id}`, 'passive', inPassives(passives));
  for (const { id, passives, activate } of content.improvements) {
    add(`improvement ${id}`, 'passive', inPassives(passives));
    if (activate) add(`improvement ${id}`, 'activate', [activate]);
  }
  for (const { id, passives } of content.artillery) add(`artillery ${id}`, 'passive', inPassives(passives));
  for (const { id, passives, use } of content.treasures) {
    add(`treasure ${id}`, 'passive', inPassives(passives));
    if (use) add(`treasure ${id}`, 'use', [use.effect]);
  }
  for (const { id, awakening, whilstArisen } of content.elders) add(`elder ${id}`, 'elder', [awakening, whilstArisen]);
  return found;
}
