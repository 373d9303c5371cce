import type { Event, View } from '@undertow/everrain';
import type { Seat } from '@undertow/kernel';

type EnemyFace = Extract<Event, { readonly type: 'enemy-acts' }>['faces'][number];

/** What an enemy does with its dice, in the order of their use (E10.16). */
export type Use = 'omen' | 'move' | 'crew' | 'node';
export const USES: readonly Use[] = ['omen', 'move', 'crew', 'node'];

/** One enemy acting: who it is, how its dice fell, and what has become of them so far. */
export interface Act {
  readonly actor:
    | { readonly is: 'enemy'; readonly seat: Seat; readonly id: number; readonly kind: string }
    | { readonly is: 'ship'; readonly id: number; readonly kind: string }
    | { readonly is: 'elder' };
  readonly faces: readonly EnemyFace[];
  readonly pairs: readonly { readonly from: EnemyFace; readonly to: EnemyFace }[];
  /** Uses that have begun, and the one under way. */
  readonly used: ReadonlySet<Use>;
  readonly now: Use | null;
}

const USE_OF: Readonly<Partial<Record<Event['type'], Use>>> = {
  'omen-ability': 'omen',
  'enemy-moved': 'move',
  fray: 'crew',
  'node-destroyed': 'node',
};

/** What belongs to the captains again. */
const ENDS: ReadonlySet<Event['type']> = new Set(['step', 'turn', 'round', 'storm-moved', 'agenda']);

/** Whoever is acting now, told from the log; `null` where nobody is. */
export function actOf(log: readonly Event[]): Act | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (!event || ENDS.has(event.type)) return null;
    const actor = actorOf(event);
    if (!actor) continue;
    const since = log.slice(at + 1);
    const uses = since.flatMap(({ type }) => USE_OF[type] ?? []);
    return {
      actor,
      faces: 'faces' in event ? event.faces : [],
      pairs: since.flatMap((each) => (each.type === 'pair' ? [{ from: each.from, to: each.to }] : [])),
      used: new Set(uses),
      now: uses.at(-1) ?? null,
    };
  }
  return null;
}

function actorOf(event: Event): Act['actor'] | null {
  switch (event.type) {
    case 'enemy-acts':
      return { is: 'enemy', seat: event.seat, id: event.enemy, kind: event.kind };
    case 'enemy-ship-acts':
      return { is: 'ship', id: event.ship, kind: event.kind };
    case 'elder-acts':
      return { is: 'elder' };
    default:
      return null;
  }
}

/** One thing of the enemy phase, done or still to come. */
export interface Item {
  readonly key: string;
  readonly is: 'storms' | 'enemy' | 'ship' | 'agenda' | 'discovery';
  readonly kind: string;
  readonly seat: Seat | null;
  readonly state: 'done' | 'now' | 'coming';
}

const ORDER: readonly View['step'][] = ['storms', 'deck-enemies', 'sea-enemies', 'agenda'];

/** Everything the enemy phase brings, in its order: storms, each deck's enemies, ships, the agenda (E2.9). */
export function programme(view: View, log: readonly Event[]): readonly Item[] {
  const begun = log.findLastIndex((event) => event.type === 'step' && event.step === 'storms');
  const acted = new Set(
    log.slice(Math.max(0, begun)).flatMap((event) => {
      if (event.type === 'enemy-acts') return [`enemy-${event.enemy}`];
      return event.type === 'enemy-ship-acts' ? [`ship-${event.ship}`] : [];
    }),
  );
  const actor = actOf(log)?.actor;
  const current = actor && actor.is !== 'elder' ? `${actor.is}-${actor.id}` : null;
  const at = ORDER.indexOf(view.step);
  const stateOf = (step: number): Item['state'] => (step < at ? 'done' : step === at ? 'now' : 'coming');
  const figure = (key: string): Item['state'] => (key === current ? 'now' : acted.has(key) ? 'done' : 'coming');
  const { captains, players, first, enemyShips, storms, tracks } = view;
  const decks = Array.from({ length: players }, (_, turn) => (first + turn) % players);
  const by = 2 + players;
  return [
    ...(storms.length > 0 ? [{ key: 'storms', is: 'storms', kind: '', seat: null, state: stateOf(0) } as const] : []),
    ...decks.flatMap((seat) =>
      (captains[seat]?.enemies ?? []).map(({ id, kind }): Item => {
        const key = `enemy-${id}`;
        return { key, is: 'enemy', kind, seat, state: figure(key) };
      }),
    ),
    ...enemyShips.map(({ id, kind }): Item => {
      const key = `ship-${id}`;
      return { key, is: 'ship', kind, seat: null, state: figure(key) };
    }),
    { key: 'agenda', is: 'agenda', kind: '', seat: null, state: stateOf(3) },
    ...(tracks.agenda + by >= 10 && at < 3
      ? [{ key: 'discovery', is: 'discovery', kind: '', seat: null, state: 'coming' } as const]
      : []),
  ];
}
