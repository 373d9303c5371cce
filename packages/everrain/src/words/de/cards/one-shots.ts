import type { oneShots } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof oneShots)[number]['id'];

export const oneShotWords: Readonly<Record<Id, CardWords>> = {
  'the-proofreader': {
    name: 'Der Korrektor',
    scene:
      'Er liest für den Universitätsverlag und kann nicht mehr damit aufhören: Rechnungen, Grabsteine, die Zeichnung auf Fischen. Deine Aufzeichnungen hält er schon ans Fenster. „Voller Fehler“, sagt er. „Möchten Sie sehen, wie viel Sie verstanden hatten, ohne es zu merken?“',
    options: { correct: 'Ihn korrigieren lassen', sell: 'Ihm eine Seite verkaufen, wie sie ist' },
    outcomes: {
      correct:
        'Hier ein Komma, da eine Dezimalstelle, zwei Namen vertauscht. Als er sie zurückgibt, sind es dieselben Aufzeichnungen, und es steht doppelt so viel darin, und die Professoren werden sich setzen müssen.',
      sell: 'Er zahlt nach Fehlern und ist großzügig. Nachher siehst du ihn durchs Fenster, die Seite flach vor sich, den Stift erhoben, und der Stift kommt nicht herunter.',
    },
  },
  'rope-seller': {
    name: 'Die Tauhändlerin',
    scene:
      'Sie verkauft nach Faden und misst an ihrem eigenen Arm, der länger ist, als ein Arm sein sollte, und länger wird, wenn man zahlt, ohne zu feilschen. Für die, die feilschen, hat sie einen Schemel, einen Becher mit irgendetwas und alle Zeit der Welt.',
    outcomes: {
      direct:
        '„Es hält“, sagt sie und legt es dir in Buchten über die Schulter. „Sie halten immer. Es liegt an dem, was die Leute ans andere Ende binden.“',
    },
  },
  'the-auctioneer': {
    name: 'Der Auktionator',
    scene:
      'Heute verkauft er die Ladung eines Schiffs, das noch nicht eingelaufen ist. Er ist gut bei Stimme, und der Saal ist mit ihm. Ein Nicken von diesem Pult, und sie wollten haben, was immer du hast; oder da ist das nächste Los, in seiner Kiste, auf Weisung ungeöffnet.',
    options: { nod: 'Ihn um das Nicken bitten', lot: 'Auf die Kiste bieten' },
    outcomes: {
      nod: 'Er sieht dich nicht einmal an. Er hält nur inne, den Kopf ein wenig in deine Richtung geneigt, wie man vor einem Leichenwagen innehält; und jedes Gesicht dreht sich um.',
      lot: 'Der Zuschlag fällt in völliger Stille. Gepackt ist sie mit Tang, nass und von heute Morgen. Was darin liegt, ist tadellos, und die Rechnung lautet auf den übernächsten Monat.',
    },
  },
  'the-bonesetter': {
    name: 'Die Knochenrichterin',
    scene:
      'Sie arbeitet hinter dem Fischmarkt, nur nach Gefühl, mit abgewandtem Gesicht. „Sag, wo es wehtut“, verlangt sie von jedem, den du schickst, „und wie du dazu gekommen bist. Und sag es wahr, denn es hört zu.“',
    outcomes: {
      success:
        'Es wird schlicht erzählt, das Beschämende eingeschlossen. Ihre Daumen finden die Stelle, und es knackt, dass es allen im Hof guttut.',
      failure:
        'Das Beschämende wird weggelassen. Der Knochen rückt ein, dafür sorgt sie; aber man hat ihn zum Mitwisser einer Lüge gemacht, und nachts schmerzt er wie etwas, das gern reden würde.',
    },
  },
  'the-crimp': {
    name: 'Der Heuerbaas',
    scene:
      'Er handelt mit Matrosen und hat hinten zwei davon liegen, schlafend, unter einer Decke. Der billige schnarcht. Der teure hat an beiden Handgelenken Narben vom Tau und lächelt. Gegenüber zahlt die Hafenwache jedem, der ihr Leute wie ihn meldet.',
    options: { cheap: 'Den billigen nehmen', dear: 'Für den teuren zahlen', report: 'Über die Straße gehen' },
    outcomes: {
      cheap:
        'Er kostet nichts als das Tragen, wacht auf der Reede auf und nimmt es sehr gefasst. So etwas passiere ihm, sagt er, ungefähr einmal im Jahr.',
      dear: 'Du zählst das Geld auf die Decke. „Ich hatte gehofft, dass es ein Schiff sein würde“, sagt der Schläfer, der gar nicht geschlafen hat.',
      report:
        'Die Wache kommt sofort und zahlt bar. Sie bringt den Heuerbaas heraus, und die Decke. Dir war nicht in den Sinn gekommen, dass darunter niemand liegen könnte.',
    },
  },
  'bottles-on-the-mole': {
    name: 'Flaschen auf der Mole',
    scene:
      'Ein alter Priester hat am Ende der Mole eine Bank und hört den Leuten von den Schiffen die Beichte. Lossprechen tut er nicht. Er schreibt es auf, verkorkt es in einer Flasche und wirft sie, so weit er kann; danach, sagt er, gehört es jemandem, aber nicht mehr dir.',
    options: { confess: 'Jemanden aus der Crew beichten lassen', borrow: 'Um eine bitten, die zurückkam' },
    outcomes: {
      confess:
        'Es dauert, bis die Lampen brennen. Du siehst seinen Arm hochgehen, das kleine Aufspritzen, und dann einen Menschen, der auf der Mole zurückkommt und ihre ganze Breite auszuprobieren scheint.',
      borrow:
        'Er hat eine Kiste davon. Eine lässt er dich gegen das Licht halten, und es steht viel über das Meer darin und am Ende ein Satz, mit dem niemand allein sein sollte.',
    },
  },
  'the-die-without-pips': {
    name: 'Der Würfel ohne Augen',
    scene:
      'Er hat einen einzigen Würfel, aus Elfenbein, und auf keiner Seite steht etwas. Man wirft, und dann bespricht man zu zweit, was gefallen ist. Er spielt in diesem Hauseingang offenbar seit Jahren, und auf der Stufe liegt Geld.',
    outcomes: {
      success:
        '„Sechs“, sagt euer Spieler sofort und mit Bedauern. Der Mann sieht lange hin. „Tatsächlich“, sagt er und schiebt das Geld herüber.',
      failure:
        '„Vier?“, fragt er, so sanft. Und euer Spieler sieht noch einmal hin, und, Gott steh uns bei, es ist eine Vier.',
    },
  },
  'master-gunner-retired': {
    name: 'Geschützmeisterin im Ruhestand',
    scene:
      'In ihrer guten Stube steht ein Geschütz, wo andere ein Klavier hätten. Ein kleineres, das sie unter dem Bett verwahrt, würde sie hergeben; oder, wenn du ihr für den Nachmittag jemand Junges leihst, das, was sie weiß.',
    options: { barrel: 'Kaufen, was unter dem Bett liegt', drill: 'Ihr jemanden leihen' },
    outcomes: {
      barrel:
        'Es kommt auf einem Federbett die Treppe herunter. Die Zeichnungen für die Lafette stehen in ihrem Kochbuch, zwischen den Puddings.',
      drill:
        'Ausrennen, Pulver auf, warten; einrennen. In der Dämmerung kommt zurück, wen du geschickt hast, ohne Augenbrauen und kaum noch auf den Beinen, und du könntest schwören, dass das ganze Schiff eine halbe Sekunde schneller ist.',
    },
  },
  'the-rain-preacher': {
    name: 'Der Regenprediger',
    scene:
      'Er predigt ohne Hut auf der Helling, und wohin er zeigt, regnet es stärker. Inzwischen ist er so weit, einen Tag zu nennen. Die Leute hier wären dankbar, wenn ihm jemand ein Essen kaufte und ihn aufhören ließe.',
    options: { quiet: 'Ihm ein Essen kaufen', hear: 'Ihn zu Ende hören' },
    outcomes: {
      quiet:
        'Hammel, zwei Portionen. Über der zweiten weint er ein wenig. „Es hat mich gebeten, ein bisschen nachzuhelfen“, sagt er mit vollem Mund. „Ich wollte mich bloß mal setzen.“',
      hear: 'Er nimmt die Hand dessen, der vorn steht, und spricht nur für ihn weiter, leise, ohne alle Kanzel in der Stimme. Den Tag habt ihr jetzt. Den Grund dafür auch.',
    },
  },
  'needle-and-soot': {
    name: 'Nadel und Ruß',
    scene:
      'Die Tätowiererin betrachtet ihre Kundschaft wie eine Wand. Sie kann machen, was du willst, einen Anker zum Beispiel; es tut einem Menschen gut, etwas zu haben, dem er gerecht werden muss. Oder sie zieht nach, was schon da ist und nur noch nicht hervorkam.',
    options: { anchor: 'Einen Anker, bitte', under: 'Das, was schon da ist' },
    outcomes: {
      anchor:
        'Zwei Stunden, mit einem Riemen zwischen den Zähnen. Es ist ein sehr schlichter Anker. So, wie er die Straße hinuntergetragen wird, könnte man meinen, er sei verliehen worden.',
      under:
        'Sie arbeitet schnell und sieht kaum hin, wie jemand, der Erde von einem Stein bürstet. Ein Umriss kommt; er ist größer als der Arm; die anderen im Laden haben aufgehört zu reden.',
    },
  },
};
