// Spanish: what cards say.
import type { ItemTrait } from '../../content/card';
import { SKILLS, type Skill } from '../../content/ids';
import type { RuleWords } from '../language';
import { token } from '../tokens';
import { ability, trait } from './abilities';
import { condition } from './conditions';
import { DECK_OF, top } from './decks';
import { sentences } from './effects';
import { loyalty, skill, skills, somebody, trackName } from './forms';
import { list, sentence, uncapital } from './grammar';
import { names } from './names';
import { rooms } from './places';
import { terms } from './terms';

const TRAITS: Readonly<Record<ItemTrait, string>> = {
  weapon: 'Arma',
  improvement: 'Mejora',
  tome: 'Tomo',
  artifact: 'Artefacto',
  explosive: 'Explosivo',
  ally: 'Aliado',
};

const worth = (id: Skill | 'any', value: number): string =>
  `cartas de ${id === 'any' ? 'Habilidad' : skill(id)} que sumen ${value} o más`;

export const rules: RuleWords = {
  effect: sentences,
  ability,
  trait,
  requirement: (given) => sentence(`solo si ${condition(given)}`),
  reveal: ({ notInBrig, effect }) => {
    const heading = token('key', 'when', 'Al revelarte como traidor');
    return `${heading}${notInBrig ? `, si no estás ${rooms.at('brig')}` : ''}: ${uncapital(sentences(effect))}`;
  },
  check: (target, supporting) => `${token('key', 'check', `Prueba ${target}`)}: ${skills(supporting)}`,
  labelled: (label, text) => `${label}: ${uncapital(text)}`,
  result: (result, from) =>
    result === 'partial' ? token('key', 'partial', `${from} o más`) : token('key', result, terms.results[result]),
  chooser: (who) => sentence(`${somebody(who)} elige`).replace(/\.$/, ':'),
  option: (label) => token('key', 'option', label),
  icons: (activates, id) =>
    `${token('activation', activates, terms.activations[activates])} · ${
      id === 'choice' ? token('track', id, 'medidor de Viaje o de Ritual') : trackName(id)
    }`,
  kept: `${token('key', 'kept', 'En tu zona de juego')}:`,
  traits: (given) => {
    const [first, ...rest] = given.map((one) => TRAITS[one]);
    return token('key', 'traits', `${[first, ...rest.map((one) => one.toLowerCase())].join(', ')}.`);
  },
  distance: (distance) => `Distancia ${distance}.`,
  structural: ({ skill: id, worth: value }) =>
    `Pon esta carta en la casilla dañada; todos los humanos que estén en ella son derrotados. ${token('key', 'action', 'Acción')}, si estás en esa casilla: descarta ${worth(id, value)} para repararla.`,
  after: (after) =>
    after === 'removed'
      ? 'A continuación, retira esta carta de la partida.'
      : 'A continuación, pon esta carta debajo del mazo de Daño y resuelve otra carta de Daño.',
  character: ({ skillSet, start, item }) => {
    const set = SKILLS.flatMap((id) => (skillSet[id] ? [`${skillSet[id]} de ${skill(id)}`] : []));
    return `Conjunto de Habilidades: ${list(set, 'y')}. Casilla inicial: ${rooms.name(start)}. Objeto inicial: ${token('item', item, names.items[item].name)}.`;
  },
  sickBay:
    'En el paso de Recibir habilidades robas solo 1 carta de tu conjunto de Habilidades. Esta casilla no tiene ninguna acción.',
  titles: {
    captain: `Cuando el barco alcance Llegada, mira ${top(2, DECK_OF.waypoint)}, pon una debajo y resuelve la otra. Si el jugador activo es un humano y está ${rooms.at('brig')}, eliges tú el medidor.`,
    keeper: 'El Hechizo resuelto se retira de la partida.',
  },
  loyalties: {
    human: `Ganas si el barco llega a su destino y solo tienes cartas de ${loyalty('human')}.`,
    hybrid: `Eres un traidor, aunque también tengas cartas de ${loyalty('human')}. Ganas si algún recurso llega a 0, si hay 6 casillas dañadas a la vez o si no quedan profundos suficientes cuando hay que ponerlos.`,
    cultist: `Eres un traidor, aunque también tengas cartas de ${loyalty('human')}. Ganas como el ${loyalty('hybrid')}, pero solo si las Escalas suman una distancia de 12 o más.`,
  },
  passenger: (effect) =>
    effect.do === 'nothing'
      ? 'Cuando este Pasajero sea derrotado, no se pierde nada.'
      : `Cuando este Pasajero sea derrotado: ${uncapital(sentences(effect))}`,
};
