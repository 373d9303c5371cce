// English: cards, checks, traitors and the end.
import { SKILLS } from '../../../content/ids';
import type { CardEventKind } from '../../families';
import type { LogWords } from '../../language';
import { cardIn, keptCard } from '../../lookups';
import { opening } from '../../opening';
import { loyaltiesIn, type Told } from '../../told';
import { sentences } from '../effects';
import { count, list, loyalty, sentence, signed, skill, skillCards, skills, whole } from '../grammar';
import { names } from '../names';
import { because, does, everybody, face, faces, source, thing, whom, whose } from '../telling';
import { terms } from '../terms';

type Of<K extends CardEventKind> = Extract<Told, { readonly type: K }>;

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
  chaos: 'A new chaos deck is built.',
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
  if (change === 'faceup') return 'all cards but chaos cards are added faceup';
  if (change === 'no-chaos') return 'no chaos cards are added to this check';
  return id ? `${skill(id)} now counts as supporting` : 'one more skill counts as supporting';
}

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
  'check-changed': (event) => sentence(changed(event)),
  'check-decreed': ({ seat, result }, told) =>
    `${does(told, seat, 'decide', 'decides')} how the check ends: ${terms.results[result].toLowerCase()}.`,
  'chaos-added': ({ count: number }) =>
    `${count(number, 'chaos card')} ${number === 1 ? 'is' : 'are'} added to the check.`,
  contributed: ({ seat, count: number, cards: shown }, told) =>
    number === 0
      ? `${does(told, seat, 'add', 'adds')} no cards.`
      : `${does(told, seat, 'add', 'adds')} ${count(number, 'card')}${shown && shown.length > 0 ? `: ${faces(shown)}` : ''}.`,
  'pile-grew': ({ source: from, card }) =>
    `A card is added to the check${because(from)}${card === undefined ? '' : `: ${face(card)}`}.`,
  'check-revealed': ({ cards: shown, total }) =>
    `The cards are revealed: ${shown.length > 0 ? faces(shown) : 'none'}. Total ${whole(total)}.`,
  'total-changed': ({ by, total, card }) =>
    sentence(`${card === undefined ? '' : `${face(card)} is added: `}total now ${whole(total)} (${signed(by)})`),
  'check-result': ({ result, total, target, decreed }) =>
    decreed
      ? `${terms.results[result]}, decided without cards.`
      : `${terms.results[result]}: ${whole(total)} against ${target}.`,
  mythos: ({ card, seat }, told) => `${does(told, seat, 'draw', 'draws')} a mythos card: ${names.mythos[card].name}.`,
  'mythos-unusable': ({ card }) => `The mythos card ${names.mythos[card].name} cannot be resolved; another is drawn.`,
  'mythos-replaced': ({ card }) => `The mythos card ${names.mythos[card].name} is discarded; another is drawn.`,
  'crisis-skipped': ({ card, why, seat }, told) =>
    `The crisis ${names.mythos[card].name} is skipped${why === 'brig' ? `: ${seat === undefined ? 'the current player is' : `${whom(told, seat)} ${told.seat(seat).you ? 'are' : 'is'}`} in the Brig` : ''}.`,
  'crisis-option': ({ card, option, seat }, told) =>
    `${does(told, seat, 'choose', 'chooses')} “${names.mythosOptions[card]?.[option] ?? `Option ${option + 1}`}”.`,
  chose: ({ seat, effect }, told) =>
    `${does(told, seat, 'choose', 'chooses')} “${opening(sentences(effect)).replaceAll('“', '‘').replaceAll('”', '’')}”.`,
  accused: ({ seat, target }, told) => `${does(told, seat, 'want', 'wants')} ${whom(told, target)} put in the Brig.`,
  declined: ({ seat, source: from }, told) => `${does(told, seat, 'decline', 'declines')}${because(from)}.`,
  kept: ({ seat, card }, told) => `${does(told, seat, 'keep', 'keeps')} ${keptCard(card, names)} in play.`,
  dropped: ({ seat, card }, told) => `${does(told, seat, 'discard', 'discards')} ${keptCard(card, names)}.`,
  'item-gained': ({ seat, item, from }, told) =>
    `${does(told, seat, 'get', 'gets')} ${thing(item)}${from === null ? '' : ` from ${whom(told, from)}`}.`,
  'item-lost': ({ seat, item }, told) => `${does(told, seat, 'lose', 'loses')} ${thing(item)}.`,
  improvement: ({ seat, item }, told) =>
    item === null
      ? `${does(told, seat, 'have', 'has')} no active improvement.`
      : sentence(`${whose(told, seat)} active improvement is now ${thing(item)}`),
  spell: ({ spell, seat }, told) => `${does(told, seat, 'resolve', 'resolves')} the spell ${names.spells[spell].name}.`,
  'removed-unseen': ({ deck, count: number }) =>
    `${count(number, 'card')} of the ${deck} deck ${number === 1 ? 'is' : 'are'} removed from the game unseen.`,
  looked: ({ seat, deck, count: number, cards: known }, told) => {
    const found =
      known && known.length > 0
        ? `: ${list(
            known.map((id) => cardIn(deck, id, names)),
            'and',
          )}`
        : '';
    return `${does(told, seat, 'look', 'looks')} at the top ${number === 1 ? 'card' : `${number} cards`} of the ${deck} deck${found}.`;
  },
  'feat-gone': ({ seat }, told) => sentence(`${whose(told, seat)} feat is removed from the game`),
  revealed: ({ seat, card }, told) =>
    `${does(told, seat, 'reveal yourself', 'is revealed')} as a traitor: ${loyalty(card)}.`,
  truth: ({ seat, loyalty: held }, told) =>
    `${does(told, seat, 'held', 'held')} ${
      held.length > 0
        ? list(
            loyaltiesIn(held).map(([id, number]) => `${number} ${loyalty(id)} card${number === 1 ? '' : 's'}`),
            'and',
          )
        : 'no loyalty cards'
    }.`,
  over: ({ cause, winners, distance }, told) =>
    `${terms.causes[cause]} Distance ${distance}. ${winners.length > 0 ? `Winners: ${everybody(told, winners)}.` : 'No player wins.'}`,
};
