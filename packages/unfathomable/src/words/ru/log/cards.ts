// Russian: cards, checks, traitors and the end.
import { SKILLS } from '../../../content/ids';
import type { CardEventKind } from '../../families';
import type { LogWords } from '../../language';
import { cardIn, keptCard } from '../../lookups';
import { opening } from '../../opening';
import { loyaltiesIn, type Told } from '../../told';
import { DECK_OF, top } from '../decks';
import { sentences } from '../effects';
import { loyalty, ofSkill, skill, skillCards, skills } from '../forms';
import { CARDS, CARDS_ARE, count, list, numbered, quoted, sentence, signed, whole } from '../grammar';
import { names } from '../names';
import { because, does, everybody, face, faces, ofWhom, who, whom, whose } from '../telling';
import { terms } from '../terms';

type Of<K extends CardEventKind> = Extract<Told, { readonly type: K }>;

const times = ([id, number]: ReturnType<typeof loyaltiesIn>[number]): string =>
  number === 1 ? loyalty(id) : `${number} × ${loyalty(id)}`;

/** «2 карты знаний и 1 карту воли». */
const types = (drawn: Of<'drew'>['skills']): string =>
  list(
    SKILLS.flatMap((id) => {
      const number = drawn.filter((one) => one === id).length;
      return number === 0 ? [] : [skillCards(number, id)];
    }),
    'и',
  );

const DECKS: Readonly<Record<Exclude<Of<'reshuffled'>['deck'], (typeof SKILLS)[number]>, string>> = {
  chaos: 'Колода хаоса собрана заново.',
  mythos: 'Колода мифов перемешана заново.',
  item: 'Колода вещей перемешана заново.',
  damage: 'Колода повреждений перемешана заново.',
};

function reshuffled({ deck }: Of<'reshuffled'>): string {
  return deck === 'chaos' || deck === 'mythos' || deck === 'item' || deck === 'damage'
    ? DECKS[deck]
    : `Колода ${ofSkill(deck)} перемешана заново.`;
}

function changed({ change, skill: id }: Of<'check-changed'>): string {
  if (change === 'faceup') return 'все карты, кроме карт хаоса, добавляются лицевой стороной вверх';
  if (change === 'no-chaos') return 'карты хаоса к этой проверке не добавляются';
  return id ? `${skill(id)} теперь — положительный навык` : 'добавлен ещё один положительный навык';
}

const card = (name: string): string => `карту ${quoted(name)}`;
const thing = (id: keyof typeof names.items): string => `вещь ${quoted(names.items[id].name)}`;

