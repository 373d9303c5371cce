import type { seaQuiet } from '../../../content/cards/sea-quiet';
import type { CardWords } from '../../card-words';

type Id = (typeof seaQuiet)[number]['id'];

export const seaQuietWords: Readonly<Record<Id, CardWords>> = {
  breath: {
    name: 'Atem',
    scene:
      'Bei vier Glasen holt die Takelage Luft. Alle spüren es: Haare, Lampenflammen, die Seiten des Logbuchs, alles neigt sich nach oben und bleibt so. Jemand sollte etwas Alltägliches sagen, und bald.',
    outcomes: {
      success:
        '„An dem Mantel fehlt ein Knopf“, sagt jemand an der Reling zu niemandem. Es ist das Richtige. Der Atem geht wieder aus, ein langer, und das Deck ist nur noch ein Deck.',
      failure:
        'Was gesagt wird, ist eine Frage. Der Atem wird noch einen Augenblick angehalten, um die Antwort zu hören, und danach bekommt an Bord niemand mehr genug Luft.',
    },
  },
  'one-more-plate': {
    name: 'Ein Teller mehr',
    scene:
      'Der Koch hat für einen mehr gedeckt, als ihr seid, und kann nicht sagen, warum. Der überzählige Teller dampft. So gut hat seit dem letzten Land nichts mehr gerochen.',
    options: { eat: 'Ihn aufteilen', over: 'Ihn über Bord geben' },
    outcomes: {
      eat: 'Ein Löffel für jeden. Es schmeckt nach einer ganz bestimmten Küche, und jeder von euch könnte sie nennen. Einer hat die Portion bekommen, die für den Gast war.',
      over: 'Er sinkt mit dem Teller voran und dampft noch. Wer ihn geworfen hat, hungert die ganze Nacht und denkt daran; aber draußen im Dunkeln wird etwas, das näher kam, langsamer, um zu essen.',
    },
  },
  'somebody-falls': {
    name: 'Jemand fällt',
    scene:
      'Ein Schrei vom Fockmast, und ein Körper stürzt an der Reling vorbei. Alle Mann sind an Deck, und keiner fehlt. Hinten im Kielwasser ruft ein Schwimmer einen eurer Namen.',
    options: { boat: 'Ein Boot zu Wasser lassen', 'sail-on': 'Weitersegeln' },
    outcomes: {
      boat: 'Einer von euch fährt, eine Leine um den Leib. Das Rufen wird heiserer, je näher das Boot kommt, und dann, als ein Arm da ist, den man fassen kann, froh.',
      'sail-on':
        'Die Stimme hält länger mit, als ein Mensch schwimmen kann. Sie klingt nicht böse. Sie geht nur eure übrigen Namen durch.',
    },
  },
  'tooth-weather': {
    name: 'Zahnwetter',
    scene:
      'Allen tun die Zähne weh. Die Ringe drücken, die Stiefel drücken, und das Barometer ist einmal ganz herumgegangen und fängt von vorn an. Man kann es einem von euch mit der Lanzette ablassen, oder ihr beißt alle die Zähne zusammen und wartet.',
    outcomes: {
      direct: 'Gegen Abend findet der Druck seinen Stand, wie Wasser es tut: an der tiefsten Stelle, die sich bietet.',
    },
  },
  'a-light-you-know': {
    name: 'Ein Licht, das du kennst',
    scene:
      'Die Laterne hinter euch ist eure. Sie hat den Sprung in der dritten Scheibe, und wer darunter steht, geht, wie du gehst. Welches Segel ihr auch setzt, der Abstand bleibt.',
    options: { signal: 'Ihr ein Zeichen geben', dark: 'Ohne Licht segeln' },
    outcomes: {
      signal:
        'Sie antwortet sofort, in deiner eigenen Kurzschrift, mit der Position von etwas, das ihr gesucht habt. Am Ende steht eine Zeile Neues über einen von euch, datiert auf nächste Woche.',
      dark: 'Ihr verhängt jede Lampe und steuert nach Gefühl. Hinter euch sieht der andere Kapitän euer Licht ausgehen, tut, was du tun würdest, und setzt mehr Segel.',
    },
  },
  'left-gloves': {
    name: 'Linke Handschuhe',
    scene:
      'Die Schiffskatze hat sich im Segelspind verkrochen und einen nach dem anderen alle linken Handschuhe mit hineingenommen. Sie hat nachgezählt und ist nicht zufrieden. Einen von euch sieht sie besonders an.',
    outcomes: {
      success:
        'Der letzte Handschuh wird mit einer Entschuldigung überreicht. Sie rückt beiseite. Es ist trocken da drin und dunkel, und was immer die Katze über diese Nacht weiß, die Nacht weiß nichts von dem Spind.',
      failure:
        'Die Hand, die nach ihr greift, kommt mit einem Kratzer quer über die Handfläche heraus, auf der Linie, die man ungern gekreuzt sieht. Er hört nicht auf zu jucken.',
    },
  },
  'warm-snow': {
    name: 'Warmer Schnee',
    scene:
      'Es schneit aus dem Regen heraus, weich und blutwarm. Der Schnee ist salzig. Wo er sich auf die Haut legt, treten alte Narben weiß hervor, laufen zusammen und sind schon beinahe Schrift.',
    options: { read: 'Einen Arm entblößen und lesen', brush: 'Ihn abwischen, schnell' },
    outcomes: {
      read: 'Einer von euch krempelt den Ärmel bis zur Schulter hoch und hält den Arm an die Lampe, mit bewegten Lippen. Es ist eine Beschreibung. Noch ist sie nicht gut getroffen.',
      brush:
        'Er geht ab und nimmt ein wenig mit. Jemand findet am Handgelenk eine Stelle, glatt wie ein Teller, und weiß nicht mehr, was dort war.',
    },
  },
  'letters-adrift': {
    name: 'Treibende Briefe',
    scene:
      'Ein Postsack, geteert und versiegelt, dreht sich in der Dünung. Manche der Briefe sind an Häfen gerichtet. Die anderen tragen als Anschrift eine Tiefe und eine Uhrzeit.',
    options: { ports: 'Die für die Häfen mitnehmen', others: 'Die anderen öffnen' },
    outcomes: {
      ports:
        'Auf fast allen steht noch Porto aus, und die Postmeister zahlen gern. Jeder einzelne beginnt: Inzwischen wirst du davon gehört haben.',
      others:
        'Es sind Liebesbriefe, und sehr gute. Erst beim zweiten Lesen sieht man, dass beide Liebende Orte sind, und dass einer davon auf eurer Karte liegt.',
    },
  },
  'an-hour-without-rain': {
    name: 'Eine Stunde ohne Regen',
    scene:
      'Es hört auf. Niemand kann sagen, wer es zuerst bemerkt hat. Da ist ein Stern, einer, und ein trockenes Deck, und eine Stunde, in der man unter freiem Himmel schlafen oder die Nähte ordentlich teeren kann. Für beides reicht sie nicht.',
    outcomes: {
      direct:
        'Als der erste Tropfen fällt, fällt er dir auf den Handrücken, und eine Stimme im Dunkeln sagt, was ihr alle gerade sagen wolltet: „Tja. Das war’s.“',
    },
  },
  'part-of-a-house': {
    name: 'Ein Stück Haus',
    scene:
      'Das Obergeschoss eines Hauses treibt vorbei, die Vorhänge zugezogen, gut im Wasser liegend. Auf dem Fenstersims steht eine Geranie. Wer gut klettert, wäre durchs Fenster hinein und wieder heraus, bevor es anstößt.',
    outcomes: {
      success:
        'Oben ist ein Bett aufgedeckt, und ein Nachtlicht brennt. Wer hineinstieg, nimmt eine einzige Kleinigkeit vom Frisiertisch und hat den Anstand, den Teppich geradezuziehen.',
      failure:
        'Auf dem Waschtisch liegt eine Börse, und hinter dem Bettvorhang atmet jemand. Nur die Börse kommt mit. Der Sprung zurück ist schlecht, ohne Anlauf, und die ganze Zeit ist der Atem dicht dahinter.',
    },
  },
  alongside: {
    name: 'Längsseits',
    scene:
      'Ein Wal liegt am Schiff wie ein Kai, atmet und wartet. Sein Auge geht von Gesicht zu Gesicht. Von seinem Rücken treibt eine alte Leine, und am Ende der Leine hängt eine Truhe.',
    options: { chest: 'Die Truhe einholen', free: 'Die Leine herausschneiden' },
    outcomes: {
      chest:
        'Er erträgt das Ziehen ohne einen Laut. Als die Truhe über der Reling ist, schließt sich das Auge langsam vor eurer ganzen Reihe, und er geht unter wie eine Lampe, die man die Treppe hinunterträgt.',
      free: 'Es ist eine Stunde Arbeit, kopfüber am Pfahlstek, mit dem Messer. Dann rollt die große Flanke und lässt einen Atem los, den sie seit der Harpune gehalten hat, und eine Meile weit muss man das Schiff danach kaum steuern.',
    },
  },
  'the-pale-road': {
    name: 'Die bleiche Straße',
    scene:
      'Heute Nacht ist im Wasser ein Weg, bleicher als der Rest und so breit wie das Schiff. Er führt ungefähr dorthin, wohin ihr wollt. An beiden Seiten stehen hohe Gestalten ohne Gesicht, und sie verneigen sich.',
    options: {
      follow: 'Ihm folgen',
      bow: 'Sich auch verneigen und den eigenen Kurs halten',
      name: 'Einen alten Seebären mit ihnen reden lassen',
    },
    outcomes: {
      follow:
        'Ihr lauft darauf hin ohne eine Welle und hört, wie sich hinter euch jede von ihnen aufrichtet. Keiner sieht nach, was sie danach mit der Straße machen.',
      bow: 'Der Hut des Kapitäns kommt herunter; anders geht es nicht. Ein Rascheln läuft die Reihe entlang, und der Wind, der allen gehörte, gehört für eine Stunde euch.',
      name: 'Euer Seebär geht barhäuptig an der Reling entlang und sagt Namen: Peter, der lange Peter, Anne, die andere Anne. Jede Gestalt hat, sobald sie genannt ist, ein Gesicht, und jedes Gesicht erzählt etwas. Am Ende der Reihe weinen mehrere von euch, und es geht ihnen besser.',
    },
  },
  'what-the-gulls-brought': {
    name: 'Was die Möwen brachten',
    scene:
      'Möwen lassen sich auf jeder Rah nieder, still wie Wäsche. Eine nach der anderen kommt herab und legt etwas auf die Luke: einen Schlüssel, einen Löffel, einen Milchzahn, eine Münze. Dann sehen sie euch von der Seite an. Es ist offensichtlich ein Handel.',
    outcomes: {
      success:
        'Euer Unterhändler geht die Sachen mit Respekt durch, lobt den Löffel und bietet Schiffszwieback und einen silbernen Knopf. Die alte Möwe stellt einen Fuß auf den Schlüssel und schiebt ihn herüber.',
      failure:
        'Zuerst wird die Münze genommen, und vierzig Schnäbel ziehen hörbar die Luft ein. Dann wählen sie selbst: eine Haarlocke, einen Ehering, das Glas aus jemandes Brille.',
    },
  },
  'the-lamp-that-answers': {
    name: 'Die Lampe, die antwortet',
    scene:
      'Weit draußen blinkt ein Licht: der Takt eurer eigenen Lampe, ein wenig verspätet zurückgegeben, wie ein Echo. Ihr hört auf. Das Licht macht allein weiter, um ein Wort.',
    options: { answer: 'Ihr antworten', douse: 'Die Lampe löschen und ausruhen' },
    outcomes: {
      answer:
        'Ihr fragt, wer da ist. Die Antwort braucht fast die ganze Wache und lautet: Es sei ein langer Dienst, Briefe seien keine gekommen, und ob es etwas ausmache, wenn man schriebe.',
      douse:
        'Ihr sitzt im Dunkeln, den Rücken am Mast, und seht nicht hin. Nach einer Weile hört es auf, wie jemand aufhört, dem gerade einfällt, wie spät es ist.',
    },
  },
  'boat-with-a-basket': {
    name: 'Boot mit Korb',
    scene:
      'Zehn Schritt schräg achteraus hält sich eine Jolle, die Riemen eingelegt und niemand darin. Auf der hinteren Ducht steht ein Deckelkorb. Es gibt kein anderes Wort dafür: Der Korb quengelt.',
    options: { take: 'Den Korb an Bord nehmen', sell: 'Die Jolle ins Schlepptau nehmen und nichts anrühren' },
    outcomes: {
      take: 'Unter dem Deckel liegt ein Tuch und in dem Tuch etwas vom Gewicht eines Brotlaibs, das zu weinen aufhört, als es deine Stimme hört. Ein Gesicht kann man es nicht nennen. Es ist vollkommen trocken.',
      sell: 'Ein gesundes Boot bringt überall einen anständigen Preis. Als ihr nachseht, ist kein Korb darin, und auf jeder Ducht ist ein kleiner nasser Abdruck, nach achtern zu.',
    },
  },
  'the-toll-buoy': {
    name: 'Die Zollboje',
    scene:
      'Eine Boje, die auf keiner Karte steht, mit einem Schlitz, so breit wie eine Münze. DURCHFAHRT, EINE JE KOPF, sagt das Schild. Darunter hat jemand mit einem Nagel geritzt: und sie kann zählen.',
    options: {
      pay: 'Für jeden Kopf an Bord zahlen',
      pass: 'Ohne zu zahlen vorbeifahren',
      take: 'Den Kasten aufbrechen',
    },
    outcomes: {
      pay: 'Jede Münze fällt lange, und keine hört man aufschlagen. Nach der letzten nickt die Boje einmal geschäftsmäßig mit ihrer Glocke; und irgendwo vor euch hält ein Tor inne, das sich gerade schloss.',
      pass: 'Es geschieht überhaupt nichts. Es geschieht den ganzen Tag weiter nichts, mit einem gewissen Nachdruck, und in der Dämmerung hört ihr weit hinter euch, wie die kleine Glocke jemandem eine Zahl nennt.',
      take: 'Beim ersten Schlag springt er auf. Das meiste Geld ist älter als Geld. Darunter liegt, auf einer Feder, ein blanker Klingelzug aus Messing, und nun, da das Gewicht fort ist, hebt sich die Feder.',
    },
  },
  'an-officer-comes-aboard': {
    name: 'Ein Offizier kommt an Bord',
    scene:
      'Eine Gig kommt längsseits, vier Riemen, und ein Offizier in gutem Tuch bittet, mit euren Leuten über freie Stellen sprechen zu dürfen. Sein Schiff liege gleich dort drüben. Ihr könnt es nicht ausmachen, aber er ist so sichtlich stolz darauf.',
    options: { hear: 'Ihn reden lassen', refuse: 'Ihn zurückschicken' },
    outcomes: {
      hear: 'Er spricht gut: trockene Hängematten, feste Heuer, nie wieder Land. Als er fertig ist, ist es sehr still, und jemand geht mit dem Seesack über das Deck, von seiner Seite zu eurer oder von eurer zu seiner.',
      refuse:
        'Er verneigt sich und wird fortgerudert. Aber seine Liste hat er auf dem Spill liegen lassen, mit der Heuer, die er zahlt; und ein Name ist schon abgehakt, mit Bleistift. Am Abend möchte jemand mit dir reden.',
    },
  },
  'weather-for-sale': {
    name: 'Wetter zu verkaufen',
    scene:
      'Eine alte Frau in einem Rundboot hat Winde zu verkaufen, in ein Stück Schnur geknotet, und kauft auch Wetter an. Wenn die Dünung unter ihr durchgeht, schaukelt sie nicht. Es täte ihr leid, sagt sie, umsonst herausgekommen zu sein.',
    options: { buy: 'Einen Wind kaufen', sell: 'Ihr eure Flaute verkaufen', decline: 'Ihr einen guten Tag wünschen' },
    outcomes: {
      buy: 'Ihr löst den ersten Knoten, wie geheißen, mit dem Gesicht nach vorn. Das Schiff geht ab wie ein scheues Pferd, und hinter euch, kleiner werdend, beißt jemand auf eine Münze.',
      sell: 'Sie zahlt gut, faltet sie klein zusammen und schiebt sie in den Ärmel. Erst dann seht ihr euch an, was übrig ist, nun, da die Ruhe herausgenommen wurde.',
      decline:
        '„Gleichfalls“, sagt sie; und dann freundlich zu einem aus der Crew: „Nur nicht am Zweiten, Kind. Jeder Tag, nur nicht der Zweite.“',
    },
  },
  'tomorrows-entry': {
    name: 'Der Eintrag von morgen',
    scene:
      'Das Logbuch ist bis morgen Abend geführt, in deiner Handschrift. Der Eintrag ist kurz: das Wetter, ein Verlust, ein Fund. Du hast die Feder, und die Tinte ist noch nass.',
    options: { stand: 'Ihn stehen lassen', strike: 'Ihn durchstreichen' },
    outcomes: {
      stand:
        'Du trocknest ihn, klappst das Buch zu und wartest. Es kommt, wie es geschrieben steht, auf die Stunde genau, und darin liegt ein eigentümlicher Trost, dem du nicht nachgehst.',
      strike:
        'Du ziehst eine Linie hindurch, zweimal. Die Seite nimmt die Tinte an; dann beginnt sie, vom Ende der Linie her, sie wieder herzugeben.',
    },
  },
};
