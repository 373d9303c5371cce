// English: why a bot did something.
import { tell } from '@undertow/language';
import type { ReasonWords } from '../language';
import type { Compared } from '../reasons';
import type { Telling } from '../telling';
import { at, count, loyalty, resource, room, sentence, skill, space, title, track } from './grammar';
import { labels } from './labels';
import { because, faceName, thing, whom, whose } from './telling';

const option = (ref: Compared, told: Telling): string =>
  tell(labels, ref.is, ref, { seat: (seat) => told.seat(seat), about: {} });

export const reasons: ReasonWords = {
  'check-needs-cards': ({ missing }) => `The check still needs about ${missing}.`,
  'adds-to-check': ({ sum, missing, from, to }) =>
    `${missing > 0 ? `About ${missing} ${missing === 1 ? 'is' : 'are'} still missing, and that adds ${sum}` : `That adds ${sum}`}: the chance of success goes from ${from}% to ${to}%.`,
  'keeps-card': ({ card }) => `${faceName(card)} stays in hand for later.`,
  'check-worth-passing': ({ source: from }) => `Failing would hurt${because(from)}.`,
  'check-not-worth-it': ({ source: from }) => `This is not worth the cards${because(from)}.`,
  'enough-added': ({ expected, target }) => `About ${expected} is in already, and ${target} is needed.`,
  'cannot-reach-target': ({ missing }) => `${missing} more is out of reach.`,
  'best-skills-here': ({ skill: id }) => sentence(`${skill(id)} cards help here`),
  'keep-cards-for-later': ({ count: number }) => `I had better keep ${count(number, 'card')} for later.`,
  'crisis-costs-more': ({ source: from }) => `That crisis would cost more${because(from)}.`,
  'partial-is-enough': ({ from }) => `A total of ${from} is good enough.`,
  'ability-turns-check': ({ source: from }) => `This decides the check${because(from)}.`,
  'fight-here': ({ space: where, count: number }) => `${count(number, 'enemy', 'enemies')} ${at(where)} must go.`,
  'rescue-passenger': ({ space: where }) => `A passenger ${at(where)} is in danger.`,
  'protect-passengers': ({ count: number }) => `${count(number, 'passenger')} on deck must not be lost.`,
  'repair-room': ({ room: id }) => sentence(`${room(id)} should be repaired`),
  'too-many-damaged': ({ count: number }) =>
    `${count(number, 'room is', 'rooms are')} damaged; six would sink the ship.`,
  'advance-travel': ({ steps }) => `The voyage advances ${count(steps, 'space')}.`,
  'advance-ritual': ({ steps }) => `The ritual advances ${count(steps, 'space')}.`,
  'water-is-full': ({ count: number }) =>
    `There ${number === 1 ? 'is' : 'are'} ${count(number, 'Deep One')} in the water and on deck.`,
  'draw-cards': ({ count: number }) => `${count(number, 'more card')} would help.`,
  'get-item': ({ item }) => (item === null ? 'An item would help.' : sentence(`${thing(item)} would help`)),
  'look-ahead': ({ deck }) => `It is good to know what is on top of the ${deck} deck.`,
  'move-towards': ({ space: where }) => `There is work to do ${at(where)}.`,
  'flee-from': ({ space: where }) => sentence(`${space(where)} is dangerous`),
  'use-room': ({ room: id }) => sentence(`${room(id)}’s action is useful now`),
  'let-other-act': ({ seat }, told) => sentence(`an action is worth more in ${whose(told, seat)} hands`),
  'leave-brig': ({ turns }) => `${count(turns, 'turn')} in the Brig is long enough.`,
  'worth-more-than': ({ than }, told) => `It is worth more now than “${option(than, told)}”.`,
  'clears-space': ({ space: where, count: number }) => `${count(number, 'Deep One')} ${at(where)} would be gone.`,
  'discard-for': ({ card }) => `Of the cards that will do, ${faceName(card)} does most for what it costs.`,
  'gains-resource': ({ resource: id, count: number }) => `The ship gains ${number} ${resource(id, number)}.`,
  'other-way-costs': ({ resource: id, count: number, left }) =>
    `The other way would cost about ${number} ${resource(id, number)}, and only ${left} ${left === 1 ? 'is' : 'are'} left.`,
  'spend-nothing': () => 'Nothing here is worth spending a card on.',
  'low-resource': ({ resource: id, left }) => `Only ${left} ${resource(id, left)} left.`,
  'resource-to-spare': ({ resource: id, left }) => `With ${left} ${resource(id, left)}, one can be spared.`,
  'track-close-to-end': ({ track: id }) => sentence(`${track(id)} is nearly full`),
  'short-of-goal': ({ distance }) => `There is still a distance of ${distance} to go.`,
  'last-leg': () => 'The way is behind us: arriving once more wins.',
  suspect: ({ seat }, told) => `I suspect ${whom(told, seat)}.`,
  'trust-player': ({ seat }, told) => `I trust ${whom(told, seat)}.`,
  'too-many-opposing-cards': ({ count: number }) => `${count(number, 'card')} worked against us: that was no accident.`,
  'lock-up-suspect': ({ seat }, told) => `The Brig is the right place for ${whom(told, seat)}.`,
  'free-the-innocent': ({ seat }, told) => `The Brig is the wrong place for ${whom(told, seat)}.`,
  'title-in-good-hands': ({ title: id, seat }, told) =>
    sentence(`${title(id)}’s title is in good hands with ${whom(told, seat)}`),
  hide: () => 'It is too early to draw attention.',
  'sabotage-covered': ({ others }) => `With ${count(others, 'other')} adding cards, nobody can tell.`,
  'sabotage-open': () => 'It no longer matters who notices.',
  'play-along': () => 'A little help keeps suspicion away.',
  'reveal-now': () => 'More harm can be done in the open.',
  'reveal-too-early': () => 'More harm can be done in hiding.',
  'hurt-the-ship': ({ resource: id }) => `The ship is weakest in ${resource(id, 2)}.`,
  'wake-monsters': ({ count: number }) => `${count(number, 'monster')} can be set on them.`,
  'cultist-waits': ({ distance }) => `The ship must first cover a distance of ${distance} more.`,
  'pass-loyalty-to': ({ seat, loyalty: id }, told) => `The ${loyalty(id)} card would suit ${whom(told, seat)}.`,
  'good-odds': ({ percent }) => `It works ${percent}% of the time.`,
  'bad-odds': ({ percent }) => `It works only ${percent}% of the time.`,
  'change-the-roll': ({ percent }) => `That makes it work ${percent}% of the time.`,
  'roll-is-good': () => 'The roll is good as it is.',
  'only-choice': () => 'There is no other choice.',
  'no-difference': () => 'I see no difference between them that matters.',
  'nothing-gained': () => 'Nothing would be gained by it.',
  'at-random': () => 'Picked at random.',
};
