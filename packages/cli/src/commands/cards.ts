import { GAMES, gameCalled } from '@undertow/games';
import type { CardList } from '@undertow/kit';
import { LANGUAGE_CODES, type LanguageCode } from '@undertow/language';
import { Argument, type Command, Option } from 'commander';

interface CardsFlags {
  readonly lang: LanguageCode;
  readonly json?: true;
}

function print({ cards, kinds, origins }: CardList): void {
  let kind: string | undefined;
  for (const card of cards) {
    if (card.kind !== kind) console.log(`== ${kinds[card.kind] ?? card.kind}\n`);
    kind = card.kind;
    const copies = card.copies > 1 ? ` × ${card.copies}` : '';
    console.log(`${card.name}${copies}  [${card.id}, ${origins[card.origin] ?? card.origin}]`);
    for (const line of card.text.split('\n')) console.log(`  ${line}`);
    if (card.mood !== '') console.log(`  — ${card.mood}`);
    console.log('');
  }
}

/** `undertow cards`: every card of a game, as players read it. */
export function cardsCommand(program: Command): void {
  program
    .command('cards')
    .description('list every card of a game: what it says, how often it is there, where its facts come from')
    .addArgument(new Argument('<game>', 'which game').choices(Object.keys(GAMES)))
    .addOption(new Option('-l, --lang <code>', 'in which language').choices(LANGUAGE_CODES).default('en'))
    .option('--json', 'as JSON')
    .action((game: string, { lang, json }: CardsFlags) => {
      const list = gameCalled(game).cards(lang);
      if (json) console.log(JSON.stringify(list.cards, null, 2));
      else print(list);
    });
}
