// English: cards that are drawn, discarded, looked at and kept.
import type { Effect, Who } from '../../../content/effect';
import type { CardEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { type Clause, does, fact, long, order, person, skill, skillCards } from '../grammar';
import { thing } from '../telling';

type Of<K extends CardEffectKind> = Extract<Effect, { readonly do: K }>;

function drawing({ who, count: number, upTo, from }: Of<'draw'>): Clause {
  const cards = `${upTo ? 'up to ' : ''}${skillCards(number)}`;
  const set = (whose: string) =>
    from === 'own-set'
      ? ` from ${whose} skill set`
      : ` of any ${number === 1 && !upTo ? 'type' : 'types'} except ${skill('treachery')}`;
  return does(who, `draw ${cards}${set('your')}`, `draws ${cards}${set('their')}`);
}

const rest = (looked: number): string => (looked === 2 ? 'the other' : 'the rest');

const DECKS: Readonly<Record<Of<'sort-top'>['deck'], string>> = {
  mythos: 'the mythos deck',
  waypoint: 'the waypoint deck',
  'mythos-or-waypoint': 'the mythos or waypoint deck',
  spell: 'the spell deck',
};

const top = (number: number, deck: string): string =>
  number === 1 ? `the top card of ${deck}` : `the top ${number} cards of ${deck}`;

function sorting({ deck, look }: Of<'sort-top'>): string {
  const cards = top(look, DECKS[deck]);
  return look === 1
    ? `look at ${cards} and put it on the top or bottom`
    : `look at ${cards}, put 1 on top and ${rest(look)} on the bottom`;
}

/** Somebody looks at two cards and resolves one. */
const pickOne = (who: Who, deck: string): Clause =>
  does(
    who,
    `look at ${top(2, deck)}, put 1 on the bottom and resolve the other`,
    `looks at ${top(2, deck)}, puts 1 on the bottom and resolves the other`,
  );

const owner = (who: Who): string => (who === 'you' ? 'your' : `${person(who)}’s`);

export const cards: Pick<EffectWords<Clause>, CardEffectKind> = {
  draw: drawing,
  discard: ({ who, count: number }) =>
    number === 'hand'
      ? does(who, 'discard your hand', 'discards their hand')
      : does(who, `discard ${skillCards(number)}`, `discards ${skillCards(number)}`),
  exchange: ({ upTo }) =>
    order(`discard up to ${skillCards(upTo)} and draw the same number from 1 deck other than ${skill('treachery')}`),
  'draw-item': ({ who }) => does(who, 'draw 1 item', 'draws 1 item'),
  'choose-item': ({ look, rest: others }) =>
    order(
      `look at ${top(look, 'the item deck')}, take 1 and ${
        others === 'bottom' ? `put ${rest(look)} on the bottom` : `shuffle ${rest(look)} back in`
      }`,
    ),
  'give-item': () => order('give 1 of your items to a human in your space'),
  'take-item': () => order('take 1 item from a human in your space'),
  'remove-item': ({ which }) =>
    order(`remove ${which === 'own-chosen' ? '1 of your items' : thing(which)} from the game`),
  'lose-items': ({ who }) => order(`remove all of ${owner(who)} items from the game`),
  'keep-one-item-each': () => fact('each human keeps 1 item of their choice; the others are removed from the game'),
  'remove-top': ({ deck, count: number }) =>
    order(`remove ${top(number, `the ${deck} deck`)} from the game without looking`),
  'sort-top': (effect) => order(sorting(effect)),
  'choose-spell': ({ who, look }) =>
    look === 2
      ? pickOne(who, DECKS.spell)
      : does(who, `resolve ${top(1, DECKS.spell)}`, `resolves ${top(1, DECKS.spell)}`),
  'choose-waypoint': ({ who }) => pickOne(who, DECKS.waypoint),
  'replace-waypoint': () => order(`remove this card from the game and resolve ${top(1, DECKS.waypoint)} instead`),
  'treachery-to-chaos': ({ count: number }) => order(`shuffle ${skillCards(number, 'treachery')} into the chaos deck`),
  'renew-chaos': () => order('discard the chaos deck and build a new one'),
  keep: ({ who }) =>
    order(who === 'you' ? 'keep this card in your play area' : `put this card into ${owner(who)} play area`),
  drop: () => order('discard this card'),
  'give-ward': () => order('put this card into the play area of a player of your choice'),
  'repair-free': () => order('repair the room you are in without discarding cards'),
  'resolve-mythos-as-failed': () =>
    long(order('draw a mythos card and make its choice, if any; its check counts as failed and its icons are ignored')),
  'end-action-step': () => order('end your action step'),
  'repeat-lore-action': () => order('resolve that action once more'),
};
