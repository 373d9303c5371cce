// English: cards, checks, traitors and the end.
import { SKILLS } from '../../../content/ids';
import type { Event } from '../../../model/event';
import type { CardEventKind } from '../../families';
import type { LogWords } from '../../language';
import { cardIn, keptCard } from '../../lookups';
import { count, list, loyalty, sentence, skill, skillCards, skills } from '../grammar';
import { names } from '../names';
import { does, everybody, face, faces, source, whom, whose } from '../telling';
import { terms } from '../terms';

type Of<K extends CardEventKind> = Extract<Event, { readonly type: K }>;

/** "2 lore and 1 will". */
const types = (drawn: Of<'drew'>['skills']): string =>
  list(
    SKILLS.flatMap((id) => {
      const number = drawn.filter((one) => one === id).length;
      return number === 0 ? [] : [`${number} ${skill(id)}`];
    }),
    'and',
  );

const DECKS: Readonly<Record<Exclude<Of<'reshuffled'>['deck'], (typeof SKILLS)[number]>, string>> = {
  chaos: 'The chaos deck is built anew.',
  mythos: 'The mythos deck is reshuffled.',
  item: 'The item deck is reshuffled.',
  damage: 'The damage deck is reshuffled.',
};

function reshuffled({ deck }: Of<'reshuffled'>): string {
  return deck === 'chaos' || deck === 'mythos' || deck === 'item' || deck === 'damage'
    ? DECKS[deck]
    : `The ${skill(deck)} deck is reshuffled.`;
}

function changed({ change, skill: id }: Of<'check-changed'>): string {
  if (change === 'faceup') return 'cards are added faceup';
  if (change === 'no-chaos') return 'no chaos cards are added';
  return id ? `${skill(id)} is supporting` : 'one more skill is supporting';
}

const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(by)}`;

export const cards: Pick<LogWords, CardEventKind> = {
  drew: ({ seat, skills: drawn, cards: mine }, told) =>
    `${does(told, seat, 'draw', 'draws')} ${mine ? faces(mine) : drawn.length > 0 ? types(drawn) : skillCards(0)}.`,
  discarded: ({ seat, cards: gone }, told) =>
    `${does(told, seat, 'discard', 'discards')} ${gone.length > 0 ? faces(gone) : 'nothing'}.`,
  reshuffled,
  'treachery-to-chaos': ({ count: number }) =>
    `${skillCards(number, 'treachery')} ${number === 1 ? 'is' : 'are'} shuffled into the chaos deck.`,
  check: ({ source: from, target, partial, skills: supporting }) =>
    `Check for ${source(from)}: ${target}${partial === null ? '' : ` (partial success from ${partial})`} with ${skills(supporting)}.`,
  'check-changed': (event, told) =>
    `${does(told, event.seat, 'use', 'uses')} ${source(event.source)}: ${changed(event)}.`,
  'check-decreed': ({ seat, result }, told) =>
    `${does(told, seat, 'decide', 'decides')} the check: ${terms.results[result].toLowerCase()}.`,
  'chaos-added': ({ count: number }) => `${count(number, 'chaos card')} added to the check.`,
  contributed: ({ seat, count: number, cards: shown }, told) =>
    number === 0
      ? `${does(told, seat, 'add', 'adds')} no cards.`
      : `${does(told, seat, 'add', 'adds')} ${count(number, 'card')}${shown && shown.length > 0 ? `: ${faces(shown)}` : ''}.`,
  'pile-grew': ({ source: from, card }) =>
    `${source(from)} adds a card to the check${card === undefined ? '' : `: ${face(card)}`}.`,
  'check-revealed': ({ cards: shown, total }) =>
    `The cards are revealed: ${shown.length > 0 ? faces(shown) : 'none'}. Total ${total}.`,
  'total-changed': ({ seat, source: from, by, total, card }, told) =>
    `${does(told, seat, 'use', 'uses')} ${source(from)}${card === undefined ? '' : ` with ${face(card)}`}: ${signed(by)}, total ${total}.`,
  'check-result': ({ result, total, target }) => `${terms.results[result]}: ${total} against ${target}.`,
  mythos: ({ card, seat }, told) => `${does(told, seat, 'draw', 'draws')} a mythos card: ${names.mythos[card].name}.`,
  'mythos-unusable': ({ card }) => `${names.mythos[card].name} cannot be used; another card is drawn.`,
  'mythos-replaced': ({ card, by }, told) =>
    `${does(told, by, 'discard', 'discards')} ${names.mythos[card].name}; another card is drawn.`,
  'crisis-skipped': ({ card, why }) =>
    `The crisis of ${names.mythos[card].name} is skipped${why === 'brig' ? ', since the current player is in the Brig' : ''}.`,
  'crisis-option': ({ card, option, seat }, told) =>
    `${does(told, seat, 'choose', 'chooses')}: ${names.mythosOptions[card]?.[option] ?? `option ${option + 1}`}.`,
  chose: ({ seat, source: from, index }, told) =>
    `${does(told, seat, 'choose', 'chooses')} option ${index + 1} of ${source(from)}.`,
  accused: ({ seat, target }, told) => `${does(told, seat, 'want', 'wants')} ${whom(told, target)} in the Brig.`,
  declined: ({ seat, source: from }, told) => `${does(told, seat, 'decline', 'declines')} ${source(from)}.`,
  kept: ({ seat, card }, told) => `${does(told, seat, 'keep', 'keeps')} ${keptCard(card, names)} in play.`,
  dropped: ({ seat, card }, told) => `${does(told, seat, 'discard', 'discards')} ${keptCard(card, names)}.`,
  'item-gained': ({ seat, item }, told) => `${does(told, seat, 'get', 'gets')} ${names.items[item].name}.`,
  'item-lost': ({ seat, item, to }, told) =>
    `${does(told, seat, 'lose', 'loses')} ${names.items[item].name}${to === null ? '' : ` to ${whom(told, to)}`}.`,
  improvement: ({ seat, item }, told) =>
    item === null
      ? `${does(told, seat, 'have', 'has')} no active improvement.`
      : `${does(told, seat, 'use', 'uses')} ${names.items[item].name} as active improvement.`,
  spell: ({ spell, seat }, told) => `${does(told, seat, 'resolve', 'resolves')} the spell ${names.spells[spell].name}.`,
  'removed-unseen': ({ deck, count: number }) =>
    `${count(number, 'card')} of the ${deck} deck ${number === 1 ? 'is' : 'are'} removed unseen.`,
  looked: ({ seat, deck, count: number, cards: known }, told) => {
    const found =
      known && known.length > 0
        ? `: ${list(
            known.map((id) => cardIn(deck, id, names)),
            'and',
          )}`
        : '';
    return `${does(told, seat, 'look', 'looks')} at ${count(number, 'card')} of the ${deck} deck${found}.`;
  },
  'feat-gone': ({ seat }, told) => sentence(`${whose(told, seat)} feat is gone`),
  revealed: ({ seat, card }, told) => `${does(told, seat, 'reveal', 'reveals')} as a traitor: ${loyalty(card)}.`,
  truth: ({ seat, loyalty: held }, told) =>
    `${does(told, seat, 'held', 'held')} ${held.length > 0 ? list(held.map(loyalty), 'and') : 'no loyalty cards'}.`,
  over: ({ cause, winners, distance }, told) =>
    `${terms.causes[cause]} Distance ${distance}. ${winners.length > 0 ? `Winners: ${everybody(told, winners)}.` : 'Nobody wins.'}`,
};
