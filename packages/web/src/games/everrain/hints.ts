import { HINTS, type HintId } from '@undertow/everrain/words';
import type { Hint, HintScene } from '../../game-page';
import type { Everrain } from './play';
import { gameWords } from './words';

type Scene = HintScene<Everrain>;

/** When each thing is explained: at a moment it matters; of several the first. */
const DUE: readonly (readonly [HintId, (scene: Scene) => boolean])[] = [
  ['goal', ({ view }) => view.round <= 1],
  ['orders', ({ decision }) => decision?.kind === 'turn'],
  ['course', ({ decision, view }) => decision?.kind === 'turn' && view.turn.points > 0],
  ['refresh', ({ decision }) => decision?.kind === 'refresh'],
  ['crew', ({ decision }) => decision?.kind === 'order-crew'],
  ['crows-nest', ({ decision }) => (decision?.blocked ?? []).some(({ reason }) => reason === 'no-crows-nest')],
  ['fray', ({ decision }) => decision?.kind === 'fray-dice' || decision?.kind === 'counter-dice'],
  ['omens', ({ decision }) => decision?.kind === 'turn-omens'],
  ['port', ({ decision }) => decision?.kind === 'port'],
  ['services', ({ decision, log }) => decision?.kind === 'port' && seen(log, 'service')],
  ['university', ({ decision }) => decision?.kind === 'hand-in'],
  ['expedition', ({ decision }) => (decision?.options ?? []).some(({ ref }) => ref.is === 'expedition')],
  ['card', ({ decision }) => decision?.kind === 'card-choice'],
  ['strain', ({ log }) => lately(log).some((event) => event.type === 'hurt' && event.gem === 'strain')],
  ['trauma', ({ log }) => lately(log).some((event) => event.type === 'hurt' && event.gem === 'trauma')],
  ['enemies', ({ log }) => seen(log, 'boarded')],
  ['ships', ({ log }) => seen(log, 'enemy-ship')],
  ['guns', ({ decision }) => decision?.kind === 'fire'],
  ['agenda', ({ log }) => seen(log, 'agenda')],
  ['discovery', ({ log }) => seen(log, 'discovery')],
  ['storm', ({ log }) => seen(log, 'storm')],
  ['altar', ({ log }) => seen(log, 'altar-stirs')],
  ['wreck', ({ decision }) => (decision?.options ?? []).some(({ ref }) => ref.is === 'loot')],
  ['story', ({ log }) => seen(log, 'story')],
  ['act', ({ log }) => seen(log, 'act')],
  ['elder', ({ log }) => seen(log, 'awakened')],
  ['sinking', ({ log }) => seen(log, 'sank')],
  ['trade', ({ decision }) => (decision?.options ?? []).some(({ ref }) => ref.is === 'trade')],
];

/** What happened in this round: what came up long ago is no longer the moment. */
const lately = (log: Scene['log']): Scene['log'] => log.slice(log.findLastIndex(({ type }) => type === 'round') + 1);

function seen(log: Scene['log'], type: Scene['log'][number]['type']): boolean {
  return lately(log).some((event) => event.type === type);
}

/** What is explained now; one thing in each step of a round. */
export function hintFor(scene: Scene, known: ReadonlySet<string>): Hint | null {
  const { round, step } = scene.view;
  for (const [id, due] of DUE) {
    if (!known.has(id) && due(scene))
      return { id, ...gameWords.value.hints[id], rule: HINTS[id], turn: `${round} ${step}` };
  }
  return null;
}
