import type { seaDangers } from '../../../content/cards/sea-dangers';
import type { CardWords } from '../../card-words';

type Id = (typeof seaDangers)[number]['id'];

export const seaDangerWords: Readonly<Record<Id, CardWords>> = {
  'knocking-below': {
    name: 'Klopfen von unten',
    scene:
      'Drei Schläge aus dem Kabelgatt, dann eine Pause, so lang, wie ein Gast sie lassen würde. An Bord sind alle gezählt. Es klopft wieder, weiter unten, als wäre, wer immer es ist, müde geworden und hätte sich gesetzt.',
    options: { open: 'Die Luke heben', nail: 'Sie zunageln' },
    outcomes: {
      open: 'Auf der Leiter ist niemand. Über jeder Sprosse hängt ein nasser Mantel, in jedem Kragen steht ein Name, und in den untersten Mantel schlüpft gerade jemand.',
      nail: 'Es braucht alle Hände und den größten Teil der Nacht. Gegen Morgen wandert das Klopfen nach achtern und lässt sich zufrieden unter deiner eigenen Koje nieder.',
    },
  },
  'fog-with-a-door': {
    name: 'Nebel mit einer Tür',
    scene:
      'Quer über eurem Kurs liegt eine Nebelbank, und darin steht, auf der Höhe der Reling, eine Tür offen, mit Lampenlicht dahinter. Drinnen deckt jemand den Tisch. Es läge nahe, hinüberzurufen und zu fragen, wessen Haus das ist.',
    outcomes: {
      success:
        'Eine Frauenstimme nennt einen Namen, eine Straße und das Jahr der Flut. Sie dankt für die Nachfrage. Die Tür wird zugezogen, und wo sie war, ist nur noch Wetter.',
      failure:
        '„Aber eures“, sagt die Stimme herzlich. Der Nebel kommt über die Reling, und er hat die Stühle mitgebracht.',
    },
  },
  'the-extra-hand': {
    name: 'Die überzählige Hand',
    scene:
      'Beim Wachwechsel steht einer zu viel an der Pumpe. Er arbeitet gut und blickt auf seine Füße. Der Maat zählt noch einmal. Niemand möchte der Erste sein, der es sagt.',
    options: { ask: 'Ihn nach seinem Namen fragen', let: 'Ihn arbeiten lassen' },
    outcomes: {
      ask: 'Die Pumpe bleibt stehen. Er überlegt so lange, dass der Regen um ihn herum aufhört. „Ich hatte einen“, sagt er und öffnet den Mund, um ihn zu versuchen.',
      let: 'So leicht ist die Pumpe nie gegangen, und bei Tagesanbruch ist die Bilge trocken. Geschlafen hat keiner. Wo er stand, sind zwei saubere Mulden in die Planken getreten.',
    },
  },
  'candles-on-the-water': {
    name: 'Kerzen auf dem Wasser',
    scene:
      'Es sind Hunderte, jede auf ihrem Stück Rinde, und sie kommen gegen den Wind auf das Schiff zu. Die Wellen nehmen sie unter Wasser, und sie tauchen brennend wieder auf. Die nächsten weichen ein wenig zur Seite, um euren Bug durchzulassen.',
    options: { gather: 'Ein paar herausfischen', dark: 'Die eigenen Lichter löschen und vorüberfahren' },
    outcomes: {
      gather:
        'Gutes Wachs, eine ganze Kiste voll, und man muss sich nur hinunterbeugen. Erst unten, in der Wärme, erinnern sich die weichen daran, einmal Hände gehabt zu haben.',
      dark: 'Ihr fahrt blind hindurch und spürt jede der kleinen Wärmen am Rumpf entlangziehen. Als die Lampen wieder brennen, ist jeder Docht an Bord um denselben Zoll kürzer.',
    },
  },
  'something-paces-us': {
    name: 'Etwas hält Schritt',
    scene:
      'Seit Sonnenuntergang hält draußen auf dem Wasser eine Gestalt mit dem Schiff Schritt, in leichtem Trab. Wenn der Wind nachlässt, hört man Krallen. Sie jagt nicht; sie sieht aus wie etwas, das ausgeführt wird.',
    outcomes: {
      success:
        'Euer Ausguck pfeift, zwei fallende Töne, wie man einen Hund nach Hause schickt. Weit weg pfeift jemand überrascht zurück. Die Gestalt schwenkt ab, und wer gepfiffen hat, lacht, bis die Wache vorbei ist.',
      failure:
        'Es bleibt stehen. Es sieht das Schiff an und dann die leere Luft neben sich, wo die Leine schlaff wird.',
    },
  },
  'singing-in-the-pump-well': {
    name: 'Gesang im Pumpensod',
    scene:
      'Der Pumpensod singt. Es ist ein Lied zum Ziehen, das die ganze Crew von Kind auf kennt, und die Stimme dort unten ist ihnen um einen halben Takt voraus.',
    options: { join: 'In den Kehrreim einfallen', drown: 'Ihn mit Sackleinen verstopfen und Wache halten' },
    outcomes: {
      join: 'Drei Strophen lang ist es ein glückliches Schiff. In der vierten, die allen neu ist, kommt die Stimme die Leiter herauf, um euch besser zu hören.',
      drown:
        'Das Sackleinen nimmt die Worte und lässt die Melodie. Wer Wache steht, kennt sie am Morgen von Anfang bis Ende und sagt es nicht.',
    },
  },
  'a-rope-over-the-side': {
    name: 'Ein Tau über Bord',
    scene:
      'Am Morgen ist achtern ein neues Tau belegt, wunderschön gespleißt, und es führt senkrecht hinab. Es ist straff. Was auch immer das andere Ende hält, es kommt mit.',
    options: { haul: 'Es einholen', cut: 'Es kappen', leave: 'Es lassen, wie es ist' },
    outcomes: {
      haul: 'Faden um Faden kommt es herauf, trocken, und danach eine Kiste mit dem Namen eures Schiffs auf dem Deckel. Auf der Kiste sitzt etwas und steigt herab wie eine Dame aus der Kutsche.',
      cut: 'Die Axt geht durch Tau, Klampe und Reling, denn das alles ist, wie sich zeigt, ein einziges Tau. Das Heck klafft auf wie ein Mantel.',
      leave:
        'Ihr geht eurer Arbeit nach. Am Mittag sind es zwei Taue; am Abend ließ sich das Schiff nie leichter steuern, und niemand mag, wohin.',
    },
  },
  'the-rain-comes-aboard': {
    name: 'Der Regen kommt an Bord',
    scene:
      'Überall hört der Regen auf, nur nicht auf dem Schiff. Auf dem Schiff fällt er in den Umrissen von Leuten: Hüte, Schultern, Handrücken. Sie stehen an Deck herum und warten, dass man ihnen sagt, was zu tun ist.',
    options: {
      orders: 'Ihnen etwas zu tun geben',
      below: 'Unter Deck gehen und es abwarten',
      'set-on': 'Sie auf die anderen hetzen',
    },
    outcomes: {
      orders:
        'Sie sind flink und still und machen es tadellos. Dann stehen sie wieder herum, etwas näher, mit etwas mehr Gesicht.',
      below:
        'Die ganze Nacht gehen oben Füße hin und her und suchen Arbeit. Am Morgen sind sie fort und haben mit großer Sorgfalt zerlegt, was gerade zur Hand war.',
      'set-on':
        'Ihr müsst nur zeigen. Es ist schnell vorbei und macht kaum Lärm, wie ein Handtuch, das ausgewrungen wird. Dann wenden sich die, die es getan haben, zu euch um, nass bis zu den Ellbogen, und wollen hören, dass es recht war.',
    },
  },
  'sail-without-a-hull': {
    name: 'Segel ohne Rumpf',
    scene:
      'Eine Stunde lang steht ein Toppsegel über dem Horizont, und darunter ist kein Schiff. Dann beginnt jemand langsam, vom Flaggenknopf abwärts, den Rest von ihr einzuzeichnen.',
    options: { hail: 'Sie anrufen, solange sie unfertig ist', run: 'Fliehen, bevor die Geschütze an der Reihe sind' },
    outcomes: {
      hail: 'Sie antwortet durch einen Mund, der noch nicht da ist: eine Breite, ein Datum, eine Zahl von Seelen. Bis ihr es aufgeschrieben habt, hat sie Stückpforten, und sie stehen offen.',
      run: 'Ihr setzt alles, was Wind halten kann. Hinter euch arbeitet der Stift weiter, ohne Eile; ob er fertig wird, bevor ihr außer Sicht seid, ist jetzt nur noch eine Rechenaufgabe.',
    },
  },
  'the-collier': {
    name: 'Der Kohlenkahn',
    scene:
      'Ein gedrungener schwarzer Kohlenkahn kreuzt euren Bug und fragt mit der Lampe, in einem seit dreißig Jahren ungebrauchten Code, nach dem Namen eures Reeders. Keine Antwort wäre unhöflich. Eine falsche ist womöglich schlimmer.',
    outcomes: {
      success:
        '„KONTO GESCHLOSSEN“, blinkt er und schickt an einer Leine etwas herüber: eine Börse, tropfnass, auf den Pfennig genau.',
      failure:
        'Die Lampe denkt über eure Antwort nach. „HIER STEHT ES ANDERS“, buchstabiert sie, und dahinter deckt etwas Größeres eins ums andere seine Lichter auf.',
    },
  },
  'the-regatta': {
    name: 'Die Regatta',
    scene:
      'Ein Dutzend weißer Boote kommt aus dem Dunst gejagt, hart auf der Seite liegend, und es weht kein Wind. Die Mannschaften winken. Ihr Kurs ist ein Kreis, und die Wendemarke seid ihr.',
    options: {
      wave: 'Zurückwinken',
      fire: 'Einen Schuss vor den Bug setzen',
      hold: 'Ihnen eine Börse für den Sieger zuwerfen',
    },
    outcomes: {
      wave: 'Es tut so gut, wenn einem jemand winkt, so weit draußen. Zweimal umrunden sie euch jubelnd, bis an Bord jemand das Boot der Preisrichter bemerkt, und dessen Geschütze.',
      fire: 'Die Kugel geht durch ein weißes Segel, und das Segel fährt weiter, mit einem runden Loch voll anderem Himmel. Ein Boot schert aus, um Protest einzulegen oder um zu zahlen.',
      hold: 'Es gibt ein gutmütiges Gerangel. Dann fragt eine kleine nasse Stimme, dicht unter dem Heck, was denn der zweite Preis sei.',
    },
  },
  'a-wrong-swell': {
    name: 'Eine falsche Dünung',
    scene:
      'Eine einzige Welle aus dieser ganzen grauen Prozession kommt von der anderen Seite. Hoch ist sie nicht. Sie ist nur irgendwohin unterwegs, und für einen Griff ins Rad bleibt noch Zeit.',
    outcomes: {
      success:
        'Das Schiff steigt seitlich hinauf und wird eine Kabellänge weiter abgesetzt, sacht, wie ein Buch, das man ins falsche Regal zurückstellt.',
      failure:
        'Sie bricht nicht über das Schiff. Sie lehnt sich dagegen, mit der Schulter, wie man sich gegen eine Tür lehnt, bis etwas nachgibt.',
    },
  },
  'the-worms-sermon': {
    name: 'Die Predigt der Würmer',
    scene:
      'Wer das Ohr ans Holz legt, kann sie hören, sehr klein, im ganzen Schiff: Kiefer, die im Gleichtakt arbeiten, mit Pausen. Sie scheinen zum Schluss von etwas zu kommen.',
    options: { smoke: 'Sie ausräuchern', listen: 'Sie zu Ende kommen lassen' },
    outcomes: {
      smoke:
        'Du wählst, welchen Teil des Schiffs du verlieren willst, und brennst dort Schwefel, bis es hohl klingt. Der Rest verstummt mitten im Wort.',
      listen:
        'Es war ein Text. Das meiste habt ihr mitgeschrieben, bevor die Planken, in die er geschnitten war, zu Staub werden. Er war, wie es scheint, an euch gerichtet.',
    },
  },
  'the-second-anchor': {
    name: 'Der zweite Anker',
    scene:
      'Euer Anker kommt von selbst ein, Glied um Glied, triefend von Tang, und hängt sich an den Kranbalken. Die Kette kommt weiter. An ihrem Ende ist ein zweiter Anker, ein älterer, und jemand hat Dinge an die Flunken gehängt.',
    options: { aboard: 'Ihn an Bord holen', slip: 'Die Kette schlippen und beide verlieren' },
    outcomes: {
      aboard:
        'Er wiegt mehr, als der Bug sagen kann. Was daran hing, war mit Bedacht aufgehängt: Opfergaben zumeist, und die eine oder andere ist es wert.',
      slip: 'Eisen ist teuer und Kette auch, aber das Schiff macht einen Satz, als hätte man es von der Leine gelassen. Tief unten spürt ihr nach langer Zeit zwei kleine Stöße.',
    },
  },
  'cold-fire': {
    name: 'Kaltes Feuer',
    scene:
      'Blaues Feuer steht auf den Rahen, wie es vor Gewitter vorkommt. Es flackert nicht. Zeile für Zeile wandert es die Takelage hinauf wie ein Finger über eine Seite, und nun ist es beim Krähennest.',
    options: { climb: 'Ihm jemanden entgegenschicken', strike: 'Die Stenge kappen' },
    outcomes: {
      climb:
        'Vom Deck aus seht ihr dort oben zwei Lichter, ein gelbes und ein blaues, dicht beisammen, wie zwei, die einen Brief lesen. Dann kommt eines davon herunter.',
      strike:
        'Das Nest geht brennend und zischend über Bord und sinkt, ohne zu verlöschen. Ihr könnt ihm nachsehen, länger, als die Lotleine lang ist.',
    },
  },
  'the-pane': {
    name: 'Die Scheibe',
    scene:
      'Eine Meile voraus ist die See flach wie ein Fenster und von unten erleuchtet wie ein Zimmer am Abend. Gleich wird der Bug hindurchgehen. Das Ruder wüsste gern, ob man anklopft.',
    options: { knock: 'Beidrehen und anklopfen', through: 'Hindurchfahren' },
    outcomes: {
      knock:
        'Ihr lasst das Lot hinab und tippt dreimal an. Da unten steht jemand von einem Stuhl auf, und die ganze Crew sieht zu, wie das Licht durch einen Gang näher kommt.',
      through:
        'Sie bricht, wie Eis bricht, mit einem langen Ton. Ihr seid längst auf der anderen Seite, als ihr bemerkt, wie viel vom Schiff sie zerschrammt hat.',
    },
  },
  'old-repairs': {
    name: 'Alte Reparaturen',
    scene:
      'In der Beplankung an Backbord sitzt ein Flicken aus der Zeit vor euch. Er wird herausgedrückt, und nicht vom Wasser. Ein Finger mit einem Ring hat sich um die Kante geschoben und tastet nach den Nägeln.',
    options: { ring: 'Den Ring nehmen', mallet: 'Den Flicken festschlagen' },
    outcomes: {
      ring: 'Er wird ohne Gegenwehr hergegeben; der Finger streckt sich sogar für euch. Dann kommt die Hand, die nun bezahlt hat, herein und bringt die Planken mit.',
      mallet:
        'Jemand stemmt die Schulter gegen das Holz, jemand hebt den Hammer, und von der anderen Seite hört man sehr deutlich, wie ein zweiter Hammer gehoben wird.',
    },
  },
};
