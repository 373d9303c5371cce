import { Match } from '@undertow/kernel';
import { componentsAreConserved, type Unfathomable, unfathomable } from '@undertow/unfathomable';

/** What must hold after every answer: all components are there, somebody can act, and a save loads to the same match. */
export function problemsOf(match: Match<Unfathomable>): string[] {
  const problems = componentsAreConserved(match.state);
  if (!match.over && match.pending.length === 0) problems.push('nobody is asked, and yet the game goes on');
  if (match.length % SAVE_EVERY === 0) problems.push(...savedDifferently(match));
  return problems;
}

/** Loading costs more than playing; every so many answers shows the same. */
const SAVE_EVERY = 7;

function savedDifferently(match: Match<Unfathomable>): string[] {
  const { match: loaded, problem } = Match.load(unfathomable, JSON.parse(JSON.stringify(match.save())), {
    events: false,
  });
  if (problem) return [`a save cannot be loaded: ${problem}`];
  const same = JSON.stringify(loaded.state) === JSON.stringify(match.state);
  return same ? [] : ['a save loads to another state'];
}
