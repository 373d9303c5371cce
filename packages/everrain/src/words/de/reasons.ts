// German: why a bot would answer so.
import type { ReasonWords } from '../language';
import { lookUp } from '../lookups';
import { cluesText, coins, count, numbered, POINTS, sentence } from './grammar';
import { crewName, enemyName, foeShip, owned, portName, pronoun, toWhom, upgradeName } from './telling';
import { terms } from './terms';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const reasons: ReasonWords = {
  'only-choice': () => 'Es gibt keine andere Wahl.',
  'to-port': ({ port, points }) =>
    sentence(`${portName(port)} ist ${count(points, POINTS)} entfernt: Dienste und Schutz`),
  'to-island': () => 'Eine unerkundete Insel: Eine Expedition bringt Hinweise.',
  'to-wreck': () => 'Ein Wrack, das niemand geplündert hat: ein Beutewurf umsonst.',
  'to-unknown': ({ clues }) => `Neues Wasser bringt ${cluesText(clues)}.`,
  'to-captain': ({ seat }, told) => sentence(`${owned(told, seat, 'n', 'Schiff')} braucht uns längsseits`),
  'away-from': ({ ship }) => `Außer Reichweite: Zu nahe ist ${foeShip(ship)}.`,
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
  'expedition-odds': ({ chance }) => `Die Probe gelingt mit ${percent(chance)}.`,
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
  searched: ({ worlds, gain }) =>
    `In ${count(worlds, ['gedachten Fahrt', 'gedachten Fahrten'])} um ${gain} ${numbered(gain, ['Punkt', 'Punkte'])} besser.`,
};
