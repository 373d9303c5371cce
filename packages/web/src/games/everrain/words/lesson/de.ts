import type { LessonText } from '.';

export const lesson: LessonText = {
  pilot: 'Maud Trask, deine Steuerfrau auf dieser Fahrt',
  beats: {
    goal: {
      learn: 'Wie die Fahrt gewonnen und verloren wird',
      say: 'Da draußen wird etwas ausgegraben, und wir graben nicht allein. Die Linse auf diesem Lineal ist, was wir wissen, der Schädel, was sie wissen. Sei zuerst am Ende. Das Auge ist, was unten schläft; lass es schlafen.',
    },
    orders: {
      learn: 'Befehle',
      say: 'Diese Marker sind alles, was du in einem Zug tun kannst: Ein runder bewegt ein Crewmitglied, ein Sechseck segelt das Schiff, ein Quadrat feuert. Nur drei kommen jede Runde zurück.',
    },
    crew: {
      learn: 'Leute bewegen',
      say: 'Jeder Platz an Bord tut etwas, solange jemand dort steht. Wir brauchen Augen in der Höhe: Erteile einen Crewbefehl, wähle Tam Ferrow und schick ihn ins Krähennest.',
    },
    course: {
      learn: 'Kurs setzen',
      say: 'Isbet Coyle steht am Ruder, darum ist ein Navigationsbefehl zwei Punkte wert. Drehen kostet einen Punkt, ein Feld voraus kostet einen Punkt. Bring uns zwei Felder voraus zu der Insel.',
    },
    boat: {
      learn: 'Boote und Räume unter Deck',
      say: 'Eine Insel will erkundet sein, und wer geht, muss in einem Boot sein. Erteile noch einen Crewbefehl und setz Isbet in die Jolle. Jeder Raum unter Deck hat seinen eigenen Nutzen.',
    },
    nest: {
      learn: 'Das Krähennest deckt neues Wasser auf',
      say: 'Mit Tam im Krähennest sehen wir über den Rand der Karte. Noch ein Navigationsbefehl, deck auf, was voraus liegt, dann sag, wie das neue Wasser liegt. Das meiste birgt Hinweise. Dieses hier hat einen Hafen.',
    },
    ashore: {
      learn: 'Expeditionen und versiegelte Ausgänge',
      say: 'Nun an Land. Wer in einem Boot ist, geht mit, und eine Karte wird gelesen. Du siehst die Möglichkeiten, nie die Folgen. Wähl, wie du magst, oder frag, was ein Offizier tun würde: Fragen kannst du immer.',
    },
    night: {
      learn: 'Nächte auf See',
      say: 'Beende den Zug hier. Vor einer Insel oder im Hafen ist die Nacht gnädig. Auf See nimmt jeder an Deck Belastung, und die See schickt eine Karte. Belastung und Trauma füllen die Tafel von beiden Seiten; wo sie sich treffen, stirbt das Crewmitglied.',
    },
    enemies: {
      learn: 'Was sie nach deinem Zug tun',
      say: 'Etwas kam vom Heck: ein Talgmann, und er ging zwei Zonen weit zu Tam. Feinde halten immer auf das nächste Crewmitglied zu. Die Würfel sagen, wie weit sie kommen und wie hart sie schlagen; ist niemand in der Nähe, zerstören sie das Schiff.',
    },
    agenda: {
      learn: 'Die Agenda',
      say: 'Der Regenmesser steigt jede Runde, um drei, wenn du allein segelst. Sooft er die Zehn erreicht, rückt der Schädel vor. Zeit ist also nie umsonst.',
      go: 'Ich beeile mich',
    },
    refresh: {
      learn: 'Drei Befehle kommen zurück',
      say: 'Eine neue Runde. Du hast vier Befehle erteilt, drei davon kommen zurück. Wähle, welche; ein Offizier sagt dir seine Meinung, wenn du ihn fragst.',
    },
    fray: {
      learn: 'Ein Handgemenge',
      say: 'Schick Isbet hinauf zu Tam: Wo ein Feind steht, beginnt ein Handgemenge. Alle deine Leute dort geben ihre Würfel dazu. Angriffswürfel verwunden, Ausweichwürfel heben Schläge auf. Drei Angriff und einmal Ausweichen ist solide.',
    },
    omen: {
      learn: 'Omen',
      say: 'Zwei Treffer, und er hat drei Leben. Aber der Kringel da ist ein Omen: Verbrauch einen bereiten Befehl, und es zählt als Treffer. Zu schießen gibt es heute nichts, also nimm den Geschützbefehl.',
    },
    helm: {
      learn: 'In den Hafen',
      say: 'Er ist fort und hat fünf Münzen dagelassen. Schick Pell Hathersage ans Ruder: Dann bringt uns ein Navigationsbefehl die zwei Felder bis Hollerstieg.',
    },
    port: {
      learn: 'Im Hafen',
      say: 'Fünf Häuser. Jedes Crewmitglied kann einen Dienst nutzen: reparieren, kaufen und verkaufen, heilen, ausruhen, anheuern. Feinde an Deck wären jetzt verbannt worden, aber das nährt die Agenda; kämpfen ist besser.',
    },
    university: {
      learn: 'Die Universität: So gewinnst du',
      say: 'Fünf Hinweise bringen die Linse ein Feld weiter. Du hast sie: Schick jemanden zur Universität, wen du magst.',
      go: 'Ein Schritt näher',
    },
    onward: {
      learn: 'Wie es weitergeht',
      say: 'Das ist die ganze Fahrt, immer wieder: schauen, landen, kämpfen, lernen und schneller sein als sie. Die anderen bleiben heute an Bord. Verlass den Hafen.',
    },
  },
  after:
    'Du weißt genug, um zu segeln. Weiter draußen warten Stürme, Altäre, Feindschiffe und Geschichten, die von Karte zu Karte weitergehen; mit jedem Akt wird alles schlimmer. Segle als Nächstes eine ganze kurze Fahrt: Alles Neue wird erklärt, wenn es vorkommt, und ein Offizier antwortet, sooft du fragst.',
};
