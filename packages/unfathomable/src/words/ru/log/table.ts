// Russian: the table, turns, actions, dice and fights.
import type { TableEventKind } from '../../families';
import type { LogWords } from '../../language';
import { token } from '../../tokens';
import type { Told, ToldAction } from '../../told';
import { deepOnesAre, loyalty, ofLoyalty, ofTitle } from '../forms';
import { ACTIONS, type Counted, count, numbered, sentence, signed } from '../grammar';
import { names } from '../names';
import { spaces } from '../places';
import {
  defender as attacked,
  attacker as attacking,
  because,
  does,
  face,
  isDefeated,
  ofWhom,
  toWhom,
  uses,
  who,
  whose,
} from '../telling';
import { terms } from '../terms';

type Of<K extends TableEventKind> = Extract<Told, { readonly type: K }>;

const LOYALTY_CARDS: Counted = ['карту роли', 'карты ролей', 'карт ролей'];

const DONE: Readonly<Record<ToldAction, readonly [yours: string, theirs: string]>> = {
  trade: ['открываете обмен', 'открывает обмен'],
  'defeat-passenger': ['нападаете на пассажира', 'нападает на пассажира'],
  pass: ['пропускаете действие', 'пропускает действие'],
};

const MOVES: Readonly<Record<Exclude<Of<'moved'>['why'], 'defeated'>, readonly [yours: string, theirs: string]>> = {
  move: ['передвигаетесь', 'передвигается'],
  effect: ['перемещаетесь', 'перемещается'],
  brig: ['попадаете', 'попадает'],
};

const PURPOSES: Readonly<Record<Of<'roll'>['purpose'], string>> = {
  attack: ' для атаки',
  effect: '',
  damage: ', чтобы узнать, какая область повреждена',
  risk: ', чтобы узнать, куда попадёт пассажир',
  surface: ', чтобы узнать, где всплывут монстры',
  strike: '',
};

function rolled({ natural, result, plus, atMost, atLeast, purpose, source: from }: Of<'roll'>): string {
  const cause = PURPOSES[purpose] || because(from);
  const changed = natural === result ? `${result}` : `${natural}, стало ${result}`;
  const shown = plus === 0 ? changed : `${changed}, вместе со сброшенной картой ${result + plus}`;
  const needs =
    atMost !== null
      ? result + plus <= atMost
        ? `; ${atMost} или меньше: эффект срабатывает`
        : `; больше ${atMost}: ничего не происходит`
      : atLeast !== null
        ? `; нужно ${atLeast} или больше`
        : '';
  return `${cause}: ${shown}${needs}`;
}

export const table: Pick<LogWords, TableEventKind> = {
  'set-up': ({ first, seats }, told) => `Игроков за столом: ${seats}. ${does(told, first, 'начинаете', 'начинает')}.`,
  character: ({ seat, character }, told) => {
    const { name, role, short } = names.characters[character];
    return told.seat(seat).name === short && !told.seat(seat).you
      ? `На борт поднимается ${token('seat', seat, name)}, ${role.toLowerCase()}.`
      : `${does(told, seat, '—', '—')} ${name}, ${role.toLowerCase()}.`;
  },
  title: ({ title, seat }, told) => `${does(told, seat, 'получаете', 'получает')} звание ${ofTitle(title)}.`,
  'loyalty-dealt': ({ awakening }) =>
    awakening ? 'Каждый получает ещё одну карту роли.' : 'Каждый получает карту роли.',
  'loyalty-got': ({ seat, card, from }, told) =>
    `${does(told, seat, 'получаете', 'получает')} карту ${ofLoyalty(card)}${from === null ? '' : ` от ${ofWhom(told, from)}`}.`,
  'loyalty-passed': ({ from, to, count: number }, told) =>
    `${does(told, from, 'отдаёте', 'отдаёт')} ${toWhom(told, to)} ${count(number, LOYALTY_CARDS)}.`,
  'loyalty-seen': ({ by, of, cards }, told) =>
    `${does(told, by, 'смотрите', 'смотрит')} ${whose(told, of, 'ваши', 'карты ролей')}${cards ? `: ${cards.map(loyalty).join(', ')}` : ''}.`,
  turn: ({ number, seat }, told) => `Ход ${number}: ${who(told, seat)}.`,
  step: ({ step }) => `${terms.steps[step]}.`,
  used: ({ seat, source: from, card, by }, told) => {
    const change = by === undefined ? '' : `, ${signed(by)}`;
    const shown = card === undefined || !from.startsWith('skill:') ? '' : ` (${face(card)})`;
    return `${uses(told, seat, from)}${shown}${change}.`;
  },
  action: ({ seat, action }, told) => `${does(told, seat, ...DONE[action])}.`,
  'actions-granted': ({ seat, count: number, source: from }, told) =>
    `${does(told, seat, 'получаете', 'получает')} ${count(number, ACTIONS)}${because(from)}.`,
  moved: ({ seat, to, why }, told) =>
    why === 'defeated'
      ? `${isDefeated(told, seat)} и ${told.seat(seat).you ? 'попадаете' : 'попадает'} ${spaces.to(to)}.`
      : `${does(told, seat, ...MOVES[why])} ${spaces.to(to)}.`,
  'trade-refused': ({ seat }, told) => `${does(told, seat, 'отказываетесь', 'отказывается')} от обмена.`,
  attack: ({ attacker, defender, target }, told) => {
    const [they, verb] =
      attacker.kind === 'player' && told.seat(attacker.seat).you
        ? [who(told, attacker.seat), 'атакуете']
        : [attacking(told, attacker), 'атакует'];
    return sentence(`${they} ${verb} ${attacked(told, defender)}: нужно ${target} или больше`);
  },
  roll: (event, told) => `${does(told, event.by, 'бросаете', 'бросает')} кубик${rolled(event)}.`,
  'roll-set': ({ by, result }, told) => `${does(told, by, 'выбираете', 'выбирает')} результат броска: ${result}.`,
  defeated: ({ seat }, told) => `${isDefeated(told, seat)}.`,
  'deep-one-defeated': ({ space, count: number }) =>
    sentence(`${spaces.at(space)} ${numbered(number, ['побеждён', 'побеждены', 'побеждено'])} ${deepOnesAre(number)}`),
  'defeat-prevented': ({ seat }, told) => `${does(told, seat, 'избегаете', 'избегает')} поражения.`,
  'passenger-saved': ({ space }) =>
    `Пассажир ${space === 'supply' ? 'в запасе' : spaces.at(space)} избегает поражения.`,
};
