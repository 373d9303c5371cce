// German: what the learning game explains when it first comes up.
import type { Language } from '../language';

export const hints: Language['hints'] = {
  goal: {
    title: 'Bringt das Schiff ans Ziel',
    text: 'Die Menschen gewinnen, wenn Etappenziele mit einer Entfernung von 12 ausliegen und das Schiff danach noch einmal ankommt. Die Verräter gewinnen, wenn eine Ressource ausgeht, sechs Innenfelder beschädigt sind oder die Tiefen Wesen das Schiff überrennen.',
  },
  board: {
    title: 'Das Schiff',
    text: 'In der Mitte liegen die Innenfelder, rundherum die Deckfelder, außen das Wasser. Monster kommen aus dem Wasser über das Deck ins Innere.',
  },
  resources: {
    title: 'Vier Ressourcen',
    text: 'Brennstoff, Nahrung, Geistige Gesundheit und Seelen. Fällt eine davon auf 0, haben die Menschen sofort verloren.',
  },
  'your-character': {
    title: 'Dein Charakter',
    text: 'Dein Charakterbogen zeigt dein Fertigkeitenset, deine Fähigkeit und dein Talent. Ein Talent wirkt nur einmal im Spiel.',
  },
  'skill-cards': {
    title: 'Fertigkeitskarten',
    text: 'Jede Karte hat einen Wert für Proben und eine Fähigkeit. Du kannst sie nur für eines von beiden verwenden.',
  },
  receive: {
    title: 'Fertigkeiten ziehen',
    text: 'Dein Zug beginnt damit, dass du dein ganzes Fertigkeitenset ziehst. Die anderen sehen deine Karten nicht.',
  },
  actions: {
    title: 'Zwei Aktionen',
    text: 'Führe in deinem Zug zwei Aktionen durch, eine nach der anderen. Auch zweimal dieselbe ist erlaubt.',
  },
  move: {
    title: 'Bewegen',
    text: 'Mit einer Aktion gehst du auf ein beliebiges Schiffsfeld, egal wie weit. Nur nicht in die Brig und nicht in die Krankenstation.',
  },
  fight: {
    title: 'Angreifen',
    text: 'Greife einen Feind auf deinem Feld an: Ein Tiefes Wesen überwältigst du mit 4 oder mehr, einen Verräter mit 6 oder mehr.',
  },
  rescue: {
    title: 'Retten',
    text: 'Passagiere an Deck sind leichte Beute. Rette einen auf deinem Feld, und er kommt zurück in den Vorrat.',
  },
  rooms: {
    title: 'Innenfelder',
    text: 'Fast jedes Innenfeld hat eine eigene Aktion, einmal pro Zug. Ist das Feld beschädigt oder ein Feind dort, geht sie nicht.',
  },
  mythos: {
    title: 'Der Mythosschritt',
    text: 'Jeder Zug endet mit einer Mythoskarte: erst die Krise, dann die Monster, dann eine Leiste.',
  },
  check: {
    title: 'Fertigkeitsproben',
    text: 'Reihum dürfen alle verdeckt Karten beitragen. Karten der gezeigten Fertigkeiten erhöhen den Gesamtwert, alle anderen senken ihn.',
  },
  chaos: {
    title: 'Chaos',
    text: 'Zu jeder Probe kommen zwei Karten vom Chaosstapel. Eine sabotierende Karte muss also nicht von jemandem am Tisch stammen.',
  },
  'crisis-choice': {
    title: 'Eine Entscheidung',
    text: 'Über manche Krisen entscheidet eine Person allein. Wer das ist, steht auf der Karte.',
  },
  activation: { title: 'Monster handeln', text: 'Das Symbol auf der Karte zeigt, welche Monster jetzt handeln.' },
  tracks: {
    title: 'Zwei Leisten',
    text: 'Am Ende der Fahrtleiste wartet ein Etappenziel mit seiner Entfernung. Am Ende der Ritualleiste fegt die Größere Verbannung die Monster aus dem Wasser und vom Deck, und mit ihnen alle anderen an Deck.',
  },
  damage: {
    title: 'Schaden',
    text: 'Ein beschädigtes Feld ist nicht nutzbar, bis es repariert ist. Bei sechs beschädigten Innenfeldern sinkt das Schiff.',
  },
  repair: {
    title: 'Reparieren',
    text: 'Auf einem beschädigten Feld reparierst du mit einer Aktion und den Karten, die die Schadenskarte verlangt.',
  },
  discard: {
    title: 'Zehn Karten',
    text: 'Am Ende jedes Zuges darf niemand mehr als 10 Handkarten haben. Was darüber ist, wird abgelegt.',
  },
  titles: {
    title: 'Kapitän und Buchwächter',
    text: 'Der Kapitän wählt die Etappenziele, der Buchwächter die Zauber. Beide entscheiden über Krisen.',
  },
  spells: {
    title: 'Zauber',
    text: 'Der Buchwächter sieht sich zwei Zauber an und handelt einen davon ab. Die meisten haben ihren Preis.',
  },
  loyalty: {
    title: 'Loyalität',
    text: 'Du hast eine Loyalitätskarte bekommen. Eine einzige Hybrid-Karte macht dich zum Verräter. Zeig sie niemandem.',
  },
  reveal: {
    title: 'Enttarnen',
    text: 'Ein Verräter darf sich mit einer Aktion enttarnen: Seine Enttarnen-Fähigkeit wirkt einmal, und von da an spielt er offen gegen das Schiff.',
  },
  brig: {
    title: 'Die Brig',
    text: 'Aus der Brig kannst du nicht einfach hinausgehen, und zu Proben trägst du höchstens eine Karte bei. Eine Probe bringt dich heraus.',
  },
  awakening: {
    title: 'Das Erwachen',
    text: 'Bei einer Entfernung von 6 erhalten alle eine zweite Loyalitätskarte. Aus Freunden können Verräter geworden sein.',
  },
  talk: {
    title: 'Vorsichtige Worte',
    text: 'Sprich über verborgene Karten nur ungefähr, etwa „hoch“ oder „niedrig“. So können Verräter lügen, und niemand ist über jeden Zweifel erhaben.',
  },
};
