import { below, type Game, type GameTypes, type Match, type Rng, type Viewer } from '../index';
import type { Check, CheckSettings } from './checks';
import { viewersOf } from './compare';
import { playRandom } from './play';
import { compareTwins, followChoices, followTwins, secretChoices } from './twins';
import { recordRandom, visitMoments, visitQuestions } from './visit';

/** What a game with secrets promises besides. */
export function secrecyChecks<G extends GameTypes>(game: Game<G>, settings: CheckSettings<G>): readonly Check<G>[] {
  const { maxAnswers = 20_000, points = 20, ahead = 40, invariant = () => {} } = settings;
  type Look = (match: Match<G>, viewer: Viewer, deal: string, fresh: boolean) => void;
  const visit = (options: G['options'], seed: string, rng: Rng, look: Look) =>
    visitMoments(game, recordRandom(game, options, seed, rng, maxAnswers), rng, points, (match, fresh) => {
      for (const viewer of viewersOf(match)) look(match, viewer, `${below(rng, 1e9)}`, fresh);
    });

  return [
    {
      title: 'deals something again when it is asked to',
      run: (options, seed, rng) => {
        let changed = false;
        visit(options, seed, rng, (match, viewer, deal) => {
          changed ||= withoutDice(match) !== withoutDice(match.redealt(viewer, deal));
        });
        if (!changed) throw new Error('a whole game has been dealt again and again, and nothing was different');
      },
    },
    {
      title: 'shows nobody anything that depends on what is hidden from them',
      run: (options, seed, rng) => visit(options, seed, rng, compareTwins),
    },
    {
      title: 'tells nobody anything hidden in what follows, before it is revealed',
      run: (options, seed, rng) =>
        visit(options, seed, rng, (match, viewer, deal, fresh) => {
          if (fresh) followTwins(match, viewer, deal, rng, ahead, settings);
        }),
    },
    {
      title: 'tells nobody what somebody else has chosen in secret, before it is revealed',
      run: (options, seed, rng) =>
        visitQuestions(game, recordRandom(game, options, seed, rng, maxAnswers), rng, points, (match, decision) => {
          const choices = secretChoices(decision, rng, settings);
          if (!choices) return;
          for (const viewer of viewersOf(match))
            if (viewer !== decision.seat) followChoices(match, decision, choices, viewer, rng, ahead, settings);
        }),
    },
    {
      title: 'can be imagined from every seat at any moment, and played on',
      run: (options, seed, rng) =>
        visit(options, seed, rng, (match, viewer, deal) => {
          const world = match.imagine(viewer, deal);
          playRandom(world, rng, { maxAnswers: ahead, before: () => invariant(world.state) });
          invariant(world.state);
        }),
    },
  ];
}

const withoutDice = <G extends GameTypes>({ state }: Match<G>): string => JSON.stringify({ ...state, rng: 0, dice: 0 });
