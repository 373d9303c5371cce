// German: what is asked.
import type { AnyDecision } from '../../model/question';
import type { PromptWords } from '../language';
import type { Asking } from '../telling';
import { sentences } from './effects';
import { theDeepOne } from './forms';
import { CARDS, type Counted, count, ITEMS, list, quoted } from './grammar';
import { names } from './names';
import { spaces } from './places';
import { because, thatDefeated, toWhom, whom } from './telling';

type Words = (decision: AnyDecision, asked: Asking) => string;

/** „Wähle ein Feld („Astralreise“).“ */
const ask =
  (text: string): Words =>
  ({ source }) =>
    `${text}${because(source)}.`;

const question =
  (text: string): Words =>
  ({ source }) =>
    `${text}${because(source)}?`;

const SKILL_CARDS: Counted = ['Fertigkeitskarte', 'Fertigkeitskarten'];
const DEEP_ONES: Counted = ['Tiefes Wesen', 'Tiefe Wesen'];
const PASSENGERS: Counted = ['Passagier', 'Passagiere'];
const PIECES: Counted = ['Figur', 'Figuren'];

/** „Wähle 2 Karten“, „Wähle 1 bis 3 Karten“, „Wähle bis zu 3 Karten“, „Wähle beliebig viele Karten“. */
function choose({ min, max, options }: AnyDecision, things: Counted): string {
  if (min === max) return `Wähle ${count(max, things)}`;
  if (min > 0) return `Wähle ${min} bis ${count(max, things)}`;
  if (max === 1) return `Wähle höchstens ${count(1, things)}`;
  return `Wähle ${max >= options.length ? `beliebig viele ${things[1]}` : `bis zu ${count(max, things)}`}`;
}

const some =
  (things: Counted, purpose = ''): Words =>
  (decision) =>
    `${choose(decision, things)}${purpose}${because(decision.source)}.`;

/** Cards whose values must add up. */
const worth =
  (purpose: string): Words =>
  ({ least, source }) =>
    `Lege Karten mit einem Gesamtwert von mindestens ${least ?? 0} ab, um ${purpose}${because(source)}.`;

/** „das Tiefe Wesen in der Messe“. */
const deepOneAt = ({ about: { space } }: Asking): string =>
  `${theDeepOne}${space === undefined || space === 'supply' ? '' : ` ${spaces.at(space)}`}`;

