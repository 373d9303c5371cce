import { localWords } from '../../../words/local';
import type { ChoiceText, SwitchText } from '../../../words/screens/options';

export interface OptionsText {
  readonly players: { readonly label: string; readonly count: (players: number) => string };
  readonly characters: ChoiceText<'choose' | 'random' | 'recommended'>;
  readonly learning: SwitchText;
  readonly cultist: SwitchText;
  readonly cultistNever: string;
  readonly difficulty: ChoiceText<'easier' | 'normal' | 'harder'>;
}

export const optionsText = localWords<OptionsText>({
  en: async () => (await import('./en/options')).options,
  de: async () => (await import('./de/options')).options,
  es: async () => (await import('./es/options')).options,
  ru: async () => (await import('./ru/options')).options,
});
