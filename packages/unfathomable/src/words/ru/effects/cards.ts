// Russian: cards that are drawn, discarded, looked at and kept.
import type { Effect, Who } from '../../../content/effect';
import type { CardEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { does } from '../amounts';
import { DECK_OF, top } from '../decks';
import { ofSkill, ofSomebody, skillCards } from '../forms';
import { CARDS, CARDS_OF, type Clause, count, fact, long, order, quoted } from '../grammar';
import { names } from '../names';

type Of<K extends CardEffectKind> = Extract<Effect, { readonly do: K }>;

function drawing({ who, count: number, upTo, from }: Of<'draw'>): Clause {
  const cards = upTo ? `до ${count(number, CARDS_OF)}` : count(number, CARDS);
  const types = number === 1 ? 'любого навыка' : 'любых навыков';
  const which = from === 'own-set' ? 'из своего набора навыков' : `${types}, кроме ${ofSkill('treachery')}`;
  return does(who, `возьмите/взять ${cards} ${which}`, `берёт ${cards} ${which}`);
}

const rest = (looked: number): string => (looked === 2 ? 'другую' : 'остальные');

const sorted = (deck: Of<'sort-top'>['deck']): string =>
  deck === 'mythos-or-waypoint' ? `${DECK_OF.mythos} или ${DECK_OF.waypoint}` : DECK_OF[deck];

function sorting({ deck, look }: Of<'sort-top'>): string {
  const cards = `посмотрите/посмотреть ${top(look, sorted(deck))}`;
  return look === 1
    ? `${cards} и положите/положить её наверх или под низ`
    : `${cards}, 1 положите/положить наверх, а ${rest(look)} под низ`;
}

/** Somebody looks at two cards and resolves one. */
const pickOne = (who: Who, deck: string): Clause =>
  does(
    who,
    `посмотрите/посмотреть ${top(2, deck)}, 1 положите/положить под низ, а другую разыграйте/разыграть`,
    `смотрит ${top(2, deck)}, 1 кладёт под низ, а другую разыгрывает`,
  );

export const cards: Pick<EffectWords<Clause>, CardEffectKind> = {
  draw: drawing,
  discard: ({ who, count: number }) => {
    const what = number === 'hand' ? 'все карты с руки' : skillCards(number);
    return does(who, `сбросьте/сбросить ${what}`, `сбрасывает ${what}`);
  },
  exchange: ({ upTo }) =>
    order(
      `сбросьте/сбросить до ${skillCards(upTo, 'any', CARDS_OF)} и возьмите/взять столько же из одной колоды навыка, кроме ${ofSkill('treachery')}`,
    ),
  'draw-item': ({ who }) => does(who, 'возьмите/взять 1 вещь', 'берёт 1 вещь'),
  'choose-item': ({ look, rest: others }) =>
    order(
      `посмотрите/посмотреть ${top(look, DECK_OF.item)}, 1 возьмите/взять, а ${rest(look)} ${
        others === 'bottom' ? 'положите/положить под низ' : 'замешайте/замешать обратно'
      }`,
    ),
  'give-item': () => order('отдайте/отдать 1 свою вещь человеку в вашей области'),
  'take-item': () => order('заберите/забрать 1 вещь у человека в вашей области'),
  'remove-item': ({ which }) =>
    order(
      `уберите/убрать из игры ${which === 'own-chosen' ? '1 свою вещь' : `вещь ${quoted(names.items[which].name)}`}`,
    ),
  'lose-items': ({ who }) =>
    order(`уберите/убрать из игры все ${who === 'you' ? 'свои вещи' : `вещи ${ofSomebody(who)}`}`),
  'keep-one-item-each': () =>
    fact('каждый человек оставляет себе 1 вещь по своему выбору, а остальные его вещи убираются из игры'),
  'remove-top': ({ deck, count: number }) => order(`уберите/убрать из игры не глядя ${top(number, DECK_OF[deck])}`),
  'sort-top': (effect) => order(sorting(effect)),
  'choose-spell': ({ who, look }) =>
    look === 2
      ? pickOne(who, DECK_OF.spell)
      : does(who, `разыграйте/разыграть ${top(1, DECK_OF.spell)}`, `разыгрывает ${top(1, DECK_OF.spell)}`),
  'choose-waypoint': ({ who }) => pickOne(who, DECK_OF.waypoint),
  'replace-waypoint': () =>
    order(`уберите/убрать эту карту и вместо неё разыграйте/разыграть ${top(1, DECK_OF.waypoint)}`),
  'treachery-to-chaos': ({ count: number }) =>
    order(`замешайте/замешать ${skillCards(number, 'treachery')} в колоду хаоса`),
  'renew-chaos': () => order('сбросьте/сбросить колоду хаоса и соберите/собрать новую'),
  keep: ({ who }) =>
    order(
      who === 'you'
        ? 'оставьте/оставить эту карту в своей игровой зоне'
        : `положите/положить эту карту в игровую зону ${ofSomebody(who)}`,
    ),
  drop: () => order('сбросьте/сбросить эту карту'),
  'give-ward': () => order('положите/положить эту карту в игровую зону любого игрока'),
  'repair-free': () => order('отремонтируйте/отремонтировать свою область, не сбрасывая карт'),
  'resolve-mythos-as-failed': () =>
    long(
      order(
        'возьмите/взять карту мифа и сделайте/сделать выбор, если он на ней есть; её проверка считается проваленной, а символы не разыгрываются',
      ),
    ),
  'end-action-step': () => order('завершите/завершить свой этап действий'),
  'repeat-lore-action': () => order('разыграйте/разыграть это действие ещё раз'),
};
