// Russian: names that stand in any case.
import { capital } from '@undertow/language/ru';
import type { Named } from '../named';

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'prep';

/** What participles agree with: `p` for names in the plural. */
export type Agreement = 'm' | 'f' | 'n' | 'p';

/** A name with the forms that sentences need. `name` stands alone, as on a card; the forms stand in running text. */
export interface Declined extends Named {
  readonly agreement: Agreement;
  readonly forms: Readonly<Record<Case, string>>;
  /** A place one is on rather than in: «на Лестнице». */
  readonly on: boolean;
}

type Forms = readonly [nom: string, gen: string, dat: string, acc: string, ins: string, prep: string];

/** `name` differs from the nominative where a trade or a byname follows it on the card. */
export const declined = (
  agreement: Agreement,
  [nom, gen, dat, acc, ins, prep]: Forms,
  mood: string,
  name: string = capital(nom),
): Declined => ({ name, mood, agreement, forms: { nom, gen, dat, acc, ins, prep }, on: false });

/** Names of foreign women and other words that never change. */
export const unchanged = (agreement: Agreement, form: string, mood: string, name: string = capital(form)): Declined =>
  declined(agreement, [form, form, form, form, form, form], mood, name);

export const standingOn = (place: Declined): Declined => ({ ...place, on: true });

/** «уничтожен», «уничтожена», «уничтожено», «уничтожены». */
export const agreed = ({ agreement }: Pick<Declined, 'agreement'>, stem: string): string =>
  `${stem}${{ m: '', f: 'а', n: 'о', p: 'ы' }[agreement]}`;
