// Names and mood lines in Spanish.

import type { Names } from '../names-type';
import { damage, items, loyalties, passengers, skillCards, spells, waypoints } from './names/cards';
import { mythos, mythosOptions } from './names/mythos';
import { abilities, characters, feats, reveals } from './names/people';

export const names: Names = {
  game: 'Insondable',
  ship: 'SS Atlantica',
  skills: {
    influence: 'Influencia',
    lore: 'Saber',
    observation: 'Observación',
    strength: 'Fuerza',
    will: 'Voluntad',
    treachery: 'Traición',
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
    fuel: 'Combustible',
    food: 'Comida',
    sanity: 'Cordura',
    souls: 'Almas',
  },
  titles: {
    captain: 'Capitán',
    keeper: 'Guardián del tomo',
  },
  tracks: {
    travel: 'Medidor de Viaje',
    ritual: 'Medidor de Ritual',
  },
  trackSpaces: {
    'travel-start': 'Inicio',
    'slow-ahead': 'Avante poca',
    'half-ahead': 'Avante media',
    'full-ahead': 'Avante toda',
    arrive: 'Llegada',
    'ritual-start': 'Inicio',
    'incantation-1': 'Primer conjuro',
    'incantation-2': 'Segundo conjuro',
    'incantation-3': 'Tercer conjuro',
    cast: 'Lanzamiento',
  },
  rooms: {
    bridge: 'Puente de mando',
    chapel: 'Capilla',
    'captains-cabin': 'Camarote del capitán',
    'cargo-hold': 'Bodega de carga',
    galley: 'Cocina',
    'boiler-room': 'Sala de calderas',
    'sick-bay': 'Enfermería',
    brig: 'Calabozo',
  },
  deckSpaces: {
    'deck-1': 'Cubierta 1',
    'deck-2': 'Cubierta 2',
    'deck-3': 'Cubierta 3',
    'deck-4': 'Cubierta 4',
    'deck-5': 'Cubierta 5',
    'deck-6': 'Cubierta 6',
    'deck-7': 'Cubierta 7',
    'deck-8': 'Cubierta 8',
  },
  waterSpaces: {
    'water-1': 'Agua 1',
    'water-2': 'Agua 2',
    'water-3': 'Agua 3',
    'water-4': 'Agua 4',
    'water-5': 'Agua 5',
    'water-6': 'Agua 6',
    'water-7': 'Agua 7',
    'water-8': 'Agua 8',
  },
  theDeep: 'El Abismo',
  monarchs: {
    dagon: 'Padre Dagón',
    hydra: 'Madre Hidra',
  },
};
