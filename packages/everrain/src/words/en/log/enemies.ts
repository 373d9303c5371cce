// English: cards and stories, enemies, tracks, the Elder One.
import type { LogWords } from '../../language';
import { abilityName, lookUp } from '../../lookups';
import { token } from '../../tokens';
import { sentences } from '../effects';
import { capital, count, list, sentence, uncapital } from '../grammar';
import { names } from '../naming';
import { because, crewOf, does, elderName, enemyName, foeShip, hexName, who, whose, zoneName } from '../telling';
import { terms } from '../terms';

const TOKENS = {
  clue: 'a clue',
  treasure: 'a treasure',
  card: 'the end of the path',
  enemy: 'something that follows you back',
  rest: 'a place to rest',
} as const;
const RIDERS = { ours: 'the captains’ token', theirs: 'their token', elder: 'the Elder One’s token' } as const;
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

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
    sentence(`${terms.decks[deck].toLowerCase()} for ${who(told, seat)}: ${token('card', card, told.card(card))}`),
  'card-passed': ({ owner, deck }, told) =>
    sentence(`a ${terms.decks[deck].toLowerCase()} card belongs to ${whose(told, owner)} story and waits for it`),
  outcome: ({ card, outcome }, told) =>
    outcome === 'direct'
      ? ''
      : sentence(
          `${told.card(card)}: ${outcome === 'success' ? 'success' : outcome === 'failure' ? 'failure' : `“${told.option(card, outcome)}”`}`,
        ),
  'card-swapped': ({ seat, card }, told) => sentence(`${does(told, seat, 'turn')} away from ${told.card(card)}`),
  story: ({ seat, what }, told) =>
    sentence(
      `${whose(told, seat)} story ${what === 'begun' ? 'begins' : what === 'done' ? 'is told to its end' : 'breaks off'}`,
    ),
  'stories-placed': ({ decks }) =>
    decks.length === 0
      ? ''
      : sentence(
          `${count(decks.length, 'waiting story card is', 'waiting story cards are')} laid on ${decks.length === 1 ? 'its deck' : 'their decks'}`,
        ),
  'island-token': ({ token: face }) => sentence(`on the path lies ${TOKENS[face]}`),
  'expedition-over': ({ seat, why }, told) =>
    sentence(why === 'dead' ? 'nobody comes back from the island' : `${whose(told, seat)} expedition ends`),
  'no-card': () => 'There is no card left to draw.',
  boarded: ({ seat, kind, zone, aboard }, told) =>
    sentence(
      aboard
        ? `${enemyName(kind)} waits at ${zoneName(zone)}`
        : `${enemyName(kind)} climbs aboard ${whose(told, seat)} ship at ${zoneName(zone)}`,
    ),
  'enemy-acts': ({ kind, faces }) =>
    sentence(
      `${enemyName(kind)} acts: ${list(
        faces.map((face) => terms.faces[face]),
        'and',
      )}`,
    ),
  pair: ({ from, to }) => sentence(`two useless ${terms.faces[from]} results become one ${terms.faces[to]}`),
  'omen-ability': ({ kind, ability }) => sentence(`${enemyName(kind)}: ${abilityName(kind, ability, names)}`),
  'enemy-moved': ({ kind, to, toward }, told) =>
    sentence(`${enemyName(kind)} moves to ${zoneName(to)}${toward === null ? '' : `, toward ${crewOf(told, toward)}`}`),
  'enemy-hurt': ({ kind, count: n, left }) => sentence(`${enemyName(kind)} takes ${n} damage, ${left} left`),
  'enemy-gone': ({ kind, how, left }) =>
    sentence(
      `${enemyName(kind)} is ${how === 'imprisoned' ? 'locked away' : how}${how === 'banished' ? ` with ${left} health left` : ''}`,
    ),
  fray: ({ seat, zone, by, aboard }, told) =>
    sentence(
      `a fray at ${zoneName(zone)}${aboard ? ' of the enemy ship' : ` on ${whose(told, seat)} deck`}, started by ${by === 'crew' ? 'the crew' : 'the enemy'}`,
    ),
  'enemy-ship': ({ kind, hex, destination }, told) =>
    sentence(`${foeShip(kind)} appears in ${hexName(told, hex)}, bound for ${hexName(told, destination)}`),
  'enemy-ship-acts': ({ kind, faces, target }, told) =>
    sentence(
      `${foeShip(kind)} acts: ${list(
        faces.map((face) => terms.faces[face]),
        'and',
      )}${target === null ? '; it holds its course' : `; it hunts ${who(told, target)}`}`,
    ),
  'enemy-ship-moved': ({ kind, from, to }, told) =>
    from === to ? '' : sentence(`${foeShip(kind)} sails into ${hexName(told, to)}`),
  'enemy-ship-fired': ({ kind, at, hits, evaded }, told) =>
    sentence(
      `${foeShip(kind)} fires at ${who(told, at)}: ${count(hits, 'hit')}${evaded > 0 ? `, ${evaded} evaded` : ''}`,
    ),
  'enemy-ship-hurt': ({ kind, count: n, left }) => sentence(`${foeShip(kind)} takes ${n} damage, ${left} left`),
  'enemy-ship-gone': ({ kind, how }) =>
    sentence(`${foeShip(kind)} ${how === 'sunk' ? 'sinks' : how === 'arrived' ? 'has arrived' : 'is taken'}`),
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
    sentence(
      `${does(told, seat, 'fire')} ${token('artillery', gun, lookUp(names.artillery, gun)?.name ?? gun)} at ${hexName(told, at)}: ${count(hits, 'damage', 'damage')}`,
    ),
  agenda: ({ from, to, why }, told) => sentence(`agenda ${from} to ${to}${because(told, why)}`),
  discovery: ({ token: rider, from, to, why }, told) =>
    sentence(`${RIDERS[rider]} ${from} to ${to}${because(told, why)}`),
  act: ({ act, by }) =>
    sentence(`Act ${ROMAN[act] ?? act} begins; ${by === 'ours' ? 'the captains' : 'they'} got there first`),
  awakened: ({ elder, hex }, told) =>
    sentence(`the Elder One awakens: ${elderName(elder)} rises in ${hexName(told, hex)}`),
  'elder-acts': ({ elder, faces }) =>
    sentence(
      `${elderName(elder)} acts: ${list(
        faces.map((face) => terms.faces[face]),
        'and',
      )}`,
    ),
  'elder-moved': ({ elder, from, to }, told) =>
    from === to ? '' : sentence(`${elderName(elder)} moves into ${hexName(told, to)}`),
  'elder-fired': ({ elder, at, hits, evaded }, told) =>
    sentence(
      `${elderName(elder)} strikes ${who(told, at)}: ${count(hits, 'hit')}${evaded > 0 ? `, ${evaded} evaded` : ''}`,
    ),
  'elder-hurt': ({ elder, count: n, left, penalties }) =>
    sentence(
      `${elderName(elder)} takes ${n} damage, ${left} left${penalties > 0 ? `; it rolls ${penalties} fewer` : ''}`,
    ),
  'elder-progress': ({ progress, of }) => sentence(`its purpose: ${progress} of ${of}`),
  'elder-effect': ({ elder, which }) =>
    sentence(which === 'awakening' ? `what ${elderName(elder)} brings` : `while ${elderName(elder)} is risen`),
  chose: ({ seat, effect }, told) => `${capital(does(told, seat, 'choose'))}: ${uncapital(sentences(effect))}`,
  declined: ({ seat, source }, told) => sentence(`${does(told, seat, 'decline')}${because(told, source)}`),
  'shuffled-back': () => '',
  over: ({ cause, won }) =>
    sentence(
      `${won ? 'the voyage is won' : 'the voyage is lost'}: ${terms.causes[cause].replace(/\.$/, '').toLowerCase()}`,
    ),
};
