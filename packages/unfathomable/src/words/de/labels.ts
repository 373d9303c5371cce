// German: what an option means.
import type { LabelWords } from '../language';
import { spaceNames } from '../lookups';
import { token } from '../tokens';
import { DECKS } from './decks';
import { sentences } from './effects';
import { loyalty, resource, skill } from './forms';
import { capital, signed } from './grammar';
import { names } from './names';
import { spaces } from './places';
import { faceName, sourceLabel, who, whom } from './telling';
import { terms } from './terms';

const SPACES = spaceNames(names);

export const labels: LabelWords = {
  card: ({ card }) => faceName(card),
  skill: ({ skill: id }) => skill(id),
  space: ({ space }) => token('space', space, capital(SPACES[space])),
  seat: ({ seat }, asked) => capital(who(asked, seat)),
  character: ({ character }) => `${names.characters[character].name}, ${names.characters[character].role}`,
  item: ({ item, owner }, asked) =>
    owner === null || asked.seat(owner).you
      ? names.items[item].name
      : `${names.items[item].name} (${who(asked, owner)})`,
  spell: ({ spell }) => names.spells[spell].name,
  mythos: ({ mythos }) => names.mythos[mythos].name,
  waypoint: ({ waypoint }) => names.waypoints[waypoint].name,
  loyalty: ({ loyalty: id }) => loyalty(id),
  deck: ({ deck }) => DECKS[deck],
  track: ({ track }) => token('track', track, names.tracks[track]),
  resource: ({ resource: id }) => resource(id),
  monarch: ({ monarch }) => names.monarchs[monarch],
  'deep-one': ({ space }) => `Tiefes Wesen ${spaces.at(space)}`,
  passenger: ({ space }) => `Passagier ${space === 'supply' ? 'im Vorrat' : spaces.at(space)}`,
  'crisis-option': ({ mythos, option }) => names.mythosOptions[mythos]?.[option] ?? `Möglichkeit ${option + 1}`,
  effect: ({ index }, { about }) => {
    const effect = about.effects?.[index];
    return effect ? sentences(effect) : `Möglichkeit ${index + 1}`;
  },
  yes: () => 'Ja',
  no: () => 'Nein',
  number: ({ number }) => `${number}`,
  rest: () => 'Die übrigen, in der Reihenfolge des Spielplans',
  give: ({ item, from, to }, asked) => `${names.items[item].name}: ${who(asked, from)} → ${who(asked, to)}`,
  result: ({ result }) => terms.results[result],
  use: ({ source: from, card, by }) => {
    const played = card !== null && from.startsWith('skill:');
    const name = card !== null && played ? faceName(card) : sourceLabel(from);
    const cost = card !== null && !played ? ` mit ${faceName(card)}` : '';
    return `${name}${cost}${by === null ? '' : ` ${signed(by)}`}`;
  },
  move: ({ to }) => `${capital(spaces.to(to))} gehen`,
  attack: ({ target }, asked) =>
    target.is === 'seat'
      ? `${capital(whom(asked, target.seat))} angreifen`
      : `Ein Tiefes Wesen ${spaces.at(target.space)} angreifen`,
  rescue: () => 'Einen Passagier retten',
  trade: () => 'Gegenstände tauschen (die Aktion ist auch bei Ablehnung verbraucht)',
  repair: ({ room }) => `${capital(spaces.object(room))} reparieren`,
  reveal: () => 'Dich als Verräter enttarnen',
  'defeat-passenger': () => 'Einen Passagier überwältigen',
  pass: () => 'Passen',
};
