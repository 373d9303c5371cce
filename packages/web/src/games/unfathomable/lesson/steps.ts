import type { Unfathomable as Game, Ref, View } from '@undertow/unfathomable';
import { unfathomable } from '@undertow/unfathomable';
import { faceNamed } from '@undertow/unfathomable/scene';
import type { Script, Step, Wish } from '../../../table/lesson/script';
import { ARJUN, CREW, JEANNE, SAMIRA, SEED, start, WILLIAM } from './start';

/** What the lesson speaks of, in order. */
export const BEATS = [
  'goal',
  'draw',
  'boiler',
  'guard',
  'mythos',
  'monsters',
  'crew',
  'attacked',
  'role',
  'attack',
  'rescue',
  'check',
  'doubt',
  'arrive',
] as const;
export type Beat = (typeof BEATS)[number];

type Meaning = Readonly<Partial<Record<string, unknown>>> & { readonly is: Ref['is'] };

const strength4 = faceNamed('strength 4');
const helpful = (['observation 3', 'observation 4', 'strength 3'] as const).map(
  (name): Meaning => ({ is: 'card', card: faceNamed(name) }),
);

/** Somebody is asked something in this turn. */
const inTurn = (turn: number) => (_: unknown, view: View) => view.turn.number >= turn && view.turn.step === 'action';

const steps: readonly (Step<View> & { readonly beat: Beat })[] = [
  { beat: 'goal', before: true, spot: '.dials' },
  { beat: 'draw', before: true, spot: '.own-sheet' },
  {
    beat: 'boiler',
    ask: { kind: 'action', only: [{ is: 'use', source: 'room:boiler-room' }] },
    spot: 'space:boiler-room',
  },
  { beat: 'boiler', ask: { kind: 'discard-cards', only: [{ is: 'card', card: strength4 }] } },
  { beat: 'guard', ask: { kind: 'action', only: [{ is: 'move', to: 'deck-7' }] }, spot: 'space:deck-7' },
  { beat: 'mythos', due: (asked) => asked.some(({ kind }) => kind === 'crisis-option') },
  { beat: 'monsters', due: inTurn(2), spot: 'deep-one:deck-7' },
  { beat: 'crew', due: inTurn(3) },
  { beat: 'attacked', due: inTurn(4), spot: 'deep-one:deck-7' },
  { beat: 'role', due: inTurn(5), spot: '.loyalty' },
  {
    beat: 'attack',
    ask: { kind: 'action', only: [{ is: 'attack', target: { is: 'deep-one', space: 'deck-7' } }] },
    spot: 'deep-one:deck-7',
  },
  { beat: 'rescue', ask: { kind: 'action', only: [{ is: 'rescue' }] }, spot: 'passenger:deck-7' },
  { beat: 'check', ask: { kind: 'contribute', only: helpful, count: 2 } },
  { beat: 'doubt', note: true, due: (asked) => asked.some(({ kind }) => kind === 'choose-waypoint'), spot: '.crew' },
  { beat: 'arrive', due: (_, view) => view.turn.number >= 6 },
];

const wish = (seat: number, kind: Wish['kind'], ...take: Meaning[]): Wish => ({ seat, kind, take });
const card = (name: Parameters<typeof faceNamed>[0]): Meaning => ({ is: 'card', card: faceNamed(name) });

/** What the crew does meanwhile. */
const wishes: readonly Wish[] = [
  wish(ARJUN, 'crisis-option', { is: 'crisis-option', option: 0 }),
  wish(ARJUN, 'action', { is: 'attack' }),
  wish(ARJUN, 'action', { is: 'move', to: 'captains-cabin' }),
  wish(ARJUN, 'crisis-option', { is: 'crisis-option', option: 1 }),
  wish(WILLIAM, 'action', { is: 'use', source: 'room:chapel' }),
  wish(WILLIAM, 'choose-effect', { is: 'effect', index: 1 }),
  wish(WILLIAM, 'discard-cards', card('lore 4')),
  wish(ARJUN, 'crisis-option', { is: 'crisis-option', option: 0 }),
  wish(SAMIRA, 'action', { is: 'use', source: 'room:cargo-hold' }),
  wish(ARJUN, 'crisis-option', { is: 'crisis-option', option: 0 }),
  wish(ARJUN, 'contribute', card('strength 5'), card('strength 2'), card('observation 2')),
  wish(SAMIRA, 'contribute', card('will 3')),
];

/** The first voyage: always the same ship, crew and luck. */
export const firstVoyage: Script<Game> = {
  game: unfathomable,
  options: CREW,
  seed: SEED,
  start,
  you: JEANNE,
  steps,
  wishes,
};
