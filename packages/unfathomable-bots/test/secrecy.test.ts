import { clone, Match, seedRng } from '@undertow/kernel';
import { type State, type Unfathomable, unfathomable } from '@undertow/unfathomable';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { Mind } from '../src/officer/mind';
import { playWith } from './tables';

interface Position {
  readonly options: Match<Unfathomable>['options'];
  readonly state: State;
  readonly seat: number;
}

/** Moments at which a seat is asked for its first action: nothing happens between the checkpoint and the question. */
function positions(games: number): readonly Position[] {
  const found: Position[] = [];
  for (let game = 0; game < games; game++) {
    const players = ([3, 4, 5, 6] as const)[game % 4] ?? 3;
    const minds = Array.from({ length: players }, (_, seat) => new Mind(seat, `${seat}`));
    let seen = 0;
    playWith(
      players,
      `secrets ${game}`,
      ({ match, decision, view, news }) => {
        if (decision.kind === 'action' && view.turn.actionsLeft === 1 && view.turn.current === decision.seat) {
          const { checkpoint } = match.save();
          if (checkpoint.turn.step === 'action' && ++seen % 5 === 1)
            found.push({ options: match.options, state: checkpoint, seat: decision.seat });
        }
        const mind = minds[decision.seat];
        mind?.observe(news, view);
        return mind?.think(decision, view).picks ?? [];
      },
      { most: 250, checkpoints: true },
    );
  }
  return found;
}

/** Two matches that differ only in what the seat cannot know. */
function twins({ options, state, seat }: Position): readonly [Match<Unfathomable>, Match<Unfathomable>] {
  const other = clone(state);
  unfathomable.redeal(other, seat, seedRng('another world'));
  return [Match.from(unfathomable, options, 'twin', state), Match.from(unfathomable, options, 'twin', other)];
}

function answerIn(match: Match<Unfathomable>, bot: ReturnType<typeof createBot>): unknown {
  const decision = match.decision(bot.seat);
  if (!decision) throw new Error('the seat is not asked');
  const view = match.view(bot.seat);
  bot.observe([], view);
  const picks = bot.answer(decision, view, (seed, belief) => match.imagine(bot.seat, seed, belief));
  return { picks, why: bot.explain() };
}

describe('no bot knows what its seat may not know', () => {
  it.each(['officer', 'admiral'] as const)(
    '%s: worlds that look the same get the same answer',
    (level) => {
      const all = positions(level === 'officer' ? 8 : 2);
      expect(all.length).toBeGreaterThan(3);
      for (const position of all) {
        const [here, there] = twins(position);
        expect(there.view(position.seat)).toEqual(here.view(position.seat));
        const make = () => createBot(level, position.seat, 'the same', { budget: { playouts: 60 } });
        expect(answerIn(there, make())).toEqual(answerIn(here, make()));
      }
    },
    120_000,
  );

  it('worlds imagined for a seat depend on the seed and on what the seat knows, never on how things lie', () => {
    for (const position of positions(4)) {
      const [here, there] = twins(position);
      expect(there.imagine(position.seat, 'dream').state).toEqual(here.imagine(position.seat, 'dream').state);
    }
  });
});
