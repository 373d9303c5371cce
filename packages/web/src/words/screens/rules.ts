import { localWords } from '../local';

export interface RulesText {
  readonly book: string;
  readonly guide: string;
  readonly search: string;
  readonly found: (count: number) => string;
  readonly nothing: string;
  readonly chapters: string;
  readonly linkTo: (rule: string) => string;
}

export const rulesText = localWords<RulesText>({
  en: async () => (await import('../en/rules')).rules,
  de: async () => (await import('../de/rules')).rules,
  es: async () => (await import('../es/rules')).rules,
  ru: async () => (await import('../ru/rules')).rules,
});
