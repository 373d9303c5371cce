import type { stories } from '../../../content/cards/stories';
import type { CardWords } from '../../card-words';

/** The ends of the stories. */
export const epilogueWords = {
  'she-colours-them-in': {
    name: 'Sie malt sie aus',
    scene:
      'Sie sitzt, wo du sie verlassen hast, mit einem neuen Farbkasten. Die Figuren nimmt sie sich eine nach der anderen vor, Haare, Mäntel, Stiefel; jetzt sind sie jemand, und sie wollten, wie sich zeigt, nur gesagt bekommen, wer. Sie streckt die Hand nach dem Blatt aus.',
    options: { give: 'Es ihr geben', portrait: 'Sie bitten, einen von euch an Land zu zeichnen' },
    outcomes: {
      give: 'Sie sieht es durch, lutscht am Pinsel und setzt eine sehr kleine Tür in die Bordwand. „Damit sie aussteigen können“, erklärt sie. Auf dem ganzen Weg zum Kai kommen dir Leute entgegen, die du beinahe kennst.',
      portrait:
        'Sie macht es mit der Zunge zwischen den Zähnen: ein Mensch, die Füße auf dem Boden, und dahinter kein Tropfen Meer. Wer es ist, trägt es von nun an unter dem Hemd und steht da wie auf dem Bild.',
    },
  },
  'it-asks-to-go-home': {
    name: 'Es möchte nach Hause',
    scene:
      'Was in dem Korb war, steht an der Reling. Es ist so groß wie ein Schiffsjunge und hat die Hände des einen und den Gang eines anderen. Ärger hat es nie gemacht. Es hört seine Mutter, sagt es, und ob es gehen darf; aber es bleibt auch, wenn euch das lieber ist.',
    options: { go: 'Es gehen lassen', stay: 'Es bitten zu bleiben' },
    outcomes: {
      go: 'Es dankt jedem mit Namen und geht mit den Füßen voran über Bord, um nicht zu spritzen. Ein gutes Stück tiefer freut sich jemand so sehr, dass sie ein paar Tage lang alles andere liegen lässt.',
      stay: 'Es ist so froh, dass es weint, mit all euren Gesichtern nacheinander, und sich dann für ein eigenes entscheidet. Am nächsten Tag trägt es sich ins Buch ein. Es ist zur See geboren; nur mag niemand fragen, zu welcher.',
    },
  },
  'the-last-of-the-letters': {
    name: 'Der letzte der Briefe',
    scene:
      'Er ist fertig. Es ist ein Sack voll, und der letzte geht an ein Haus auf dieser Insel: Man sieht seinen Schornstein. Er hat die Stiefel an und kommt nicht am Boot vorbei. „Was, wenn es nicht mehr dasselbe ist“, sagt er.',
    options: { walk: 'Mit ihm hinaufgehen', 'sign-on': 'Ihm sagen, dass hier eine Koje frei ist' },
    outcomes: {
      walk: 'Es ist dasselbe. Ihr bekommt alle Suppe. Am Tisch liest er seine Briefe vor, vom ersten bis zum letzten, und was er auf jenem Schiff sah, steht darin, und ihr dürft es abschreiben; niemand wird gebeten zu gehen.',
      'sign-on':
        'Er sieht den Schornstein so lange an, wie man für eine Pfeife braucht. Dann gibt er euch eine Seite aus dem Sack zum Behalten, über das andere Schiff, steckt den Rest unter einen Stein; und auf dem Rückweg rudert er Schlag.',
    },
  },
  'the-low-note': {
    name: 'Der tiefe Ton',
    scene:
      'Das Summen ist in den Kiel gezogen. Wer unten schläft, hat es in den Backenzähnen, und heute Nacht fällt unter dem Schiff, sehr weit unter dem Schiff, etwas ein. Es hat die Motette gelernt. Es hält den letzten Ton, und es liegt zu tief.',
    options: { sing: 'Ihm den Ton vorsingen, rein', wax: 'Die Ohren mit Wachs verstopfen und die Nähte richten' },
    outcomes: {
      sing: 'Einer von euch legt sich auf die Planken, die Wange am Kielschwein, holt Atem, gibt ihn, und hält ihn, und hält ihn. Man spürt da unten eine unermessliche Aufmerksamkeit.',
      wax: 'Taub arbeitet ihr die ganze Nacht, mit Hämmern, und als ihr das Wachs herausnehmt, ist da nur das Meer. Im Werg entlang dem Kielgang hat der Ton ein Muster hinterlassen, Ring in Ring, und es hat eine Mitte.',
    },
  },
  'the-tenth-ring': {
    name: 'Der zehnte Ring',
    scene:
      'Sie sieht es dir von der anderen Straßenseite an und setzt sich auf den Bordstein. Man hatte dir gesagt, du sollst nicht hören. Acht Ringe hat sie am Finger, und die Lücke; und im Schoß eine zehnte Schachtel, neu, die heute früh mit der Post kam.',
    options: { give: 'Ihr den Ring geben', lie: 'Ihr sagen, er sei gesunken' },
    outcomes: {
      give: 'Im Anstecken wird er warm. Sie lacht, und ihr Haar ist rot. Was in der zehnten Schachtel ist, kümmert sie nicht mehr, du kannst es haben; es kommt von jemandem, der von ihr gehört hat und keine Hände hat, um einen zu tragen.',
      lie: 'Sie dankt dir und zahlt, und es ist zu viel; es ist das, was sie für den Stein zurückgelegt hatte. Der Weg zum Hafen ist so frei, und der Ring in deiner Tasche wiegt überhaupt nichts mehr.',
    },
  },
  hoarse: {
    name: 'Heiser',
    scene:
      'Die alte Frau will deine Papiere nicht. Sie legt dir die Finger an die Kehle und lässt dich sagen, was im Talg war, und bei jedem Wort bewegt sich der Stichel in ihrer anderen Hand von selbst. Es nimmt dir den Rest der Stimme. Vierzig Jahre Weiß, und da ist es.',
    options: { cut: 'Sie drucken lassen', plate: 'Um das Kupfer selbst bitten' },
    outcomes: {
      cut: 'Der erste Abzug ist für dich, noch feucht. Es ist eine Stadt. Sie hat einen Hafen, und der trägt nach altem Brauch einen kleinen Anker: guter Ankergrund, und Platz für beliebig viele.',
      plate:
        'Sie gibt es dir in Flanell gewickelt und wirkt erleichtert. Für die Art Mann, die so etwas kauft, ist es einiges wert. Auf die Rückseite hat sie zur Übung ein Stück deines eigenen Schiffs gestochen, verbessert.',
    },
  },
  'the-man-who-fell-up': {
    name: 'Der Mann, der hinauffiel',
    scene:
      'Er sei gefallen, erzählt er, an einem schönen Tag, aus einem Boot: nach oben; und eine ganze Jahreszeit habe er gebraucht, um am Tau wieder herunterzukommen. Er möchte die Hand schütteln, die es gehalten hat. Und er wüsste gern, wenn die Frage nicht unhöflich ist, warum ihr alle an der Decke steht.',
    outcomes: {
      success:
        'Wer gefragt ist, nimmt es, wie es gemeint ist, und hängt sich mit den Knien an die Thekenstange, um ordentlich mit ihm zu reden. Er hat alles von oben gesehen: Küsten, Tiefen, den ganzen Umriss des bleichen Dings. Die Runde geht auf ihn.',
      failure:
        'Mit einem Glas gibt es Unannehmlichkeiten. Er erzählt, was er kann, und hält sich am Tisch fest. Als er fort ist, bleibt ein Gefühl zurück: der Boden, der ganz leicht loslässt.',
    },
  },
  'the-notary-comes-out': {
    name: 'Der Notar kommt heraus',
    scene:
      'Er kommt dir auf der Treppe entgegen, ohne Hut. Der frühere Bewohner hat ihn aufgesucht, zu Fuß, im Regen, und lässt ausrichten, das Haus gehöre dem Erben ganz; oder es gäbe noch den Käufer, und der Käufer hat erhöht. In jedem Fall wünschten sie dir eine gute Nacht.',
    options: { sell: 'Verkaufen', keep: 'Es behalten' },
    outcomes: {
      sell: 'In zehn Minuten ist es getan. Die Börse des Käufers ist voll trockener, frisch geprägter Münzen mit einem Kopf darauf, den du bisher nur im eigenen Spiegel gesehen hast.',
      keep: 'Wohnen wirst du dort nicht. Aber es verändert einen Menschen, eine Adresse zu haben. Einer von euch sagt neuerdings „bei uns zu Hause“, wenn vom Wetter die Rede ist; und mit der nächsten Post kommt, ungebeten, das Ende der Rechnung.',
    },
  },
  'in-credit': {
    name: 'Im Haben',
    scene:
      'Wieder die grauen Handschuhe, und beinahe im Laufschritt. Es liege ein höchst bedauerlicher Irrtum vor: Die Überfahrt sei gebucht, aber nie angetreten worden. Dein Großvater ist nicht gefahren. Das Öffnen des Buchs kostet eine Gebühr, ein paar Münzen, und danach schuldet die Linie dir die Zinsen von fünfzig Jahren; es sei denn, du fragst lieber, wer gefahren ist.',
    options: { draw: 'Sie dir auszahlen lassen', who: 'Fragen, wer an seiner Stelle fuhr' },
    outcomes: {
      draw: 'Er zahlt in Rollen aus, mit nassen Daumen, und bittet dich nachzuzählen. Es liegt ihm sehr daran, dass es vorbei ist. Als du unterschrieben hast, zieht er einen Handschuh aus, um dir die Hand zu geben, und darunter ist noch einer.',
      who: 'Er dreht das große Buch auf dem Tresen zu dir um. Es ist die ganze Liste, jeder Name aus fünfzig Jahren, der an eines anderen Stelle fuhr, und wo man sie abgesetzt hat. Bis zur Sperrstunde lässt er dich abschreiben.',
    },
  },
  'who-relieves-me': {
    name: 'WER LÖST MICH AB',
    scene:
      'Das Licht steht dicht vor eurem Bug und tief über dem Wasser. Er hat sich über eure Briefe gefreut. Nur die eine Frage hat er noch, und er buchstabiert sie zweimal und lässt nach jedem Wort eine Pause, in der jemand aufstehen könnte.',
    options: {
      relieve: 'Jemanden aus der Crew gehen lassen',
      promise: 'Versprechen, jemanden zu schicken',
      truth: 'Ihm sagen, dass niemand kommt',
    },
    outcomes: {
      relieve:
        'Einer von euch hat seit der Insel den Seesack gepackt; wirklich überrascht ist niemand. Es gibt ein kleines Boot. Eine Minute lang sind es zwei Lichter, und dann eines, das viel heller brennt, sich umdreht und den Blick auf die andere Seite richtet und dort hält.',
      promise:
        'GUT, sendet er. GUT. Er gibt euch etwas im Voraus, wie man es bei einem Freund tut, der ohnehin am Amt vorbeikommt. In eurem Kielwasser sieht man ihn den Docht richten, damit man ihn findet.',
      truth:
        'Lange bleibt es dunkel. DANKE, buchstabiert er. SIE HABEN ES NIE GESAGT. Und dann, da es nun kein Geheimnis mehr ist, erzählt er euch alles, worauf er das Licht gehalten hat, die ganze Nacht, bis euch die Augen tränen.',
    },
  },
  'the-clock-comes-home': {
    name: 'Die Uhr kommt heim',
    scene:
      'Er ist jetzt ein alter Mann. Drei Monate wart ihr fort, und er hat einen weißen Bart bis zum Gürtel und an der Werkbank einen Enkel, der dich mit Abneigung ansieht. „Da hast du alles“, sagt er, „was mir gefehlt hat. Geht es noch?“',
    options: { return: 'Es ihm in die Hände legen', keep: 'Sagen, dass du es noch brauchst' },
    outcomes: {
      return:
        'Er öffnet die Rückwand, und die Jahre fallen von ihm ab wie ein Mantel; nicht alle; genug. Er lacht laut heraus. Der Enkel, der ja nur der Lehrling ist, bezahlt dich und zeigt dir in der Hemmung, was hineingeraten war.',
      keep: '„Ah“, sagt der Uhrmacher. Er streitet nicht. An einer Minute wird es dir auf diesem Schiff nie wieder fehlen; und es wird keine geben, in der man nicht deutlich jemanden ablaufen hört.',
    },
  },
  'the-younger-pilot': {
    name: 'Der jüngere Lotse',
    scene:
      'Er kommt durch den Dunst zu euch heraus, aufrecht im Heck seines Bootes, eine Hand erhoben; entert auf wie jeder Lotse und bittet um das Ruder. Er ist sehr ähnlich. Seine Knöpfe sitzen auf der falschen Seite. Ihr habt die Frage bereit, bei der ein Bruder sich nicht irren könnte.',
    options: { ask: 'Ihn fragen', steer: 'Ihm das Ruder geben' },
    outcomes: {
      ask: 'Einer von euch stellt sie, beiläufig, über die Reling hinweg. Er öffnet den Mund, und das ganze Schiff wartet mit ihm. „Ja, das“, sagt er langsam, „das müsste ich eigentlich wissen.“',
      steer:
        'Einen besseren Lotsen gab es nie. An allem, was es gibt, bringt er euch vorbei, nennt es im Vorüberfahren beim Namen und legt euch hin, wo ihr hinwollt. „Sag ihm, ich würde gern davon leben“, sagt er von der Leiter, „wenn man mich ließe.“',
    },
  },
  'the-orders-boat': {
    name: 'Das Boot des Ordens',
    scene:
      'Ein schwarzes Boot, acht Schwestern rudern. Die Salznonne steht im Bug auf und mustert euch, ein Gesicht nach dem anderen, ob man euch ansieht, dass ihr hineingesehen habt. Man sieht nichts. Damit, gibt sie zu, hat sie nicht gerechnet; es kommt so selten vor; sie weiß kaum, was man da schuldet.',
    options: { ask: 'Fragen, was darin war', alms: 'Nehmen, was üblich ist' },
    outcomes: {
      ask: 'Sie sagt es nur in ein einziges Ohr, die Hand davor, wie sie es einander sagen. Es ist kurz. Von diesem einen erfahrt ihr es nach und nach, über Tage, immer geflüstert, und nie einer von euch alles.',
      alms: 'Für solche Fälle gibt es tatsächlich einen Beutel; er ist seit hundert Jahren zugenäht. Jede der acht legt den Riemen ein, beugt sich herüber und küsst jemanden auf die Stirn. Es ist, als würde ein Fenster geöffnet.',
    },
  },
  'the-headmistress': {
    name: 'Die Schulvorsteherin',
    scene:
      'Sie wartet am Strand, im guten Mantel, mit der Kreide. Auswendig könnt ihr es ja, wie sie hört, alle. Dann fehlt nur noch das Aufschreiben. Die Klippe hinter ihr ist Schiefer, sauber gewischt und höher, als ihr sehen könnt.',
    options: { write: 'Es aufschreiben', 'one-wrong': 'Es mit einem falschen Wort aufschreiben' },
    outcomes: {
      write:
        'Es dauert bis zum Dunkelwerden und kostet die Haut einer Hand. Mit der letzten Zeile seht ihr natürlich, was es ist: Das Datum gehört nach oben. Sie liest es durch und nickt. Es tut ihr so leid; aber es ist sehr ordentlich gemacht, und eure Abschrift dürft ihr behalten.',
      'one-wrong':
        'Fast am Ende kommt sie an die Stelle und hält inne, und die Kreide geht hoch. Sie bleibt oben. Neunhundert Jahre unterrichtet sie schon, und dieser Fehler ist ihr nie begegnet; man wird ihm nachgehen müssen; bevor das nicht geschehen ist, kann nichts weiter getan werden.',
    },
  },
} as const satisfies Partial<Record<(typeof stories)[number]['id'], CardWords>>;
