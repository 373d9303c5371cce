/** The forms a language has for counted things; `other` always. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Counts in one language: `n` in a form is the number. */
export function counter(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
}

export function joiner(language: string): (parts: readonly string[]) => string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (parts) => list.format(parts);
}
