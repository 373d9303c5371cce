import type { Content } from './content/card';
import type { Captain, State, UpgradeSlot } from './model/state';

/** How often something exists: exactly, or at most where some of it stays in the box. */
interface Wanted {
  readonly count: number;
  readonly atLeast: number;
}

/** Every component exists as often as it should, in one place at a time. Says what is wrong, if anything. */
export function componentsAreConserved(content: Content, state: State): string[] {
  const problems: string[] = [];
  const { decks, captains } = state;
  const piles = (name: keyof State['decks']): string[] => [
    ...decks[name].draw,
    ...decks[name].discard,
    ...decks[name].open,
  ];
  const from = <T>(of: (captain: Captain) => readonly T[]): T[] => captains.flatMap((captain) => [...of(captain)]);
  const cardsIn = (slots: readonly UpgradeSlot[]): string[] =>
    slots.flatMap(({ installed, schematic }) => [installed, schematic].filter((card) => card !== null));

  const check = (what: string, found: readonly string[], wanted: ReadonlyMap<string, Wanted>): void => {
    const counts = new Map<string, number>();
    for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
    for (const key of new Set([...counts.keys(), ...wanted.keys()])) {
      const has = counts.get(key) ?? 0;
      const { count, atLeast } = wanted.get(key) ?? { count: 0, atLeast: 0 };
      if (has > count || has < atLeast) problems.push(`${what} ${key}: ${has} instead of ${count}`);
    }
  };

  const tiles = [...state.stack, ...state.slots.flatMap((slot) => (slot ? [slot.tile] : []))];
  check('tile', tiles, once(content.tiles));
  const crew = from((captain) => captain.crew);
  check('crew board', [...crew.map(({ board }) => board), ...piles('crew')], upTo(content.crew));
  const traits = crew.flatMap(({ positive, negative }) => [positive, negative].filter((trait) => trait !== null));
  const dealt = content.traits.filter(({ sign }) => sign !== 'indelible');
  check('trait', [...traits, ...piles('positive'), ...piles('negative')], once(dealt));
  const enemies = [
    ...from((captain) => captain.enemies).map(({ kind }) => kind),
    ...from((captain) => captain.below).flatMap(({ captives }) => captives),
    ...piles('enemy'),
  ];
  check('enemy', enemies, copies(content.enemies.filter(({ act }) => act <= state.act)));
  check('enemy ship', [...state.enemyShips.map(({ kind }) => kind), ...piles('enemyShip')], once(content.enemyShips));
  check(
    'improvement',
    [...from((captain) => cardsIn(captain.below)), ...piles('improvement')],
    new Map(
      content.improvements.map(({ id, copies: count, cost, starter }) => {
        const starters = starter ? state.players : 0;
        const deck = cost === null ? 0 : count;
        return [id, { count: deck + starters, atLeast: deck }];
      }),
    ),
  );
  check(
    'artillery',
    [...from((captain) => cardsIn(captain.guns)), ...piles('artillery')],
    new Map(
      content.artillery.map(({ id, copies: count, cost }) => [id, { count, atLeast: cost === null ? 0 : count }]),
    ),
  );
  const sunken = state.wrecks.flatMap((wreck) => (wreck.is === 'captain' && wreck.treasure ? [wreck.treasure] : []));
  check('treasure', [...from((captain) => captain.hold), ...sunken, ...piles('treasure')], copies(content.treasures));
  check('event', eventCards(state, piles), events(content, state));
  for (const [seat, captain] of captains.entries()) problems.push(...impossible(captain, seat));
  return problems;
}

function eventCards(state: State, piles: (name: 'sea' | 'expedition' | 'denizen') => string[]): string[] {
  return [
    ...piles('sea'),
    ...piles('expedition'),
    ...piles('denizen'),
    ...state.waiting.filter(({ where }) => where !== 'deck').map(({ card }) => card),
    ...state.captains.flatMap((captain) => [
      ...captain.passengers.map(({ card }) => card),
      ...captain.stories.flatMap(({ read }) => read),
    ]),
  ];
}

/** Numbered cards may still be in the library or gone for good (E9.27); some passengers stay in the box (E7.46). */
const events = ({ cards }: Content, { length }: State): ReadonlyMap<string, Wanted> =>
  new Map(
    cards.map(({ id, story, resolution }) => {
      const optional = story !== undefined || (length === 'short' && resolution.type === 'passenger');
      return [id, { count: 1, atLeast: optional ? 0 : 1 }];
    }),
  );

const ZONE_ROOM = 3;

/** What cannot be on one ship. */
function impossible({ crew, enemies, coin, clues, fresh, issued, sunk }: Captain, seat: number): string[] {
  const problems: string[] = [];
  const orders = [...Object.values(fresh), ...Object.values(issued)];
  if ([coin, clues, ...orders].some((count) => count < 0)) problems.push(`seat ${seat} owes something`);
  if (crew.length > 4) problems.push(`seat ${seat} has ${crew.length} crew`);
  if (sunk && crew.length > 0) problems.push(`seat ${seat} has sunk and still has crew`);
  for (let zone = 0; zone < 10; zone++) {
    const figures =
      crew.filter(({ place }) => place.is === 'deck' && place.zone === zone).length +
      enemies.filter((enemy) => !enemy.aboard && enemy.zone === zone).length;
    if (figures > ZONE_ROOM) problems.push(`seat ${seat} has ${figures} figures in zone ${zone}`);
  }
  return problems;
}

const once = (things: readonly { readonly id: string }[]): ReadonlyMap<string, Wanted> =>
  new Map(things.map(({ id }) => [id, { count: 1, atLeast: 1 }]));

const upTo = (things: readonly { readonly id: string }[]): ReadonlyMap<string, Wanted> =>
  new Map(things.map(({ id }) => [id, { count: 1, atLeast: 0 }]));

const copies = (things: readonly { readonly id: string; readonly copies: number }[]): ReadonlyMap<string, Wanted> =>
  new Map(things.map(({ id, copies: count }) => [id, { count, atLeast: count }]));
