// German: what is explained the first time it comes up.
import type { Language } from '../language';

export const hints: Language['hints'] = {
  goal: {
    title: 'Erfahrt mehr als sie',
    text: 'Bringt die Linse ans Ende des Lineals, bevor der Schädel dort ist. Hinweise bewegen sie; die Universität nimmt sie an.',
  },
  orders: {
    title: 'Befehle',
    text: 'Ein runder Marker bewegt ein Crewmitglied irgendwohin, ein Sechseck segelt, ein Quadrat feuert. Drei kommen jede Runde zurück: Nutze sie.',
  },
  course: {
    title: 'Kurs setzen',
    text: 'Ein Navigationsbefehl gibt 1 Punkt und 1 mehr für jeden besetzten Navigationsposten. Drehen, vorausfahren und aufdecken kosten je 1, in rauer See das Doppelte.',
  },
  'crows-nest': {
    title: 'Das Krähennest',
    text: 'Dort muss jemand stehen, damit du das Wasser voraus aufdecken kannst. Neues Wasser bringt sofort Hinweise.',
  },
  crew: {
    title: 'Leute bewegen',
    text: 'Ein Crewbefehl bringt jeden überallhin, an oder unter Deck. Wo ein Feind steht, beginnt ein Handgemenge.',
  },
  port: {
    title: 'Im Hafen',
    text: 'Feinde an Deck werden verbannt, und das nährt die Agenda. Dann schick jedes Crewmitglied zu einem Dienst.',
  },
  services: {
    title: 'Fünf Häuser',
    text: 'Jedes Crewmitglied nutzt pro Besuch einen Dienst. Einbauen, Verkaufen und Zuhören gehen immer wieder.',
  },
  university: {
    title: 'Die Universität',
    text: 'Fünf Hinweise, oder Relikte von gleichem Wert, bringen die Linse ein Feld weiter. So gewinnt ihr.',
  },
  expedition: {
    title: 'An Land',
    text: 'Wer in einem Boot steht, kann die Insel erkunden. Die Probe legt ab, wer den höchsten Inselwert hat.',
  },
  card: {
    title: 'Versiegelte Ausgänge',
    text: 'Du siehst die Möglichkeiten, nicht die Folgen. Was gewählt ist, gilt.',
  },
  fray: {
    title: 'Ein Handgemenge',
    text: 'Alle Crewmitglieder in der Zone geben ihre Würfel dazu. Angriffswürfel verwunden, Ausweichwürfel heben Schaden auf; beide Seiten schlagen zugleich zu.',
  },
  omens: {
    title: 'Omen',
    text: 'Jedes Omen wird zu einem Treffer oder einem Ausweichen, wenn du dafür einen bereiten Befehl verbrauchst.',
  },
  trauma: {
    title: 'Trauma und Belastung',
    text: 'Rote Splitter kommen von links, violette Perlen von rechts. Wo sie sich treffen, stirbt das Crewmitglied.',
  },
  strain: {
    title: 'Nächte an Deck',
    text: 'Endet dein Zug auf See, nimmt jeder an Deck 1 Belastung, und du ziehst ein See-Ereignis. Im Hafen oder vor einer Insel bleibt dir das erspart.',
  },
  enemies: {
    title: 'Was sie tun',
    text: 'Feinde nutzen zuerst Omen, suchen dann das nächste Crewmitglied und schlagen zu; ist niemand in der Nähe, zerstören sie das Schiff.',
  },
  ships: {
    title: 'Feindschiffe',
    text: 'Sie jagen, wer in Reichweite ist, sonst segeln sie zu ihrer Flagge. Kommt eines an, nährt sein Leben die Agenda.',
  },
  guns: {
    title: 'Geschütze',
    text: 'Besetze den Geschützposten, bring den Feind ins Schussfeld und erteile einen Geschützbefehl.',
  },
  agenda: {
    title: 'Der Regenmesser',
    text: 'Er steigt jede Runde. Sooft er die 10 erreicht, rückt der Schädel ein Feld vor.',
  },
  discovery: {
    title: 'Im Rückstand',
    text: 'Ziehen sie euch davon, kommt das Auge des Uralten näher. Treffen sich Schädel und Auge, erwacht er.',
  },
  act: {
    title: 'Ein neuer Akt',
    text: 'Heuer wird fällig, stärkere Feinde kommen, ein Sturm zieht auf. Wart ihr zuerst da, erhält jeder Spieler einen Befehl.',
  },
  storm: {
    title: 'Stürme',
    text: 'Wer hinein- oder hinausfährt oder darin dreht, verliert jedes Mal einen Posten. Alles kostet das Doppelte.',
  },
  altar: {
    title: 'Altäre',
    text: 'Sooft du sein Kartenteil befährst, klettert ein Feind an Bord, bis jemand den Altar tilgt.',
  },
  wreck: { title: 'Wracks', text: 'Halte dort an und plündere: ein Beutewurf, umsonst.' },
  story: {
    title: 'Eine Geschichte beginnt',
    text: 'Ihre nächste Karte wartet in einem der Stapel auf dich. Niemand liest sie vorher.',
  },
  elder: {
    title: 'Der Uralte',
    text: 'Töten lässt er sich nicht, nur aufhalten. Erreicht das Ende des Lineals, bevor er sein Ziel erreicht.',
  },
  sinking: {
    title: 'Untergehen',
    text: 'Sind zehn Posten zerstört oder ist die ganze Crew verloren, sinkt das Schiff. Im nächsten Zug kehrt es ärmer in einem Hafen zurück. Niemand scheidet je aus.',
  },
  refresh: {
    title: 'Auffrischung',
    text: 'Bis zu drei erteilte Befehle werden wieder bereit. Wähle die, die du brauchen wirst.',
  },
  trade: {
    title: 'Längsseits',
    text: 'Schiffe auf benachbarten Feldern können alles tauschen außer Befehlen und eingebauten Ausbauten.',
  },
};
