// English: cards and stories, enemies, tracks, the Elder One.
import type { LogWords } from '../../language';
import { abilityName, lookUp } from '../../lookups';
import { token } from '../../tokens';
import { sentences } from '../effects';
import { capital, count, sentence } from '../grammar';
import { names } from '../naming';
import { atHex, atZone, goalName, hexName, toHex, toZone } from '../places';
import { because, crewOf, does, elderName, enemyName, foeShip, theUpgrade, who, whose } from '../telling';
import { terms } from '../terms';
import { tally } from './tally';

const TOKENS = {
  clue: 'a clue',
  treasure: 'a treasure',
  card: 'the end of the path',
  enemy: 'something that follows you back',
  rest: 'a place to rest',
} as const;
const RIDERS = { ours: 'the players’ token', theirs: 'the enemies’ token', elder: 'the Elder One’s token' } as const;

const left = (health: number): string => (health > 0 ? `, ${health} health left` : '');

export const enemies: Pick<
  LogWords,
  | 'card'
  | 'card-passed'
  | 'outcome'
  | 'card-swapped'
  | 'story'
  | 'stories-placed'
  | 'island-token'
  | 'expedition-over'
  | 'no-card'
  | 'boarded'
  | 'enemy-acts'
  | 'pair'
  | 'omen-ability'
  | 'enemy-moved'
  | 'enemy-hurt'
  | 'enemy-gone'
  | 'fray'
  | 'enemy-ship'
  | 'enemy-ship-acts'
  | 'enemy-ship-moved'
  | 'enemy-ship-fired'
  | 'enemy-ship-hurt'
  | 'enemy-ship-gone'
  | 'boarding'
  | 'fired'
  | 'agenda'
  | 'discovery'
  | 'act'
  | 'awakened'
  | 'elder-acts'
  | 'elder-moved'
  | 'elder-fired'
  | 'elder-hurt'
  | 'elder-progress'
  | 'elder-effect'
  | 'chose'
  | 'declined'
  | 'shuffled-back'
  | 'over'
