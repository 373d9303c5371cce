// English: the table, turns, actions, dice and fights.
import type { TableEventKind } from '../../families';
import type { LogWords } from '../../language';
import { token } from '../../tokens';
import type { Told, ToldAction } from '../../told';
import { at, count, list, loyalty, sentence, space as spaceAt } from '../grammar';
import { names } from '../names';
import { because, does, faceName, fighter, source, whom, whose } from '../telling';
import { terms } from '../terms';

type Of<K extends TableEventKind> = Extract<Told, { readonly type: K }>;

const ACTIONS: Readonly<Record<ToldAction, readonly [yours: string, theirs: string]>> = {
  trade: ['open a trade', 'opens a trade'],
  'defeat-passenger': ['turn on a passenger', 'turns on a passenger'],
  pass: ['forgo an action', 'forgoes an action'],
};

const MOVES: Readonly<Record<Of<'moved'>['why'], readonly [yours: string, theirs: string]>> = {
  move: ['move to', 'moves to'],
  effect: ['go to', 'goes to'],
  defeated: ['are defeated and taken to', 'is defeated and taken to'],
  brig: ['are locked in', 'is locked in'],
};

const PURPOSES: Readonly<Record<Of<'roll'>['purpose'], string>> = {
  attack: ' for the attack',
  effect: '',
  damage: ' to see which room is damaged',
  risk: ' to see where the passenger goes',
  surface: ' to see where the monsters surface',
  strike: '',
};

function rolled({ natural, result, plus, atMost, atLeast, purpose, source: from }: Of<'roll'>): string {
  const changed = natural === result ? '' : `, changed to ${result}`;
  const added = plus === 0 ? '' : `, making ${result + plus} with the discarded card`;
  const cause = PURPOSES[purpose] || because(from);
  const needs =
    atMost !== null
      ? result + plus <= atMost
        ? `; ${atMost} or less: it takes effect`
        : `; more than ${atMost}: no effect`
      : atLeast !== null
        ? `; ${atLeast} or more is needed`
        : '';
  return `${natural}${cause}${changed}${added}${needs}`;
}

export const table: Pick<LogWords, TableEventKind> = {
  'set-up': ({ first, seats }, told) => `${seats} players are at the table. ${does(told, first, 'begin', 'begins')}.`,
  character: ({ seat, character }, told) => {
    const { name, role, short } = names.characters[character];
    return told.seat(seat).name === short && !told.seat(seat).you
      ? `${token('seat', seat, name)}, ${role}, comes aboard.`
      : `${does(told, seat, 'are', 'is')} ${name}, ${role}.`;
  },
  title: ({ title: id, seat }, told) =>
    `${does(told, seat, 'are', 'is')} now the ${token('title', id, names.titles[id])}.`,
  'loyalty-dealt': ({ awakening }) =>
    awakening ? 'Everybody gets another loyalty card.' : 'Everybody gets a loyalty card.',
  'loyalty-got': ({ seat, card, from }, told) =>
    `${does(told, seat, 'get', 'gets')} a ${loyalty(card)} card${from === null ? '' : ` from ${whom(told, from)}`}.`,
  'loyalty-passed': ({ from, to, count: number }, told) =>
    `${does(told, from, 'give', 'gives')} ${count(number, 'loyalty card')} to ${whom(told, to)}.`,
  'loyalty-seen': ({ by, of, cards }, told) =>
    `${does(told, by, 'look', 'looks')} at ${whose(told, of)} loyalty cards${cards ? `: ${list(cards.map(loyalty), 'and')}` : ''}.`,
  turn: ({ number, seat }, told) => `Turn ${number}: ${whom(told, seat)}.`,
  step: ({ step }) => `${terms.steps[step]}.`,
  used: ({ seat, source: from, card, by }, told) => {
    const change = by === undefined ? '' : `, ${by < 0 ? '−' : '+'}${Math.abs(by)}`;
    const thing = from === 'room:brig' ? `${source(from)}’s action` : source(from);
    const name = card === undefined || !from.startsWith('skill:') ? thing : faceName(card);
    return `${does(told, seat, 'use', 'uses')} ${name}${change}.`;
  },
  action: ({ seat, action }, told) => `${does(told, seat, ...ACTIONS[action])}.`,
  'actions-granted': ({ seat, count: number, source: from }, told) =>
    `${does(told, seat, 'get', 'gets')} ${count(number, 'action')}${because(from)}.`,
  moved: ({ seat, to, why }, told) => `${does(told, seat, ...MOVES[why])} ${spaceAt(to)}.`,
  'trade-refused': ({ seat }, told) => `${does(told, seat, 'refuse', 'refuses')} the trade.`,
  attack: ({ attacker, defender, target }, told) =>
    sentence(
      attacker.kind === 'player' && told.seat(attacker.seat).you
        ? `${does(told, attacker.seat, 'attack', 'attacks')} ${fighter(told, defender)}: ${target} or more is needed`
        : `${fighter(told, attacker)} attacks ${fighter(told, defender)}: ${target} or more is needed`,
    ),
  roll: (event, told) => `${does(told, event.by, 'roll', 'rolls')} ${rolled(event)}.`,
  'roll-set': ({ by, result }, told) => `${does(told, by, 'set', 'sets')} the die to ${result}.`,
  defeated: ({ seat }, told) => `${does(told, seat, 'are', 'is')} defeated.`,
  'deep-one-defeated': ({ space, count: number }) =>
    `${number === 1 ? 'A Deep One is' : `${number} Deep Ones are`} defeated ${at(space)}.`,
  'defeat-prevented': ({ seat }, told) => `${does(told, seat, 'are', 'is')} not defeated after all.`,
  'passenger-saved': ({ space }) =>
    `The passenger ${space === 'supply' ? 'in the supply' : at(space)} is not defeated after all.`,
};
