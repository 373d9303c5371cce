import type { LanguageCode } from './codes';

/** The forms of a word that each language tells apart by number. */
export interface PluralForms {
  readonly en: { readonly one: string; readonly other: string };
  readonly de: { readonly one: string; readonly other: string };
  readonly es: { readonly one: string; readonly other: string };
  /** 1 and 21; 2 to 4; 0, 5 to 20; fractions. */
  readonly ru: { readonly one: string; readonly few: string; readonly many: string; readonly other: string };
}

const rules = new Map<LanguageCode, Intl.PluralRules>();

function rulesOf(language: LanguageCode): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** The form of a word that goes with a number. */
export function plural<L extends LanguageCode>(language: L, count: number, forms: PluralForms[L]): string {
  const given: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string } = forms;
  return given[rulesOf(language).select(count)] ?? given.other;
}
