import { counter } from '../plural';
import type { HomeText } from '../screens/home';

const count = counter('de');

export const home: HomeText = {
  house: 'Grauen auf See, im Browser',
  casting: 'Leinen los …',
  create: 'Tisch eröffnen',
  createNote: 'Leg fest, wie ihr spielen wollt, und schick deinen Freunden den Link.',
  createButton: 'Tisch eröffnen',
  createAndInvite: 'Bis das Spiel beginnt, kannst du im Warteraum noch alles ändern.',
  join: 'Mit Link beitreten',
  joinNote: 'Du hast einen Link oder den Code eines Tisches bekommen? Füg ihn hier ein.',
  joinField: 'Link oder Code',
  joinButton: 'Beitreten',
  joinBad: 'Das ist weder der Link noch der Code eines Tisches.',
  mine: 'Deine Tische',
  goOn: 'Weiterspielen',
  story: 'So ging es aus',
  watchReplay: 'Aufzeichnung',
  forget: (table) => `„${table}“ auf diesem Gerät vergessen`,
  forgetSeat:
    'Dieses Gerät vergisst deinen Platz. Der Tisch bleibt und wartet auf dich; nur dieser Link bringt dich zurück. Heb ihn auf.',
  forgetOver: 'Nur die Abkürzung geht verloren. Die Geschichte bleibt hier:',
  ownLink: 'Dein eigener Link',
  keep: 'Platz behalten',
  forgetSure: 'Auf diesem Gerät vergessen',
  open: 'Offene Tische',
  noOpen: 'Gerade ist kein Tisch offen. Eröffne einen, es dauert nur eine Minute.',
  openSeats: (open, all) => `${count(open, { one: '# freier Platz', other: '# freie Plätze' })} von ${all}`,
  sitDown: 'Platz nehmen',
  watch: 'Zuschauen',
  replay: 'Aufzeichnung ansehen',
  replayNote: 'Öffne die Datei einer beendeten Partie. Sie bleibt auf deinem Gerät.',
  replayFile: 'Datei auswählen',
  status: { lobby: 'im Warteraum', playing: 'unterwegs', over: 'beendet' },
  yourName: 'Dein Name',
  defaultName: 'Passagier',
  tableName: 'Name des Tisches',
  defaultTable: (name) => `Tisch von ${name}`,
  howTo: 'So wird gespielt, in zehn Minuten',
  note: 'Undertow ist ein unabhängiges Projekt und steht in keiner Verbindung zu den Verlagen der Brettspiele.',
};
