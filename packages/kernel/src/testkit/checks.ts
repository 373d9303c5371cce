import { below, type Game, type GameTypes, Match, type Rng } from '../index';
import { sampleAnswers } from './answers';
import { same, viewersOf, whole, withoutIds } from './compare';
import { garbageFor } from './garbage';
import { giveAnswer, playRandom, said, someonePending } from './play';
import { secrecyChecks } from './secrecy';
import type { LeakRules } from './twins';
import { recordRandom, visitMoments } from './visit';

export interface CheckSettings<G extends GameTypes> extends LeakRules<G> {
  /** No random game may take more answers than this; 20,000 unless said otherwise. */
  readonly maxAnswers?: number;
  /** How many moments of each game are looked at closely; 20 unless said otherwise. */
  readonly points?: number;
  /** How many answers an imagined or twin world is played on for; 40 unless said otherwise. */
  readonly ahead?: number;
  /** Throws when the state is wrong, for example when a component has gone missing. */
  readonly invariant?: (state: Readonly<G['state']>) => void;
  /** The game has no secrets, so there are no other worlds to compare. */
  readonly openInformation?: boolean;
}

/** One promise that every game has to keep, tried on one random game. */
export interface Check<G extends GameTypes> {
  readonly title: string;
  readonly run: (options: G['options'], seed: string, rng: Rng) => void;
}

export function checksFor<G extends GameTypes>(game: Game<G>, settings: CheckSettings<G> = {}): readonly Check<G>[] {
  const { maxAnswers = 20_000, points = 20, invariant = () => {}, openInformation = false } = settings;
  const record = (options: G['options'], seed: string, rng: Rng) => recordRandom(game, options, seed, rng, maxAnswers);
  const visit = (options: G['options'], seed: string, rng: Rng, look: (match: Match<G>) => void) =>
    visitMoments(game, record(options, seed, rng), rng, points, look);

  const checks: Check<G>[] = [
    {
      title: 'asks somebody until it is over, and gets there',
      run: (options, seed, rng) => {
        const match = Match.start(game, options, seed, { events: false });
        playRandom(match, rng, { maxAnswers, before: () => invariant(match.state) });
        invariant(match.state);
        if (!match.over) throw new Error(`the game is not over after ${maxAnswers} answers`);
        if (match.pending.length > 0) throw new Error('the game is over and still asks');
      },
    },
    {
      title: 'is the identical match after a save and a load at any decision',
      run: (options, seed, rng) =>
        visit(options, seed, rng, (match) => {
          same('state kept as JSON', match.state, JSON.parse(JSON.stringify(match.state)));
          const { match: loaded, problem } = Match.load(game, JSON.parse(JSON.stringify(match.save())));
          if (problem) throw new Error(problem);
          same('match after loading', whole(match), whole(loaded));
          same('record after loading', match.record, loaded.record);
          same('fork', whole(match), whole(match.fork()));
        }),
    },
    {
      title: 'plays a record through to the identical end',
      run: (options, seed, rng) => {
        const match = Match.start(game, options, seed);
        playRandom(match, rng, { maxAnswers });
        const again = Match.replay(game, JSON.parse(JSON.stringify(match.record)));
        same('end of the replay', whole(match), whole(again));
        for (const viewer of viewersOf(match)) same('log of the replay', match.events(viewer), again.events(viewer));
      },
    },
    {
      title: 'goes back to any answer as if the later ones had never been given',
      run: (options, seed, rng) => {
        const played = record(options, seed, rng);
        const { answers } = played;
        const end = Match.replay(game, played);
        for (let i = 0; i < Math.min(points, 8); i++) {
          const length = below(rng, answers.length + 1);
          const match = Match.replay(game, played);
          const prefix = Match.replay(game, { ...played, answers: answers.slice(0, length) });
          match.undo(length);
          same('match after going back', withoutIds(prefix), withoutIds(match));
          for (const viewer of viewersOf(match))
            same('log after going back', prefix.events(viewer), match.events(viewer));
          for (const answer of answers.slice(length)) giveAnswer(match, answer);
          same('end after going back', withoutIds(end), withoutIds(match));
        }
      },
    },
    {
      title: 'accepts every answer it offers',
      run: (options, seed, rng) =>
        visit(options, seed, rng, (match) => {
          for (const decision of match.pending) {
            const samples = sampleAnswers(decision, rng, 8);
            if (samples.length === 0) throw new Error(`${said(decision)} has no legal answer`);
            for (const picks of samples) {
              const fork = match.fork();
              giveAnswer(fork, [decision.seat, ...picks]);
              if (!fork.over) someonePending(fork);
              invariant(fork.state);
            }
          }
        }),
    },
    {
      title: 'refuses everything else with a reason, and nothing changes',
      run: (options, seed, rng) =>
        visit(options, seed, rng, (match) => {
          const before = JSON.stringify(whole(match));
          for (const { why, seat, id, picks } of match.pending.flatMap((asked) => garbageFor(match, asked, rng))) {
            if (match.answer(seat, id, picks).ok) throw new Error(`${why} was accepted: ${JSON.stringify(picks)}`);
          }
          same('match after refused answers', JSON.parse(before), whole(match));
        }),
    },
  ];
  return openInformation ? checks : [...checks, ...secrecyChecks(game, settings)];
}