> = {
  card: ({ seat, card, deck }, told) =>
    sentence(
      `${terms.decks[deck].toLowerCase()} for ${who(told, seat)}: ${token('card', card, `“${told.card(card)}”`)}`,
    ),
  'card-passed': ({ owner, deck }, told) =>
    sentence(
      `${deck === 'expedition' ? 'an' : 'a'} ${terms.decks[deck].toLowerCase()} card belongs to ${whose(told, owner)} story and is kept for it`,
    ),
  outcome: ({ card, outcome }, told) =>
    outcome === 'direct'
      ? ''
      : sentence(
          `“${told.card(card)}”: ${outcome === 'success' ? 'success' : outcome === 'failure' ? 'failure' : `“${told.option(card, outcome)}”`}`,
        ),
  'card-swapped': ({ seat, card }, told) => sentence(`${does(told, seat, 'turn')} away from “${told.card(card)}”`),
  story: ({ seat, what }, told) =>
    sentence(
      `${whose(told, seat)} story ${what === 'begun' ? 'begins' : what === 'done' ? 'is told to its end' : 'breaks off'}`,
    ),
  'stories-placed': ({ decks }) =>
    decks.length === 0
      ? ''
      : sentence(
          `${count(decks.length, 'waiting story card is', 'waiting story cards are')} placed on ${decks.length === 1 ? 'its deck' : 'their decks'}`,
        ),
  'island-token': ({ token: face }) => sentence(`on the path: ${TOKENS[face]}`),
  'expedition-over': ({ seat, why }, told) =>
    sentence(why === 'dead' ? 'nobody comes back from the island' : `${whose(told, seat)} expedition ends`),
  'no-card': () => 'There is no card left to draw.',
  boarded: ({ seat, kind, zone, aboard }, told) =>
    sentence(
      aboard
        ? `${enemyName(kind)} waits ${atZone(zone)}`
        : `${enemyName(kind)} climbs aboard ${whose(told, seat)} ship ${atZone(zone)}`,
    ),
  'enemy-acts': ({ kind, faces }) => sentence(`${enemyName(kind)} acts: ${tally(faces)}`),
  pair: ({ from, to }) => sentence(`two useless results (${terms.faces[from]}) become one: ${terms.faces[to]}`),
  'omen-ability': ({ kind, ability }) => sentence(`${enemyName(kind)}: “${abilityName(kind, ability, names)}”`),
  'enemy-moved': ({ kind, to, toward }, told) =>
    sentence(`${enemyName(kind)} moves ${toZone(to)}${toward === null ? '' : `, towards ${crewOf(told, toward)}`}`),
  'enemy-hurt': ({ kind, count: n, left: health }) => sentence(`${enemyName(kind)} takes ${n} damage${left(health)}`),
  'enemy-gone': ({ kind, how, left: health }) =>
    sentence(
      `${enemyName(kind)} is ${how === 'imprisoned' ? 'locked away' : how}${how === 'banished' ? ` with ${health} health left` : ''}`,
    ),
  fray: ({ seat, zone, by, aboard }, told) =>
    sentence(
      `fray ${atZone(zone)} on ${aboard ? 'the enemy ship' : `${whose(told, seat)} deck`}, started by ${by === 'crew' ? 'the crew' : 'the enemy'}`,
    ),
  'enemy-ship': ({ kind, hex, destination }, told) =>
    sentence(`${foeShip(kind)} appears ${atHex(told, hex)}, bound for ${goalName(told, destination)}`),
  'enemy-ship-acts': ({ kind, faces, target }, told) =>
    sentence(
      `${foeShip(kind)} acts: ${tally(faces)}${target === null ? '; she holds her course' : `; she hunts ${who(told, target)}`}`,
    ),
  'enemy-ship-moved': ({ kind, from, to }, told) =>
    from === to ? '' : sentence(`${foeShip(kind)} sails ${toHex(told, to)}`),
  'enemy-ship-fired': ({ kind, at, hits, evaded }, told) =>
    sentence(
      `${foeShip(kind)} fires at ${who(told, at)}: ${count(hits, 'hit')}${evaded > 0 ? `, ${evaded} evaded` : ''}`,
    ),
  'enemy-ship-hurt': ({ kind, count: n, left: health }) =>
    sentence(`${foeShip(kind)} takes ${n} damage${left(health)}`),
  'enemy-ship-gone': ({ kind, how }) =>
    sentence(
      `${foeShip(kind)} ${how === 'sunk' ? 'sinks' : how === 'arrived' ? 'has reached her destination' : 'is taken'}`,
    ),
  boarding: ({ seat, kind, what }, told) =>
    what === 'round'
      ? 'The boarding goes on.'
      : sentence(
          what === 'begins'
            ? `${does(told, seat, 'board')} ${foeShip(kind)}`
            : what === 'won'
              ? `${does(told, seat, 'take')} ${foeShip(kind)}`
              : 'the boarding is lost',
        ),
  fired: ({ seat, gun, at, hits }, told) =>
    sentence(`${does(told, seat, 'fire')} ${theUpgrade(gun)} at ${hexName(told, at)}: ${hits} damage`),
  agenda: ({ from, to, why }, told) =>
    sentence(`agenda: ${from} to ${to}${why === 'agenda' ? '' : because(told, why)}`),
  discovery: ({ token: rider, from, to, why }, told) =>
    sentence(`${RIDERS[rider]} goes from ${from} to ${to}${because(told, why)}`),
  act: ({ act, by }) => sentence(`${terms.act(act)} begins; ${by === 'ours' ? 'you' : 'the enemies'} got there first`),
  awakened: ({ elder, hex }, told) =>
    sentence(
      `the Elder One awakens: ${token('elder', elder, lookUp(names.elders, elder)?.name ?? elder)}, rises ${atHex(told, hex)}`,
    ),
  'elder-acts': ({ elder, faces }) => sentence(`${elderName(elder)} acts: ${tally(faces)}`),
  'elder-moved': ({ elder, from, to }, told) =>
    from === to ? '' : sentence(`${elderName(elder)} moves ${toHex(told, to)}`),
  'elder-fired': ({ elder, at, hits, evaded }, told) =>
    sentence(
      `${elderName(elder)} strikes ${who(told, at)}: ${count(hits, 'hit')}${evaded > 0 ? `, ${evaded} evaded` : ''}`,
    ),
  'elder-hurt': ({ elder, count: n, left: health, penalties }) =>
    sentence(
      `${elderName(elder)} takes ${n} damage${left(health)}${penalties > 0 ? `; it rolls ${count(penalties, 'die', 'dice')} fewer` : ''}`,
    ),
  'elder-progress': ({ progress, of }) => sentence(`the Elder One’s objective: ${progress} of ${of}`),
  'elder-effect': ({ elder, which }) =>
    sentence(which === 'awakening' ? `${elderName(elder)} awakens` : `${elderName(elder)}’s effect is resolved`),
  chose: ({ seat, effect }, told) =>
    `${capital(does(told, seat, 'choose'))} “${sentences(effect).replace(/\.$/, '').replaceAll('“', '‘').replaceAll('”', '’')}”.`,
  declined: ({ seat, source }, told) => sentence(`${does(told, seat, 'decline')}${because(told, source)}`),
  'shuffled-back': () => '',
  over: ({ cause, won }) => (won ? terms.causes[cause] : `The voyage is lost. ${terms.causes[cause]}`),
};
