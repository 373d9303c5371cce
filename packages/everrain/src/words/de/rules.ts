// German: what cards say.
import type { Cell, Destination } from '../../content/card';
import type { HexKind } from '../../content/ids';
import type { RuleWords } from '../language';
import { token } from '../tokens';
import { condition } from './conditions';
import { sentences } from './effects';
import {
  type Counted,
  cluesText,
  coins,
  count,
  DICE,
  HEXES,
  IN_HEXES,
  list,
  OMENS,
  ofClues,
  quoted,
  sentence,
} from './grammar';
import { passive } from './passives';
import { portName } from './telling';
import { terms } from './terms';

const key = (text: string): string => token('key', 'key', text);

const DESTINATIONS: Readonly<Record<Destination, string>> = {
  'nearest-port': 'der nächste Hafen',
  'farthest-port': 'der fernste Hafen',
  'nearest-altar': 'der nächste Altar',
  'nearest-island': 'die nächste Insel',
  'farthest-island': 'die fernste Insel',
  edge: 'der Rand der Karte',
  storm: 'ein Sturm',
};

const TILE: Readonly<Record<HexKind, Counted>> = {
  calm: ['Feld ruhige See', 'Felder ruhige See'],
  rough: ['Feld raue See', 'Felder raue See'],
  wreck: ['Wrack', 'Wracks'],
  spawn: ['Feindschiff-Feld', 'Feindschiff-Felder'],
  port: ['Hafen', 'Häfen'],
  island: ['Insel', 'Inseln'],
  altar: ['Altar', 'Altäre'],
};

const distance = ({ dq, dr }: Cell): number => (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;

/** „3 Würfel auf 1 Feld und 2 Würfel auf 2 Felder“. */
function reach(cells: readonly Cell[]): string {
  const best = new Map<number, number>();
  for (const cell of cells) best.set(distance(cell), Math.max(best.get(distance(cell)) ?? 0, cell.dice));
  return list(
    [...best].sort(([a], [b]) => a - b).map(([far, dice]) => `${count(dice, DICE)} auf ${count(far, HEXES)}`),
    'und',
  );
}

export const rules: RuleWords = {
  effect: sentences,
  passive,
  requirement: (given) => `Nur, wenn ${condition(given)}.`,
  ability: ({ omens, effect }, name) => `${key(`${name} (${count(omens, OMENS)})`)}: ${sentences(effect)}`,
  enemy: ({ act, health, dice, spoils }) =>
    `${terms.act(act)}. ${health} Leben, ${count(dice, DICE)}, ${count(spoils, ['Beutewurf', 'Beutewürfe'])}.`,
  enemyShip: ({ health, dice, range, pattern, destinations }) =>
    `${health} Leben, ${count(dice, DICE)}; jagt im Umkreis von ${count(range, IN_HEXES)}, feuert bis zu ${count(Math.max(...pattern.map(distance)), HEXES)} weit. Bestimmungsort: ${list(
      destinations.map((each) => DESTINATIONS[each]),
      'oder',
    )}.`,
  destination: (destination) => DESTINATIONS[destination],
  objective: (objective, players) => {
    const many = (by: readonly number[], [one, other]: Counted): string =>
      players === null ? `${by.join('/')} ${other} (bei 1/2/3/4 Spielern)` : count(by[players - 1] ?? 0, [one, other]);
    switch (objective.is) {
      case 'destroy-ports':
        return sentence(`${many(objective.count, ['Hafen', 'Häfen'])} zerstören`);
      case 'sink-ships':
        return sentence(`${many(objective.count, ['Spielerschiff', 'Spielerschiffe'])} versenken`);
      case 'visit-corners':
        return sentence(`der Reihe nach ${many(objective.count, ['Ecke der Karte', 'Ecken der Karte'])} erreichen`);
      case 'consume':
        return sentence(`${many(objective.count, TILE[objective.what])} verschlingen`);
      case 'raise-storms':
        return sentence(`${many(objective.count, ['Sturm', 'Stürme'])} aufziehen lassen`);
      default: {
        const never: never = objective;
        return never;
      }
    }
  },
  gun: ({ slot, ends, cells }) => {
    const from =
      slot === 'ends'
        ? `Feuert ${list(
            (ends ?? ['bow', 'stern']).map((end) => (end === 'bow' ? 'vom Bug' : 'vom Heck')),
            'und',
          )}`
        : `Geschütz an ${terms.guns[slot]}`;
    return `${from}: ${reach(cells)}.`;
  },
  spaces: (shape, n, potential) =>
    `${count(n, shape === 'circle' ? ['Feld für die Crew', 'Felder für die Crew'] : ['Zelle', 'Zellen'])}${potential > 0 ? `, ${potential} mehr neben einem gleichen Nachbarn` : ''}.`,
  square: 'Wirkt ohne Crew.',
  twin: 'Wirkt neben einem gleichen Nachbarn ein weiteres Mal.',
  boat: 'Wer hier ist, kann auf Expeditionen gehen.',
  cabins: 'Ein Feld kann einen Passagier aufnehmen.',
  cost: (cost) => `Kostet ${coins(cost)}.`,
  starter: 'Jeder Spieler beginnt damit.',
  prices: (standard, desired, undesired) =>
    `${coins(standard)}; ${desired.price} in ${portName(desired.port)}, ${undesired.price} in ${portName(undesired.port)}.`,
  clueValue: (clues) => `An der Universität ${ofClues(clues)} gleichwertig.`,
  use: (text, kept) => `${key(kept ? 'Einmal pro Runde nutzen' : 'Nutzen und ablegen')}: ${text}`,
  crew: ({ track, island, port, dice, wage }) =>
    `Inselwert ${island}, Hafenwert ${port}, ${count(dice, DICE)}, ${count(track, ['Loch', 'Löcher'])}, Heuer ${coins(wage)}.`,
  traitPlace: (place, sign) =>
    `${key(sign === 'positive' ? 'Positiv' : sign === 'negative' ? 'Negativ' : 'Unauslöschlich')}, wirkt ${terms.places[place]}.`,
  contradicts: (others) => `Nie zusammen mit ${list(others.map(quoted), 'oder')}.`,
  elder: ({ health, dice }) => (health === null || dice === null ? '' : `${health} Leben, ${count(dice, DICE)}.`),
  awakening: key('Beim Erwachen'),
  whilstArisen: key('Solange er wacht'),
  objectiveTitle: key('Ziel'),
  headed: (heading, text) => `${heading}: ${text}`,
  success: key('Erfolg'),
  failure: key('Misserfolg'),
  option: (label) => key(label),
  passenger: (port, reward) => `Möchte nach ${portName(port)}. Bei der Ankunft: ${reward}`,
  tile: (clues, hexes, port) => {
    const kinds = [...new Set(hexes)].map((kind) =>
      kind === 'port' && port ? portName(port) : count(hexes.filter((each) => each === kind).length, TILE[kind]),
    );
    return `${clues > 0 ? `${cluesText(clues)} beim Aufdecken. ` : ''}${sentence(list(kinds, 'und'))}`;
  },
};
