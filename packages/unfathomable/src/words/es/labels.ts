// Spanish: what an option means.
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
  skill: ({ skill: id }) => skill(id),
  space: ({ space }) => label(spaces.name(space)),
  seat: ({ seat }, asked) => label(who(asked, seat)),
  character: ({ character }) => `${names.characters[character].name}, ${names.characters[character].role}`,
  item: ({ item, owner }, asked) =>
    owner === null || asked.seat(owner).you
      ? names.items[item].name
      : `${names.items[item].name} (${who(asked, owner)})`,
  spell: ({ spell }) => names.spells[spell].name,
  mythos: ({ mythos }) => names.mythos[mythos].name,
  waypoint: ({ waypoint }) => names.waypoints[waypoint].name,
  loyalty: ({ loyalty: id }) => label(loyalty(id)),
  deck: ({ deck }) => `Mazo de ${DECK_OF[deck]}`,
  track: ({ track }) => token('track', track, names.tracks[track]),
  resource: ({ resource: id }) => resource(id),
  monarch: ({ monarch }) => names.monarchs[monarch],
  'deep-one': ({ space }) => `Profundo ${spaces.of(space)}`,
  passenger: ({ space }) => `Pasajero ${space === 'supply' ? 'del suministro común' : spaces.of(space)}`,
  'crisis-option': ({ mythos, option }) => names.mythosOptions[mythos]?.[option] ?? `Opción ${option + 1}`,
  effect: ({ index }, { about }) => {
    const effect = about.effects?.[index];
    return effect ? sentences(effect) : `Opción ${index + 1}`;
  },
  yes: () => 'Sí',
  no: () => 'No',
  number: ({ number }) => `${number}`,
  rest: () => 'Los demás, en el orden del tablero',
  give: ({ item, from, to }, asked) => `${names.items[item].name}: ${who(asked, from)} → ${who(asked, to)}`,
  result: ({ result }) => terms.results[result],
  use: ({ source: from, card, by }) => {
    const played = card !== null && from.startsWith('skill:');
    const name = card !== null && played ? faceName(card) : sourceLabel(from);
    const cost = card !== null && !played ? `: ${faceName(card)}` : '';
    return `${label(name)}${cost}${by === null ? '' : ` ${signed(by)}`}`;
  },
  move: ({ to }) => `Moverse ${spaces.to(to)}`,
  attack: ({ target }, asked) =>
    `Atacar a ${target.is === 'seat' ? whom(asked, target.seat) : `un profundo ${spaces.of(target.space)}`}`,
  rescue: () => 'Rescatar a un Pasajero',
  trade: () => 'Intercambiar Objetos (la acción se gasta aunque lo rechacen)',
  repair: ({ room }) => `Reparar ${spaces.the(room)}`,
  reveal: () => 'Revelarse como traidor',
  'defeat-passenger': () => 'Derrotar a un Pasajero',
  pass: () => 'Pasar',
};
