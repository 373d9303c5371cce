import { localWords } from '../local';

export interface VoyagesText {
  readonly title: string;
  readonly note: string;
  readonly none: string;
  readonly byGame: string;
  readonly bySide: string;
  readonly byRole: string;
  readonly played: string;
  readonly won: string;
  readonly win: string;
  readonly loss: string;
  readonly story: string;
  readonly move: string;
  readonly moveNote: string;
  readonly save: string;
  readonly bring: string;
  readonly brought: (count: number) => string;
}

export const voyagesText = localWords<VoyagesText>({
  en: async () => (await import('../en/voyages')).voyages,
  de: async () => (await import('../de/voyages')).voyages,
  es: async () => (await import('../es/voyages')).voyages,
  ru: async () => (await import('../ru/voyages')).voyages,
});
