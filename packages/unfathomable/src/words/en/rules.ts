// English: what cards say.
import type { ItemTrait } from '../../content/card';
import { SKILLS, type Skill } from '../../content/ids';
import type { RuleWords } from '../language';
import { token } from '../tokens';
import { ability, trait } from './abilities';
import { condition } from './conditions';
import { sentences } from './effects';
import { list, loyalty, person, room, sentence, skill, skills, space } from './grammar';
import { names } from './names';
import { terms } from './terms';

const TRAITS: Readonly<Record<ItemTrait, string>> = {
  weapon: 'Weapon',
  improvement: 'Improvement',
  tome: 'Tome',
  artifact: 'Artefact',
  explosive: 'Explosive',
  ally: 'Ally',
};

const worth = (id: Skill | 'any', value: number): string =>
  `${id === 'any' ? 'skill' : skill(id)} cards worth ${value} or more`;

export const rules: RuleWords = {
  effect: sentences,
  ability,
  trait,
  requirement: (given) => sentence(`only if ${condition(given)}`),
  reveal: ({ notInBrig, effect }) => {
    const heading = token('key', 'when', 'When you reveal yourself as a traitor');
    return `${heading}${notInBrig ? `, if you are not in ${room('brig')}` : ''}: ${sentences(effect)}`;
  },
  check: (target, supporting) => `${token('key', 'check', `Check ${target}`)}: ${skills(supporting)}`,
  labelled: (label, text) => `${label}: ${text}`,
  result: (result, from) =>
    result === 'partial' ? token('key', 'partial', `${from} or more`) : token('key', result, terms.results[result]),
  chooser: (who) => sentence(`${person(who)} chooses`).replace(/\.$/, ':'),
  option: (label) => token('key', 'option', label),
  icons: (activates, id) =>
    `${token('activation', activates, terms.activations[activates])} · ${
      id === 'choice'
        ? token('track', id, 'travel or ritual track')
        : token('track', id, names.tracks[id].toLowerCase())
    }`,
  kept: `${token('key', 'kept', 'In your play area')}:`,
  traits: (given) => token('key', 'traits', `${given.map((one) => TRAITS[one]).join(', ')}.`),
  distance: (distance) => `Distance ${distance}.`,
  structural: ({ skill: id, worth: value }) =>
    `Put this card into the damaged room; each human there is defeated. ${token('key', 'action', 'Action')}, if you are in that room: Discard ${worth(id, value)} to repair it.`,
  after: (after) =>
    after === 'removed'
      ? 'Then remove this card from the game.'
      : 'Then put this card on the bottom of the damage deck and resolve another damage card.',
  character: ({ skillSet, start, item }) => {
    const set = SKILLS.flatMap((id) => (skillSet[id] ? [`${skillSet[id]} ${skill(id)}`] : []));
    return `Skill set: ${list(set, 'and')}. Starting space: ${space(start)}. Starting item: ${token('item', item, names.items[item].name)}.`;
  },
  sickBay: 'In the receive skills step, you draw only 1 card from your skill set. There is no action here.',
  titles: {
    captain: `When the ship arrives, look at the top 2 cards of the waypoint deck, put 1 on the bottom and resolve the other. If the current player is a human in ${room('brig')}, you choose the track.`,
    keeper: 'A resolved spell is removed from the game.',
  },
  loyalties: {
    human: `Win if the ship reaches its destination and you hold only ${loyalty('human')} cards.`,
    hybrid: `You are a traitor, even if you also hold ${loyalty('human')} cards. Win if any resource reaches 0, 6 rooms are damaged at once, or too few Deep Ones are left to spawn.`,
    cultist: `You are a traitor, even if you also hold ${loyalty('human')} cards. Win like the ${loyalty('hybrid')}, but only if the waypoints add up to a distance of 12 or more.`,
  },
  passenger: (effect) =>
    effect.do === 'nothing'
      ? 'Nothing is lost when this passenger is defeated.'
      : `When this passenger is defeated: ${sentences(effect)}`,
};