export const cards: Pick<LogWords, CardEventKind> = {
  drew: ({ seat, skills: drawn, cards: mine }, told) => {
    if (mine && mine.length > 0) return `${does(told, seat, 'берёте', 'берёт')}: ${faces(mine)}.`;
    return drawn.length > 0
      ? `${does(told, seat, 'берёте', 'берёт')} ${types(drawn)}.`
      : `${does(told, seat, 'не берёте', 'не берёт')} карт навыков.`;
  },
  discarded: ({ seat, cards: gone }, told) =>
    gone.length > 0
      ? `${does(told, seat, 'сбрасываете', 'сбрасывает')}: ${faces(gone)}.`
      : `${does(told, seat, 'ничего не сбрасываете', 'ничего не сбрасывает')}.`,
  reshuffled,
  'treachery-to-chaos': ({ count: number }) =>
    `В колоду хаоса ${numbered(number, ['замешана', 'замешаны', 'замешано'])} ${skillCards(number, 'treachery', CARDS_ARE)}.`,
  check: ({ source: from, target, partial, skills: supporting }) =>
    `Проверка${because(from)}: ${skills(supporting)}, целевое число ${target}${partial === null ? '' : `, частичный успех от ${partial}`}.`,
  'check-changed': (event) => sentence(changed(event)),
  'check-decreed': ({ seat, result }, told) =>
    `${does(told, seat, 'определяете', 'определяет')} исход проверки: ${terms.results[result].toLowerCase()}.`,
  'chaos-added': ({ count: number }) =>
    `К проверке ${numbered(number, ['добавлена', 'добавлены', 'добавлено'])} ${count(number, CARDS_ARE)} хаоса.`,
  contributed: ({ seat, count: number, cards: shown }, told) =>
    number === 0
      ? `${does(told, seat, 'не добавляете', 'не добавляет')} карт к проверке.`
      : `${does(told, seat, 'добавляете', 'добавляет')} к проверке ${count(number, CARDS)}${shown && shown.length > 0 ? `: ${faces(shown)}` : ''}.`,
  'pile-grew': ({ source: from, card: added }) =>
    `К проверке добавлена карта${because(from)}${added === undefined ? '' : `: ${face(added)}`}.`,
  'check-revealed': ({ cards: shown, total }) =>
    `${shown.length > 0 ? `Карты открыты: ${faces(shown)}` : 'В проверке нет карт'}. Итоговое число ${whole(total)}.`,
  'total-changed': ({ by, total, card: added }) =>
    `${added === undefined ? 'Итоговое' : `Добавлена карта (${face(added)}): итоговое`} число теперь ${whole(total)} (${signed(by)}).`,
  'check-result': ({ result, total, target, decreed }) =>
    decreed
      ? `${terms.results[result]}: решено без карт.`
      : `${terms.results[result]}: ${whole(total)} при целевом числе ${target}.`,
  mythos: ({ card: id, seat }, told) =>
    `${does(told, seat, 'берёте', 'берёт')} карту мифа ${quoted(names.mythos[id].name)}.`,
  'mythos-unusable': ({ card: id }) =>
    `Карту мифа ${quoted(names.mythos[id].name)} разыграть нельзя; вместо неё берётся другая.`,
  'mythos-replaced': ({ card: id }) =>
    `Карта мифа ${quoted(names.mythos[id].name)} сброшена; вместо неё берётся другая.`,
  'crisis-skipped': ({ card: id, why, seat }, told) =>
    `Кризис ${quoted(names.mythos[id].name)} пропущен${why === 'brig' ? `: ${seat === undefined ? 'текущий игрок' : who(told, seat)} в карцере` : ''}.`,
  'crisis-option': ({ card: id, option, seat }, told) => {
    const label = names.mythosOptions[id]?.[option];
    return `${does(told, seat, 'выбираете', 'выбирает')} ${label ? `вариант ${quoted(label)}` : `вариант ${option + 1}`}.`;
  },
  chose: ({ seat, effect }, told) =>
    `${does(told, seat, 'выбираете', 'выбирает')} вариант ${quoted(opening(sentences(effect)))}.`,
  accused: ({ seat, target }, told) =>
    `${does(told, seat, 'хотите', 'хочет')} отправить ${whom(told, target)} в карцер.`,
  declined: ({ seat, source: from }, told) => `${does(told, seat, 'отказываетесь', 'отказывается')}${because(from)}.`,
  kept: ({ seat, card: id }, told) =>
    `${does(told, seat, 'оставляете', 'оставляет')} ${card(keptCard(id, names))} в игровой зоне.`,
  dropped: ({ seat, card: id }, told) =>
    `${does(told, seat, 'сбрасываете', 'сбрасывает')} ${card(keptCard(id, names))}.`,
  'item-gained': ({ seat, item, from }, told) =>
    `${does(told, seat, 'получаете', 'получает')} ${from === null ? '' : `от ${ofWhom(told, from)} `}${thing(item)}.`,
  'item-lost': ({ seat, item }, told) => `${does(told, seat, 'теряете', 'теряет')} ${thing(item)}.`,
  improvement: ({ seat, item }, told) =>
    item === null
      ? `У ${ofWhom(told, seat)} нет активного улучшения.`
      : `У ${ofWhom(told, seat)} активно улучшение ${quoted(names.items[item].name)}.`,
  spell: ({ spell, seat }, told) =>
    `${does(told, seat, 'разыгрываете', 'разыгрывает')} заклинание ${quoted(names.spells[spell].name)}.`,
  'removed-unseen': ({ deck, count: number }) =>
    `Из колоды ${DECK_OF[deck]} не глядя ${numbered(number, ['убрана', 'убраны', 'убрано'])} ${count(number, CARDS_ARE)}.`,
  looked: ({ seat, deck, count: number, cards: known }, told) => {
    const found = known && known.length > 0 ? `: ${known.map((id) => quoted(cardIn(deck, id, names))).join(', ')}` : '';
    return `${does(told, seat, 'смотрите', 'смотрит')} ${top(number, DECK_OF[deck])}${found}.`;
  },
  'feat-gone': ({ seat }, told) => sentence(`${whose(told, seat, 'ваша', 'карта подвига')} убрана из игры`),
  revealed: ({ seat, card: id }, told) => `${does(told, seat, 'разоблачаете', 'разоблачает')} себя: ${loyalty(id)}.`,
  truth: ({ seat, loyalty: held }, told) =>
    held.length > 0
      ? `У ${ofWhom(told, seat)} ${held.length === 1 ? 'была карта роли' : 'были карты ролей'}: ${loyaltiesIn(held).map(times).join(', ')}.`
      : `У ${ofWhom(told, seat)} не было карт ролей.`,
  over: ({ cause, winners, distance }, told) =>
    `${terms.causes[cause]} Расстояние ${distance}. ${winners.length > 0 ? `Победа: ${everybody(told, winners)}.` : 'Среди игроков победителей нет.'}`,
};
