import { type GameTypes, Match } from '@undertow/kernel';
import type { GameKit } from './kit';

/** Loading costs more than playing; every so many answers shows the same. */
const SAVE_EVERY = 7;

/** What must hold after every answer: the game's own invariant, somebody can act, and a save loads to the same match. */
export function problemsOf<G extends GameTypes>(kit: GameKit<G>, match: Match<G>): readonly string[] {
  const problems = [...kit.invariant(match.state)];
  if (!match.over && match.pending.length === 0) problems.push('nobody is asked, and yet the game goes on');
  if (match.length % SAVE_EVERY === 0) problems.push(...savedDifferently(kit, match));
  return problems;
}

function savedDifferently<G extends GameTypes>({ game }: GameKit<G>, match: Match<G>): readonly string[] {
  const { match: loaded, problem } = Match.load(game, JSON.parse(JSON.stringify(match.save())), { events: false });
  if (problem) return [`a save cannot be loaded: ${problem}`];
  const same = JSON.stringify(loaded.state) === JSON.stringify(match.state);
  return same ? [] : ['a save loads to another state'];
}
