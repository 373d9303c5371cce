import type { StakesText } from './type';

export const stakes: StakesText = {
  boarding: {
    bout: (bout) => `Entern, Gang ${bout}`,
    noRetreat: 'Kein Zurück: gekämpft wird, bis eine Seite tot ist.',
    win: 'Sieg',
    lose: 'Niederlage',
    won: (spoils) =>
      `${spoils === 1 ? '1 Beutewurf' : `${spoils} Beutewürfe`}, ihr Schiff ist fort, deine Crew geht unter Deck.`,
    lost: (ship, elder) =>
      elder === null
        ? `${ship} sinkt mit allen an Bord.`
        : `${ship} sinkt mit allen an Bord, der Uralte rückt auf ${elder}.`,
    against: 'Gegen dich',
    dice: (dice) => (dice === 1 ? '1 Würfel' : `${dice} Würfel`),
    onOurs: (zone) => `auf deinem Deck, Zone ${zone}`,
    onTheirs: (zone) => `auf ihrem, Zone ${zone}`,
  },
  test: {
    who: 'Wer legt sie ab?',
    success: 'Erfolg',
    failure: 'Fehlschlag',
  },
  keys: {
    walk: 'Auf der Karte: von Feld zu Feld gehen',
    press: 'Kurs zeichnen, dann segeln',
    zones: 'Eine Zone des Decks wählen',
    orders: 'Zu den Befehlen',
    foes: 'Nächstes Feindschiff',
    point: 'Den anderen dieses Feld zeigen',
  },
  course: {
    second: 'Ein zweiter Befehl reicht bis zu den gepunkteten Feldern.',
  },
  port: {
    toGo: (names) => `Noch nicht gegangen: ${names}`,
    here: 'hier',
    elsewhere: 'anderswo',
    allGone: 'Alle sind gegangen.',
  },
};
