// German: what cards say.
import type { ItemTrait } from '../../content/card';
import { SKILLS } from '../../content/ids';
import type { RuleWords } from '../language';
import { token } from '../tokens';
import { ability, trait } from './abilities';
import { condition } from './conditions';
import { sentences } from './effects';
import { loyalty, loyaltyCards, severalCards, skill, skills, somebody } from './forms';
import { list, sentence } from './grammar';
import { names } from './names';
import { rooms } from './places';
import { terms } from './terms';

const TRAITS: Readonly<Record<ItemTrait, string>> = {
  weapon: 'Waffe',
  improvement: 'Verbesserung',
  tome: 'Buch',
  artifact: 'Artefakt',
  explosive: 'Sprengstoff',
  ally: 'Verbündeter',
};

export const rules: RuleWords = {
  effect: sentences,
  ability,
  trait,
  requirement: (given) => sentence(`nur falls ${condition(given)}`),
  reveal: ({ notInBrig, effect }) => {
    const heading = token('key', 'when', 'Wenn du dich als Verräter enttarnst');
    return `${heading}${notInBrig ? `, falls du nicht ${rooms.at('brig')} bist` : ''}: ${sentences(effect)}`;
  },
  check: (target, supporting) => `${token('key', 'check', `Probe ${target}`)}: ${skills(supporting)}`,
  labelled: (label, text) => `${label}: ${text}`,
  result: (result, from) =>
    result === 'partial' ? token('key', 'partial', `${from} oder mehr`) : token('key', result, terms.results[result]),
  chooser: (who) => sentence(`${somebody(who)} entscheidet`).replace(/\.$/, ':'),
  option: (label) => token('key', 'option', label),
  icons: (activates, id) =>
    `${token('activation', activates, terms.activations[activates])} · ${token(
      'track',
      id,
      id === 'choice' ? 'Fahrt- oder Ritualleiste' : names.tracks[id],
    )}`,
  kept: `${token('key', 'kept', 'In deinem Spielbereich')}:`,
  traits: (given) => token('key', 'traits', `${given.map((one) => TRAITS[one]).join(', ')}.`),
  distance: (distance) => `Entfernung ${distance}.`,
  structural: ({ skill: id, worth }) =>
    `Lege diese Karte auf das beschädigte Feld; alle Menschen dort werden überwältigt. ${token('key', 'action', 'Aktion')}, falls du auf diesem Feld bist: Lege ${severalCards(id)} mit einem Gesamtwert von mindestens ${worth} ab, um es zu reparieren.`,
  after: (after) =>
    after === 'removed'
      ? 'Entferne diese Karte danach aus dem Spiel.'
      : 'Lege diese Karte danach unter den Schadensstapel und handle eine weitere Schadenskarte ab.',
  character: ({ skillSet, start, item }) => {
    const set = SKILLS.flatMap((id) => (skillSet[id] ? [`${skillSet[id]} ${skill(id)}`] : []));
    return `Fertigkeitenset: ${list(set, 'und')}. Startfeld: ${rooms.name(start)}. Startgegenstand: ${token('item', item, names.items[item].name)}.`;
  },
  sickBay: 'Im Fertigkeitenschritt ziehst du hier nur 1 Karte deines Fertigkeitensets. Eine Aktion gibt es hier nicht.',
  titles: {
    captain: `Sieh dir bei der Ankunft die 2 obersten Etappenzielkarten an, lege eine davon unter den Stapel und handle die andere ab. Ist der aktive Spieler ein Mensch ${rooms.at('brig')}, wählst du die Leiste.`,
    keeper: 'Ein abgehandelter Zauber wird aus dem Spiel entfernt.',
  },
  loyalties: {
    human: `Du gewinnst, wenn das Schiff sein Ziel erreicht und du nur ${loyaltyCards('human')} hast.`,
    hybrid: `Du bist ein Verräter, auch wenn du außerdem ${loyaltyCards('human')} hast. Du gewinnst, wenn eine Ressource auf 0 fällt, 6 Innenfelder gleichzeitig beschädigt sind oder mehr Tiefe Wesen erscheinen müssten, als im Vorrat sind.`,
    cultist: `Du bist ein Verräter, auch wenn du außerdem ${loyaltyCards('human')} hast. Du gewinnst wie der ${loyalty('hybrid')}, aber nur bei einer Entfernung von mindestens 12.`,
  },
  passenger: (effect) =>
    effect.do === 'nothing'
      ? 'Wenn dieser Passagier überwältigt wird, geht nichts verloren.'
      : `Wenn dieser Passagier überwältigt wird: ${sentences(effect)}`,
};
