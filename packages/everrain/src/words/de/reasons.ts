// German: why a bot would answer so.
import { tell } from '@undertow/language';
import type { ReasonWords } from '../language';
import { lookUp } from '../lookups';
import type { Compared } from '../reasons';
import type { Telling } from '../telling';
import { cluesText, coins, count, gem, numbered, orders, POINTS, sentence } from './grammar';
import { labels } from './labels';
import { toHex } from './places';
import { crewName, enemyName, foeShip, owned, portName, pronoun, toWhom, treasureName, upgradeName } from './telling';
import { terms } from './terms';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** An option as it stands on its button. */
const option = (ref: Compared, told: Telling): string => tell(labels, ref.is, ref, { ...told, about: {} });

export const reasons: ReasonWords = {
  'only-choice': () => 'Es gibt keine andere Wahl.',
  'to-port': ({ port, points }) =>
    sentence(`${portName(port)} ist ${count(points, POINTS)} entfernt: Dienste und Schutz`),
  'to-island': () => 'Eine unerkundete Insel: Eine Expedition bringt Hinweise.',
  'to-wreck': () => 'Ein Wrack, das niemand geplündert hat: ein Beutewurf umsonst.',
  'to-unknown': ({ clues }) => `Neues Wasser bringt ${cluesText(clues)}.`,
  'to-captain': ({ seat }, told) => sentence(`${owned(told, seat, 'n', 'Schiff')} braucht uns längsseits`),
  'away-from': ({ ship }) => sentence(`${foeShip(ship)} ist zu nahe: lieber außer Reichweite`),
  'out-of-storm': ({ damage }) => `Im Sturm zu bleiben, würde ${damage} Schaden kosten.`,
  reveal: ({ clues }) => `Das Aufdecken bringt sofort ${cluesText(clues)}.`,
  fight: ({ enemy, chance }) =>
    `${percent(chance)}, dass ${enemyName(enemy)} jetzt vernichtet wird, bevor ${pronoun(enemy)} an der Reihe ist.`,
  'fight-first': ({ enemy }) => sentence(`${enemyName(enemy)} ist an Bord am gefährlichsten`),
  fire: ({ ship, chance }) =>
    `${percent(chance)}, dass ${foeShip(ship)} sinkt, bevor sie ihren Bestimmungsort erreicht.`,
  man: ({ node }) => sentence(`${lookUp(terms.nodes, node) ?? node}: nützt wieder, sobald jemand dort steht`),
  spare: ({ crew }) => sentence(`${crewName(crew)} würde es nicht überleben`),
  shelter: ({ crew, left }) =>
    sentence(
      `${crewName(crew)} hat nur noch ${count(left, ['freies Loch', 'freie Löcher'])} und ist unter Deck sicherer`,
    ),
  'hand-in': ({ clues }) =>
    sentence(`aus ${clues} ${numbered(clues, ['Hinweis', 'Hinweisen'])} wird ein Schritt auf der Entdeckungsleiste`),
  repair: ({ nodes }) =>
    sentence(`${count(nodes, ['zerstörter Posten ist', 'zerstörte Posten sind'])} vor dem nächsten Schlag wieder heil`),
  heal: ({ crew }) => sentence(`${crewName(crew)} ist dem Tod nahe`),
  hire: ({ crew }) => sentence(`${crewName(crew)} ist die Heuer wert: mehr Hände, mehr besetzte Posten`),
  'worth-buying': ({ price, worth }) => `Kostet ${coins(price)}, ist etwa ${worth} wert.`,
  sell: ({ price }) => sentence(`${coins(price)}: mehr als anderswo`),
  listen: ({ coin }) => sentence(`${coins(coin)} für die Aussicht auf Hinweise, und nichts Besseres zu kaufen`),
  upgrade: ({ upgrade }) => `Auf dieser Fahrt lohnt sich ${upgradeName(upgrade, 'nom')}.`,
  'expedition-odds': ({ chance }) => `Die Probe gelingt in ${percent(chance)} der Fälle.`,
  loot: () => 'Es kostet nichts.',
  purge: () => 'Ein aktiver Altar ruft bei jeder Durchfahrt Feinde; jetzt können wir sie bekämpfen.',
  board: ({ ship, chance }) => `${percent(chance)}, dass ${foeShip(ship)} samt Beute unser wird.`,
  'end-turn': ({ strain }) =>
    strain > 0
      ? `Nichts ist mehr einen Befehl wert; ${count(strain, ['Crewmitglied nimmt', 'Crewmitglieder nehmen'])} Belastung.`
      : 'Nichts ist mehr einen Befehl wert.',
  'keep-orders': ({ orders }) =>
    `${count(orders, ['bereiter Befehl bleibt', 'bereite Befehle bleiben'])} für Omen in der Feindphase.`,
  'least-harm': () => 'Das schadet am wenigsten.',
  'most-use': () => 'Das nützt hier am meisten.',
  'pay-crew': ({ wage }) => `Gute Leute sind mehr wert als ${coins(wage)}.`,
  'cannot-pay': () => 'Für alle reicht das Geld nicht.',
  help: ({ seat }, told) => `Das hilft ${toWhom(told, seat)}.`,
  plan: ({ seat }, told) => sentence(`darum ${told.seat(seat).you ? 'hast du' : `hat ${toWhom(told, seat)}`} gebeten`),
  'worth-more-than': ({ than }, told) => `Das ist jetzt mehr wert als „${option(than, told)}“.`,
  'rather-than': ({ hex }, told) => `Das bringt in jeder Runde mehr als die Fahrt ${toHex(told, hex)}.`,
  'more-hands': ({ crew }) =>
    `Nur ${count(crew, ['Crewmitglied ist', 'Crewmitglieder sind'])} an Bord, vier könnten es sein: Mehr Posten wären besetzt.`,
  'coin-to-spare': ({ coin }) => `${coins(coin)} übrig, Heuer und Reparaturen schon abgezogen.`,
  'nothing-worth-it': ({ coin, kept }) =>
    `Nichts hier ist seinen Preis wert; von ${coins(coin)} ${numbered(kept, ['bleibt', 'bleiben'])} ${kept} für Heuer und Reparaturen.`,
  relieves: ({ crew, gem: which, count: number }) => sentence(`${crewName(crew)} wäre ${number} ${gem(which)} los`),
  denizen: () => 'Im Hafen hat jemand etwas zu erzählen, und Zuhören kostet nichts.',
  'guns-as-they-came': ({ guns }) =>
    `${count(guns, ['Geschütz ist', 'Geschütze sind'])} noch von der ersten Ausrüstung.`,
  'below-first': () => 'Was unter Deck arbeitet, nützt in jeder Runde, Geschütze nur im Gefecht.',
  'order-back': ({ order, fresh }) =>
    fresh === 0
      ? `Von dieser Art ist kein Befehl bereit: ${lookUp(terms.orders, order) ?? order}.`
      : `Nur ${orders(order, fresh, 'nom')} ${numbered(fresh, ['ist', 'sind'])} bereit.`,
  'in-boat': ({ crew }) => sentence(`${crewName(crew)} im Boot: So kann jemand an Land`),
  'works-there': ({ upgrade }) => `Das ist sofort von Nutzen: ${upgradeName(upgrade, 'nom')}.`,
  'out-of-way': ({ crew }) => sentence(`${crewName(crew)} ist dort den Feinden aus dem Weg`),
  'bears-it': ({ crew, left }) => sentence(`${crewName(crew)} hält noch ${left} aus`),
  guard: ({ damage, evasion }) =>
    `${damage} Schaden droht; ${count(evasion, ['Würfel weicht', 'Würfel weichen'])} aus, der Rest schlägt zurück.`,
  'use-now': ({ treasure }) =>
    `Jetzt genutzt ist das mehr wert als behalten oder verkauft: ${treasureName(treasure, 'nom')}.`,
  'worth-least': ({ treasure, worth }) =>
    sentence(`${treasureName(treasure, 'nom')} ist im Laderaum am wenigsten wert, etwa ${coins(worth)}`),
  sealed: () => 'Was jede Wahl brächte, ist versiegelt; nichts spricht für eine andere.',
  'go-on': ({ left }) => `Es gibt noch mehr zu finden, und wer an Land am schwächsten ist, hält noch ${left} aus.`,
  'turn-back': ({ left }) => `Wer an Land am schwächsten ist, hält nur noch ${left} aus.`,
  'ways-on': ({ ways }) => `Von dort ${numbered(ways, ['führt', 'führen'])} ${count(ways, ['Weg', 'Wege'])} weiter.`,
  'storm-over': ({ ships, ports }) =>
    ships + ports === 0
      ? 'Der Sturm liegt dort über keinem unserer Schiffe und über keinem Hafen.'
      : `Der Sturm läge über ${[ships > 0 ? count(ships, ['Schiff', 'Schiffen']) : '', ports > 0 ? count(ports, ['Hafen', 'Häfen']) : ''].filter(Boolean).join(' und ')}; anderswo würde er mehr schaden.`,
  'tile-near': () => 'Häfen und Inseln kommen so näher an unseren Schiffen zu liegen.',
  'far-off': ({ hexes }) => `${count(hexes, ['Feld', 'Felder'])} von unserem nächsten Schiff entfernt.`,
  'met-by': ({ crew }) =>
    `Dort ${numbered(crew, ['steht', 'stehen'])} ${count(crew, ['Crewmitglied', 'Crewmitglieder'])} zum Kampf bereit.`,
  'broken-there': () => 'Dort ist nichts mehr heil.',
  'nodes-crossed': ({ nodes }) =>
    nodes === 0
      ? 'Auf diesem Weg liegt kein heiler Posten.'
      : `Auf diesem Weg ${numbered(nodes, ['liegt', 'liegen'])} nur ${count(nodes, ['heiler Posten', 'heile Posten'])}.`,
  searched: ({ worlds, gain }) =>
    `In ${count(worlds, ['gedachten Fahrt', 'gedachten Fahrten'])} um ${gain} ${numbered(gain, ['Punkt', 'Punkte'])} besser.`,
};
