import type { expeditionChoices } from '../../../content/cards/expedition-choices';
import type { CardWords } from '../../card-words';

type Id = (typeof expeditionChoices)[number]['id'];

export const expeditionChoiceWords: Readonly<Record<Id, CardWords>> = {
  'house-with-one-wall': {
    name: 'Haus mit einer Wand',
    scene:
      'Auf dem Hügel steht eine einzige Hauswand, tapeziert, mit einer Tür darin. Geht man herum, ist da nur noch mehr Gras. Aber von dieser Seite hört man durch die Tür jemanden Tonleitern üben.',
    options: { through: 'Durch die Tür gehen', round: 'Außen herum gehen' },
    outcomes: {
      through:
        'Es ist ein langes Haus. Da ist ein Musikzimmer und ein Arbeitszimmer, und im Arbeitszimmer liegt alles, was ihr in diesen Gewässern herausfinden wolltet, in Kinderschrift, als Strafarbeit. Man schickt euch erst heim, als ihr etwas davon abgeschrieben habt.',
      round:
        'Hinter der Wand ist das Gras übersät mit dem, was Leute ablegten, die es sich mit der Tür anders überlegt haben. Die Tonleitern brechen ab. Ein Klavierdeckel wird geschlossen.',
    },
  },
  'number-nineteen': {
    name: 'Nummer neunzehn',
    scene:
      'Die Tölpel sind fort, und ihre Nester sind voll. In jedem liegt ein Ei aus Stein, gemeißelt, signiert und nummeriert. Um einen ganzen Satz würden Sammler sich schlagen. Nummer neunzehn tickt.',
    options: { nineteen: 'Nummer neunzehn nehmen', rest: 'Die anderen nehmen' },
    outcomes: {
      nineteen:
        'Ihr tragt es in einem Hut hinunter, alle im Gleichschritt mit ihm. Am Strand bleibt es stehen, und eine haarfeine Linie läuft um die Schale.',
      rest: 'Ein Korb voll, in Moos gebettet. Beim Ablegen hört ihr neunzehn allein dort oben lauter ticken, wie jemand, dem man gesagt hat, es sei doch nur Spaß gewesen.',
    },
  },
  'the-tithe-barn': {
    name: 'Die Zehntscheune',
    scene:
      'Eine Scheune voll Korn, auf einer Insel ohne Feld. Die Säcke sind nach Jahren gestapelt. Die von diesem Jahr stehen bei der Tür, und dahinter, ins Dunkle hinein, die vom nächsten, und vom übernächsten.',
    options: { next: 'Einen vom nächsten Jahr öffnen', this: 'Von diesem Jahr nehmen, was euch zusteht' },
    outcomes: {
      next: 'Mageres Korn, und dazwischen, fein wie Staub, Dinge, die verloren gegangen sein werden. Ihr siebt heraus, was zu brauchen ist. Einer stößt auf einen Ring, legt ihn zurück und bindet den Sack zu.',
      this: 'Am Abend frisches Brot, zum ersten Mal seit Wochen, und ein Sack übrig zum Verkaufen. Wer hier den Zehnten zahlt, fragt sich keiner, bis der Laib gebrochen ist.',
    },
  },
  'the-bath-house': {
    name: 'Das Badehaus',
    scene:
      'Heißes Wasser steigt durch den Fels in eine gekachelte Halle. Auf der Bank liegen Handtücher, und in die Ecke eines jeden ist der Name eures Schiffs gestickt. An der Wand stehen die Spinde derer, die zuletzt hier badeten.',
    options: { bathe: 'Baden', lockers: 'Die Spinde durchsehen' },
    outcomes: {
      bathe:
        'Eine Stunde, bis zum Kinn. Es zieht alles aus euch heraus, was die See hineingetan hat. Als ihr aussteigt, rosig und neu, läuft ein grauer Rand um das Becken, auf der Höhe eurer Kehlen.',
      lockers:
        'Uhren, Briefe, ein guter Kamm; Stiefel, noch geschnürt. Jeder Mantel hängt mit dem Gesicht zur Wand. Bevor ihr fertig seid, beginnt das Wasser in der Halle zu reden wie eine Menge, die die Treppe heraufkommt.',
    },
  },
  'laid-for-tea': {
    name: 'Zum Tee gedeckt',
    scene:
      'Ein Tisch auf dem Rasen, ein Tuch, ein Silberservice, Dampf über der Kanne, und auf alldem kein Tropfen Regen. Es stehen so viele Stühle da, wie ihr seid, und einer am Kopfende, mit der Lehne zu euch. Er hat einen Hut auf.',
    options: { sit: 'Sich setzen und Konversation machen', silver: 'Das Silber nehmen' },
    outcomes: {
      sit: 'Wer von euch die besten Manieren hat, wird vorgeschoben, schenkt ein und macht eine Bemerkung über das Wetter. Der Hut neigt sich. Sehr höflich wird gefragt, was man denn so tue.',
      silver:
        'In einer Minute ist alles im Sack. Keiner sieht den Stuhl sich drehen; doch als ihr vom Boot zurückblickt, ist der Hut fort, und das Tischtuch, und der Rasen.',
    },
  },
  'the-buried-ship': {
    name: 'Das begrabene Schiff',
    scene:
      'Was ihr für tote Bäume hieltet, sind drei Masten. Der Rest steckt im Hügel, aufrecht, auf ebenem Kiel, als wäre das Land in einer Nacht darübergekommen. Das Tageslicht reicht für einen Schacht.',
    options: { cabin: 'Achtern graben, nach der großen Kajüte', hold: 'Mittschiffs graben, nach dem Laderaum' },
    outcomes: {
      cabin:
        'Der Kapitän sitzt am Tisch, oder seine Form sitzt da, aus feiner trockener Erde, mit einer Feder. Das Logbuch geht nach dem Begräbnis noch elf Monate weiter. Ihr lest es einander vor, hört auf und lest es jeder für sich.',
      hold: 'Die Luke ist heil, die Fässer sind heil. Bei der Arbeit dort unten ertappt ihr euch, wie ihr euch alle zugleich mit dem Rollen des Schiffs neigt.',
    },
  },
  'the-lime-kiln': {
    name: 'Der Kalkofen',
    scene:
      'Der Ofen brennt, und niemand hütet ihn. Er verbrennt Papier: Briefe, Logbücher, Rückseiten von Fotografien, Blatt für Blatt über die Schwelle gezogen. Es scheint, als hätte man ihm jedes Wort über etwas geschickt.',
    options: { rake: 'Etwas herausharken', feed: 'Ihm eine eurer Seiten geben', warm: 'Sich nur aufwärmen' },
    outcomes: {
      rake: 'Ihr habt ein paar Dutzend Zeilen, braun an den Rändern, und zusammen eine verbrannte Hand. Sie passen aneinander. Nun seht ihr, warum jemand wünschte, sie täten es nicht.',
      feed: 'Er nimmt das Blatt behutsam, liest es in einer einzigen Flamme und wird kleiner. Weit draußen dreht sich etwas, das dieser Seite gefolgt war, auf die andere Seite und schläft.',
      warm: 'Den Rücken am Ziegel, die Stiefel aus, kein Wort. Es ist die beste Stunde der Reise. Von dem, was darin verbrannte, fangt ihr mit Absicht keine Zeile auf.',
    },
  },
  'the-early-echo': {
    name: 'Das frühe Echo',
    scene:
      'Die Bucht wirft zurück, was ihr sagt, einen Augenblick bevor ihr es sagt. Es ist unangenehm, von sich selbst unterbrochen zu werden. Doch dann fällt euch allen zugleich ein: Sie muss wissen, wie der Satz ausgeht.',
    options: { ask: 'Anfangen zu fragen, was kommt', silent: 'Nichts sagen und horchen' },
    outcomes: {
      ask: 'Sie antwortet mit all euren Stimmen, schnell, durcheinander, und antwortet noch, als ihr euch längst entschlossen habt, nicht zu fragen. Ihr schreibt, bis das Papier zu Ende ist.',
      silent:
        'Lange ist es still. Dann eine einzelne Stimme, deine, die eine Warnung ruft: kurz, klar, einmal zu gebrauchen. Ihr rudert fort und sagt kein Wort, damit ihr es noch zu sagen habt.',
    },
  },
  'an-open-grave': {
    name: 'Ein offenes Grab',
    scene:
      'Ein frisches Grab, sauber ausgehoben, der Spaten steckt noch im Haufen. Auf dem Grabstein ist der Name im Voraus verwittert. Am Grund der Grube hat die Erde eine andere Farbe.',
    options: { fill: 'Es zuschütten', deeper: 'Tiefer graben' },
    outcomes: {
      fill: 'Jeder von euch wirft eine Schaufel hinein, und einer, als die anderen vorausgegangen sind, noch etwas dazu. Der Rückweg ist leichter. Auf der Rückseite des Steins, wo der Regen nicht hinkam, waren die Daten scharf genug zum Abschreiben.',
      deeper:
        'Einen Fuß, zwei Fuß, und der Spaten trifft einen Deckel. Ein Sargdeckel ist es nicht, denn er hat ein Scharnier und geht von der anderen Seite auf.',
    },
  },
  'the-lens-under-the-hill': {
    name: 'Die Linse unter dem Berg',
    scene:
      'Der Pfad führt nicht hinauf, sondern hinein und endet vor der großen Linse eines Leuchtfeuers, die brennt, in einer Höhle ohne Fenster. Ihr Strahl geht durch einen Schacht im Boden ins Meer unter der Insel. Sie dreht sich: neun Sekunden, dunkel, neun Sekunden.',
    options: { cover: 'Ein Segel darüberhängen', look: 'Am Strahl entlangblicken' },
    outcomes: {
      cover:
        'Ihr lasst sie verhüllt zurück, glimmend wie eine Laterne im Zelt. Durch die Stiefel spürt ihr den Augenblick, in dem das, was danach gesteuert hat, das Ruder herumlegt und anfängt, im Kreis zu gehen.',
      look: 'Eine klare grüne Straße, und Verkehr darauf. Ihr zählt und zeichnet, bis das, was dem Licht am nächsten ist, stehen bleibt und die Augen beschattet, um zu sehen, wer da oben ist.',
    },
  },
  'the-smallest-post-office': {
    name: 'Das kleinste Postamt',
    scene:
      'Es ist so groß wie ein Kleiderschrank und hat einen Schalter, eine Klingel und eine Wand voller Fächer. An den Fächern stehen eure Namen. Der Beamte ist nicht da; auf einem Schild steht, er komme gleich wieder, und das Schild ist sehr vergilbt.',
    options: { collect: 'Eure Post abholen', send: 'Stattdessen etwas aufgeben' },
    outcomes: {
      collect:
        'Für jeden einen, und einen steifen grauen für das Schiff. Den öffnet ihr. Die anderen trägt man hinaus auf die Felsen, jeder für sich, und du siehst zu, wie sie einander beim Lesen den Rücken zukehren.',
      send: 'Es gibt ein Formular: An wen, Bis wann, In welchen Worten. Ihr steckt es durch den Schlitz und hört es ankommen. Irgendwo stockt ein großes, langsames Geschäft, weil eine Unterschrift fehlt.',
    },
  },
  'the-nest': {
    name: 'Das Nest',
    scene:
      'Es füllt den Krater: Riemen, Trossen, Grätings, eine Schiffsglocke, dicht geflochten wie ein Korb und mit Segeltuch gepolstert. Es ist noch warm. Ganz unten glänzt eine Menge Messing.',
    options: { climb: 'Hineinklettern', burn: 'Es anzünden' },
    outcomes: {
      climb:
        'Ihr füllt eure Hemden. Erst als sich der Rand zusammenzieht wie die Öffnung eines Beutels, begreift ihr, dass es kein Nest ist, sondern eine Falle, oder keine Falle, sondern eine Hand.',
      burn: 'Es geht brüllend in Flammen auf, und im Rauch hängen nacheinander die Umrisse all der Schiffe, die es war. Ihr schreibt ihre Namen auf. Dann kommt von See her ein einziger Schrei, und er hat euch gesehen.',
    },
  },
  'the-ferry-bell': {
    name: 'Die Fährglocke',
    scene:
      'Am Ende einer Landzunge aus Kies stehen ein Pfosten, eine Glocke und ein Schild: FÄHRE LÄUTEN. Gegenüber ist nichts als Wasser. Das Seil ist neu.',
    options: { ring: 'Läuten', unhook: 'Die Glocke mitnehmen, und was dabei hängt' },
    outcomes: {
      ring: 'Der Ton geht flach über das Meer und verklingt nicht, er entfernt sich nur. Nach etwa so langer Zeit, wie man braucht, um eine Tasse abzustellen und den Mantel zu suchen, hört ihr Riemen.',
      unhook:
        'Sie kommt leicht herunter, samt Klöppel, und hinter dem Pfosten steht der Kasten des Fährmanns, den er im Vertrauen dagelassen hat. Noch lange danach dreht sich einer von euch immer wieder um und ist sicher, man habe ihn gerufen.',
    },
  },
  'the-drowned-school': {
    name: 'Die ertrunkene Schule',
    scene:
      'Ein Klassenzimmer, hoch oben am Berg, ist bis an die Fensterbretter voll Meer. Unter der Oberfläche stehen die Bänke in Reihen. Auf dem Pult liegt das Klassenbuch offen, und der letzte Name darin gehört einem von euch, mit einem Vermerk: fehlt.',
    options: { present: '„Hier“ sagen', tear: 'Die Seite herausreißen' },
    outcomes: {
      present:
        'Es ist nur ein Wort, laut gesagt in einem leeren Raum. In der Fensterreihe, unter Wasser, klappt ein Pultdeckel auf.',
      tear: 'Sie löst sich trocken. Auf die Rückseite hat jemand eine Art Stundenplan gezogen, für die ganze Küste. Als ihr den Berg hinuntergeht, läutet es zum Ende des Unterrichts, erheblich zu lange.',
    },
  },
  'the-well-with-weather': {
    name: 'Der Brunnen mit Wetter darin',
    scene:
      'Beugt man sich über den Rand, ist dort tief unten, wo eure Gesichter sein sollten, ein Mittagshimmel, und Möwen ziehen hindurch. Die Luft, die heraufkommt, ist trocken. Jemand lacht ohne Grund.',
    options: { line: 'Eine Leine hinablassen', casks: 'Wasser daraus schöpfen' },
    outcomes: {
      line: 'Achtzig Faden, hundert, und alles Tau, das ihr mitgebracht habt. Dann zieht etwas daran: einmal, wie man zieht, um zu prüfen, ob etwas fest ist. Ihr macht es fest und lasst es da.',
      casks:
        'Es kommt blau herauf und bleibt im Fass blau. Wer davon trinkt, schläft eine Woche lang tief und träumt, dass Leute von einem Rand freundlich auf ihn herabsehen.',
    },
  },
};
