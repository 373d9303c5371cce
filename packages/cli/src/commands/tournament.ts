import { GAMES } from '@undertow/games';
import type { Playable } from '@undertow/kit';
import { SingleBar } from 'cli-progress';
import { type Command, Option } from 'commander';
import { addFlags, flagsGiven, positive, sizeFrom } from '../flags.ts';

interface TournamentFlags {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly json?: true;
}

/** `undertow tournament`: bots against each other over many games, to measure how strong they are. */
export function tournamentCommand(program: Command): void {
  const all = program
    .command('tournament')
    .usage('<game> [options]')
    .description('measure how strong bots are over many games');
  for (const game of Object.values(GAMES)) addGame(all, game);
}

function addGame(all: Command, { id, trial, tournament }: Playable): void {
  const command = all
    .command(id)
    .description(tournament.what)
    .addOption(
      new Option('-n, --players <count>', 'how many play').default(trial.usualSize).argParser(sizeFrom(trial.sizes)),
    )
    .addOption(new Option('-g, --games <number>', 'how many games').default(100).argParser(positive))
    .addOption(new Option('-s, --seed <text>', 'the same seed plays the same games').default('1'))
    .option('--json', 'print one JSON object');
  addFlags(command, tournament.flags).action(({ players, games, seed, json }: TournamentFlags) => {
    const contest = tournament.open(players, flagsGiven(command, tournament.flags));
    const bar = json ? undefined : new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' });
    bar?.start(games, 0);
    for (let game = 0; game < games; game++) {
      contest.play(`${seed}/${game}`);
      bar?.update(game + 1);
    }
    bar?.stop();
    if (json) console.log(JSON.stringify(contest.standing()));
    else for (const line of contest.lines()) console.log(line);
  });
}
