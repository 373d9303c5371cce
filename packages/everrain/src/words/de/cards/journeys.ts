import type { stories } from '../../../content/cards/stories';
import type { CardWords } from '../../card-words';

/** The middles of the stories. */
export const journeyWords = {
  'the-minute-that-stuck': {
    name: 'Die Minute, die stecken blieb',
    scene:
      'Das Chronometer bleibt stehen, und mit ihm das Meer. Eine Welle hängt über der Reling wie eine Hand über einem Klavier. Ihr könnt euch bewegen, und der Kasten lässt sich wieder aufziehen; aber offenbar ist eine Minute übrig, und niemand ist darin als ihr.',
    options: { wind: 'Es sofort aufziehen', walk: 'Erst darin umhergehen' },
    outcomes: {
      wind: 'Es fängt sich mit einem Ruck, ein wenig im Rückstand, und die Welle schlägt dort ein, wo ihr eben noch wart. Die Minute selbst habt ihr behalten. Sie liegt im Kasten, unter dem Schlüssel, für den Fall.',
      walk: 'Ihr geht an die Bordwand und seht durch das angehaltene Wasser hinab, weiter, als Licht reichen sollte. Da unten sind Leute, und sie sind nicht angehalten. Einer von euch wird bemerkt.',
    },
  },
  'the-counting-house': {
    name: 'Das Kontor',
    scene:
      'Zur genannten Stunde, am genannten Ort, steht das Obergeschoss eines großen Kontors über Wasser. Es gibt einen Schalter, eine Glocke und eine Schlange von Booten. Alle halten einen Schein mit einer Nummer, und manche stehen lange genug da, um Algen angesetzt zu haben.',
    options: { queue: 'Eine Nummer ziehen und warten', window: 'Geradewegs zum Schalter fahren' },
    outcomes: {
      queue:
        'Ihr wartet. Man bittet euch, ein Formular auszufüllen und zu warten. Als eure Nummer aufgerufen wird, findet der Schreiber den Eintrag sofort, runzelt die Stirn, holt einen Kollegen und fragt, in welchem Hafen es genehm wäre, der Sache nachzugehen.',
      window:
        'Die ganze Schlange entlang drehen sich die Köpfe. Der Laden geht einen Zoll hoch. „Handelt es sich um einen Todesfall?“, fragt eine Stimme; und es kommt ein wenig darauf an, was ihr darauf sagt.',
    },
  },
  'a-rope-out-of-the-sky': {
    name: 'Ein Tau aus dem Himmel',
    scene:
      'Mitten auf einer Wiese, auf einer ganz anderen Insel, hängt euer eigenes Tau aus der klaren Luft herab. Ihr erkennt es am Spleiß. Ans Ende ist etwas in ein Taschentuch geknotet, und weit oben ist ein kleiner dunkler Ring, mit Köpfen.',
    options: { untie: 'Losbinden, was sie geschickt haben', pull: 'Am Tau ziehen' },
    outcomes: {
      untie:
        'Es ist ein Geschenk, wie von Haus zu Haus. Ein Zettel liegt bei: SEHR VERBUNDEN. ER WOLLTE UNBEDINGT HINUNTER, UM ZU DANKEN. Und das Tau, seht ihr jetzt, ist auf einer Seite abgegriffen, von Händen.',
      pull: 'Es hält, und dann hält es nicht mehr und fällt in Schlingen um euch herum, hundert Faden, mit Papier umwickelt. Einige Augenblicke später kommen auch die, die das andere Ende gehalten hatten.',
    },
  },
  'the-keepers-landing': {
    name: 'Der Anleger des Wärters',
    scene:
      'Auf der Insel steht ein Leuchtturm, nicht höher als ein Mann. Darin sind eine Lampe, ein Codebuch und ein Stuhl, und der Stuhl ist warm. Auf dem Tisch liegt das letzte Blatt des Briefs, den der Wärter euch schrieb. Es endet mitten in einem Wort.',
    options: { finish: 'Das Wort für ihn beenden', book: 'Das Buch nehmen und die Tür schließen' },
    outcomes: {
      finish:
        'Es kann nur das eine Wort sein. Ihr schreibt es, und sofort geht der Brief in derselben Tinte weiter; und ihr merkt, wie ihr euch setzt, um ihn zu lesen.',
      book: 'Alle Codes stehen darin, die es je gab, und einige, die es nicht gab. Draußen, hinter euch, beginnt die Lampe sehr langsam, immer wieder dasselbe zu fragen.',
    },
  },
  'above-the-tide': {
    name: 'Über der Flut',
    scene:
      'Irgendeine Insel, hat die Nonne gesagt, und niemand darf wissen, welche. Ihr seid mit dem Kasten landeinwärts gegangen, bis das Meer nicht mehr zu hören war. Mit jedem Schritt ist er schwerer geworden, wie ein Kind schwerer wird, das nicht ins Bett will.',
    options: { bury: 'Ihn begraben und etwas sagen', open: 'Erst die Lötnaht aufschneiden' },
    outcomes: {
      bury: 'Keiner von euch kennt die Worte. Jemand sagt, was einmal über einem Hund gesagt wurde, und meint es. Die Erde schließt sich ohne Spur; und erst jetzt, wo es aufgehört hat, merken alle, wie lange schon geweint wurde.',
      open: 'Ein Schuh; von einem Kind; und in der Spitze, in eine Buchseite gewickelt, ein Ding, viel älter als Schuhe. Ihr habt gerade noch Zeit zu denken, so schlimm sei es nicht. Dann hört ihr den anderen Schuh.',
    },
  },
  'a-nurse-on-the-quay': {
    name: 'Eine Amme am Kai',
    scene:
      'An eurer Laufplanke wartet eine Frau in Grau, um den Korb heimzuholen; dass ihr ihn habt, sieht sie daran, wie ihr die Arme haltet. „Es wird schon laufen“, sagt sie, „und es wird angefangen haben, jemandem ähnlich zu sehen. Ich würde es hergeben, solange es nur die Hände sind.“',
    options: { give: 'Es hergeben', keep: 'Es an Bord behalten' },
    outcomes: {
      give: 'Sie hat das Geld dabei und ein Papier zum Unterschreiben, und in dem Papier steht noch manches andere. Es zieht auf ihrer Schulter den Hügel hinauf und winkt, ganz richtig, mit irgendjemandes linker Hand.',
      keep: '„Das tun sie immer“, sagt die Amme. Sie zeigt euch, wie man ihm vorsingt, nämlich abwärts. Nachher sitzt in der Kajüte einer von euch bei ihm, bis es hell wird.',
    },
  },
  'the-house-with-eleven-keys': {
    name: 'Das Haus mit den elf Schlüsseln',
    scene:
      'Es ist ein hohes, schmales Haus und sehr gut gehalten. Zehn Schlüssel öffnen zehn Zimmer, voll von den Sachen einer Familie. Die elfte Tür liegt am Ende des Flurs, auf der Seite zum Meer, wo von außen kein Haus mehr war.',
    options: { eleventh: 'Den elften Schlüssel nehmen', ten: 'Es bei zehn belassen' },
    outcomes: {
      eleventh:
        'Ein Schlafzimmer, gelüftet, das Laken zurückgeschlagen, und ein Fenster voll grünem Wasser, durch das Licht kommt. Auf dem Schreibtisch liegt alles, was sie errechnet haben, bis auf die letzte Zeile. Im Bett hat eben noch jemand geschlafen.',
      ten: 'Ihr nehmt, was ein Erbe anständigerweise nehmen kann. Beim Abschließen hört ihr hinter der letzten Tür, wie jemand einen Stuhl rückt, um Platz zu machen, wartet, und ihn dann zurückstellt.',
    },
  },
  'the-ring-floats': {
    name: 'Der Ring schwimmt',
    scene:
      'Über der Stelle lasst ihr ihn fallen, und er sinkt nicht. Er liegt auf dem Wasser, die Dünung geht um ihn herum, und von unten, heiser und nah, sagt eine Männerstimme: Sie soll ihn wiederhaben; sie wird ihn brauchen; sie soll nicht seinetwegen dasitzen und warten.',
    options: { back: 'Ihn ihr zurückbringen', leave: 'Tun, worum sie gebeten hat' },
    outcomes: {
      back: 'Ihr greift hinunter, und er wird euch in die Hand gelegt, und die Finger werden darum geschlossen. Die Hand bleibt blau bis zum Abend. Als ihr Fahrt aufnehmt, fragt er noch, ob sie immer noch rotes Haar hat.',
      leave:
        'Ihr sagt ihm Nein. Die Dünung zieht vorbei, und zieht vorbei. Dann lacht er, nennt euch seine Landmarken und Peilungen, wie man einem Nachbarn den Schlüssel dalässt, und lässt ihn zu sich herunterkommen.',
    },
  },
  'where-the-boat-went-over': {
    name: 'Wo das Boot kenterte',
    scene:
      'Die Peilungen des älteren Zwillings kreuzen sich an einer Schäre, in deren Spalt ein Bootskiel klemmt. Unter der Ducht, hat er gesagt, liegt Ölzeug. Es ist eine üble Kletterei, das Meer saugt daran, und einer von euch wird bis zur Schulter hineinlangen müssen.',
    outcomes: {
      success:
        'Ölzeug, und niemand darin, und in der Brusttasche trocken das Notizbuch eines Lotsen. Die Knöpfe sind auf der richtigen Seite geschlossen. So viel wäre immerhin geklärt.',
      failure:
        'Etwas im Spalt greift zu, fest und freundlich, wie man jemandem die Hand gibt. Als es loslässt, liegt in der Handfläche ein Knopf, und viel Gefühl ist nicht mehr darin.',
    },
  },
  'thursday-again': {
    name: 'Wieder Donnerstag',
    scene:
      'Der Kantor hat nach euren Masten Ausschau gehalten. Es ging so gut; es ist geantwortet worden; und nun merken sie, dass sie zwei brauchen. Er hat in eine andere Stadt um einen Bass geschrieben, aber die Fahrt können sie nicht bezahlen. Er vermeidet es, eure Leute anzusehen, wie man einen Kuchen nicht ansieht.',
    options: { another: 'Ihm noch jemanden leihen', hire: 'Dem Bass die Fahrt bezahlen', decline: 'Ablehnen' },
    outcomes: {
      another:
        'Zwei Töne, und dazwischen etwas wie die Breite einer Tür. Deine zweite Stimme wird von der ersten heimgeführt. Sie essen nichts, und sie neigen sich beide nach derselben Seite, als wäre der Boden schief.',
      hire: 'Er kommt mit dem Postboot, ein riesiger trauriger Mann mit eigenem Gesangbuch. Noch vor dem Honorar lässt er sich die Krypta zeigen. Er singt den Ton ein einziges Mal, und ihr seht, wie das Weihwasser im Becken in Ringen aufsteht.',
      decline:
        'Er nickt und nickt. Am Donnerstag machen sie es mit nur dem einen, und die Knaben sind sehr leise; und eure Crew geht auf dem Weg zum Boot Arm in Arm.',
    },
  },
  'lessons-at-night': {
    name: 'Unterricht bei Nacht',
    scene:
      'Seit dem Klassenzimmer redet einer von euch im Schlaf: Gedichte, das Einmaleins, eine lange Liste von Königen. Die anderen haben angefangen, schlafend einzufallen. An einer Stelle halten alle inne und warten, dass ihnen jemand das Wort sagt.',
    outcomes: {
      success:
        'Jemand sitzt die Hundewache über auf, horchend, die Tafel auf den Knien; und hat es. Es geht hinein wie ein Schlüssel. Man hört dreißig kleine Seufzer und dann das Scharren sehr vieler Bänke: entlassen.',
      failure:
        'Man sagt ihnen das falsche Wort. Es wird still, und in der Stille liegt ein Lineal, und sie fangen von vorn an; und noch einmal; es wird hell, und sie fangen noch immer an.',
    },
  },
  'they-ask-for-him': {
    name: 'Sie fragen nach ihm',
    scene:
      'In der Dämmerung kommen hinter euch ihre Lichter auf und halten Abstand. Ein Boot wird geschickt. Es wird in keiner Weise gedroht: Der Offizier hat seinen Mantel mitgebracht, und seine Heuer, und bittet nur, ihm auszurichten, dass man nicht böse sei. Im Segelspind hat der Bleistift aufgehört.',
    options: { deny: 'Sagen, ihr habt ihn nie gesehen', answer: 'An seiner Stelle antworten, mit einem Brief' },
    outcomes: {
      deny: '„Natürlich“, sagt der Offizier und faltet den Mantel. Im Spind liegen vierzig Seiten über das Innere jenes Schiffs. Etwa zehn habt ihr gelesen, als drüben die Stückpforten hochgehen.',
      answer:
        'Jeder schreibt eine Zeile. Es ist der beste Brief, an dem einer von euch je mitgeschrieben hat, und er ist zu Ende, er ist unterschrieben. Drüben lesen sie ihn beim Schein aller Lichter; und ihr sitzt bis zum Morgen mit dem, was er gekostet hat.',
    },
  },
  'the-blank-sheet': {
    name: 'Das leere Blatt',
    scene:
      'Das Blatt, das das Kind dir gab, hängt am Steuerrad, und niemand hat sich getraut. Heute Nacht liegt der Bleistift darunter, gespitzt. Ihr könntet zeichnen, was an Deck ist. Breit genug für mehr scheint es allerdings gelassen.',
    options: { 'as-we-are': 'Die Crew zeichnen und sonst niemanden', 'one-more': 'Einen mehr zeichnen' },
    outcomes: {
      'as-we-are':
        'Mit den Gesichtern gebt ihr euch Mühe. Als es fertig ist, sagt jemand: „Das bin ich“, in einem besonderen Ton; und ist ruhiger als seit Wochen, weil es nun feststeht.',
      'one-more':
        'Dieses Gesicht lasst ihr bis zuletzt, und deine Hand macht es für dich. Es ist sehr gut getroffen. Es sagt dir sofort, was du wissen wolltest, und kommt herum, um sich den Rest des Bildes anzusehen.',
    },
  },
  'what-the-bottom-is-made-of': {
    name: 'Woraus der Grund gemacht ist',
    scene:
      'Dieser Strand liegt auf dem weißen Teil der Karte. Das Lot muss vom äußersten Felsen geworfen werden, mit Talg gefüllt, damit sich abdrückt, was da unten ist. Wer lotet, soll laut sagen, wie es sich anfühlt, und kein einziges Mal stocken.',
    outcomes: {
      success:
        '„Sand. Muscheln. Sand. Schiefer, behauen. Eine Schwelle; ein Scharnier; Holz, gestrichen; Messing“, und dann, in genau demselben Ton, denn so war es versprochen: „eine Hand. Eine Hand. Eine Hand.“ Es ist alles im Talg.',
      failure:
        'Beim neunten Wurf stockt die Stimme und schluckt. Nur einen Augenblick; aber die Leine wird schlaff, und was im Talg heraufkommt, ist ein einfacher nasser Daumenabdruck, hineingedrückt, um zu sagen: Das genügt.',
    },
  },
} as const satisfies Partial<Record<(typeof stories)[number]['id'], CardWords>>;
