import type { EverrainTypes, Ref, View } from '@undertow/everrain';
import { game } from '@undertow/everrain/kit';
import { everrainBots } from '@undertow/everrain-bots';
import type { Script, Step } from '../../../table/lesson/script';
import { ALONE, ISBET, PELL, SEED, start, TAM } from './start';

/** What the voyage speaks of, in order. */
export const BEATS = [
  'goal',
  'orders',
  'crew',
  'course',
  'boat',
  'nest',
  'ashore',
  'night',
  'enemies',
  'agenda',
  'refresh',
  'fray',
  'omen',
  'helm',
  'port',
  'university',
  'onward',
] as const;
export type Beat = (typeof BEATS)[number];

type Meaning = Readonly<Partial<Record<string, unknown>>> & { readonly is: Ref['is'] };
type VoyageStep = Step<View> & { readonly beat: Beat };

const turn = (beat: Beat, meaning: Meaning, spot?: string): VoyageStep => ({
  beat,
  ask: { kind: 'turn', only: [meaning] },
  ...(spot === undefined ? {} : { spot }),
});

const [CROWS_NEST, HELM] = [3, 6];
const deck = (zone: number): Meaning => ({ is: 'place', place: { is: 'deck', zone } });

/** An order to one of the crew: the token, who goes, and where to. */
const sends = (beat: Beat, crew: number, to: Meaning, spot?: string): readonly VoyageStep[] => [
  turn(beat, { is: 'order', as: 'crew' }, 'order:crew'),
  { beat, ask: { kind: 'order-crew', only: [{ is: 'crew', crew }] }, spot: `crew:${crew}` },
  { beat, ask: { kind: 'order-place', only: [to] }, ...(spot === undefined ? {} : { spot }) },
];

/** A navigation order for two points, and two hexes ahead. */
const sails = (beat: Beat): readonly VoyageStep[] => [
  turn(beat, { is: 'order', as: 'navigation' }, 'order:navigation'),
  turn(beat, { is: 'forward' }),
  turn(beat, { is: 'forward' }),
];

const isAsked =
  (kind: string) =>
  (asked: readonly { readonly kind: string }[]): boolean =>
    asked.some((each) => each.kind === kind);

const steps: readonly VoyageStep[] = [
  { beat: 'goal', before: true, spot: '.er-tracks .ruler' },
  { beat: 'orders', before: true, spot: '.er-tray, .er-orders' },
  ...sends('crew', TAM, deck(CROWS_NEST), `zone:0:${CROWS_NEST}`),
  ...sails('course'),
  ...sends('boat', ISBET, { is: 'place', place: { is: 'below', slot: 1, space: 0 } }, 'below:0:1:0'),
  turn('nest', { is: 'order', as: 'navigation' }, 'order:navigation'),
  turn('nest', { is: 'reveal' }),
  { beat: 'nest', ask: { kind: 'tile-orientation', only: [{ is: 'orientation', turned: false }] } },
  turn('ashore', { is: 'expedition' }),
  { beat: 'ashore', ask: { kind: 'card-choice', only: [{ is: 'option' }] } },
  turn('night', { is: 'end-turn' }),
  { beat: 'enemies', due: isAsked('refresh'), spot: 'enemy:100' },
  { beat: 'agenda', due: isAsked('refresh'), spot: '.er-tracks .gauge, .er-agenda-strip' },
  { beat: 'refresh', ask: { kind: 'refresh', only: [{ is: 'anyorder' }], count: 3 } },
  ...sends('fray', ISBET, deck(CROWS_NEST), `zone:0:${CROWS_NEST}`),
  { beat: 'fray', ask: { kind: 'fray-dice', only: [{ is: 'split', attack: 3, evasion: 1 }] } },
  { beat: 'omen', ask: { kind: 'turn-omens', only: [{ is: 'omen', with: 'artillery' }], count: 1 } },
  ...sends('helm', PELL, deck(HELM), `zone:0:${HELM}`),
  ...sails('helm'),
  { beat: 'port', due: isAsked('port') },
  { beat: 'university', ask: { kind: 'port', only: [{ is: 'send', service: 'university' }] } },
  { beat: 'university', ask: { kind: 'hand-in', only: [{ is: 'clue' }], count: 5 } },
  { beat: 'university', due: (_, { tracks }) => tracks.ours > 1, spot: '.er-tracks .ruler' },
  { beat: 'onward', ask: { kind: 'port', only: [{ is: 'leave-port' }] } },
];

/** The first voyage: always the same ship, crew and luck. */
export const firstVoyage: Script<EverrainTypes> = {
  game,
  options: ALONE,
  seed: SEED,
  start,
  you: 0,
  steps,
  wishes: [],
  officer: (seat) => everrainBots.create('officer', seat, SEED),
};
