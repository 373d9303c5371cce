// Russian: what an option means.
import type { LabelWords } from '../language';
import { token } from '../tokens';
import { DECK_OF } from './decks';
import { sentences } from './effects';
import { loyalty, resource, skill } from './forms';
import { sentence, signed } from './grammar';
import { names } from './names';
import { spaces } from './places';
import { faceName, sourceLabel, who, whom } from './telling';
import { terms } from './terms';

/** With a capital and without a full stop. */
const label = (text: string): string => sentence(text).replace(/\.$/, '');

export const labels: LabelWords = {
  card: ({ card }) => faceName(card),
  skill: ({ skill: id }) => label(skill(id)),
  space: ({ space }) => label(spaces.name(space)),
  seat: ({ seat }, asked) => label(who(asked, seat)),
  character: ({ character }) => {
    const { name, role } = names.characters[character];
    return `${name}, ${role.toLowerCase()}`;
  },
  item: ({ item, owner }, asked) =>
    owner === null || asked.seat(owner).you
      ? names.items[item].name
      : `${names.items[item].name} (${who(asked, owner)})`,
  spell: ({ spell }) => names.spells[spell].name,
  mythos: ({ mythos }) => names.mythos[mythos].name,
  waypoint: ({ waypoint }) => names.waypoints[waypoint].name,
  loyalty: ({ loyalty: id }) => label(loyalty(id)),
  deck: ({ deck }) => `Колода ${DECK_OF[deck]}`,
  track: ({ track }) => token('track', track, names.tracks[track]),
  resource: ({ resource: id }) => label(resource(id)),
  monarch: ({ monarch }) => names.monarchs[monarch],
  'deep-one': ({ space }) => `Глубоководный ${spaces.at(space)}`,
  passenger: ({ space }) => `Пассажир ${space === 'supply' ? 'в запасе' : spaces.at(space)}`,
  'crisis-option': ({ mythos, option }) => names.mythosOptions[mythos]?.[option] ?? `Вариант ${option + 1}`,
  effect: ({ index }, { about }) => {
    const effect = about.effects?.[index];
    return effect ? sentences(effect) : `Вариант ${index + 1}`;
  },
  yes: () => 'Да',
  no: () => 'Нет',
  number: ({ number }) => `${number}`,
  rest: () => 'Остальные, по порядку на поле',
  give: ({ item, from, to }, asked) => `${names.items[item].name}: ${who(asked, from)} → ${who(asked, to)}`,
  result: ({ result }) => terms.results[result],
  use: ({ source: from, card, by }) => {
    const played = card !== null && from.startsWith('skill:');
    const name = card !== null && played ? faceName(card) : sourceLabel(from);
    const cost = card !== null && !played ? `: ${faceName(card)}` : '';
    return `${label(name)}${cost}${by === null ? '' : ` ${signed(by)}`}`;
  },
  move: ({ to }) => `Передвинуться ${spaces.to(to)}`,
  attack: ({ target }, asked) =>
    `Атаковать ${target.is === 'seat' ? whom(asked, target.seat) : `глубоководного ${spaces.at(target.space)}`}`,
  rescue: () => 'Спасти пассажира',
  trade: () => 'Обменяться вещами (действие тратится и при отказе)',
  repair: ({ room }) => `Отремонтировать ${spaces.object(room)}`,
  reveal: () => 'Разоблачить себя',
  'defeat-passenger': () => 'Победить пассажира',
  pass: () => 'Пропустить',
};
