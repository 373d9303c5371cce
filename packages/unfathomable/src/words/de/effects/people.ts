// German: what happens to people and what they do.
import type { Effect } from '../../../content/effect';
import type { PeopleEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { EVERYONE } from '../amounts';
import { aDeepOne, allDeepOnes, heldTitle, somebody, somebodyObject, someDeepOnes, throwing } from '../forms';
import {
  ACTIONS,
  type Clause,
  changed,
  count,
  fact,
  joined,
  long,
  times as often,
  order,
  parted,
  signed,
  upTo,
} from '../grammar';
import { rooms } from '../places';
import { ATTACK, CHOOSE, DEFEAT, LOOK, MOVE, PERFORM, RAISE, USE } from '../verbs';

type Of<K extends PeopleEffectKind> = Extract<Effect, { readonly do: K }>;

const PASS_ON = parted('weiter', 'gib', 'geben');

function destination(to: Of<'move'>['to']): string {
  switch (to) {
    case 'any-ship-space':
      return 'auf ein beliebiges Schiffsfeld';
    case 'rolled-room':
      return 'auf das Innenfeld mit der gewürfelten Zahl';
    case 'rolled-deck':
      return 'auf das Deckfeld mit der gewürfelten Zahl';
    case 'deck':
      return 'auf ein beliebiges Deckfeld';
    case 'adjacent':
      return 'auf ein benachbartes Schiffsfeld';
    default:
      return rooms.to(to);
  }
}

function prisoner(who: Of<'brig'>['who']): string {
  switch (who) {
    case 'you':
      return 'dich';
    case 'you-and-captain':
      return `dich und ${somebodyObject('captain')}`;
    case 'any-human':
      return 'einen beliebigen Menschen';
    case 'another-human':
      return 'einen anderen Menschen';
    case 'another-character-here':
      return 'einen anderen Charakter auf deinem Feld';
    case 'chosen':
      return 'diesen Menschen';
    default:
      return somebodyObject(who);
  }
}

function attack({ reach, bonus, rerolls }: Of<'attack'>): Clause {
  const enemy = `einen Feind auf ${reach === 'here' ? 'deinem' : 'einem benachbarten'} Feld`;
  const attacking =
    bonus === 'enemies-here'
      ? joined([order(ATTACK, enemy), order(RAISE, 'den Wurf um die Zahl der Feinde auf deinem Feld')], 'und')
      : order(ATTACK, bonus === 0 ? enemy : `${enemy} mit ${signed(bonus)} auf den Wurf`);
  return rerolls ? long(changed(attacking, (text) => `${text}; du darfst den Würfel einmal neu werfen`)) : attacking;
}

function strike({ needs, deepOneBonus }: Of<'strike'>): Clause {
  const rolling = joined([order(CHOOSE, 'einen beliebigen Feind'), throwing], 'und');
  const bonus = deepOneBonus === 0 ? '' : `, gegen ${aDeepOne} mit ${signed(deepOneBonus)}`;
  return long(changed(rolling, (text) => `${text}${bonus}: Bei ${needs} oder mehr überwältige den Feind`));
}

const mostTimes = (number: number): string => upTo(number, often(number));

const HEIRS = { next: 'an den nächsten', lowest: 'an den letzten' } as const;

export const people: Pick<EffectWords<Clause>, PeopleEffectKind> = {
  defeat: ({ who }) =>
    who === 'you' ? fact('du', 'wirst', 'überwältigt') : fact(somebody(who), 'wird', 'überwältigt'),
  'defeat-humans-in': () => order(DEFEAT, 'alle Menschen auf dem Innenfeld mit der gewürfelten Zahl'),
  'defeat-everyone-here': ({ who, evenYou }) =>
    order(
      DEFEAT,
      `alle ${who === 'enemies' ? 'Feinde' : 'Menschen und Passagiere'} auf deinem Feld`,
      evenYou ? ', auch dich selbst' : '',
    ),
  'blast-adjacent': () =>
    long(
      order(
        CHOOSE,
        'ein benachbartes Feld',
        `: Überwältige dort ${allDeepOnes}, Charaktere und Passagiere; falls es ein unbeschädigtes Innenfeld ist, beschädige es`,
      ),
    ),
  brig: ({ who, lowestHeirOf }) => {
    const where = `${prisoner(who)} ${rooms.to('brig')}`;
    return lowestHeirOf
      ? long(
          order(
            MOVE,
            where,
            `; ein dabei verlorener ${heldTitle(lowestHeirOf)} geht an den letzten Charakter der Amtsfolge`,
          ),
        )
      : order(MOVE, where);
  },
  move: ({ who, to, outOfBrig }) =>
    order(
      MOVE,
      `${who === 'you' ? 'dich' : somebodyObject(who)} ${destination(to)}`,
      outOfBrig ? `, auch ${rooms.from('brig')} heraus` : '',
    ),
  'each-may-move': ({ who, to }) => fact(EVERYONE[who], 'darf sich', `${rooms.to(to)} bewegen`),
  free: ({ from }) =>
    fact(
      `jeder ${from === 'brig' ? 'Charakter' : 'Mensch'} ${rooms.at(from)}`,
      'bewegt sich',
      'auf ein beliebiges Schiffsfeld',
    ),
  relocate: () =>
    long(
      order(
        MOVE,
        `beliebig viele Charaktere und ${someDeepOnes} von 1 Feld auf beliebige Schiffsfelder`,
        `; Charaktere auch ${rooms.to('brig')} oder ${rooms.object('sick-bay')} und von dort heraus`,
      ),
    ),
  'pass-title': ({ title, to }) => order(PASS_ON, `den ${heldTitle(title)} ${HEIRS[to]} Charakter der Amtsfolge`),
  attack,
  strike,
  'attack-up-to': ({ times }) => order(ATTACK, `${mostTimes(times)} auf deinem Feld`),
  'use-weapon': ({ times }) => order(USE, `${times === 1 ? '' : `${mostTimes(times)} `}die Aktion einer deiner Waffen`),
  act: ({ who, times }) =>
    who === 'you'
      ? order(PERFORM, count(times, ACTIONS))
      : fact('ein anderer Charakter deiner Wahl', 'führt', `${count(times, ACTIONS)} durch`),
  'look-at-loyalty': () => order(LOOK, 'dir alle Loyalitätskarten eines anderen Spielers'),
};
