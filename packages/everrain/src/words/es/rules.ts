// Spanish: what cards say.
import type { Cell, Destination } from '../../content/card';
import type { HexKind } from '../../content/ids';
import type { RuleWords } from '../language';
import { token } from '../tokens';
import { condition } from './conditions';
import { sentences } from './effects';
import { clues, coins, count, DICE, list, numbered, of, SPACES, SPOILS, sentence, some, uncapital } from './grammar';
import { passive } from './passives';
import { portAt, portName } from './places';
import { terms } from './terms';

const key = (text: string): string => token('key', 'key', text);

const DESTINATIONS: Readonly<Record<Destination, string>> = {
  'nearest-port': 'el puerto más cercano',
  'farthest-port': 'el puerto más lejano',
  'nearest-altar': 'el altar más cercano',
  'nearest-island': 'la isla más cercana',
  'farthest-island': 'la isla más lejana',
  edge: 'el borde del mapa',
  storm: 'una tormenta',
};

const distance = ({ dq, dr }: Cell): number => (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;

/** «3 dados a 1 casilla y 2 dados a 2 casillas». */
function reach(cells: readonly Cell[]): string {
  const best = new Map<number, number>();
  for (const cell of cells) best.set(distance(cell), Math.max(best.get(distance(cell)) ?? 0, cell.dice));
  return list(
    [...best].sort(([a], [b]) => a - b).map(([far, dice]) => `${some(dice, DICE)} a ${some(far, SPACES)}`),
    'y',
  );
}

type Forms = readonly [one: string, many: string];

const KINDS: Readonly<Record<HexKind, Forms>> = {
  calm: ['casilla de mar en calma', 'casillas de mar en calma'],
  rough: ['casilla de mar gruesa', 'casillas de mar gruesa'],
  wreck: ['pecio', 'pecios'],
  spawn: ['casilla de aparición', 'casillas de aparición'],
  port: ['puerto', 'puertos'],
  island: ['isla', 'islas'],
  altar: ['altar', 'altares'],
};

/** «3 puertos»; without a number of players «3/3/2/2 puertos (con 1/2/3/4 jugadores)». */
const goal = (by: readonly number[], players: number | null, forms: Forms): string =>
  players === null ? `${by.join('/')} ${forms[1]} (con 1/2/3/4 jugadores)` : count(by[players - 1] ?? 0, ...forms);

const SIGNS = { positive: 'Positivo', negative: 'Negativo', indelible: 'Indeleble' } as const;

export const rules: RuleWords = {
  effect: sentences,
  passive,
  requirement: (given) => sentence(`solo si ${condition(given)}`),
  ability: ({ omens, effect }, name) =>
    `${key(`${name} (${count(omens, 'presagio')})`)}: ${uncapital(sentences(effect))}`,
  enemy: ({ act, health, dice, spoils }) =>
    `${terms.act(act)}. Vida ${health}, ${some(dice, DICE)}, ${some(spoils, SPOILS)}.`,
  enemyShip: ({ health, dice, range, pattern, destinations }) =>
    `Vida ${health}, ${some(dice, DICE)}; alcance de combate ${some(range, SPACES)}, dispara hasta ${some(Math.max(...pattern.map(distance)), SPACES)}. Destino: ${list(
      destinations.map((each) => DESTINATIONS[each]),
      'o',
    )}.`,
  destination: (destination) => DESTINATIONS[destination],
  objective: (objective, players) => {
    switch (objective.is) {
      case 'destroy-ports':
        return sentence(`destruir ${goal(objective.count, players, KINDS.port)}`);
      case 'sink-ships':
        return sentence(`hundir ${goal(objective.count, players, ['barco de jugador', 'barcos de jugadores'])}`);
      case 'visit-corners':
        return sentence(
          `recorrer ${goal(objective.count, players, ['esquina del mapa', 'esquinas del mapa'])}, una tras otra`,
        );
      case 'consume':
        return sentence(`devorar ${goal(objective.count, players, KINDS[objective.what])}`);
      case 'raise-storms':
        return sentence(`levantar ${goal(objective.count, players, ['tormenta', 'tormentas'])}`);
      default: {
        const never: never = objective;
        return never;
      }
    }
  },
  gun: ({ slot, ends, cells }) =>
    `${
      slot === 'ends'
        ? `Dispara desde ${list(
            (ends ?? ['bow', 'stern']).map((end) => (end === 'bow' ? 'proa' : 'popa')),
            'y',
          )}`
        : terms.guns[slot]
    }: ${reach(cells)}.`,
  spaces: (shape, n, potential) =>
    `${
      shape === 'circle' ? count(n, 'espacio de tripulante', 'espacios de tripulante') : count(n, 'celda')
    }${potential > 0 ? `, ${potential} más junto a una mejora idéntica` : ''}.`,
  square: 'Funciona sin tripulantes.',
  twin: 'Junto a una mejora idéntica funciona una vez más.',
  boat: 'Los tripulantes que estén aquí pueden ir de expedición.',
  cabins: 'En un espacio puede alojarse un pasajero.',
  cost: (cost) => `Precio: ${coins(cost)}.`,
  starter: 'Cada jugador empieza con una carta así.',
  prices: (standard, desired, undesired) =>
    `Precio: ${coins(standard)}; ${portAt(desired.port)}, ${desired.price}; ${portAt(undesired.port)}, ${undesired.price}.`,
  clueValue: (n) => `Vale ${clues(n)} en la Universidad.`,
  use: (text, kept) => `${key(kept ? 'Una vez por ronda' : 'Usar y descartar')}: ${uncapital(text)}`,
  crew: ({ track, island, port, dice, wage }) =>
    `Isla ${island}, puerto ${port}, ${some(dice, DICE)}, ${count(track, 'orificio')}, paga de ${coins(wage)}.`,
  traitPlace: (place, sign) => `${key(SIGNS[sign])}, funciona ${terms.places[place]}.`,
  contradicts: (others) =>
    `Nunca se reparte junto ${numbered(others.length, 'al rasgo', 'a los rasgos')} ${list(
      others.map((name) => `«${name}»`),
      'y',
    )}.`,
  elder: ({ health, dice }) => (health === null || dice === null ? '' : `Vida ${health}, ${some(dice, DICE)}.`),
  awakening: key('Al despertar'),
  whilstArisen: key('Mientras esté despierto'),
  objectiveTitle: key('Objetivo'),
  headed: (heading, text) => `${heading}: ${uncapital(text)}`,
  success: key('Éxito'),
  failure: key('Fracaso'),
  option: (label) => key(label),
  passenger: (port, reward) => `${key('Destino')}: ${portName(port)}. Al llegar: ${uncapital(reward)}`,
  tile: (n, hexes, port) => {
    const kinds = [...new Set(hexes)].map((kind) =>
      kind === 'port' && port
        ? `el puerto ${of(portName(port))}`
        : count(hexes.filter((each) => each === kind).length, ...KINDS[kind]),
    );
    return `${n > 0 ? `${clues(n)} para quien la revele. ` : ''}${sentence(list(kinds, 'y'))}`;
  },
};
