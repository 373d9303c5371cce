import { counter } from '../plural';
import type { FlowText } from '../screens/flow';

const count = counter('de');

export const flow: FlowText = {
  recap: {
    title: 'Seit deinem letzten Zug',
    mine: 'Mein Zug',
    close: 'Weiter',
    open: 'Seit deinem letzten Zug',
    none: 'Seit deinem letzten Zug ist nichts geschehen.',
    again: (tab) => `Später wieder unter „${tab}“`,
    show: 'Seit deinem letzten Zug',
    showNote:
      'Fasst vor deinem Zug zusammen, was die anderen getan haben und was sich dadurch geändert hat. Der runde Pfeil beim Logbuch öffnet es wieder, ebenso R.',
    bot: 'Bot',
  },
  pace: {
    title: 'Tempo',
    paces: {
      steps: { name: 'Schritt für Schritt', note: 'Wartet nach jedem Schritt auf dich' },
      slow: { name: 'Langsam', note: 'Wartet nach jeder Krise auf dich' },
      normal: { name: 'Normal', note: 'Verweilt nach einer Krise 4 s' },
      quick: { name: 'Schnell', note: 'Verweilt nach einer Krise 1,5 s' },
      own: { name: 'Nur meine Züge', note: 'Springt zu deiner nächsten Frage' },
    },
    resting: 'Ein Moment zum Umsehen',
    goOn: 'Weiter',
    forAll: 'Für alle gleich',
    setByHost: 'Von der Leitung vorgegeben',
  },
  keys: {
    title: 'Tasten',
    skipLink: 'Zur Frage',
    space: 'Leertaste',
    does: {
      options: 'eine Möglichkeit wählen',
      enter: 'durch alles gehen, was leuchtet, und es wählen',
      space: 'weiter oder nichts tun; nie etwas Endgültiges',
      escape: 'schließen oder leeren; nie eine Antwort',
      backspace: 'deine letzte Antwort zurücknehmen',
      recap: 'seit deinem letzten Zug',
      decks: 'Stapel',
      log: 'Logbuch',
      talk: 'Gespräch',
      role: 'deine Rolle',
      pause: 'den Tisch anhalten',
      menu: 'Tischmenü',
      zoom: 'näher, weiter, alles',
      help: 'diese Liste',
    },
  },
  menu: {
    pause: 'Anhalten',
    goOn: 'Weiter',
    forAll: 'für alle',
    takeBackAlone: 'solange nichts Neues bekannt ist',
    takeBackAsked: 'wenn die anderen zustimmen',
    beside: 'neben dem Tisch',
    botForMe: 'Bot für mich',
    botForMeNote: 'jederzeit zurück',
    leaveNote: 'Platz behalten oder aufgeben',
    leaveHow:
      'Ein Bot spielt für dich weiter. Dein Platz bleibt deiner: Komm über die Startseite oder deinen eigenen Link zurück.',
    leaveKept: 'Gehen und den Platz behalten',
    houseRules: 'Hausregeln an diesem Tisch',
    connected: 'Verbunden',
    watching: (n) => (n === 0 ? '' : count(n, { one: '# sieht zu', other: '# sehen zu' })),
    keysHint: 'Tasten: ? zeigt sie alle.',
    heldBy: (name) => `${name} hat den Tisch angehalten.`,
  },
  call: {
    ask: 'Soll dich dieser Browser rufen, wenn du am Zug bist und gerade nicht hinsiehst?',
    yes: 'Ja, ruf mich',
    no: 'Nein',
    move: 'Du bist am Zug',
  },
};
