// English: what happens to people and what they do.
import type { Effect } from '../../../content/effect';
import type { PeopleEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { type Clause, count, deepOnes, die, EVERYONE, fact, long, order, person, room, times, title } from '../grammar';

type Of<K extends PeopleEffectKind> = Extract<Effect, { readonly do: K }>;

function destination(to: Of<'move'>['to']): string {
  switch (to) {
    case 'any-ship-space':
      return 'any ship space';
    case 'rolled-room':
      return 'the room with that number';
    case 'rolled-deck':
      return 'the deck space with that number';
    case 'deck':
      return 'any deck space';
    case 'adjacent':
      return 'an adjacent ship space';
    default:
      return room(to);
  }
}

function prisoner(who: Of<'brig'>['who']): string {
  switch (who) {
    case 'any-human':
      return ' any human';
    case 'another-human':
      return ' another human';
    case 'another-character-here':
      return ' another character in your space';
    case 'chosen':
      return ' that human';
    case 'you-and-captain':
      return ` yourself and ${title('captain')}`;
    case 'you':
      return '';
    default:
      return ` ${person(who)}`;
  }
}

function attack({ reach, bonus, rerolls }: Of<'attack'>): string {
  const target = `attack an enemy in ${reach === 'here' ? 'your space' : 'an adjacent space'}`;
  const extra =
    bonus === 'enemies-here'
      ? ', adding the number of enemies in your space to the roll'
      : bonus === 0
        ? ''
        : ` with ${bonus > 0 ? '+' : '−'}${Math.abs(bonus)} to the roll`;
  return `${target}${extra}${rerolls ? '; you may reroll once' : ''}`;
}

const HEIRS = { next: 'the next', lowest: 'the last' } as const;

export const people: Pick<EffectWords<Clause>, PeopleEffectKind> = {
  defeat: ({ who }) => fact(`${person(who)} ${who === 'you' ? 'are' : 'is'} defeated`),
  'defeat-humans-in': () => order('defeat each human in the room with that number'),
  'defeat-everyone-here': ({ who, evenYou }) =>
    order(
      `defeat all ${who === 'enemies' ? 'enemies' : 'humans and passengers'} in your space${evenYou ? ', including yourself' : ''}`,
    ),
  'blast-adjacent': () =>
    long(
      order(
        'choose an adjacent space: defeat all Deep Ones, characters and passengers there, and damage it if it is an undamaged room',
      ),
    ),
  brig: ({ who, lowestHeirOf }) => {
    const text = `move${prisoner(who)} to ${room('brig')}`;
    return lowestHeirOf
      ? long(order(`${text}; if that costs you ${title(lowestHeirOf)}’s title, it goes to the last player in line`))
      : order(text);
  },
  move: ({ who, to, outOfBrig }) =>
    order(
      `move ${who === 'you' ? '' : `${person(who)} `}to ${destination(to)}${outOfBrig ? ', even from the Brig' : ''}`,
    ),
  'each-may-move': ({ who, to }) => fact(`${EVERYONE[who]} may move to ${room(to)}`),
  free: ({ from }) => fact(`each ${from === 'brig' ? 'character' : 'human'} in ${room(from)} moves to any ship space`),
  relocate: () =>
    long(
      order(
        `move any number of characters and Deep Ones from 1 space to any ship spaces; characters may also leave or enter ${room('brig')} and ${room('sick-bay')}`,
      ),
    ),
  'pass-title': ({ title: id, to }) => order(`pass ${title(id)}’s title to ${HEIRS[to]} player in line`),
  attack: (effect) => order(attack(effect)),
  strike: ({ needs, deepOneBonus }) =>
    long(
      order(
        `choose an enemy in any space and roll ${die}${deepOneBonus === 0 ? '' : `, adding ${deepOneBonus} against ${deepOnes(1).replace('1', 'a')}`}: on ${needs} or more, defeat it`,
      ),
    ),
  'attack-up-to': ({ times: number }) => order(`attack up to ${count(number, 'time')} in your space`),
  'use-weapon': ({ times: number }) =>
    order(`use the action of 1 of your weapons${number === 1 ? '' : ` up to ${times(number)}`}`),
  act: ({ who, times: number }) =>
    who === 'you'
      ? order(`perform ${count(number, 'action')}`)
      : fact(`another character of your choice performs ${count(number, 'action')}`),
  'look-at-loyalty': () => order('look at all loyalty cards of another player'),
};
