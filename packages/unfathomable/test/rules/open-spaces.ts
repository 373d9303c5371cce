/** Where one can go by one's own choice: no water, not the Deep, neither Brig nor Sick Bay. */
export const OPEN_SPACES = [
  'bridge',
  'chapel',
  'captains-cabin',
  'cargo-hold',
  'galley',
  'boiler-room',
  'deck-1',
  'deck-2',
  'deck-3',
  'deck-4',
  'deck-5',
  'deck-6',
  'deck-7',
  'deck-8',
] as const;
