// German words for the people aboard: their names, what they can do, and what they hide.

import type { Names } from '../../names-type';

export const characters: Names['characters'] = {
  keilani: {
    name: 'Keilani Tatupu',
    short: 'Keilani',
    role: 'Kapitänin',
    mood: 'Sie hat schon einmal ein Schiff verloren. Dieses nicht.',
  },
  arjun: {
    name: 'Arjun Singh',
    short: 'Arjun',
    role: 'Erster Offizier',
    mood: 'Er grüßt jeden mit Namen und zählt leise mit.',
  },
  jeanne: {
    name: 'Jeanne Lafarge',
    short: 'Jeanne',
    role: 'Schiffsingenieurin',
    mood: 'Sie hört den Maschinen zu. Heute antwortet etwas.',
  },
  jamie: {
    name: 'Jamie Snell',
    short: 'Jamie',
    role: 'Schiffswache',
    mood: 'Jamie schläft im Sitzen, die Hand am Gewehr.',
  },
  svetlana: {
    name: 'Svetlana Gedroits',
    short: 'Svetlana',
    role: 'Schiffsärztin',
    mood: 'Ihre Hände sind ruhig. Nur ihr Tagebuch zittert.',
  },
  beatrice: {
    name: 'Beatrice Sharpe',
    short: 'Beatrice',
    role: 'Mathematikerin',
    mood: 'Die Rechnung geht auf. Genau das macht ihr Angst.',
  },
  edmund: {
    name: 'Edmund Mallory',
    short: 'Edmund',
    role: 'Pechvogel',
    mood: 'Drei Schiffe sanken unter ihm. Er blieb jedes Mal trocken.',
  },
  ishmael: {
    name: 'Ishmael Marsh',
    short: 'Ishmael',
    role: 'Verstoßener',
    mood: 'Sein Familienname öffnet Türen, die besser geschlossen blieben.',
  },
  william: {
    name: 'William Bowleg',
    short: 'William',
    role: 'Lehrling',
    mood: 'Sein Lehrer schwieg über die letzte Seite. Nun liest er.',
  },
  samira: {
    name: 'Samira Dualeh',
    short: 'Samira',
    role: 'Blinde Passagierin',
    mood: 'Auf keiner Liste, in jedem Winkel zu Hause.',
  },
};

export const abilities: Names['abilities'] = {
  experienced: { name: 'Lange Erfahrung', mood: 'Im letzten Augenblick weiß sie noch einen Rat.' },
  'deck-chief': { name: 'Deckoffizier', mood: 'Wo es brennt, steht er schon an der Reling.' },
  'jury-rigger': { name: 'Notbehelf', mood: 'Ein Draht, ein Fluch, und es hält bis morgen.' },
  'quick-draw': { name: 'Schnell gezogen', mood: 'Der Schuss fällt, bevor jemand „Halt“ ruft.' },
  'healing-words': { name: 'Heilende Worte', mood: 'Sie spricht leise, und der Atem kommt zurück.' },
  'predictive-analytics': { name: 'Berechnete Zukunft', mood: 'Zwei Übel auf dem Papier. Eines streicht sie durch.' },
  'fortunate-son': { name: 'Sonntagskind', mood: 'Das Pech findet immer den Mann neben ihm.' },
  'first-oath-of-dagon': { name: 'Dagons erster Schwur', mood: 'Ein Wort von früher, und das Wasser hört zu.' },
  'occult-training': { name: 'Okkulte Schulung', mood: 'Er blättert um, ohne die Zeilen zu berühren.' },
  scavenger: { name: 'Findige Hände', mood: 'Was niemand vermisst, gehört ihr längst.' },
};

export const feats: Names['feats'] = {
  'unconventional-leader': { name: 'Eigenwillige Führung', mood: 'Der Befehl steht in keinem Handbuch.' },
  'self-sacrifice': { name: 'Selbstaufopferung', mood: 'Er schickt die anderen hinaus und schließt das Schott.' },
  'full-steam-ahead': { name: 'Volldampf voraus', mood: 'Die Nadel steht im Roten. Sie schaufelt weiter.' },
  'arrest-order': { name: 'Haftbefehl', mood: 'Ein Stempel, eine Unterschrift, eine verriegelte Tür.' },
  'medical-intervention': { name: 'Ärztlicher Eingriff', mood: 'Noch ist der Puls da. Das genügt ihr.' },
  'perfect-number': { name: 'Die perfekte Zahl', mood: 'Der Zufall hat eine Formel. Sie kennt sie.' },
  'uncanny-fortune': { name: 'Unheimliches Glück', mood: 'Das Unglück klopft an und geht weiter.' },
  'deep-one-ancestry': { name: 'Blut der Tiefe', mood: 'Er erkennt die Seinen am Geruch nach Tang.' },
  'quick-cast': { name: 'Hastiger Zauber', mood: 'Keine Zeit für die Warnungen am Seitenrand.' },
  'well-equipped': { name: 'Gut gerüstet', mood: 'Ihre Taschen sind tiefer, als sie aussehen.' },
};

export const reveals: Names['reveals'] = {
  'forsake-the-crew': {
    name: 'Die Mannschaft verlassen',
    mood: 'Die Brücke ist leer. Auf dem Tisch liegt ihre Mütze.',
  },
  'veer-off-course': { name: 'Vom Kurs abweichen', mood: 'Seit Stunden zeigt der Kompass, was er wollte.' },
  sabotage: { name: 'Sabotage', mood: 'Niemand kennt die schwache Stelle besser als sie.' },
  'rain-fire': { name: 'Kugelhagel', mood: 'Die Waffe, die alle schützte, dreht sich um.' },
  'conduct-malpractice': { name: 'Falsche Behandlung', mood: 'Die Dosis war kein Versehen.' },
  'divide-and-conquer': { name: 'Teile und herrsche', mood: 'Vier Punkte auf der Karte, jeder gleich weit entfernt.' },
  'spread-misfortune': { name: 'Unglück säen', mood: 'Er lächelt, und irgendwo reißt ein Seil.' },
  'swear-the-second-oath': { name: 'Der zweite Schwur', mood: 'Diesmal spricht er ihn zu Ende.' },
  'disrupt-ritual': { name: 'Ritual stören', mood: 'Eine falsche Silbe, mit Bedacht gewählt.' },
  pickpocket: { name: 'Taschendiebstahl', mood: 'Eine Entschuldigung im Gedränge, dann fehlt etwas.' },
};

export const loyalties: Names['loyalties'] = {
  human: { name: 'Mensch', mood: 'Du willst nur noch festen Boden unter den Füßen.' },
  hybrid: { name: 'Hybrid', mood: 'Das Meer ruft dich bei deinem wahren Namen.' },
  cultist: { name: 'Kultist', mood: 'Erst die Küste, dann das Opfer.' },
};

export const passengers: Names['passengers'] = {
  x: { name: 'Kein Verlust', mood: 'Nur ein leerer Mantel an der Reling.' },
  soul: { name: 'Eine Seele', mood: 'Ein Name weniger auf der Liste.' },
  'two-souls': { name: 'Zwei Seelen', mood: 'Sie hielten sich an den Händen.' },
  'soul-and-sanity': {
    name: 'Eine Seele und Geistige Gesundheit',
    mood: 'Alle haben es gesehen. Keiner spricht davon.',
  },
};
