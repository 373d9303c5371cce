import type { ThingsText } from '../things';

const SHUFFLED = 'Ist der Stapel leer, wird sein Ablagestapel zu einem neuen gemischt.';
const LOST_TITLE =
  'Wer in die Brig kommt oder sich als Verräter enttarnt, verliert den Titel. Er geht nach der Amtsfolge weiter.';

export const things: ThingsText = {
  things: {
    'dial:fuel': {
      what: 'Die Kohle, die das Schiff in Fahrt hält. Krisen, Etappenziele und verlorene Passagiere zehren daran; über 10 steigt sie nie.',
      end: 'Bei 0 gehen die Feuer aus: Das Spiel endet sofort, und die Menschen haben verloren.',
    },
    'dial:food': {
      what: 'Wovon alle an Bord leben. Krisen, Etappenziele und verlorene Passagiere zehren daran; über 10 steigt sie nie.',
      end: 'Bei 0 hungert das Schiff: Das Spiel endet sofort, und die Menschen haben verloren.',
    },
    'dial:sanity': {
      what: 'Wie gut alle an Bord bei Verstand bleiben. Zauber, Krisen und verlorene Passagiere zehren daran; über 10 steigt sie nie.',
      end: 'Bei 0 ist niemand mehr bei Verstand: Das Spiel endet sofort, und die Menschen haben verloren.',
    },
    'dial:souls': {
      what: 'Wie viele Leben die Fahrt noch kosten darf. Krisen und verlorene Passagiere zehren daran; über 10 steigen sie nie.',
      end: 'Bei 0 sind zu viele gestorben: Das Spiel endet sofort, und die Menschen haben verloren.',
    },
    'track:travel': {
      what: 'Wie nah das nächste Etappenziel ist. Symbole auf Mythoskarten und der Kesselraum lassen sie vorrücken. Mit jedem Schritt treiben alle Monster im Wasser ein Feld zum Heck.',
      end: 'Bei der Ankunft wählt der Kapitän eines von zwei Etappenzielen, und der Marker kehrt zum Start zurück. Beträgt die Entfernung schon 12 oder mehr, ist das Schiff am Ziel und die Menschen gewinnen.',
    },
    'track:ritual': {
      what: 'Wie nah die Größere Verbannung ist. Symbole auf Mythoskarten und die Kapelle lassen sie vorrücken.',
      end: 'Bei der Verbannung kehren alle Tiefen Wesen vom Deck und aus dem Wasser in den Vorrat zurück, Vater Dagon und Mutter Hydra versinken in der Tiefe, und alle Passagiere und Charaktere an Deck werden überwältigt.',
    },
    distance: {
      what: 'Was die erreichten Etappenziele zusammen ergeben.',
      end: 'Bei 6 kommt das Erwachen: Alle erhalten eine zweite Loyalitätskarte. Ab 12 bringt die nächste Ankunft das Schiff ans Ziel.',
    },
    'damaged-rooms': {
      what: 'Wie viele der sechs Innenfelder, die getroffen werden können, beschädigt sind. Ein beschädigtes Feld lässt sich nicht nutzen, bis es jemand repariert.',
      end: 'Sind alle sechs gleichzeitig beschädigt, ist das Schiff verloren.',
    },
    'deep-ones-left': {
      what: 'Die Tiefen Wesen, die nicht auf dem Spielplan sind. Überwältigte kommen hierher zurück.',
      end: 'Muss eines erscheinen und keines ist übrig, ist das Schiff überrannt und verloren.',
    },
    'deck:skill': {
      what: 'Karten einer Fertigkeit. Jeder Zug beginnt damit, dass man zieht, was das Fertigkeitenset sagt. In Proben zählt der Wert einer Karte, sonst nutzt man ihre Fähigkeit.',
      end: SHUFFLED,
    },
    'deck:treachery': {
      what: 'Die Fertigkeit der enttarnten Verräter: Nur sie ziehen diese Karten und nutzen deren Fähigkeiten. In jeder Probe sind sie sabotierend.',
      end: SHUFFLED,
    },
    'deck:chaos': {
      what: 'Je zwei Karten jeder Fertigkeit außer Verrat. Jede Probe beginnt mit zwei davon, verdeckt; eine sabotierende Karte muss also nicht von jemandem am Tisch stammen.',
      end: 'Ist die letzte genommen, wird ein neuer Stapel genauso gebildet.',
    },
    'deck:mythos': {
      what: 'Jeder Zug endet mit einer davon: erst eine Krise, dann handeln Monster, dann rückt eine Leiste vor.',
      end: SHUFFLED,
    },
    'deck:waypoint': {
      what: 'Die Etappen der Fahrt, jede mit einem Effekt und einer Entfernung von 2, 3 oder 4. Der Stapel liegt beim Kapitän, der bei jeder Ankunft eine von zweien wählt.',
    },
    'deck:spell': {
      what: 'Riten aus dem alten Buch; die meisten haben ihren Preis. Der Stapel liegt beim Buchwächter.',
      end: 'Ein abgehandelter Zauber kommt aus dem Spiel. Ist der Stapel leer, gibt es keine mehr.',
    },
    'deck:item': {
      what: 'Nützliche Dinge. Sie liegen offen vor denen, die sie haben, und lassen sich tauschen.',
      end: 'Ein Gegenstand, der das Spiel verlässt, ist fort. Ist der Stapel leer, wird keiner mehr gezogen.',
    },
    'deck:damage': {
      what: 'Wird gezogen, sobald das Schiff oder ein Feld beschädigt wird. Strukturschäden bleiben auf dem Feld liegen, bis es repariert ist; andere Karten kosten einmalig etwas.',
    },
    'deck:loyalty': {
      what: 'Sie sagen, wer auf welcher Seite steht. Alle erhalten zu Beginn eine und beim Erwachen eine zweite; hier liegt, was dafür noch da ist.',
    },
    'deep-one': {
      what: 'Es klettert aus dem Wasser über das Deck ins Innere. Handelt es, tut es das Erste, was möglich ist: einen Menschen auf seinem Feld angreifen, dort einen Passagier überwältigen, das Feld beschädigen, weiterziehen.',
      end: 'Ein Angriff mit 4 oder mehr überwältigt es, und es kehrt in den Vorrat zurück.',
    },
    passenger: {
      what: 'Jemand in Gefahr an Deck. Eine Aktion auf demselben Feld rettet; solange ein Mensch dabei ist, kann niemand dem Passagier etwas tun.',
      end: 'Überwältigt ihn ein Tiefes Wesen oder ein enttarnter Verräter, wird der Marker umgedreht, und das Schiff verliert die Ressourcen darauf.',
    },
    'monarch:dagon': {
      what: 'Handelt er, erscheinen zwei Tiefe Wesen auf dem Deck neben ihm; dann schwimmt er ein Feld zum Bug. Er kann nicht angegriffen werden.',
      end: 'In der Tiefe handelt er nicht. Stattdessen sammeln sich dort zwei Tiefe Wesen, und sind es vier oder mehr, steigen sie mit ihm auf.',
    },
    'monarch:hydra': {
      what: 'Handelt sie, beschädigt sie das Innenfeld, das ihr am nächsten liegt; dann schwimmt sie ein Feld zum Bug. Sie kann nicht angegriffen werden.',
      end: 'In der Tiefe handelt sie nicht. Stattdessen sammeln sich dort zwei Tiefe Wesen, und sind es vier oder mehr, steigen sie mit ihr auf.',
    },
    'title:captain': {
      what: 'Führt das Schiff: wählt die Etappenziele und entscheidet viele Krisen.',
      end: LOST_TITLE,
    },
    'title:keeper': {
      what: 'Hütet das Buch der Zauber: darf sich als Aktion zwei davon ansehen und einen abhandeln und entscheidet manche Krise.',
      end: LOST_TITLE,
    },
    'step:receive': {
      what: 'Wer am Zug ist, zieht Fertigkeitskarten nach dem eigenen Fertigkeitenset: Arten und Anzahl stehen auf dem Charakterbogen. In der Krankenstation ist es nur eine Karte.',
    },
    'step:action': {
      what: 'Wer am Zug ist, führt zwei Aktionen durch: sich bewegen, angreifen, ein Feld, einen Gegenstand oder eine Karte nutzen und anderes. Alles, was gerade möglich ist, leuchtet oder steht in der Frage. Enttarnte Verräter haben eigene Aktionen.',
    },
    'step:mythos': {
      what: 'Eine Mythoskarte wird gezogen und abgehandelt: erst ihre Krise, dann die Monster, die ihr Symbol weckt, dann die Leiste, die ihr Symbol bewegt. Für einen Menschen in der Brig entfällt die Krise.',
    },
    'step:discard': {
      what: 'Wer mehr als 10 Fertigkeitskarten hält, legt ab, bis es 10 sind. Danach ist die nächste Person am Zug.',
    },
  },
  names: {
    distance: 'Entfernung',
    damagedRooms: 'Beschädigte Innenfelder',
    deepOne: 'Tiefes Wesen',
    passenger: 'Passagier',
    deck: (cards) => `Stapel: ${cards}`,
    steps: {
      receive: 'Schritt 1: Fertigkeiten',
      action: 'Schritt 2: Aktionen',
      mythos: 'Schritt 3: Mythos',
      discard: 'Schritt 4: Ablegen',
    },
  },
  dial: (now, most) => `Jetzt ${now} von ${most}`,
  of: (now, all) => `Jetzt ${now} von ${all}`,
  left: (count) => `Noch ${count}`,
  holder: (name) => `Trägt jetzt: ${name}`,
  readTop: 'Oberste abgelegte Karte lesen',
};
