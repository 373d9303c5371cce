// German: what is asked.
import type { AnyDecision } from '../../model/question';
import { isThing } from '../../model/source';
import type { PromptWords } from '../language';
import type { Asking } from '../telling';
import { cost } from './costs';
import { clause, sentences } from './effects';
import { type Counted, capital, count, DICE, MEMBERS, numbered, ofClues } from './grammar';
import { atZone } from './places';
import { because, crewName, crewOf, enemyName, shipOf, things, upgradeName, who, whom } from './telling';

type Words = (decision: AnyDecision, asked: Asking) => string;

const why = ({ source }: AnyDecision, asked: Asking): string => (isThing(source) ? because(asked, source) : '');

const ask =
  (text: string): Words =>
  (decision, asked) =>
    `${text}${why(decision, asked)}.`;

const question =
  (text: string): Words =>
  (decision, asked) =>
    `${text}${why(decision, asked)}?`;

const NODES: Counted = ['Posten', 'Posten'];
const ORDERS: Counted = ['Befehl', 'Befehle'];
const TREASURES: Counted = ['Schatz', 'Schätze'];

/** „2“, „1 bis 3“, „bis zu 3“, „beliebig viele“. */
const howMany = ({ min, max, options }: AnyDecision, forms: Counted): string => {
  if (min === max) return count(max, forms);
  if (min === 0 && max >= options.length) return `beliebig viele ${forms[1]}`;
  const many = numbered(max, forms);
  return min === 0 ? `${max === 1 ? 'höchstens' : 'bis zu'} ${max} ${many}` : `${min} bis ${max} ${many}`;
};

const some =
  (forms: Counted): Words =>
  (decision, asked) =>
    `Wähle ${howMany(decision, forms)}${why(decision, asked)}.`;

/** A question about one card says which. */
const naming =
  (name: (card: string) => string, otherwise: string, say: (named: string) => string): Words =>
  (decision, asked) => {
    const [card] = asked.about.cards ?? [];
    return `${say(card === undefined ? otherwise : name(card))}${why(decision, asked)}.`;
  };

