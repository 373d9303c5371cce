import { Match, mayKnow, type Viewer } from '@undertow/kernel';
import { type Event, type Unfathomable, unfathomable } from '@undertow/unfathomable';
import { genderOf, LANGUAGE_CODES, type Language, logLine, plain, type Telling } from '@undertow/unfathomable/words';
import { languages } from '@undertow/unfathomable/words/all';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readRecord } from './record-file.ts';

interface ReplayFlags {
  readonly lang: string;
  readonly eyes: Viewer | 'all';
}

function eyes(text: string): ReplayFlags['eyes'] {
  if (text === 'all' || text === 'spectator') return text;
  const seat = Number(text);
  if (!Number.isInteger(seat) || seat < 1) throw new InvalidArgumentError('Use all, spectator or a seat from 1.');
  return seat - 1;
}

const codes = LANGUAGE_CODES.filter((code) => languages[code] !== undefined);

/** `undertow replay`: the log of a recorded game, in words. */
export function replayCommand(program: Command): void {
  program
    .command('replay')
    .description('print the log of a recorded game')
    .argument('<record>', 'a record file')
    .addOption(new Option('-l, --lang <code>', 'in which language').choices(codes).default('en'))
    .addOption(new Option('-e, --eyes <whose>', 'all, spectator, or a seat from 1').default('all').argParser(eyes))
    .action((path: string, flags: ReplayFlags) => {
      const { record } = readRecord(path);
      const code = codes.find((each) => each === flags.lang);
      const language = code && languages[code];
      if (!language) throw new Error(`There are no words in ${flags.lang}.`);
      const match = Match.replay(unfathomable, record, { checkpoints: false });
      for (const line of storyOf(match, flags.eyes, language)) console.log(line);
    });
}

function* storyOf(match: Match<Unfathomable>, whose: ReplayFlags['eyes'], language: Language): Generator<string> {
  const told = tellingOf(match, language);
  for (const { event, audience } of match.takeEvents()) {
    if (whose === 'all' ? isPublicTwin(event, audience) : !mayKnow(audience, whose, match.over)) continue;
    const line = plain(logLine(event, language, told));
    if (line !== '') yield event.type === 'turn' ? `\n${line}` : line;
  }
}

/** The all-knowing have read the secret version already. */
const isPublicTwin = (_event: Event, audience: unknown): boolean =>
  typeof audience === 'object' && audience !== null && 'except' in audience;

function tellingOf(match: Match<Unfathomable>, language: Language): Telling {
  return {
    seat: (seat) => {
      const who = match.state.players[seat]?.character ?? null;
      return { name: who ? language.names.characters[who].short : `${seat + 1}`, you: false, gender: genderOf(who) };
    },
  };
}
