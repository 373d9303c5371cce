import type { House, Service } from '@undertow/everrain';
import { services } from '@undertow/everrain/content/services';
import { pageWords } from '../words';

export type { Service };

/** The five houses and the denizen's door, with what is to be had there. */
export const HOUSES: readonly { readonly house: House; readonly services: readonly Service[] }[] = [
  { house: 'shipwright', services: ['improve', 'repair', 'install'] },
  { house: 'marketplace', services: ['buy', 'sell'] },
  { house: 'apothecary', services: ['tend', 'backstreet'] },
  { house: 'university', services: ['university'] },
  { house: 'inn', services: ['rest', 'drink', 'gamble', 'hire', 'listen'] },
  { house: 'denizen', services: ['denizen'] },
];

export const SERVICES: readonly Service[] = HOUSES.flatMap((each) => each.services);

/** What a use costs, where that is fixed. */
export function priceOf(service: Service): string {
  const { coin, clues, free } = pageWords.value.port;
  switch (service) {
    case 'repair':
    case 'tend':
    case 'backstreet':
    case 'rest':
    case 'drink':
    case 'gamble':
    case 'listen':
      return coin(services[service]);
    case 'university':
      return clues(services.universityClues);
    case 'improve':
    case 'install':
    case 'buy':
    case 'sell':
    case 'hire':
    case 'denizen':
      return free;
    default: {
      const never: never = service;
      return never;
    }
  }
}
