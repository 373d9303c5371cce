import type { GamePage } from '../game-page';

/** Every game there is a page for: the only place that names them. The first one is what the page began with. */
export const GAMES: readonly [GamePage, ...GamePage[]] = [
  {
    id: 'unfathomable',
    title: { en: 'Unfathomable', de: 'Abgrundtief', es: 'Insondable', ru: 'Непостижимое' },
    parts: {
      face: async () => (await import('./unfathomable/face')).face,
      setup: async () => (await import('./unfathomable/setup')).setup,
      table: async () => (await import('./unfathomable/table')).table,
      film: async () => (await import('./unfathomable/film')).film,
      end: async () => (await import('./unfathomable/end')).end,
      gallery: async () => (await import('./unfathomable/gallery')).gallery,
      settings: async () => (await import('./unfathomable/settings')).settings,
      books: async () => (await import('./unfathomable/books')).books,
      lesson: async () => (await import('./unfathomable/lesson')).lesson,
      roles: async () => (await import('./unfathomable/roles')).roles,
    },
  },
  {
    id: 'everrain',
    title: { en: 'The Everrain', de: 'The Everrain', es: 'The Everrain', ru: 'The Everrain' },
    parts: {
      face: async () => (await import('./everrain/face')).face,
      setup: async () => (await import('./everrain/setup')).setup,
      table: async () => (await import('./everrain/table')).table,
      film: async () => (await import('./everrain/film')).film,
      end: async () => (await import('./everrain/end')).end,
      gallery: async () => (await import('./everrain/gallery')).gallery,
      settings: async () => (await import('./everrain/settings')).settings,
      books: async () => (await import('./everrain/books')).books,
      lesson: async () => (await import('./everrain/lesson')).lesson,
      roles: null,
    },
  },
  {
    id: 'pearls',
    title: { en: 'Pearls', de: 'Perlen', es: 'Perlas', ru: 'Жемчуг' },
    example: true,
    parts: {
      face: async () => (await import('./pearls/face')).face,
      setup: async () => (await import('./pearls/setup')).setup,
      table: async () => (await import('./pearls/table')).table,
      film: async () => (await import('./pearls/film')).film,
      end: async () => (await import('./pearls/end')).end,
      gallery: null,
      settings: null,
      books: null,
      lesson: null,
      roles: null,
    },
  },
];
