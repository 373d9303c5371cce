import { counter } from '../plural';
import type { OptionsText } from '../screens/options';

const count = counter('de');

export const options: OptionsText = {
  game: 'Das Spiel',
  table: 'Der Tisch',
  bots: {
    label: 'Leere Plätze',
    choices: {
      none: { name: 'Für Freunde', note: 'Sie bleiben frei, bis sich jemand setzt.' },
      random: { name: 'Betrunkene Matrosen', note: 'Bots, die irgendetwas Erlaubtes tun.' },
      officer: { name: 'Offiziere', note: 'Flinke Bots, die vernünftig spielen und ein wenig lügen.' },
      admiral: { name: 'Admirale', note: 'Bots, die vorausdenken und nichts vergessen.' },
    },
  },
  clock: {
    label: 'Uhr',
    choices: {
      off: { name: 'Keine Uhr', note: 'Lasst euch Zeit.' },
      relaxed: { name: 'Gemütlich', note: '2 Minuten je Entscheidung, 10 in Reserve.' },
      quick: { name: 'Zügig', note: '30 Sekunden je Entscheidung, 3 Minuten in Reserve.' },
      correspondence: { name: 'Tageweise', note: 'Alle antworten, wenn sie Zeit finden.' },
    },
  },
  days: (n) => count(n, { one: '# Tag je Entscheidung', other: '# Tage je Entscheidung' }),
  talk: {
    label: 'Reden',
    choices: {
      free: { name: 'Frei', note: 'Schreib, was du willst.' },
      guided: { name: 'Nur fertige Sätze', note: 'Sätze zur Auswahl, die nichts Geheimes verraten.' },
      silent: { name: 'Still', note: 'Niemand sagt ein Wort.' },
    },
  },
  listed: {
    label: 'Öffentlich',
    note: 'Alle, die diese Seite öffnen, sehen den Tisch. Sonst führt nur dein Link hierher.',
  },
  spectators: { label: 'Zuschauer', note: 'Wer keinen Platz hat, darf zusehen, aber nur, was offen liegt.' },
  takeback: {
    label: 'Zurücknehmen',
    note: 'Sind alle einverstanden und wurde nichts aufgedeckt, wird die letzte Antwort zurückgenommen.',
  },
  yes: 'Ja',
  no: 'Nein',
};
