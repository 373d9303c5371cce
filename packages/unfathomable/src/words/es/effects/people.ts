// Spanish: what happens to people and what they do.
import type { Effect } from '../../../content/effect';
import type { PeopleEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { EVERYONE } from '../amounts';
import { deepOneWord, die, passengerWord, role, somebody } from '../forms';
import { type Clause, count, fact, long, order, signed, times, to as toward } from '../grammar';
import { rooms } from '../places';

type Of<K extends PeopleEffectKind> = Extract<Effect, { readonly do: K }>;

function destination(to: Of<'move'>['to']): string {
  switch (to) {
    case 'any-ship-space':
      return 'a cualquier casilla de barco';
    case 'rolled-room':
      return 'a la casilla interior con ese número';
    case 'rolled-deck':
      return 'a la casilla de cubierta con ese número';
    case 'deck':
      return 'a cualquier casilla de cubierta';
    case 'adjacent':
      return 'a una casilla de barco adyacente';
    default:
      return rooms.to(to);
  }
}

function prisoner(who: Exclude<Of<'brig'>['who'], 'you'>): string {
  switch (who) {
    case 'you-and-captain':
      return `a tu personaje y ${toward(somebody('captain'))}`;
    case 'any-human':
      return 'a un humano a tu elección';
    case 'another-human':
      return 'a otro humano';
    case 'another-character-here':
      return 'a otro personaje de tu casilla';
    case 'chosen':
      return 'a ese humano';
    default:
      return toward(somebody(who));
  }
}

function attack({ reach, bonus, rerolls }: Of<'attack'>): string {
  const target = `ataca/atacar a un enemigo de ${reach === 'here' ? 'tu casilla' : 'una casilla adyacente'}`;
  const extra =
    bonus === 'enemies-here'
      ? ' sumando a la tirada el número de enemigos de tu casilla'
      : bonus === 0
        ? ''
        : ` con ${signed(bonus)} a la tirada`;
  return `${target}${extra}${rerolls ? '; puedes volver a tirar una vez' : ''}`;
}

const HEIRS = { next: 'al siguiente jugador', lowest: 'al último jugador' } as const;

export const people: Pick<EffectWords<Clause>, PeopleEffectKind> = {
  defeat: ({ who }) =>
    who === 'you' ? fact('tu personaje es derrotado') : order(`derrota/derrotar ${toward(somebody(who))}`),
  'defeat-humans-in': () => order('derrota/derrotar a todos los humanos de la casilla interior con ese número'),
  'defeat-everyone-here': ({ who, evenYou }) =>
    order(
      `derrota/derrotar a todos los ${who === 'enemies' ? 'enemigos' : `humanos y ${passengerWord(2)}`} de tu casilla${evenYou ? ', incluido tu personaje' : ''}`,
    ),
  'blast-adjacent': () =>
    long(
      order(
        `elige/elegir una casilla adyacente: derrota a todos los ${deepOneWord(2)}, personajes y ${passengerWord(2)} que haya en ella y, si es una casilla interior sin dañar, dáñala`,
      ),
    ),
  brig: ({ who, lowestHeirOf }) => {
    const text = who === 'you' ? `ve/ir ${rooms.to('brig')}` : `envía/enviar ${rooms.to('brig')} ${prisoner(who)}`;
    return lowestHeirOf
      ? long(
          order(`${text}; si con ello pierdes ${role(lowestHeirOf)}, pasa al último jugador de su línea de sucesión`),
        )
      : order(text);
  },
  move: ({ who, to, outOfBrig }) =>
    order(
      who === 'you'
        ? `muévete/moverte ${destination(to)}${outOfBrig ? `, aunque estés ${rooms.at('brig')}` : ''}`
        : `mueve/mover ${toward(somebody(who))} ${destination(to)}${outOfBrig ? `, aunque esté ${rooms.at('brig')}` : ''}`,
    ),
  'each-may-move': ({ who, to }) => fact(`${EVERYONE[who]} puede moverse ${rooms.to(to)}`),
  free: ({ from }) =>
    fact(
      `cada ${from === 'brig' ? 'personaje' : 'humano'} que esté ${rooms.at(from)} se mueve a la casilla de barco que elija`,
    ),
  relocate: () =>
    long(
      order(
        `mueve/mover cualquier número de personajes y ${deepOneWord(2)} de 1 casilla a las casillas de barco que quieras; los personajes también pueden entrar y salir ${rooms.of('brig')} y ${rooms.of('sick-bay')}`,
      ),
    ),
  'pass-title': ({ title, to }) => order(`pasa/pasar ${role(title)} ${HEIRS[to]} de su línea de sucesión`),
  attack: (effect) => (effect.rerolls ? long(order(attack(effect))) : order(attack(effect))),
  strike: ({ needs, deepOneBonus }) =>
    long(
      order(
        `elige/elegir a un enemigo de cualquier casilla y tira/tirar ${die}${
          deepOneBonus === 0 ? '' : `, con ${signed(deepOneBonus)} si es un ${deepOneWord(1)}`
        }: con ${needs} o más, derrótalo`,
      ),
    ),
  'attack-up-to': ({ times: number }) => order(`ataca/atacar hasta ${count(number, 'vez', 'veces')} en tu casilla`),
  'use-weapon': ({ times: number }) =>
    order(`usa/usar la acción de 1 de tus armas${number === 1 ? '' : ` hasta ${times(number)}`}`),
  act: ({ who, times: number }) =>
    who === 'you'
      ? order(`realiza/realizar ${count(number, 'acción', 'acciones')}`)
      : fact(`otro personaje a tu elección realiza ${count(number, 'acción', 'acciones')}`),
  'look-at-loyalty': () => order('mira/mirar todas las cartas de Lealtad de otro jugador'),
};