export const prompts: PromptWords = {
  'place-starter': naming(upgradeName, 'dieses Teil', (it) => `Wähle den Platz für ${it}`),
  'place-crew': (decision, asked) =>
    `Wähle, wohin ${asked.about.crew === undefined ? 'deine Crew' : crewOf(asked, asked.about.crew)} unter Deck geht${why(decision, asked)}.`,
  'enter-hex': ask('Wähle, wo deine Fahrt beginnt'),
  'enter-facing': ask('Wähle die Ausrichtung deines Schiffs'),
  refresh: (decision) => `Wähle ${howMany(decision, ['erteilten Befehl', 'erteilte Befehle'])} zum Auffrischen.`,
  turn: () => 'Du bist am Zug: Erteile Befehle oder beende den Zug.',
  'order-crew': ask('Wähle das Crewmitglied, das den Befehl erhält'),
  'order-place': (_, asked) =>
    `Wohin geht ${asked.about.crew === undefined ? 'das Crewmitglied' : crewOf(asked, asked.about.crew)}?`,
  fire: ask('Wähle ein Geschütz und sein Ziel'),
  'tile-orientation': ask('Wähle, wie das neue Kartenteil liegt'),
  'spawn-ship-hex': ask('Wähle, wo das Feindschiff erscheint'),
  'face-ship': ask('Wähle die Ausrichtung des Schiffs'),
  'storm-place': ask('Wähle, wo der Sturm aufzieht'),
  'storm-move': ask('Wähle, wohin der Sturm zieht'),
  'fray-dice': (_, { about }) =>
    `Handgemenge${about.zone === undefined ? '' : ` ${atZone(about.zone)}`}: Verteile ${count(about.pool ?? 0, DICE)} auf Angriff und Ausweichen${about.enemyDice === undefined ? '' : ` (die Feinde werfen ${about.enemyDice})`}.`,
  'counter-dice': (_, { about }) =>
    `${about.damage ?? 0} Schaden ${(about.damage ?? 0) === 1 ? 'droht' : 'drohen'}: Jedes Crewmitglied dort wirft 1 Würfel, Angriff oder Ausweichen.`,
  'turn-omens': ask('Wandle Omen um; jedes verbraucht 1 bereiten Befehl'),
  'assign-damage': ask('Wähle, wer diesen Schaden nimmt'),
  'assign-trauma': (_, { about }) =>
    `Wähle, wer ${about.count === undefined ? 'das Trauma' : `${about.count} Trauma`} nimmt.`,
  'reroll-fate': question('Diesen Wurf wiederholen'),
  'enemy-order': ask('Wähle, welcher Feind als nächster handelt'),
  'ship-order': ask('Wähle, welches Feindschiff als nächstes handelt'),
  'spawn-zone': naming(enemyName, 'der Feind', (enemy) => `Wähle, wo ${enemy} an Deck klettert`),
  'enemy-path': ask('Wähle, welchen Weg der Feind nimmt'),
  'enemy-target': question('Auf wen hat es der Feind abgesehen'),
  'pair-result': ask('Wähle, was aus den zwei nutzlosen Ergebnissen wird'),
  route: (_, asked) =>
    `Wähle den Weg für ${asked.about.ship === undefined ? 'das Feindschiff' : shipOf(asked, asked.about.ship, 'acc')}.`,
  'friendly-fire': (_, asked) =>
    `${asked.about.seat === undefined ? 'Ein anderer Spieler' : capital(who(asked, asked.about.seat))} möchte auf die Feinde auf deinem Deck feuern; jede leere Seite zerstört einen Posten. Einverstanden?`,
  'boarding-crew': ask('Entern: Wähle, wer wohin geht'),
  'boarding-side': ask('Wähle die Seite, von der du enterst'),
  port: () => 'Im Hafen: Schick deine Leute in die Häuser oder lauf aus.',
  'upgrade-deck': ask('Wähle den Stapel, von dem der nächste Ausbau kommt'),
  'buy-upgrades': ask('Wähle die Ausbauten, die du kaufst'),
  'install-slot': naming(upgradeName, 'dieses Teil', (it) => `Wähle den Platz für ${it}`),
  rearrange: ask('Ordne Eingebautes um, gib etwas auf oder mach weiter'),
  repair: ask('Wähle die Posten, die repariert werden'),
  'install-schematics': ask('Wähle die Baupläne, die eingebaut werden'),
  'buy-treasures': ask('Wähle die Schätze, die du kaufst'),
  sell: ask('Wähle, was du verkaufst'),
  'hand-in': ({ least }) => `Reiche Hinweise und Relikte im Wert von mindestens ${ofClues(least ?? 5)} ein.`,
  hire: ask('Wähle, wen du anheuerst'),
  denizen: ask('Wähle, mit wem du redest'),
  'passenger-space': ask('Wähle das Kajütenfeld für den Passagier'),
  dismiss: ask('Wähle, wen du abmusterst'),
  'card-choice': question('Was tust du'),
  'card-test': ask('Wähle, wer die Probe ablegt'),
  'swap-card': question('Diese Karte lassen und eine andere ziehen'),
  'confirm-card': ask('Lies weiter'),
  'island-move': ask('Wähle, wie der Landgang weitergeht'),
  'island-strain': ask('Wähle, wer die Belastung des Weges nimmt'),
  'island-order': ask('Wähle, welcher Marker zuerst kommt'),
  'island-stop': question('Weiter ins Landesinnere'),
  'expedition-form': question('Eine gründliche Expedition statt einer gewöhnlichen'),
  may: (decision, asked) => {
    const [effect] = asked.about.effects ?? [];
    if (!effect) return `Möchtest du das tun${why(decision, asked)}?`;
    if (effect.do === 'pay') {
      const otherwise = effect.otherwise ? ` Sonst: ${sentences(effect.otherwise)}` : '';
      return `Möchtest du ${cost(effect.cost)}${why(decision, asked)}? Dann: ${sentences(effect.to)}${otherwise}`;
    }
    const { inf, long } = clause(effect);
    return inf && !long
      ? `Möchtest du ${inf.bare}${why(decision, asked)}?`
      : `Möchtest du das${why(decision, asked)}? ${sentences(effect)}`;
  },
  'choose-effect': ask('Wähle eine Möglichkeit'),
  'choose-crew': some(MEMBERS),
  'choose-enemy': ask('Wähle einen Feind'),
  'choose-node': some(NODES),
  'choose-order': some(ORDERS),
  'choose-treasure': some(TREASURES),
  'choose-captain': ask('Wähle einen Spieler'),
  'discard-to-hold': (decision) => `Dein Laderaum ist voll: Lege ${howMany(decision, TREASURES)} ab.`,
  'make-room': naming(
    crewName,
    'das neue Crewmitglied',
    (newcomer) => `Wähle, wer für ${newcomer} Platz macht, oder schick das neue Crewmitglied fort`,
  ),
  trade: ask('Wähle, was den Besitzer wechselt'),
  'trade-consent': (_, asked) => {
    const offer = asked.about.offer ?? [];
    const given = [...new Set(offer.map(({ to }) => to))].map(
      (seat) => `${things(offer.flatMap(({ thing, to }) => (to === seat ? [thing] : [])))} an ${whom(asked, seat)}`,
    );
    return given.length > 0
      ? `Einverstanden mit diesem Tausch: ${given.join('; ')}?`
      : 'Einverstanden mit diesem Tausch?';
  },
  'act-order': ask('Wähle den Befehl, den du erhältst'),
  wages: ask('Wähle, wem du Heuer zahlst; die anderen gehen'),
  'keep-treasure': ask('Wähle den Schatz, der mit dem Wrack untergeht'),
  'elder-hex': ask('Wähle, wo der Uralte sich erhebt'),
};
