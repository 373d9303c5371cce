import { type CardListing, cardsOf, LANGUAGE_CODES, type Language, plain } from '@undertow/unfathomable/words';
import { languages } from '@undertow/unfathomable/words/all';
import { Argument, type Command, Option } from 'commander';

interface CardsFlags {
  readonly lang: string;
  readonly json?: true;
}

/** Only languages that are there can be asked for. */
const codes = LANGUAGE_CODES.filter((code) => languages[code] !== undefined);

function languageOf(lang: string): Language {
  const code = codes.find((one) => one === lang);
  const language = code && languages[code];
  if (!language) throw new Error(`There are no words in ${lang}.`);
  return language;
}

/** Text without icons, as a terminal shows it. */
const readable = (card: CardListing): CardListing => ({ ...card, text: plain(card.text) });

function print(cards: readonly CardListing[], { terms }: Language): void {
  let kind: CardListing['kind'] | undefined;
  for (const card of cards) {
    if (card.kind !== kind) console.log(`== ${terms.kinds[card.kind]}\n`);
    kind = card.kind;
    const copies = card.copies > 1 ? ` × ${card.copies}` : '';
    console.log(`${card.name}${copies}  [${card.id}, ${terms.origins[card.origin]}]`);
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
    .addArgument(new Argument('<game>', 'which game').choices(['unfathomable']))
    .addOption(new Option('-l, --lang <code>', 'in which language').choices(codes).default('en'))
    .option('--json', 'as JSON')
    .action((_game: string, flags: CardsFlags) => {
      const language = languageOf(flags.lang);
      const cards = cardsOf(language).map(readable);
      if (flags.json) console.log(JSON.stringify(cards, null, 2));
      else print(cards, language);
    });
}
