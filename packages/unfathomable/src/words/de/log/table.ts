// German: the table, turns, actions, dice and fights.
import type { TableEventKind } from '../../families';
import type { LogWords } from '../../language';
import { token } from '../../tokens';
import type { Told, ToldAction } from '../../told';
import { deepOnes, heldTitle, loyalty, loyaltyCard } from '../forms';
import { ACTIONS, type Counted, count, numbered, sentence, signed } from '../grammar';
import { names } from '../names';
import { spaces } from '../places';
import {
  defender as attacked,
  attacker as attacking,
  because,
  does,
  face,
  toWhom,
  used as using,
  who,
  whose,
} from '../telling';
import { terms } from '../terms';

type Of<K extends TableEventKind> = Extract<Told, { readonly type: K }>;

const LOYALTY_CARDS: Counted = ['Loyalitätskarte', 'Loyalitätskarten'];

const DONE: Readonly<Record<ToldAction, readonly [yours: string, theirs: string]>> = {
  trade: ['eröffnest einen Tausch', 'eröffnet einen Tausch'],
  'defeat-passenger': ['gehst auf einen Passagier los', 'geht auf einen Passagier los'],
  pass: ['verzichtest auf eine Aktion', 'verzichtet auf eine Aktion'],
};

const MOVES: Readonly<Record<Of<'moved'>['why'], readonly [yours: string, theirs: string]>> = {
  move: ['gehst', 'geht'],
  effect: ['kommst', 'kommt'],
  defeated: ['wirst überwältigt und kommst', 'wird überwältigt und kommt'],
  brig: ['kommst', 'kommt'],
};

const PURPOSES: Readonly<Record<Of<'roll'>['purpose'], string>> = {
  attack: ' für den Angriff',
  effect: '',
  damage: ', um das beschädigte Feld zu bestimmen',
  risk: ', um das Feld des Passagiers zu bestimmen',
  surface: ', um zu sehen, wo die Monster auftauchen',
  strike: '',
};

function rolled({ natural, result, plus, atMost, atLeast, purpose, source: from }: Of<'roll'>): string {
  const changed = natural === result ? `${result}` : `${natural}, geändert auf ${result}`;
  const shown = plus === 0 ? changed : `${changed}, mit der abgelegten Karte ${result + plus}`;
  const needs =
    atMost !== null
      ? result + plus <= atMost
        ? ` (${atMost} oder weniger: mit Folgen)`
        : ` (mehr als ${atMost}: ohne Folgen)`
      : atLeast !== null
        ? ` (nötig: ${atLeast} oder mehr)`
        : '';
  return `${PURPOSES[purpose] || because(from)}: ${shown}${needs}`;
}

export const table: Pick<LogWords, TableEventKind> = {
  'set-up': ({ first, seats }, told) => `${seats} Personen spielen. ${does(told, first, 'beginnst', 'beginnt')}.`,
  character: ({ seat, character }, told) => {
    const { name, role, short } = names.characters[character];
    return told.seat(seat).name === short && !told.seat(seat).you
      ? `${token('seat', seat, name)}, ${role}, kommt an Bord.`
      : `${does(told, seat, 'spielst', 'spielt')} ${name}, ${role}.`;
  },
  title: ({ title, seat }, told) => `${does(told, seat, 'erhältst', 'erhält')} den ${heldTitle(title)}.`,
  'loyalty-dealt': ({ awakening }) => `Alle erhalten eine${awakening ? ' weitere' : ''} Loyalitätskarte.`,
  'loyalty-got': ({ seat, card, from }, told) =>
    `${does(told, seat, 'erhältst', 'erhält')} eine ${loyaltyCard(card)}${from === null ? '' : ` von ${toWhom(told, from)}`}.`,
  'loyalty-passed': ({ from, to, count: number }, told) =>
    `${does(told, from, 'gibst', 'gibt')} ${toWhom(told, to)} ${count(number, LOYALTY_CARDS)}.`,
  'loyalty-seen': ({ by, of, cards }, told) =>
    `${does(told, by, 'siehst dir', 'sieht sich')} ${whose(told, of, 'Loyalitätskarten')} an${cards ? `: ${cards.map(loyalty).join(', ')}` : ''}.`,
  turn: ({ number, seat }, told) => `Zug ${number}: ${who(told, seat)}.`,
  step: ({ step }) => `${terms.steps[step]}.`,
  used: ({ seat, source: from, card, by }, told) => {
    const change = by === undefined ? '' : `: ${signed(by)}`;
    const shown = card === undefined || !from.startsWith('skill:') ? '' : ` (${face(card)})`;
    return `${does(told, seat, 'nutzt', 'nutzt')} ${using(from)}${shown}${change}.`;
  },
  action: ({ seat, action }, told) => `${does(told, seat, ...DONE[action])}.`,
  'actions-granted': ({ seat, count: number, source: from }, told) =>
    `${does(told, seat, 'erhältst', 'erhält')} ${count(number, ACTIONS)}${because(from)}.`,
  moved: ({ seat, to, why }, told) => `${does(told, seat, ...MOVES[why])} ${spaces.to(to)}.`,
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
  'defeat-prevented': ({ seat }, told) => `${does(told, seat, 'wirst', 'wird')} doch nicht überwältigt.`,
  'passenger-saved': ({ space }) =>
    `Der Passagier ${space === 'supply' ? 'im Vorrat' : spaces.at(space)} wird doch nicht überwältigt.`,
};
