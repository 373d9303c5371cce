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

/** Whether it happened in this turn: what came up long ago is no longer the moment. */
function happened({ log }: Scene, type: Event['type']): boolean {
  const turn = log.findLastIndex((event) => event.type === 'turn');
  return log.findLastIndex((event) => event.type === type) > turn;
}

const offers = ({ decision }: Scene, is: string): boolean =>
  decision?.options.some(({ ref }) => ref.is === is) ?? false;

const uses = ({ decision }: Scene, kind: 'skill:' | 'room:'): boolean =>
  decision?.options.some(({ ref }) => ref.is === 'use' && ref.source.startsWith(kind)) ?? false;

const isOwnTurn = ({ view, you }: Scene): boolean => view.turn.current === you;

const own = ({ view, you }: Scene) => view.players.find(({ seat }) => seat === you);

/** When each hint's moment is there. */
const DUE: Readonly<Record<HintId, (scene: Scene) => boolean>> = {
  goal: ({ view }) => view.turn.number <= 1,
  board: (scene) => happened(scene, 'spawned') || happened(scene, 'deep-ones-moved'),
  resources: (scene) => happened(scene, 'resource'),
  'your-character': (scene) => (own(scene)?.character ?? null) !== null && isOwnTurn(scene),
  'skill-cards': (scene) => uses(scene, 'skill:'),
  receive: (scene) => scene.view.turn.step === 'receive' && isOwnTurn(scene),
  actions: ({ decision }) => decision?.kind === 'action',
  move: (scene) => offers(scene, 'move'),
  fight: (scene) => offers(scene, 'attack') || happened(scene, 'attack'),
  rescue: (scene) => offers(scene, 'rescue') || happened(scene, 'risked'),
  rooms: (scene) => uses(scene, 'room:'),
  mythos: (scene) => happened(scene, 'mythos'),
  check: ({ view }) => view.check !== null,
  chaos: (scene) => happened(scene, 'chaos-added'),
  'crisis-choice': (scene) => happened(scene, 'crisis-option'),
  activation: (scene) => happened(scene, 'activation'),
  tracks: (scene) => happened(scene, 'track'),
  damage: (scene) => happened(scene, 'damaged'),
  repair: (scene) => offers(scene, 'repair'),
  discard: ({ view }) => view.turn.step === 'discard',
  titles: ({ view, you }) => you !== null && titlesOf(view, you).length > 0,
  spells: (scene) => happened(scene, 'spell'),
  loyalty: (scene) => (own(scene)?.loyaltyCount ?? 0) > 0,
  reveal: (scene) => happened(scene, 'revealed') || offers(scene, 'reveal'),
  brig: ({ view }) => view.players.some(({ space }) => space === 'brig'),
  awakening: (scene) => happened(scene, 'awakening'),
  talk: ({ view }) => view.turn.number >= 3,
};

/** What is asked right now comes before what is merely so. */
const FIRST: ReadonlySet<HintId> = new Set(['goal', 'actions', 'move', 'rooms', 'repair', 'check', 'discard']);

/** What matters now and has not been read; of several the first of the introduction. */
export function dueHint(scene: Scene, seen: ReadonlySet<string>): HintId | null {
  const due = HINTS.filter((id) => !seen.has(id) && DUE[id](scene));
  return due.find((id) => FIRST.has(id)) ?? due[0] ?? null;
}
