// German: why a bot did something.
import { tell } from '@undertow/language';
import type { ReasonWords } from '../language';
import type { Compared } from '../reasons';
import type { Telling } from '../telling';
import { DECKS } from './decks';
import { deepOnes, heldTitle, loyaltyCard, passengers, resource, severalCards, track } from './forms';
import { CARDS, type Counted, count, FIELDS, numbered, quoted, sentence } from './grammar';
import { labels } from './labels';
import { names } from './names';
import { rooms, spaces } from './places';
import { because, faceName, toWhom, whom } from './telling';

const option = (ref: Compared, told: Telling): string =>
  tell(labels, ref.is, ref, { seat: (seat) => told.seat(seat), about: {} });

const ENEMIES: Counted = ['Feind', 'Feinde'];
const OTHERS: Counted = ['anderen Person', 'anderen Personen'];
const TURNS: Counted = ['Zug', 'Züge'];
const MONSTERS: Counted = ['Monster lässt', 'Monster lassen'];

export const reasons: ReasonWords = {
  'check-needs-cards': ({ missing }) => `Der Probe fehlen noch etwa ${missing}.`,
  'adds-to-check': ({ sum, missing, from, to }) =>
    `Das bringt ${sum}${missing > 0 ? `, wo etwa ${missing} ${missing === 1 ? 'fehlt' : 'fehlen'}` : ''}: Die Aussicht auf Erfolg steigt von ${from} % auf ${to} %.`,
  'keeps-card': ({ card }) => `${faceName(card)} bleibt für später auf der Hand.`,
  'check-worth-passing': ({ source: from }) => `Ein Misserfolg täte weh${because(from)}.`,
  'check-not-worth-it': ({ source: from }) => `Das ist die Karten nicht wert${because(from)}.`,
  'enough-added': ({ expected, target }) => `Etwa ${expected} sind schon beisammen, nötig sind ${target}.`,
  'cannot-reach-target': ({ missing }) => `Weitere ${missing} sind nicht zu schaffen.`,
  'best-skills-here': ({ skill }) => `Hier passen ${severalCards(skill)}.`,
  'keep-cards-for-later': ({ count: number }) => `${count(number, CARDS)} hebe ich mir besser auf.`,
  'crisis-costs-more': ({ source: from }) => `Diese Krise würde mehr kosten${because(from)}.`,
  'partial-is-enough': ({ from }) => `Ein Gesamtwert von ${from} genügt.`,
  'ability-turns-check': ({ source: from }) => `Das entscheidet diese Probe${because(from)}.`,
  'fight-here': ({ space, count: number }) =>
    sentence(`${spaces.at(space)} ${numbered(number, ['muss', 'müssen'])} ${count(number, ENEMIES)} weg`),
  'rescue-passenger': ({ space }) => `Ein Passagier ${spaces.at(space)} ist in Gefahr.`,
  'protect-passengers': ({ count: number }) =>
    `${passengers(number)} an Deck ${numbered(number, ['darf', 'dürfen'])} nicht verloren gehen.`,
  'repair-room': ({ room }) => sentence(`${spaces.subject(room)} sollte repariert werden`),
  'too-many-damaged': ({ count: number }) =>
    `${count(number, FIELDS)} ${numbered(number, ['ist', 'sind'])} beschädigt; bei sechs sinkt das Schiff.`,
  'advance-travel': ({ steps }) => `Das bringt die Fahrt um ${count(steps, FIELDS)} voran.`,
  'advance-ritual': ({ steps }) => `Das bringt das Ritual um ${count(steps, FIELDS)} voran.`,
  'water-is-full': ({ count: number }) =>
    `Im Wasser und an Deck ${numbered(number, ['ist', 'sind'])} ${deepOnes(number)}.`,
  'draw-cards': ({ count: number }) => `${count(number, ['weitere Karte würde', 'weitere Karten würden'])} helfen.`,
  'get-item': ({ item }) =>
    item === null ? 'Ein Gegenstand wäre nützlich.' : `${quoted(names.items[item].name)} wäre nützlich.`,
  'look-ahead': ({ deck }) => `Gut zu wissen, was auf dem ${DECKS[deck]} liegt.`,
  'move-towards': ({ space }) => sentence(`${spaces.at(space)} gibt es zu tun`),
  'flee-from': ({ space }) => sentence(`${spaces.at(space)} ist es gefährlich`),
  'use-room': ({ room }) => `Die Aktion ${rooms.of(room)} ist jetzt nützlich.`,
  'let-other-act': ({ seat }, told) => `Bei ${toWhom(told, seat)} ist eine Aktion mehr wert.`,
  'leave-brig': ({ turns }) => `${count(turns, TURNS)} in der Brig ${numbered(turns, ['ist', 'sind'])} genug.`,
  'worth-more-than': ({ than }, told) => `Das bringt jetzt mehr als ${quoted(option(than, told))}.`,
  'clears-space': ({ space, count: number }) =>
    `${deepOnes(number)} ${spaces.at(space)} ${numbered(number, ['wäre', 'wären'])} weg.`,
  'discard-for': ({ card }) => `Von den passenden Karten bringt ${faceName(card)} am meisten für ihren Preis.`,
  'gains-resource': ({ resource: id, count: number }) => `${resource(id)} steigt um ${number}.`,
  'other-way-costs': ({ resource: id, count: number, left }) =>
    `Der andere Weg kostet etwa ${number} (${resource(id)}), und übrig sind nur ${left}.`,
  'spend-nothing': () => 'Hier lohnt es sich nicht, Karten auszugeben.',
  'low-resource': ({ resource: id, left }) => `${resource(id)}: nur noch ${left}.`,
  'resource-to-spare': ({ resource: id, left }) => `${resource(id)}: noch ${left}, das reicht vorerst.`,
  'track-close-to-end': ({ track: id }) => sentence(`${track(id)} ist fast am Ende`),
  'short-of-goal': ({ distance }) => `Es fehlt noch eine Entfernung von ${distance}.`,
  'last-leg': () => 'Der Weg liegt hinter uns: Noch eine Ankunft, und wir haben gewonnen.',
  suspect: ({ seat }, told) => `Ich verdächtige ${whom(told, seat)}.`,
  'trust-player': ({ seat }, told) => `Ich vertraue ${toWhom(told, seat)}.`,
  'too-many-opposing-cards': ({ count: number }) =>
    `${count(number, ['sabotierende Karte', 'sabotierende Karten'])}: Das war kein Zufall.`,
  'lock-up-suspect': ({ seat }, told) => `Die Brig ist der richtige Ort für ${whom(told, seat)}.`,
  'free-the-innocent': ({ seat }, told) => `Die Brig ist der falsche Ort für ${whom(told, seat)}.`,
  'title-in-good-hands': ({ title, seat }, told) =>
    `Der ${heldTitle(title)} ist bei ${toWhom(told, seat)} in guten Händen.`,
  hide: () => 'Noch ist es zu früh, um aufzufallen.',
  'sabotage-covered': ({ others }) => `Bei ${count(others, OTHERS)}, die Karten beitragen, fällt es nicht auf.`,
  'sabotage-open': () => 'Ob es jemand merkt, spielt keine Rolle mehr.',
  'play-along': () => 'Ein wenig Hilfe zerstreut den Verdacht.',
  'reveal-now': () => 'Offen lässt sich mehr Schaden anrichten.',
  'reveal-too-early': () => 'Im Verborgenen lässt sich mehr Schaden anrichten.',
  'hurt-the-ship': ({ resource: id }) => `Der wunde Punkt des Schiffes: ${resource(id)}.`,
  'wake-monsters': ({ count: number }) => `${count(number, MONSTERS)} sich auf sie hetzen.`,
  'cultist-waits': ({ distance }) => `Erst muss das Schiff noch eine Entfernung von ${distance} zurücklegen.`,
  'pass-loyalty-to': ({ seat, loyalty }, told) => `Die ${loyaltyCard(loyalty)} passt zu ${toWhom(told, seat)}.`,
  'good-odds': ({ percent }) => `Das gelingt in ${percent} % der Fälle.`,
  'bad-odds': ({ percent }) => `Das gelingt nur in ${percent} % der Fälle.`,
  'change-the-roll': ({ percent }) => `Damit gelingt es in ${percent} % der Fälle.`,
  'roll-is-good': () => 'Der Wurf ist gut, wie er ist.',
  'only-choice': () => 'Es gibt keine andere Wahl.',
  'no-difference': () => 'Ich sehe keinen Unterschied, auf den es ankäme.',
  'nothing-gained': () => 'Dabei wäre nichts zu gewinnen.',
  'at-random': () => 'Zufällig gewählt.',
};
