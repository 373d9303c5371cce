// English: what an option means.
import type { LabelWords } from '../language';
import { token } from '../tokens';
import { sentences } from './effects';
import { at, loyalty, resource, sentence, skill, space, spaceName } from './grammar';
import { names } from './names';
import { faceName, sourceLabel, whom } from './telling';
import { terms } from './terms';

/** With a capital and without a full stop. */
const label = (text: string): string => sentence(text).replace(/\.$/, '');

const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(by)}`;

export const labels: LabelWords = {
  card: ({ card }) => faceName(card),
  skill: ({ skill: id }) => label(skill(id)),
  space: ({ space: id }) => spaceName(id),
  seat: ({ seat }, asked) => label(whom(asked, seat)),
  character: ({ character }) => `${names.characters[character].name}, ${names.characters[character].role}`,
  item: ({ item, owner }, asked) =>
    owner === null || asked.seat(owner).you
      ? names.items[item].name
      : `${names.items[item].name} (${whom(asked, owner)})`,
  spell: ({ spell }) => names.spells[spell].name,
  mythos: ({ mythos }) => names.mythos[mythos].name,
  waypoint: ({ waypoint }) => names.waypoints[waypoint].name,
  loyalty: ({ loyalty: id }) => loyalty(id),
  deck: ({ deck }) => label(`${deck} deck`),
  track: ({ track: id }) => token('track', id, names.tracks[id]),
  resource: ({ resource: id }) => label(resource(id, 2)),
  monarch: ({ monarch }) => names.monarchs[monarch],
  'deep-one': ({ space: where }) => `Deep One ${at(where)}`,
  passenger: ({ space: where }) => (where === 'supply' ? 'Passenger in the supply' : `Passenger ${at(where)}`),
  'crisis-option': ({ mythos, option }) => names.mythosOptions[mythos]?.[option] ?? `Option ${option + 1}`,
  effect: ({ index }, { about }) => {
    const effect = about.effects?.[index];
    return effect ? sentences(effect) : `Option ${index + 1}`;
  },
  yes: () => 'Yes',
  no: () => 'No',
  number: ({ number }) => `${number}`,
  rest: () => 'The rest, in the order of the board',
  give: ({ item, from, to }, asked) => `${names.items[item].name}: ${whom(asked, from)} → ${whom(asked, to)}`,
  result: ({ result }) => terms.results[result],
  use: ({ source: from, card, by }) => {
    const name = card !== null && from.startsWith('skill:') ? faceName(card) : sourceLabel(from);
    const cost = card !== null && !from.startsWith('skill:') ? ` with ${faceName(card)}` : '';
    return `${label(name)}${cost}${by === null ? '' : ` ${signed(by)}`}`;
  },
  move: ({ to }) => `Move to ${space(to)}`,
  attack: ({ target }, asked) =>
    target.is === 'seat' ? `Attack ${whom(asked, target.seat)}` : `Attack a Deep One ${at(target.space)}`,
  rescue: () => 'Rescue a passenger',
  trade: () => 'Trade items (spends the action even if refused)',
  repair: ({ room: id }) => `Repair ${space(id)}`,
  reveal: () => 'Reveal yourself as a traitor',
  'defeat-passenger': () => 'Defeat a passenger',
  pass: () => 'Pass',
};
