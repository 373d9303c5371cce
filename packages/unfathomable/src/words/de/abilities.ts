// German: abilities and traits.

import { tell } from '@undertow/language';
import type { Ability, Effect, Trait } from '../../content/effect';
import type { AbilityPlace, TimingWords, TraitWords } from '../language';
import { token } from '../tokens';
import { condition } from './conditions';
import { sentences } from './effects';
import { skillCard, skillDeck } from './forms';
import { list, paragraph, signed } from './grammar';
import { rooms } from './places';

const timings: TimingWords = {
  action: 'Aktion',
  'start-of-action-step': 'Zu Beginn deines Aktionsschritts',
  'before-check': 'Bevor Karten zu einer Probe beigetragen werden',
  'before-mythos-check': 'Bevor Karten zur Probe einer Mythoskarte beigetragen werden',
  'after-total': 'Nachdem der Gesamtwert einer Probe feststeht',
  'before-roll': 'Bevor ein Würfel geworfen wird',
  'instead-of-roll': 'Wenn ein Würfel geworfen würde',
  'after-roll': 'Nachdem ein Würfel geworfen wurde',
  'after-attack-roll': 'Nach dem Würfelwurf eines Angriffs',
  'own-defeat': 'Wenn du überwältigt würdest',
  'character-defeat': 'Wenn ein Charakter überwältigt würde',
  'character-or-passenger-defeat': 'Wenn ein Charakter oder Passagier überwältigt würde',
  'passenger-defeat-nearby': 'Wenn ein Passagier auf deinem oder einem benachbarten Feld überwältigt würde',
  'own-crisis-choice': 'Wenn du in einer Krise entscheiden müsstest',
  'own-mythos-step': 'In deinem Mythosschritt',
  'mythos-drawn': 'Wenn eine Mythoskarte gezogen wird',
  'boiler-advanced': 'Nachdem die Aktion des Kesselraums die Fahrtleiste vorrücken ließ',
  'lore-action': 'Nachdem du die Aktion einer Wissenskarte abgehandelt hast',
  'before-deep-ones-activate': 'Bevor Tiefe Wesen handeln',
};

const LIMITS: Readonly<Record<NonNullable<Ability['limit']>, string>> = {
  turn: 'Nur ein Mal pro Zug.',
  roll: 'Nur ein Mal pro Würfelwurf.',
  check: 'Nur ein Mal pro Probe.',
};

/** „falls du nicht in der Brig bist“, joined to the heading. */
const when = ({ when: timing, conditions = [] }: Ability): string => {
  const heading = token('key', timing === 'action' ? 'action' : 'when', timings[timing]);
  return conditions.length === 0 ? heading : `${heading}, falls ${list(conditions.map(condition), 'und')}`;
};

/** Responses can be left out, and say so; playing a skill card or performing an action is a choice already. */
function body({ when: timing, cost, effect }: Ability, place: AbilityPlace): Effect {
  const paid: Effect = cost ? { do: 'pay', cost, to: effect } : effect;
  return timing === 'action' || place === 'skill' ? paid : { do: 'may', effect: paid };
}

export function ability(given: Ability, place: AbilityPlace): string {
  const text = sentences(body(given, place));
  const ending = [
    given.spent
      ? place === 'mythos'
        ? 'Lege diese Karte danach ab.'
        : 'Entferne diese Karte danach aus dem Spiel.'
      : '',
    given.thenAct ? (given.spent ? 'Führe dann 1 Aktion durch.' : 'Führe danach 1 Aktion durch.') : '',
    given.limit ? LIMITS[given.limit] : '',
  ].filter((part) => part !== '');
  return `${when(given)}: ${paragraph([text, ...ending])}`;
}

const traits: TraitWords<string> = {
  'skill-set': ({ skill }) => `Dein Fertigkeitenset enthält 1 ${skillCard(skill)} mehr.`,
  'basic-attack-bonus': ({ by }) => `Deine Angriffsaktionen erhalten ${signed(by)} auf den Wurf.`,
  'cannot-attack': () => 'Du kannst nicht angreifen.',
  'treachery-with-own-cards': () =>
    `Wenn du Karten zu einer Probe beiträgst, kommt 1 Karte vom ${skillDeck('treachery')} hinzu.`,
  'treachery-in-every-check': () =>
    `Falls du nicht ${rooms.at('brig')} bist, kommt zu jeder Probe 1 Karte vom ${skillDeck('treachery')} hinzu.`,
  'on-passenger-defeat': ({ effect }) =>
    `${token('key', 'when', 'Wenn ein Passagier überwältigt wird')}: ${sentences(effect)}`,
};

export const trait = (given: Trait): string => tell(traits, given.always, given);
