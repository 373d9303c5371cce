import type { Seat } from '@undertow/kernel';
import type { AnyDecision, Event, View } from '@undertow/unfathomable';
import { HINTS, type HintId } from '@undertow/unfathomable/words';
import { titlesOf } from '../titles';

/** What a table shows right now. */
export interface Scene {
  readonly you: Seat | null;
  readonly view: View;
  readonly decision: AnyDecision | null;
  readonly log: readonly Event[];
}

const happened = ({ log }: Scene, type: Event['type']): boolean => log.some((event) => event.type === type);

const offers = ({ decision }: Scene, is: string): boolean =>
  decision?.options.some(({ ref }) => ref.is === is) ?? false;

const own = ({ view, you }: Scene) => view.players.find(({ seat }) => seat === you);

/** When each hint's moment has come. */
const DUE: Readonly<Record<HintId, (scene: Scene) => boolean>> = {
  goal: () => true,
  board: () => true,
  resources: () => true,
  'your-character': (scene) => (own(scene)?.character ?? null) !== null,
  'skill-cards': (scene) => (own(scene)?.handCount ?? 0) > 0,
  receive: ({ view, you }) => view.turn.step === 'receive' && view.turn.current === you,
  actions: ({ decision }) => decision?.kind === 'action',
  move: (scene) => offers(scene, 'move'),
  fight: (scene) => offers(scene, 'attack') || happened(scene, 'attack'),
  rescue: (scene) => offers(scene, 'rescue') || happened(scene, 'risked'),
  rooms: ({ decision }) =>
    decision?.options.some(({ ref }) => ref.is === 'use' && ref.source.startsWith('room:')) ?? false,
  mythos: (scene) => happened(scene, 'mythos'),
  check: ({ view }) => view.check !== null,
  chaos: (scene) => happened(scene, 'chaos-added'),
  'crisis-choice': (scene) => happened(scene, 'crisis-option'),
  activation: (scene) => happened(scene, 'activation'),
  tracks: (scene) => happened(scene, 'track'),
  damage: ({ view }) => Object.keys(view.damage.placed).length > 0,
  repair: (scene) => offers(scene, 'repair'),
  discard: ({ view }) => view.turn.step === 'discard',
  titles: ({ view, you }) => you !== null && titlesOf(view, you).length > 0,
  spells: (scene) => happened(scene, 'spell'),
  loyalty: (scene) => (own(scene)?.loyaltyCount ?? 0) > 0,
  reveal: (scene) => happened(scene, 'revealed') || offers(scene, 'reveal'),
  brig: ({ view }) => view.players.some(({ space }) => space === 'brig'),
  awakening: ({ view }) => view.awakened,
  talk: ({ view }) => view.turn.number >= 3,
};

/** The first hint that is due and has not been read, in the order of the introduction. */
export const dueHint = (scene: Scene, seen: ReadonlySet<string>): HintId | null =>
  HINTS.find((id) => !seen.has(id) && DUE[id](scene)) ?? null;
