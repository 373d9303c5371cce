// What German players read for every key of `content/ids`. The rules themselves are not here.

import type { Names } from '../names-type';
import { damage, items, skillCards, spells, waypoints } from './names/cards';
import { mythos, mythosOptions } from './names/mythos';
import { abilities, characters, feats, loyalties, passengers, reveals } from './names/people';

export const names: Names = {
  game: 'Abgrundtief',
  ship: 'S.S. Atlantica',
  skills: {
    influence: 'Einfluss',
    lore: 'Wissen',
    observation: 'Wahrnehmung',
    strength: 'Stärke',
    will: 'Wille',
    treachery: 'Verrat',
  },
  skillCards,
  characters,
  abilities,
  feats,
  reveals,
  items,
  spells,
  waypoints,
  damage,
  loyalties,
  passengers,
  mythos,
  mythosOptions,
  resources: {
    fuel: 'Brennstoff',
    food: 'Nahrung',
    sanity: 'Geistige Gesundheit',
    souls: 'Seelen',
  },
  titles: {
    captain: 'Kapitän',
    keeper: 'Buchwächter',
  },
  tracks: {
    travel: 'Fahrtleiste',
    ritual: 'Ritualleiste',
  },
  trackSpaces: {
    'travel-start': 'Startfeld',
    'slow-ahead': 'Langsam voraus',
    'half-ahead': 'Halbe Kraft voraus',
    'full-ahead': 'Volle Kraft voraus',
    arrive: 'Ankunft',
    'ritual-start': 'Startfeld',
    'incantation-1': 'Erste Formel',
    'incantation-2': 'Zweite Formel',
    'incantation-3': 'Dritte Formel',
    cast: 'Verbannung',
  },
  rooms: {
    bridge: 'Brücke',
    chapel: 'Kapelle',
    'captains-cabin': 'Kapitänsquartier',
    'cargo-hold': 'Frachtraum',
    galley: 'Messe',
    'boiler-room': 'Kesselraum',
    'sick-bay': 'Krankenstation',
    brig: 'Brig',
  },
  deckSpaces: {
    'deck-1': 'Deckfeld 1',
    'deck-2': 'Deckfeld 2',
    'deck-3': 'Deckfeld 3',
    'deck-4': 'Deckfeld 4',
    'deck-5': 'Deckfeld 5',
    'deck-6': 'Deckfeld 6',
    'deck-7': 'Deckfeld 7',
    'deck-8': 'Deckfeld 8',
  },
  waterSpaces: {
    'water-1': 'Wasserfeld 1 (Bug 1–4)',
    'water-2': 'Wasserfeld 2 (Bug 5–8)',
    'water-3': 'Wasserfeld 3',
    'water-4': 'Wasserfeld 4',
    'water-5': 'Wasserfeld 5',
    'water-6': 'Wasserfeld 6',
    'water-7': 'Wasserfeld 7 (Heck)',
    'water-8': 'Wasserfeld 8 (Heck)',
  },
  theDeep: 'die Tiefe',
  monarchs: {
    dagon: 'Vater Dagon',
    hydra: 'Mutter Hydra',
  },
};
