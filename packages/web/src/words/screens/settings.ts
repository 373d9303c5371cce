import { localWords } from '../local';

export interface SettingsText {
  readonly language: string;
  readonly look: string;
  readonly motionNote: string;
  readonly paletteNote: string;
  readonly sample: string;
  readonly soundNote: string;
  readonly tryIt: string;
  readonly grace: string;
  readonly graceNote: string;
  readonly moments: string;
  readonly momentsNote: string;
  readonly hintsNote: string;
  readonly hintsAgain: string;
  readonly hintsReset: string;
  readonly windows: string;
  readonly windowsNote: string;
  readonly others: string;
  readonly orders: {
    readonly never: { readonly name: string; readonly note: string };
    readonly usable: { readonly name: string; readonly note: string };
    readonly always: { readonly name: string; readonly note: string };
  };
  readonly own: string;
  readonly ownNote: string;
  readonly perWindow: string;
  readonly asOthers: string;
  readonly kept: string;
}

export const settingsText = localWords<SettingsText>({
  en: async () => (await import('../en/settings')).settings,
  de: async () => (await import('../de/settings')).settings,
  es: async () => (await import('../es/settings')).settings,
  ru: async () => (await import('../ru/settings')).settings,
});
