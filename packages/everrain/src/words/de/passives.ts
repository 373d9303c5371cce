// German: what works by being there.
import type { Passive } from '../../content/effect';
import type { CrewStatWords, KnackWords, MomentWords, ShipStatWords } from '../language';
import { sentences } from './effects';
import { type Counted, cluesText, coins, count, gem, numbered, POINTS, sentence, signed } from './grammar';

const less = (by: number): string => (by < 0 ? 'weniger' : 'mehr');
const lower = (by: number): string => (by < 0 ? 'niedriger' : 'höher');
const change = (by: number, forms: Counted): string => `${signed(by)} ${numbered(Math.abs(by), forms)}`;
const ATTACK: Counted = ['Angriffswürfel', 'Angriffswürfel'];
const EVASION: Counted = ['Ausweichwürfel', 'Ausweichwürfel'];

const CREW: CrewStatWords = {
  dice: (by) => `${signed(by)} Würfel in jedem Handgemenge`,
  'attack-dice': (by) => `${signed(by)} Angriffs- oder Ausweichwürfel`,
  island: (by) => `Inselwert ${signed(by)}`,
  port: (by) => `Hafenwert ${signed(by)}`,
  wage: (by) => `die Heuer ist um ${Math.abs(by)} ${lower(by)}`,
  'deck-strain': (by) =>
    by < 0 ? `nimmt am Zugende an Deck keine ${gem('strain')}` : `nimmt am Zugende an Deck ${by} ${gem('strain')} mehr`,
  'strain-taken': (by) => `nimmt jedes Mal ${Math.abs(by)} ${gem('strain')} ${less(by)}`,
  'trauma-taken': (by) => `nimmt jedes Mal ${Math.abs(by)} ${gem('trauma')} ${less(by)}`,
  'university-clues': (by) => `braucht an der Universität ${cluesText(Math.abs(by))} ${less(by)}`,
  'gun-dice': (by) => `${change(by, ATTACK)} mit dem Geschütz, das dieses Crewmitglied besetzt`,
  helm: (by) => `${change(by, POINTS)} auf einem Navigationsposten`,
  'evasion-dice': (by) => `${change(by, EVASION)} unter Beschuss auf einem Navigationsposten`,
  recovery: (by) => `wird jedes Mal ${Math.abs(by)} ${less(by)} los`,
};

const SHIP: ShipStatWords = {
  refresh: (by) => `frische jede Runde ${count(Math.abs(by), ['Befehl', 'Befehle'])} ${less(by)} auf`,
  hold: (by) => `der Laderaum fasst ${count(Math.abs(by), ['Schatz', 'Schätze'])} ${less(by)}`,
  speed: (by) => `jeder Navigationsbefehl gibt ${change(by, POINTS)}`,
  'gun-dice': (by) => `jedes Geschütz feuert mit ${signed(by)} Angriffswürfel${Math.abs(by) === 1 ? '' : 'n'}`,
  'evasion-dice': (by) => `${change(by, EVASION)} unter Beschuss`,
  'repair-cost': (by) => `jeder Posten kostet beim Reparieren ${coins(Math.abs(by))} ${less(by)}`,
  'hire-cost': (by) => `Anheuern kostet ${coins(Math.abs(by))} ${less(by)}`,
  'upgrade-cost': (by) => `Ausbauten kosten ${coins(Math.abs(by))} ${less(by)}`,
  'treasure-draws': (by) => `der Markt zeigt ${count(by, ['weiteren Schatz', 'weitere Schätze'])}`,
  'upgrade-draws': (by) => `die Werft zeigt ${count(by, ['weiteren Ausbau', 'weitere Ausbauten'])}`,
  'hire-draws': (by) => `das Wirtshaus zeigt ${count(by, ['weitere Crewtafel', 'weitere Crewtafeln'])}`,
  denizens: (by) =>
    `im Hafen ${by === 1 ? 'zeigt' : 'zeigen'} sich ${count(by, ['weitere Hafengestalt', 'weitere Hafengestalten'])}`,
  sight: (by) =>
    `in jedem Zug ${by === 1 ? 'kostet' : 'kosten'} ${count(by, ['Schritt', 'Schritte'])} in rauer See nichts zusätzlich`,
  'storm-damage': (by) => `Stürme machen jedes Mal ${Math.abs(by)} Schaden ${less(-by)}`,
};

const KNACKS: KnackWords = {
  'reroll-fate':
    'darf einen Schicksalswurf, der dieses Crewmitglied betrifft, einmal wiederholen; das zweite Ergebnis gilt',
  'survives-death':
    'statt zu sterben, verliert dieses Crewmitglied alle Steine und Eigenschaften, erhält neue Eigenschaften und kommt unter Deck',
  'swaps-expedition': 'darf eine Expeditionskarte einmal austauschen, vor ihrer Probe oder Entscheidung',
  'sells-at-best': 'verkauft bei jedem Besuch 1 Schatz zum höchsten Preis aller Häfen',
  'reveals-freely': 'du darfst Kartenteile ohne Krähennest und ohne Navigationspunkte aufdecken',
  'cannot-man-guns': 'kann keine Geschützposten besetzen',
  'cannot-man-helm': 'kann keine Navigationsposten besetzen',
  'cannot-man-crows-nest': 'kann das Krähennest nicht besetzen',
  'cannot-explore': 'geht nie auf Expeditionen',
  'cannot-activate': 'kann keine Verbesserungen nutzen',
  'never-fatigued': 'wird nie ermüdet',
  'mans-two': 'besetzt auch einen benachbarten Posten',
  'must-be-paid-double': 'verlangt die doppelte Heuer',
  'omens-are-damage': 'Omen auf den Angriffswürfeln dieses Crewmitglieds zählen als Schaden',
  'omens-are-evasion': 'Omen auf den Ausweichwürfeln dieses Crewmitglieds zählen als Ausweichen',
  'unseen-by-enemies': 'Feinde suchen dieses Crewmitglied zuletzt',
  'free-listen': 'einmal Zuhören ist bei jedem Besuch kostenlos',
  'no-service': 'nutzt im Hafen keinen Dienst außer Ausruhen',
  'starts-frays-late': 'gibt keine Würfel in ein Handgemenge, das der eigene Befehl beginnt',
};

const MOMENTS: MomentWords = {
  'turn-start': 'Zu Beginn deines Zuges',
  'turn-end-at-sea': 'Wenn dein Zug auf See endet',
  'port-visit': 'Wenn du einen Hafen besuchst',
  'expedition-start': 'Wenn eine Expedition beginnt',
  'fray-won': 'Wenn hier in einem Handgemenge ein Feind vernichtet wird',
  'enemy-boards': 'Wenn ein Feind auf deinem Deck erscheint',
  reveal: 'Wenn du ein Kartenteil aufdeckst',
  'node-destroyed': 'Wenn hier ein Posten zerstört wird',
  'act-end': 'Am Aktende',
  'round-end': 'Zu Beginn der Feindphase',
};

export function passive(given: Passive): string {
  switch (given.is) {
    case 'crew-stat':
      return sentence(CREW[given.stat](given.by));
    case 'ship-stat':
      return sentence(SHIP[given.stat](given.by));
    case 'knack':
      return sentence(KNACKS[given.knack]);
    case 'when':
      return `${MOMENTS[given.moment]}: ${sentences(given.effect)}`;
    default: {
      const never: never = given;
      return never;
    }
  }
}
