import type { expeditionTests } from '../../../content/cards/expedition-tests';
import type { CardWords } from '../../card-words';

type Id = (typeof expeditionTests)[number]['id'];

export const expeditionTestWords: Readonly<Record<Id, CardWords>> = {
  'the-drowned-orchard': {
    name: 'Der ertrunkene Obstgarten',
    scene:
      'Apfelbäume stehen bis zum Knie im Salzwasser, schwer von Früchten. Jeder Ast ist gestützt und jeder Weg geharkt, einen Fuß tief unter der Flut. Am obersten Zweig, weit draußen über dem Abgrund, hängt das Notizbuch eines Gärtners, in Wachstuch gewickelt.',
    outcomes: {
      success:
        'Der Zweig hält. Die Notizen der letzten Ernte sind auf dreißig Jahre voraus datiert und klagen über Mehltau und über das Geräusch, das die Wurzeln machen.',
      failure:
        'Der Zweig hält nicht. Langsam lässt er euren Kletterer in einen Haufen Fallobst hinab, und bis das aufgelesen ist, hat jemand das Notizbuch hereingeholt.',
    },
  },
  'forty-one-stones': {
    name: 'Einundvierzig Steine',
    scene:
      'Ein Steinhaufen auf der Landspitze, ein Stein für jeden, der hier je an Land ging. Vierzig sind kalt. Der einundvierzigste ist warm, und unter dem Ganzen sieht man die Ecke einer Blechkiste.',
    outcomes: {
      success:
        'Man muss nur wissen, welche Steine bloß ruhen. Die Kiste kommt sauber heraus, und der Haufen setzt sich mit einem Seufzer, um einen zu wenig.',
      failure:
        'Der Haufen rutscht, fasst eine Hand bis zum Gelenk und überlegt. Am Ende lässt er los, und auch die Kiste lässt er los, und behält, was er wollte: die Wärme.',
    },
  },
  'the-unfinished-hoist': {
    name: 'Das unfertige Signal',
    scene:
      'In der Signalhütte liegen die Flaggen für ein Signal bereit, alle bis auf die letzte. Das Buch daneben verzeichnet, was für jedes Schiff gehisst wurde, das vorbeikam. Eures steht darin, mit dem heutigen Datum, und die Zeile ist offen gelassen.',
    outcomes: {
      success:
        'Nur wenige Flaggen können es vollenden, und euer Signalgast findet die eine. Es liest sich, alles in allem, wie eine Warnung; nur nicht an euch. Vor euch.',
      failure:
        'Der Wind fährt herein und macht es fertig. Unten in der Bucht blickt an Bord jemand auf, sieht über der Hütte vier Flaggen und ein Ding, das keine Flagge ist, und spürt, wie das Schiff schwerer wird.',
    },
  },
  'bare-footprints': {
    name: 'Barfußspuren',
    scene:
      'Eine einzelne Spur kommt aus dem Meer, quert den Sand und geht die Klippe hinauf, die senkrecht ist. Sie stockt nicht. Am Fuß der Wand liegt eine Rolle gutes Tau, hingelegt, so scheint es, aus Höflichkeit.',
    outcomes: {
      success:
        'Oben enden die Spuren, die Fersen beieinander, der Aussicht zugewandt. Wer hinaufstieg, stand einen Augenblick darin. Seitdem ist an den Schultern etwas anders, und besser.',
      failure:
        'Auf zwei Dritteln der Höhe zeigt der nächste Abdruck nach unten. Es ist erstaunlich, wie sehr man sich auf den verlässt, der vorangeht.',
    },
  },
  'three-theodolites': {
    name: 'Drei Theodoliten',
    scene:
      'Drei messingne Theodoliten stehen auf ihren Beinen, alle auf denselben Fleck leerer See gerichtet. Das Zelt der Vermesser ist heil, die Aufzeichnungen darin sind durchweicht. Man muss sie Blatt für Blatt voneinander lösen, und die Flut läuft auf.',
    outcomes: {
      success:
        'Blatt für Blatt: Winkel, Winkel, eine Spalte mit der Überschrift HÖHE, und sie wächst. Unter dem Feldbett steht die Lohnkiste. Gebraucht hat sie offenbar keiner von ihnen.',
      failure:
        'Die Blätter lösen sich zu Brei. Es bleibt gerade noch Zeit, sich über eines der Okulare zu beugen, bevor das Wasser da ist, und das hätte man besser gelassen.',
    },
  },
  'legible-sheep': {
    name: 'Lesbare Schafe',
    scene:
      'An die hundert Schafe stehen in Form von Buchstaben am Hang. Geht man den Grat entlang, um das Wort zu lesen, so rücken sie gefällig nach, damit es von überall lesbar bleibt.',
    outcomes: {
      success:
        'Einer von euch kommt darauf, rückwärts zu gehen. Die Herde ist pikiert und zeigt das Wort, das sie verdeckt hat. Es ist ein Ort, und ihr seid zweimal daran vorbeigefahren.',
      failure:
        'Es ist ein Name, der eigene. Dann ist es derselbe Name, durchgestrichen. Sie grasen weiter, alle in einer Richtung, bis jemand in die Hände klatscht.',
    },
  },
  'the-jetty-mender': {
    name: 'Der Stegflicker',
    scene:
      'Ein Mann mit Strohhut flickt den Steg. Er habe jemanden erwartet, sagt er, wenn auch nicht euch, und das Paket liege bereit, und er möchte so gern nach Hause. Ob es euch etwas ausmache, dieser Jemand zu sein?',
    outcomes: {
      success:
        'Einer von euch ist dieser Jemand, mit einigem Anstand, eine Viertelstunde lang: fragt nach der Schwester, bedauert die Sache mit der Gans. Das Paket wird übergeben, und der Botenlohn. Der Flicker geht pfeifend landeinwärts und wird sehr klein.',
      failure:
        '„Von der Gans hättet ihr gewusst“, sagt er traurig. Er zahlt für die Mühe. Erst am Abend merkt jemand, wie viele Bretter der eigene Matrose schon gelegt hat und auf wessen Kopf der Hut sitzt.',
    },
  },
  'the-stone-boat': {
    name: 'Das steinerne Boot',
    scene:
      'Über der Flutlinie liegt ein Boot, aus einem einzigen Findling gehauen, mit Duchten und Dollen und allem. Die Dollen sind blank gescheuert. Den Strand hinab, vom Kiel zum Wasser, läuft eine Rinne.',
    outcomes: {
      success:
        'Es schwimmt; es wollte nur von jemandem mit leichtem Fuß gebeten sein. Unter der hinteren Bank hat die letzte Mannschaft ihre Papiere gelassen und ein Beschlagteil, so gut gemacht, dass man es auf beiden Armen nach Hause trägt.',
      failure:
        'Der Stärkste von euch stemmt die Schulter dagegen, schiebt, und hört von unten eine müde Stimme sagen: Hau ruck. Es dauert eine Weile, bis sich die anderen an dieses Ende des Strandes trauen.',
    },
  },
  'the-glasshouse': {
    name: 'Das Glashaus',
    scene:
      'Ein Gewächshaus, keine Scheibe zerbrochen, von innen beschlagen. Auf dem Glas sind Handabdrücke, innen, in Kinderhöhe. Die Tür wird von einem Stück Schnur zugehalten, zur Schleife gebunden.',
    outcomes: {
      success:
        'Hinein, heraus, und die Schleife wieder gebunden. Beschriftete Saatschalen, Reihe um Reihe, und ein Pflanzplan, der, wenn man ihn dreht, auch eine Seekarte ist. Die warme Luft kommt bis zur Schwelle mit und winkt.',
      failure:
        'Die Schnur zerfällt in zwei kurze Enden, die sich nicht mehr binden lassen. Etwas Kleines, Nasses rennt auf Kniehöhe vorbei zu den Booten, überglücklich, dass es zur See geht.',
    },
  },
  'the-weir': {
    name: 'Das Wehr',
    scene:
      'Quer über die Mündung des Bachs hat jemand ein Wehr aus Walknochen gebaut, so gesetzt, dass alles, was hereintreibt, nach Größe sortiert wird. Es sortiert schon lange. Am feinen Ende liegen Dinge, die in eine Tasche passen.',
    outcomes: {
      success:
        'Münzen, Fingerhüte, eine aus dem Blatt geschnittene Kompassrose, sehr viele Schlüssel. Wer hineinwatet, kommt die ganze Länge hinab, ohne ein einziges Mal für Treibholz gehalten zu werden.',
      failure:
        'Es schließt sich um einen Stiefel, wägt ihn und beginnt, ihn zum groben Ende weiterzureichen. Der Stiefel bleibt dort. Wo er war, liegt der Gerechtigkeit halber ein wenig Geld.',
    },
  },
  'the-dog-told-to-stay': {
    name: 'Der Hund, der bleiben sollte',
    scene:
      'Am Landeplatz sitzt ein Hund neben einer zusammengelegten Uniform. Er steht nicht auf. Er sieht auf das Wasser hinter euch wie jemand, dem man vor langer Zeit gesagt hat: Bleib, und der eben anfängt, sich zu wundern.',
    outcomes: {
      success:
        '„Ist gut“, sagt einer von euch im richtigen Ton. „Das genügt. Braver Hund.“ Er steht steifbeinig auf, führt euch zur Tasche seines Herrn und lehnt sich den ganzen Rückweg lang an ein Bein.',
      failure:
        'Das falsche Wort, oder das richtige im falschen Ton. Er schaut auf mit so viel Hoffnung. Dann sieht er wieder aufs Wasser, und es ist schwer, dem den Rücken zu kehren, was er dort sieht.',
    },
  },
  'ships-in-the-slate': {
    name: 'Schiffe im Schiefer',
    scene:
      'Der alte Bruch ist bis aufs Blaue gespalten. In jeder Platte liegt, flach gepresst wie ein Farn, ein Schiff: getakelt, bemannt, in Fahrt. Die jüngste Wand ist weit oben, und die Leiter sind nur eiserne Stifte.',
    outcomes: {
      success:
        'Sie sind nach Jahren geordnet. Die letzten neun werden abgezeichnet bis zum Stand der Toppsegel, ein paar feine Platten kommen zum Verkaufen mit; und die zehnte, die eure Linien hat, bleibt ungespalten.',
      failure:
        'Ein Stift kommt heraus wie ein Korken. Kurz vor dem Sturz hören es alle: im Fels, winzig und klar, acht Glasen.',
    },
  },
  'the-tide-clock': {
    name: 'Die Gezeitenuhr',
    scene:
      'Zwölf Becken im Kreis, in den Fels gehauen, und das Meer füllt jedes zu seiner Stunde. Das siebte ist trocken und hat eine Luke im Boden. Wie man auch rechnet, es wird um einiges früher sieben, als euch lieb ist.',
    outcomes: {
      success:
        'Hinab, neunzehn Stufen, ein Brett, ein Ding auf dem Brett; hinauf. Auf den Schlag genau kommt das Wasser hinter den Fersen ins siebte Becken und sieht einen Augenblick lang bestohlen aus.',
      failure:
        'Von unten ist die Luke schwerer. Am Ende geht sie auf. Wie lange es gedauert hat, kommt darauf an, wen man fragt: vier Minuten; oder zwölf Stunden, und zwölf, und zwölf.',
    },
  },
};
