import { type BotKit, randomBot } from '@undertow/bots';
import { askOne, type Flow, type Game, type Rng, respond, type Seat, type Table } from '@undertow/kernel';
import { type Hosting, hostGame } from '@undertow/table';
import type { TestClient } from './client';

/** A game in which only one thing is secret: whether seat 1 holds something to respond with. */
export interface Whisper {
  state: { rng: Rng; holds: boolean; round: number };
  options: { seats: number };
  view: { round: number; holds: boolean | null };
  event: { type: 'window' | 'answered' | 'responded' };
  kind: 'go' | 'respond' | 'order';
  ref: 'go' | 'now' | { seat: Seat };
  result: number;
  belief: never;
}

const ROUNDS = 6;

function* play(table: Table<Whisper>): Flow<number> {
  const { state } = table;
  while (state.round < ROUNDS) {
    table.checkpoint();
    yield* askOne(0, () => ({ kind: 'go', options: [{ ref: 'go' as const }], rule: '1' }));
    table.emit({ type: 'window' });
    yield* respond<Whisper['kind'], 'now'>({
      opens: true,
      seats: [0, 1],
      build: (seat) =>
        seat === 1 && state.holds
          ? { kind: 'respond', options: [{ ref: 'now' }], min: 0, max: 1, rule: '2', open: false }
          : null,
      *act() {
        table.emit({ type: 'responded' });
      },
      orderedBy: 0,
      orderQuestion: (willing) => ({ kind: 'order', options: willing.map((seat) => ({ ref: { seat } })), rule: '2' }),
    });
    state.round++;
    table.emit({ type: 'answered' });
  }
  return state.round;
}

const whisper: Game<Whisper> = {
  id: 'whisper',
  version: 1,
  seats: ({ seats }) => seats,
  setup: (_, rng) => ({ rng, holds: (rng[0] & 1) === 1, round: 0 }),
  play,
  view: ({ round, holds }, viewer) => ({ round, holds: viewer === 1 ? holds : null }),
  redeal: () => {},
};

const hosting: Hosting<Whisper> = {
  minSeats: 2,
  maxSeats: 2,
  defaults: { seats: 2 },
  options: () => ({ seats: 2 }),
  own:
    ({ holds }) =>
    (seat) =>
      seat === 1 ? { holds } : {},
  windows: ['respond'],
  window: ({ type }) => (type === 'window' ? 'respond' : undefined),
  owns: () => false,
  reveals: () => false,
  phrases: { plain: ['help-a-lot', 'yes'], about: ['accuse'] },
  marks: ['look'],
  notes: true,
  chronicle: () => ({ add: () => {}, entries: [], turn: 0, at: 0 }),
};

const bots: BotKit<Whisper> = {
  levels: [{ id: 'random', slow: false }],
  advisor: 'random',
  standIn: 'random',
  create: (_level, seat, seed) => ({ ...randomBot<Whisper>(seat, seed), answer: () => [] }),
};

export const whisperRegistry = () => ({ whisper: hostGame({ game: whisper, hosting, bots }) });

/** Plays all rounds but the last; whoever is asked in a window declines. */
export async function playToTheLastRound(actor: TestClient, other: TestClient): Promise<void> {
  other.onMessage = () => {
    if (other.decision) other.send({ t: 'answer', decision: other.decision.id, picks: [] });
    other.decision = null;
  };
  for (let round = 1; round < ROUNDS; round++) {
    const id = actor.decision?.id ?? -1;
    const next = actor.until(() => actor.decision !== null && actor.decision.id !== id);
    await actor.ask({ t: 'answer', decision: id, picks: [0] });
    await next;
  }
  other.onMessage = () => {};
}
