import type { SettingsText } from '../screens/settings';

export const settings: SettingsText = {
  language: 'Sprache',
  look: 'Aussehen',
  motionNote: 'Schiffe, die schwanken, Karten, die sich drehen, Monster, die schwimmen.',
  paletteNote: 'Jede Fertigkeit hat auch ihr eigenes Zeichen; die Farbe sagt nie allein etwas aus.',
  sample: 'So sehen die Fertigkeiten jetzt aus.',
  soundNote: 'Kleine Geräusche: eine Glocke, wenn du am Zug bist, Karten, Würfel, das Meer.',
  tryIt: 'Anhören',
  grace: 'Endgültiges zweimal drücken',
  graceNote: 'Talente und Ablagen gelten erst, wenn du noch einmal drückst; Esc oder „Halt“ nimmt sie zurück.',
  moments: 'Große Momente halten das Spiel an',
  momentsNote:
    'Deine Rolle, ein Erwachen, ein Verrat, ein sinkendes Schiff: auf dem ganzen Bildschirm, bis du auf „Weiter“ drückst.',
  hintsNote: 'Erklärt alles, wenn es zum ersten Mal vorkommt.',
  hintsAgain: 'Alle Tipps noch einmal zeigen',
  hintsReset: 'Alle Tipps werden wieder gezeigt.',
  windows: 'Wann du gefragt werden willst',
  windowsNote:
    'Viele Karten lassen sich als Reaktion auf etwas einsetzen. Sag, wann du gefragt werden willst; sonst passt die Seite für dich.',
  others: 'Normalerweise',
  orders: {
    never: { name: 'Nie', note: 'Die Seite passt immer für mich.' },
    usable: { name: 'Wenn ich etwas einsetzen kann', note: 'Ich werde gefragt, wenn ich eine Karte dafür habe.' },
    always: { name: 'Immer', note: 'Auch ohne passende Karte, damit meine Pausen nichts verraten.' },
  },
  own: 'Immer bei eigenen Würfen und Proben',
  ownNote: 'Unabhängig von der Auswahl oben wirst du bei deinen eigenen Würfen gefragt, sobald du etwas tun könntest.',
  perWindow: 'Für einzelne Situationen',
  asOthers: 'Wie oben',
  kept: 'Gilt an jedem Tisch, an den du dich setzt.',
};
