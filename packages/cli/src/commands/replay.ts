import { gameCalled } from '@undertow/games';
import type { Eyes } from '@undertow/kit';
import { LANGUAGE_CODES, type LanguageCode } from '@undertow/language';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readRecord } from '../record-file.ts';

interface ReplayFlags {
  readonly lang: LanguageCode;
  readonly eyes: Eyes;
}

function eyes(text: string): Eyes {
  if (text === 'all' || text === 'spectator') return text;
  const seat = Number(text);
  if (!Number.isInteger(seat) || seat < 1) throw new InvalidArgumentError('Use all, spectator or a seat from 1.');
  return seat - 1;
}

/** `undertow replay`: the log of a recorded game, in words. */
export function replayCommand(program: Command): void {
  program
    .command('replay')
    .description('print the log of a recorded game')
    .argument('<record>', 'a record file')
    .addOption(new Option('-l, --lang <code>', 'in which language').choices(LANGUAGE_CODES).default('en'))
    .addOption(new Option('-e, --eyes <whose>', 'all, spectator, or a seat from 1').default('all').argParser(eyes))
    .action((path: string, flags: ReplayFlags) => {
      const { record } = readRecord(path);
      const story = gameCalled(record.game).story(record, flags.eyes, flags.lang);
      for (const { text, turn } of story) console.log(turn ? `\n${text}` : text);
    });
}
