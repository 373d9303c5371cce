// Spanish: the table, turns, actions, dice and fights.
import type { TableEventKind } from '../../families';
import type { LogWords } from '../../language';
import { token } from '../../tokens';
import type { Told, ToldAction } from '../../told';
import { deepOnes, loyalty, role } from '../forms';
import { count, list, numbered, signed } from '../grammar';
import { names } from '../names';
import { spaces } from '../places';
import {
  attack as attacking,
  because,
  does,
  face,
  gives,
  isDefeated,
  used as using,
  who,
  whom,
  whose,
} from '../telling';
import { terms } from '../terms';

type Of<K extends TableEventKind> = Extract<Told, { readonly type: K }>;

const DONE: Readonly<Record<ToldAction, readonly [yours: string, theirs: string, what: string]>> = {
  trade: ['abres', 'abre', ' un intercambio'],
  'defeat-passenger': ['atacas', 'ataca', ' a un Pasajero'],
  pass: ['renuncias', 'renuncia', ' a una acción'],
};

const MOVES: Readonly<Record<Exclude<Of<'moved'>['why'], 'defeated'>, readonly [yours: string, theirs: string]>> = {
  move: ['vas', 'va'],
  effect: ['pasas', 'pasa'],
  brig: ['vas a parar', 'va a parar'],
};

const PURPOSES: Readonly<Record<Of<'roll'>['purpose'], string>> = {
  attack: ' para el ataque',
  effect: '',
  damage: ' para ver qué casilla se daña',
  risk: ' para situar al Pasajero',
  surface: ' para ver dónde emergen los monstruos',
  strike: '',
};

function rolled({ natural, result, plus, atMost, atLeast, purpose, source: from }: Of<'roll'>): string {
  const cause = PURPOSES[purpose] || because(from);
  const changed = natural === result ? `${result}` : `${natural}, que pasa a ${result}`;
  const shown = plus === 0 ? changed : `${changed}, en total ${result + plus} con la carta descartada`;
  const needs =
    atMost !== null
      ? result + plus <= atMost
        ? `; ${atMost} o menos: tiene efecto`
        : `; más de ${atMost}: sin efecto`
      : atLeast !== null
        ? `; hace falta ${atLeast} o más`
        : '';
  return `${cause}: ${shown}${needs}`;
}

export const table: Pick<LogWords, TableEventKind> = {
  'set-up': ({ first, seats }, told) => `Partida para ${seats}. ${does(told, first, 'empiezas', 'empieza')}.`,
  character: ({ seat, character }, told) => {
    const { name, role: job, short } = names.characters[character];
    return told.seat(seat).name === short && !told.seat(seat).you
      ? `${token('seat', seat, name)}, ${job}, sube a bordo.`
      : `${does(told, seat, 'eres', 'es')} ${name}, ${job}.`;
  },
  title: ({ title, seat }, told) => `${does(told, seat, 'recibes', 'recibe')} ${role(title)}.`,
  'loyalty-dealt': ({ awakening }) => `Cada jugador recibe ${awakening ? 'otra' : 'una'} carta de Lealtad.`,
  'loyalty-got': ({ seat, card, from }, told) =>
    `${does(told, seat, 'recibes', 'recibe')}${from === null ? '' : ` de ${whom(told, from)}`} una carta de ${loyalty(card)}.`,
  'loyalty-passed': ({ from, to, count: number }, told) =>
    `${gives(told, from, to, count(number, 'carta de Lealtad', 'cartas de Lealtad'))}.`,
  'loyalty-seen': ({ by, of, cards }, told) =>
    `${does(told, by, 'miras', 'mira')} ${whose(told, of, 'tus', 'las', 'cartas de Lealtad')}${cards ? `: ${list(cards.map(loyalty), 'y')}` : ''}.`,
  turn: ({ number, seat }, told) => `Turno ${number}: ${who(told, seat)}.`,
  step: ({ step }) => `${terms.steps[step]}.`,
  used: ({ seat, source: from, card, by }, told) => {
    const change = by === undefined ? '' : `, ${signed(by)}`;
    const shown = card === undefined || !from.startsWith('skill:') ? '' : ` (${face(card)})`;
    return `${does(told, seat, 'usas', 'usa')} ${using(from)}${shown}${change}.`;
  },
  action: ({ seat, action }, told) => {
    const [yours, theirs, what] = DONE[action];
    return `${does(told, seat, yours, theirs)}${what}.`;
  },
  'actions-granted': ({ seat, count: number, source: from }, told) =>
    `${does(told, seat, 'recibes', 'recibe')} ${count(number, 'acción', 'acciones')}${because(from)}.`,
  moved: ({ seat, to, why }, told) =>
    why === 'defeated'
      ? `${isDefeated(told, seat)} y ${told.seat(seat).you ? 'vas' : 'va'} a parar ${spaces.to(to)}.`
      : `${does(told, seat, ...MOVES[why])} ${spaces.to(to)}.`,
  'trade-refused': ({ seat }, told) => `${does(told, seat, 'rechazas', 'rechaza')} el intercambio.`,
  attack: ({ attacker, defender, target }, told) =>
    `${attacking(told, attacker, defender)}: hace falta ${target} o más.`,
  roll: (event, told) => `${does(told, event.by, 'tiras', 'tira')} el dado${rolled(event)}.`,
  'roll-set': ({ by, result }, told) => `${does(told, by, 'eliges', 'elige')} el resultado del dado: ${result}.`,
  defeated: ({ seat }, told) => `${isDefeated(told, seat)}.`,
  'deep-one-defeated': ({ space, count: number }) =>
    `${numbered(number, 'Cae', 'Caen')} ${deepOnes(number)} ${spaces.at(space)}.`,
  'defeat-prevented': ({ seat }, told) =>
    `Al final ${told.seat(seat).you ? 'te libras' : `${who(told, seat)} se libra`} de la derrota.`,
  'passenger-saved': ({ space }) =>
    `Al final el Pasajero ${space === 'supply' ? 'del suministro común' : spaces.of(space)} se libra de la derrota.`,
};