export const prompts: PromptWords = {
  'choose-character': ask('Wähle deinen Charakter'),
  'starting-hand': some(SKILL_CARDS, ' aus deinem Fertigkeitenset für deine Starthand'),
  improvement: ask('Wähle deine aktive Verbesserung'),
  'receive-one': ask('Wähle die Fertigkeit, von der du 1 Karte ziehst'),
  'receive-treachery': ask('Wähle die Karten, an deren Stelle du Verratskarten ziehst'),
  'start-of-action-step': question('Zu Beginn deines Aktionsschritts etwas nutzen'),
  action: ask('Wähle eine Aktion'),
  'leave-brig': worth('die Brig zu verlassen'),
  'draw-skills': ({ min, max, source }) =>
    `Wähle ${max === 1 ? 'den Stapel, von dem' : 'die Stapel, von denen'} du ${
      min === max ? '' : max === 1 ? 'höchstens ' : 'bis zu '
    }${count(max, CARDS)} ziehst${because(source)}.`,
  'discard-cards': some(CARDS, ' zum Ablegen'),
  'discard-to-limit': (decision) =>
    `Handkartenlimit: ${choose(decision, CARDS)} zum Ablegen${because(decision.source)}.`,
  'repair-cards': worth('das Feld zu reparieren'),
  'trade-offer': ask('Wähle, welche Gegenstände den Besitzer wechseln'),
  'trade-consent': (_, asked) => {
    const trades = (asked.about.trade ?? []).map(
      ({ item, from, to }) => `${quoted(names.items[item].name)} von ${toWhom(asked, from)} an ${whom(asked, to)}`,
    );
    return trades.length > 0 ? `Diesem Tausch zustimmen: ${list(trades, 'und')}?` : 'Diesem Tausch zustimmen?';
  },
  'before-roll': question('Vor dem Wurf reagieren'),
  'after-roll': question('Auf den Wurf reagieren'),
  'before-check': question('Reagieren, bevor Karten beigetragen werden'),
  contribute: some(CARDS, ' für die Probe'),
  'after-total': question('Auf den Gesamtwert reagieren'),
  'check-skill': ask('Wähle die Fertigkeit, die hilfreich wird'),
  'check-card-deck': ask('Wähle den Stapel, von dem eine Karte hinzukommt'),
  'check-result': ask('Bestimme das Ergebnis der Probe'),
  'would-be-defeated': ({ source }, asked) =>
    asked.about.seat === undefined
      ? `Das Überwältigen verhindern${because(source)}?`
      : `Verhindern, ${thatDefeated(asked, asked.about.seat)}${because(source)}?`,
  'passenger-would-be-defeated': question('Den Passagier retten'),
  'before-deep-ones': question('Reagieren, bevor Tiefe Wesen handeln'),
  'before-choice': question('Reagieren, bevor du in der Krise entscheidest'),
  'mythos-drawn': question('Auf die Mythoskarte reagieren'),
  'own-mythos-step': question('In deinem Mythosschritt etwas nutzen'),
  'boiler-advanced': question('Auf das Vorrücken der Fahrtleiste reagieren'),
  'repeat-action': question('Die Aktion noch einmal abhandeln'),
  'respond-order': ask('Mehrere wollen reagieren: Wähle, wer zuerst an die Reihe kommt'),
  'crisis-option': ask('Wähle eine Möglichkeit'),
  'choose-effect': ask('Wähle eine Möglichkeit'),
  may: ({ source }, asked) => {
    const [effect] = asked.about.effects ?? [];
    return effect
      ? `Möchtest du das tun${because(source)}? ${sentences(effect)}`
      : `Möchtest du das nutzen${because(source)}?`;
  },
  'choose-space': ask('Wähle ein Feld'),
  'choose-human': ask('Wähle einen Menschen'),
  'choose-character-here': ask('Wähle einen Charakter'),
  'choose-player': ask('Wähle einen Spieler'),
  'choose-enemy': ask('Wähle einen Feind'),
  'choose-defender': ({ source }, asked) => `Wähle, wen ${deepOneAt(asked)} angreift${because(source)}.`,
  'choose-deep-one': some(DEEP_ONES),
  'order-defeats': ask('Wähle, wer als Nächstes überwältigt wird'),
  'order-deep-ones': ask('Wähle, welche Tiefen Wesen als Nächstes handeln'),
  'move-deep-one': ({ source }, asked) => `Wähle, wohin sich ${deepOneAt(asked)} bewegt${because(source)}.`,
  'choose-monarch': ask('Wähle einen Monarchen'),
  'choose-passenger': ask('Wähle einen Passagier'),
  'choose-passengers': some(PASSENGERS),
  'choose-resource': ask('Wähle eine Ressource'),
  'choose-track': ask('Wähle die Leiste, die vorrückt'),
  'choose-number': ask('Wähle eine Zahl'),
  'choose-deck': ask('Wähle einen Stapel'),
  'choose-item': some(ITEMS),
  'choose-item-to-keep': ask('Wähle den Gegenstand, den du behältst'),
  'choose-weapon': ask('Wähle eine Waffe'),
  'choose-spell': ask('Wähle den Zauber, den du abhandelst'),
  'choose-waypoint': ask('Wähle das Etappenziel, das du abhandelst'),
  'sort-top': ask('Wähle die Karte, die oben bleibt'),
  'choose-loyalty': ask('Wähle die Loyalitätskarte, die du aufdeckst'),
  'pass-loyalty': ask('Wähle, wer deine Loyalitätskarten bekommt'),
  'treachery-exchange': some(CARDS, ' zum Austausch gegen Verratskarten'),
  relocate: (decision, asked) =>
    asked.about.room === undefined
      ? `${choose(decision, PIECES)} zum Bewegen${because(decision.source)}.`
      : `Wähle, wer ${spaces.to(asked.about.room)} kommt${because(decision.source)}.`,
};
