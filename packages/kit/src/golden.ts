import { type GameTypes, Match, type MatchRecord, sha256Hex } from '@undertow/kernel';
import type { GameKit } from './kit';
import { playMatch, type Series } from './simulate';

/** A finished game that is kept to notice when the rules play it differently. */
export interface Golden<G extends GameTypes> extends MatchRecord<G> {
  /** The hash of the state it ended with. */
  readonly end: string;
}

/** How many games are kept: enough for every size with every variant. */
export const GOLDEN_GAMES = 36;

const endOf = <G extends GameTypes>({ state }: Match<G>): string => sha256Hex(JSON.stringify(state));

/** Plays the games to keep: every other one by bots that think. */
export function playGolden<G extends GameTypes>(kit: GameKit<G>): readonly Golden<G>[] {
  const flags = kit.trial.everything ?? {};
  const series: Series = {
    players: kit.trial.sizes,
    games: GOLDEN_GAMES,
    seed: 'golden',
    bots: 'random',
    check: false,
    flags,
  };
  return Array.from({ length: GOLDEN_GAMES }, (_, index) => {
    const bots = index % 2 === 0 ? kit.bots.standIn : 'random';
    const { match } = playMatch(kit, { ...series, bots }, index);
    return { ...match.record, end: endOf(match) };
  });
}

/** What is different about a game that was kept; nothing when it plays to the identical end. */
export function changeIn<G extends GameTypes>({ game }: GameKit<G>, record: Golden<G>): string | null {
  if (record.version !== game.version)
    return `was recorded under rules version ${record.version}, and these are version ${game.version}`;
  try {
    const match = Match.replay(game, record, { events: false, checkpoints: false });
    if (!match.over) return 'does not come to its end any more';
    return endOf(match) === record.end ? null : 'ends differently';
  } catch (error) {
    return `cannot be played any more: ${error instanceof Error ? error.message : String(error)}`;
  }
}
