// German: the table, turns, actions, dice and fights.
import type { Event } from '../../../model/event';
import type { TableEventKind } from '../../families';
import type { LogWords } from '../../language';
import { deepOnes, heldTitle, loyalty, loyaltyCard } from '../forms';
import { ACTIONS, type Counted, count, numbered, quoted, sentence, signed } from '../grammar';
import { names } from '../names';
import { spaces } from '../places';
import {
  defender as attacked,
  attacker as attacking,
  because,
  does,
  face,
  source,
  thatDefeated,
  toWhom,
  who,
  whose,
} from '../telling';
import { terms } from '../terms';

type Of<K extends TableEventKind> = Extract<Event, { readonly type: K }>;

const LOYALTY_CARDS: Counted = ['Loyalitätskarte', 'Loyalitätskarten'];

const DONE: Readonly<Record<Of<'action'>['action'], readonly [yours: string, theirs: string]>> = {
  move: ['bewegst dich', 'bewegt sich'],
  attack: ['greifst an', 'greift an'],
  rescue: ['rettest einen Passagier', 'rettet einen Passagier'],
  trade: ['eröffnest einen Tausch', 'eröffnet einen Tausch'],
  repair: ['führst eine Reparatur durch', 'führt eine Reparatur durch'],
  reveal: ['enttarnst dich', 'enttarnt sich'],
  'defeat-passenger': ['gehst auf einen Passagier los', 'geht auf einen Passagier los'],
  pass: ['passt', 'passt'],
};

const MOVES: Readonly<Record<Of<'moved'>['why'], readonly [yours: string, theirs: string]>> = {
  move: ['gehst', 'geht'],
  effect: ['gelangst', 'gelangt'],
  defeated: ['kommst', 'kommt'],
  brig: ['kommst', 'kommt'],
};

const PURPOSES: Readonly<Record<Of<'roll'>['purpose'], string>> = {
  attack: ' für den Angriff',
  effect: '',
  damage: ' für den Schaden',
  risk: ' für den Passagier',
  surface: ' für das Auftauchen',
  strike: '',
};

function rolled({ natural, result, atMost, atLeast, purpose, source: from }: Of<'roll'>): string {
  const shown = natural === result ? `${result}` : `${natural}, geändert auf ${result}`;
  const needs =
    atMost !== null ? ` (Effekt bei ${atMost} oder weniger)` : atLeast !== null ? ` (nötig: ${atLeast} oder mehr)` : '';
  return `${PURPOSES[purpose] || because(from)}: ${shown}${needs}`;
}

export const table: Pick<LogWords, TableEventKind> = {
  'set-up': ({ first, seats }, told) => `Ein Tisch mit ${seats} Plätzen. ${does(told, first, 'beginnst', 'beginnt')}.`,
  character: ({ seat, character }, told) => {
    const { name, role } = names.characters[character];
    return `${does(told, seat, 'spielst', 'spielt')} ${name}, ${role}.`;
  },
  title: ({ title, seat }, told) => `${does(told, seat, 'erhältst', 'erhält')} den ${heldTitle(title)}.`,
  'loyalty-dealt': ({ awakening }) => `Alle erhalten eine${awakening ? ' weitere' : ''} Loyalitätskarte.`,
  'loyalty-got': ({ seat, card, from }, told) =>
    `${does(told, seat, 'erhältst', 'erhält')} eine ${loyaltyCard(card)}${from === null ? '' : ` von ${toWhom(told, from)}`}.`,
  'loyalty-passed': ({ from, to, count: number }, told) =>
    `${does(told, from, 'gibst', 'gibt')} ${toWhom(told, to)} ${count(number, LOYALTY_CARDS)}.`,
  'loyalty-seen': ({ by, of, cards }, told) =>
    `${does(told, by, 'siehst', 'sieht')} ${whose(told, of, 'Loyalitätskarten')} an${cards ? `: ${cards.map(loyalty).join(', ')}` : ''}.`,
  turn: ({ number, seat }, told) => `Zug ${number}: ${who(told, seat)}.`,
  step: ({ step }) => `${terms.steps[step]}.`,
  window: ({ window }) => `Reaktionen möglich: ${terms.windows[window]}.`,
  used: ({ seat, source: from, card, by }, told) => {
    const change = by === undefined ? '' : `: ${signed(by)}`;
    const shown = card === undefined || !from.startsWith('skill:') ? '' : ` (${face(card)})`;
    return `${does(told, seat, 'nutzt', 'nutzt')} ${source(from)}${shown}${change}.`;
  },
  action: ({ seat, action }, told) => `${does(told, seat, ...DONE[action])}.`,
  'actions-granted': ({ seat, count: number, source: from }, told) =>
    `${does(told, seat, 'erhältst', 'erhält')} ${count(number, ACTIONS)}${because(from)}.`,
  moved: ({ seat, to, why }, told) => `${does(told, seat, ...MOVES[why])} ${spaces.to(to)}.`,
  traded: ({ item, from, to }, told) =>
    `${does(told, from, 'gibst', 'gibt')} ${toWhom(told, to)} den Gegenstand ${quoted(names.items[item].name)}.`,
  'trade-refused': ({ seat }, told) => `${does(told, seat, 'lehnst', 'lehnt')} den Tausch ab.`,
  attack: ({ attacker, defender, target }, told) => {
    const you = attacker.kind === 'player' && told.seat(attacker.seat).you;
    const attack = `${attacking(told, attacker)} ${you ? 'greifst' : 'greift'} ${attacked(told, defender)} an`;
    return sentence(`${attack} (nötig: ${target} oder mehr)`);
  },
  roll: (event, told) => `${does(told, event.by, 'würfelst', 'würfelt')}${rolled(event)}.`,
  'roll-set': ({ by, result }, told) => `${does(told, by, 'bestimmst', 'bestimmt')} das Würfelergebnis: ${result}.`,
  defeated: ({ seat }, told) => `${does(told, seat, 'wirst', 'wird')} überwältigt.`,
  'deep-one-defeated': ({ space, count: number }) =>
    `${deepOnes(number)} ${spaces.at(space)} ${numbered(number, ['wird', 'werden'])} überwältigt.`,
  'defeat-prevented': ({ seat, source: from, by }, told) =>
    by === seat
      ? `${does(told, by, 'wirst', 'wird')} dank ${source(from)} nicht überwältigt.`
      : `${does(told, by, 'verhinderst', 'verhindert')} mit ${source(from)}, ${thatDefeated(told, seat)}.`,
  'passenger-saved': ({ space, source: from, by }, told) =>
    `${does(told, by, 'rettest', 'rettet')} mit ${source(from)} einen Passagier ${space === 'supply' ? 'im Vorrat' : spaces.at(space)}.`,
};
