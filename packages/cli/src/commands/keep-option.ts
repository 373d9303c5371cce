import { KEEPING, type Keeping } from '@undertow/server';
import { InvalidArgumentError, Option } from 'commander';

const NAMES = ['finished', 'abandoned', 'talk', 'reports'] as const;
const isName = (word: string): word is (typeof NAMES)[number] => NAMES.some((name) => name === word);

/** Longer than anybody will look. */
const FOREVER = 36_500;

/** Days by what they are for, such as `finished=30,talk=7`; what is not named stays as it is decided. */
export function keeping(text: string): Keeping {
  const told = { ...KEEPING };
  for (const part of text.split(',')) {
    const [name = '', days = ''] = part.split('=').map((word) => word.trim());
    const count = days === 'forever' ? FOREVER : Number(days);
    if (!isName(name) || days === '' || !Number.isInteger(count) || count < 0)
      throw new InvalidArgumentError(`Use something like finished=365,talk=90 (${NAMES.join(', ')}; days or forever).`);
    told[name] = count;
  }
  return told;
}

/** How long what nobody changes any more is kept. */
export const keepOption = (): Option =>
  new Option('--keep <days>', 'how long to keep what nobody changes any more, such as finished=365,talk=90')
    .env('UNDERTOW_KEEP')
    .default(
      KEEPING,
      Object.entries(KEEPING)
        .map(([name, days]) => `${name}=${days}`)
        .join(','),
    )
    .argParser(keeping);
