// Russian: what happens to people and what they do.
import type { Effect } from '../../../content/effect';
import type { PeopleEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { EVERYONE } from '../amounts';
import { allDeepOnes, deepOnesWord, die, isDefeated, ofTitle, somebodyObject } from '../forms';
import { ACTIONS, type Clause, count, fact, long, order, signed, TIMES_OF } from '../grammar';
import { rooms } from '../places';

type Of<K extends PeopleEffectKind> = Extract<Effect, { readonly do: K }>;

function destination(to: Of<'move'>['to']): string {
  switch (to) {
    case 'any-ship-space':
      return 'в любую область судна';
    case 'rolled-room':
      return 'во внутреннюю область с выпавшим номером';
    case 'rolled-deck':
      return 'в наружную область с выпавшим номером';
    case 'deck':
      return 'в любую наружную область';
    case 'adjacent':
      return 'в смежную область судна';
    default:
      return rooms.to(to);
  }
}

function prisoner(who: Exclude<Of<'brig'>['who'], 'you'>): string {
  switch (who) {
    case 'you-and-captain':
      return `своего персонажа и ${somebodyObject('captain')}`;
    case 'any-human':
      return 'любого человека';
    case 'another-human':
      return 'другого человека';
    case 'another-character-here':
      return 'другого персонажа из вашей области';
    case 'chosen':
      return 'этого человека';
    default:
      return somebodyObject(who);
  }
}

function attack({ reach, bonus, rerolls }: Of<'attack'>): string {
  const target = `атакуйте/атаковать врага в ${reach === 'here' ? 'вашей' : 'смежной'} области`;
  const extra =
    bonus === 'enemies-here'
      ? ', прибавив к броску число врагов в вашей области'
      : bonus === 0
        ? ''
        : ` с модификатором ${signed(bonus)} к броску`;
  return `${target}${extra}${rerolls ? '; кубик можно 1 раз перебросить' : ''}`;
}

const HEIRS = { next: 'следующему игроку', lowest: 'последнему игроку' } as const;

export const people: Pick<EffectWords<Clause>, PeopleEffectKind> = {
  defeat: ({ who }) => fact(who === 'you' ? 'вы побеждены' : isDefeated(who)),
  'defeat-humans-in': () => order('победите/победить всех людей во внутренней области с выпавшим номером'),
  'defeat-everyone-here': ({ who, evenYou }) =>
    order(
      `победите/победить всех ${who === 'enemies' ? 'врагов' : 'людей и пассажиров'} в вашей области${evenYou ? ', включая себя' : ''}`,
    ),
  'blast-adjacent': () =>
    long(
      order(
        `выберите/выбрать смежную область: победите в ней ${allDeepOnes}, персонажей и пассажиров, а если это неповреждённая внутренняя область, повредите её`,
      ),
    ),
  brig: ({ who, lowestHeirOf }) => {
    const text =
      who === 'you'
        ? `передвиньтесь/передвинуться ${rooms.to('brig')}`
        : `передвиньте/передвинуть ${prisoner(who)} ${rooms.to('brig')}`;
    return lowestHeirOf
      ? long(
          order(
            `${text}; утраченное при этом звание ${ofTitle(lowestHeirOf)} переходит к последнему в списке преемников`,
          ),
        )
      : order(text);
  },
  move: ({ who, to, outOfBrig }) => {
    const where = `${destination(to)}${outOfBrig ? `, даже из ${rooms.of('brig')}` : ''}`;
    return order(
      who === 'you'
        ? `передвиньтесь/передвинуться ${where}`
        : `передвиньте/передвинуть ${somebodyObject(who)} ${where}`,
    );
  },
  'each-may-move': ({ who, to }) => fact(`${EVERYONE[who]} может передвинуться ${rooms.to(to)}`),
  free: ({ from }) =>
    fact(`каждый ${from === 'brig' ? 'персонаж' : 'человек'} ${rooms.at(from)} передвигается в любую область судна`),
  relocate: () =>
    long(
      order(
        `передвиньте/передвинуть любое число персонажей и ${deepOnesWord} из одной области в любые области судна; персонажи могут также входить ${rooms.to('brig')} и ${rooms.object('sick-bay')} и выходить оттуда`,
      ),
    ),
  'pass-title': ({ title, to }) =>
    order(`передайте/передать звание ${ofTitle(title)} ${HEIRS[to]} в списке преемников`),
  attack: (effect) => order(attack(effect)),
  strike: ({ needs, deepOneBonus }) =>
    long(
      order(
        `выберите/выбрать врага в любой области и бросьте/бросить ${die}${
          deepOneBonus === 0 ? '' : ` (${signed(deepOneBonus)} против глубоководного)`
        }: если результат ${needs} или больше, победите этого врага`,
      ),
    ),
  'attack-up-to': ({ times }) => order(`атакуйте/атаковать в вашей области до ${count(times, TIMES_OF)}`),
  'use-weapon': ({ times }) =>
    order(
      `${times === 1 ? '' : `до ${count(times, TIMES_OF)} `}выполните/выполнить особое действие одного своего оружия`,
    ),
  act: ({ who, times }) =>
    who === 'you'
      ? order(`выполните/выполнить ${count(times, ACTIONS)}`)
      : fact(`другой персонаж по вашему выбору выполняет ${count(times, ACTIONS)}`),
  'look-at-loyalty': () => order('посмотрите/посмотреть все карты ролей другого игрока'),
};
