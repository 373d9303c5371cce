import { localWords } from '../local';

export interface GalleryText {
  readonly search: string;
  readonly all: string;
  readonly kinds: string;
  readonly found: (count: number) => string;
  readonly nothing: string;
}

export const galleryText = localWords<GalleryText>({
  en: async () => (await import('../en/gallery')).gallery,
  de: async () => (await import('../de/gallery')).gallery,
  es: async () => (await import('../es/gallery')).gallery,
  ru: async () => (await import('../ru/gallery')).gallery,
});
