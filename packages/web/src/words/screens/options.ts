import { localWords } from '../local';

/** A choice among several, each with a plain explanation. */
export interface ChoiceText<K extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<K, { readonly name: string; readonly note: string }>>;
}

export interface SwitchText {
  readonly label: string;
  readonly note: string;
}

export interface OptionsText {
  readonly game: string;
  readonly table: string;
  readonly bots: ChoiceText<'none' | 'random' | 'officer' | 'admiral'>;
  readonly clock: ChoiceText<'off' | 'relaxed' | 'quick' | 'correspondence'>;
  readonly days: (days: number) => string;
  readonly talk: ChoiceText<'free' | 'guided' | 'silent'>;
  readonly listed: SwitchText;
  readonly spectators: SwitchText;
  readonly takeback: SwitchText;
  readonly yes: string;
  readonly no: string;
}

export const optionsText = localWords<OptionsText>({
  en: async () => (await import('../en/options')).options,
  de: async () => (await import('../de/options')).options,
  es: async () => (await import('../es/options')).options,
  ru: async () => (await import('../ru/options')).options,
});
