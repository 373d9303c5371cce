import { localWords } from '../../../../words/local';
import type { StakesText } from './type';

export const stakesText = localWords<StakesText>({
  en: async () => (await import('./en')).stakes,
  de: async () => (await import('./de')).stakes,
  es: async () => (await import('./es')).stakes,
  ru: async () => (await import('./ru')).stakes,
});
