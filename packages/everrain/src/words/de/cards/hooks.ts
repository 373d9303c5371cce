import type { hooks } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof hooks)[number]['id'];

export const hookWords: Readonly<Record<Id, CardWords>> = {
  'the-clock-that-gains': {
    name: 'Die Uhr, die vorgeht',
    scene:
      'Jede Uhr in der Stadt geht seit dem Regen vier Minuten am Tag vor, sagt der Uhrmacher, und er fragt nicht mehr, wem sie fehlen. Er hätte gern, dass jemand ein Chronometer mit auf See nimmt und wieder heimbringt. Wer das nicht will, dem zahlt er auch einen anständigen Preis für die Taschenuhr.',
    options: { carry: 'Das Chronometer mitnehmen', sell: 'Ihm deine Uhr verkaufen' },
    outcomes: {
      carry:
        'Es ist so groß wie eine Melone und hängt kardanisch in einem Kasten. Er zieht es zum letzten Mal auf und stellt es nach deiner Uhr, und noch bevor du zur Tür hinaus bist, siehst du ihn eine Minute notieren, die er nicht wiederbekommt.',
      sell: 'Er hält sie ans Ohr wie eine Muschel. „Oh, die geht nach“, sagt er. Er ist entzückt. „Die geht ganz wunderbar nach.“',
    },
  },
  'nine-rings': {
    name: 'Neun Ringe',
    scene:
      'Neun Seeleuten war sie versprochen, einem nach dem anderen, und sie hat die Ringe. Acht fühlen sich warm an: Wo die Männer auch sind, sie denken an sie. Der neunte ist am Dienstag kalt geworden, und sie möchte, dass jemand ihn zu ihm hinausbringt.',
    options: { promise: 'Den kalten hinausbringen', buy: 'Für einen der warmen bieten' },
    outcomes: {
      promise:
        'Er liegt in deiner Brusttasche wie ein Tropfen Wasser. Sie zahlt den Fährlohn, das bringe Glück. „Er wird sagen, ich soll ihn zurückhaben“, sagt sie. „Hör nicht auf ihn.“',
      buy: 'Lange betrachtet sie ihre Hand, dann streift sie einen ab. Er ist noch ein wenig warm, als du ihn einwickelst, und weit fort bricht jemand mitten im Satz ab.',
    },
  },
  'the-blind-engraver': {
    name: 'Die blinde Kupferstecherin',
    scene:
      'Alle Seekarten, die du hast, hat diese alte Frau gestochen, die das Meer nie sah. Seeleute erzählen es ihr, und sie spürt, wo sie stocken. Es gibt eine Bucht, die noch niemand beschrieben hat, ohne zu stocken, und die lässt sie seit vierzig Jahren weiß.',
    options: { soundings: 'Ihr Lotungen versprechen', chart: 'Einen Probedruck kaufen, wie er ist' },
    outcomes: {
      soundings:
        'Sie legt dir zwei Finger an die Kehle und lässt dich den Namen des Ortes sagen. „Ja“, sagt sie. „Du kommst heiser zurück. Bring mir den Grund, woraus er gemacht ist. Die Küste ist mir gleich.“',
      chart:
        'Es ist eine feinere Arbeit als alles, was du an Bord hast. Der weiße Fleck ist gar nicht leer, wenn man ihn gegen das Licht neigt. Er ist über und über mit einer sehr kleinen Welle graviert.',
    },
  },
  'a-grandfathers-account': {
    name: 'Großvaters Konto',
    scene:
      'Ein Mann mit grauen Handschuhen bittet um Verzeihung: ob er das Enkelkind vor sich habe? Es stehe da noch eine Kleinigkeit offen, eine Überfahrt, einfach, angetreten und nicht bezahlt. Auch mit Zinsen sei es eine kleine Summe. Nur sei die Linie in letzter Zeit streng geworden.',
    options: { dispute: 'Sie bestreiten', settle: 'Sie begleichen' },
    outcomes: {
      dispute:
        '„Gewiss“, sagt er und wirkt beinahe erleichtert. Er schreibt dir die Anschrift des Kontors auf, mit Breite und Länge, und die Stunden, zu denen es über Wasser ist.',
      settle:
        'Er gibt dir eine Quittung, und den Fahrschein. Ausgestellt ist er für die Fähre zwischen zwei Städten, zwischen denen damals kein Wasser war. In dieser Nacht schläft an Bord alles wie auf Heller und Pfennig bezahlt.',
    },
  },
  'the-choirmaster': {
    name: 'Der Kantor',
    scene:
      'Für Donnerstag fehlt ihnen eine Stimme. Keine gute, sagt der Kantor und wringt seinen Hut aus, aber eine tiefe: In der Motette sei ein Ton, unter den sich jemand stellen müsse, und der letzte Mann sei fortgezogen. Er sagt „fortgezogen“, als gäbe es Stufen abwärts.',
    options: {
      lend: 'Ihm jemanden aus der Crew leihen',
      listen: 'Nur hingehen und zuhören',
      song: 'Ihm ein Lied geben, das er stattdessen nehmen kann',
    },
    outcomes: {
      lend: 'Der Ton kommt am Schluss, er ist sehr tief, und er geht weiter, als die anderen schon aufgehört haben. Deine Stimme kommt grau und verklärt an Bord zurück und redet einen Tag lang nicht. Der Rumpf hat seither ein Summen.',
      listen:
        'Ihr sitzt in den nassen Mänteln hinten bei den Familien. Es ist schön. Am Ende ist eine Lücke darin, gerade so breit wie ein Mann, und die ganze Kirche neigt sich ein wenig zu der Lücke hin.',
      song: 'Er liest es im Stehen, seine Lippen bewegen sich, und er fängt an zu lächeln. Nirgends ein tiefer Ton darin. Aus dem Schrank holt er euch die alte Motette, alle Stimmen, mit dem, was jeder der Bässe an den Rand geschrieben hat.',
    },
  },
  'the-child-who-draws': {
    name: 'Das Kind, das zeichnet',
    scene:
      'Sie zeichnet dein Schiff, seit bevor ihr festgemacht habt, und es liegt schon ein Stapel da. Sie sind sehr ähnlich. Auf jedem Blatt steht an Deck eine Figur mehr als auf dem davor, und die malt sie nicht aus.',
    options: { ask: 'Sie fragen, wer das ist', buy: 'Das letzte der Bilder kaufen' },
    outcomes: {
      ask: 'Sie sieht dich an wie jemanden, der nicht ganz hell ist. „Die warten, bis sie dran sind“, sagt sie. Sie reißt das nächste Blatt ab, ein leeres, und gibt dir das. „Das musst du fertig machen.“',
      buy: 'Zwei Kupfer, und sie spuckt darauf. Es ist vieles darauf, was ein Erwachsener weggelassen hätte: der wahre Lauf der Küste, und was darauf steht, und wohin es blickt.',
    },
  },
  'the-salt-nun': {
    name: 'Die Salznonne',
    scene:
      'Ihr Orden nimmt auf, was Familien nicht behalten können. Sie hat einen Bleikasten, eine Spanne lang und verlötet, der auf einer Insel begraben werden soll: auf irgendeiner, über der Flut, und niemand darf erfahren, auf welcher. Wer nicht mag, dem kann sie trotzdem etwas tun; sie ist nicht wählerisch, wen sie segnet.',
    options: { carry: 'Den Kasten nehmen', blessing: 'Um den Segen bitten' },
    outcomes: {
      carry:
        'Er wiegt, was ein Kinderschuh wiegen würde. Sie übergibt ihn mit dem Ärmel der Kutte über der Hand. Auf der Laufplanke hältst du inne, so sehr will er nicht geschüttelt werden.',
      blessing:
        'Salz auf die Zunge, Salz auf die Lider, in jedes Ohr ein Wort. Was da mit einem von euch umhergegangen ist, bleibt auf dem Kai stehen und hat niemanden, mit dem es heimgehen kann.',
    },
  },
  'the-deserter': {
    name: 'Der Fahnenflüchtige',
    scene:
      'Er liegt unter der Plane in deinem eigenen Boot, in einer Uniform, die du nur durchs Fernrohr kennst. Sie seien dort an Bord nicht schlecht zu einem, sagt er durch die Zähne. Sie seien so gütig. Es sei nur, dass man nie einen Brief zu Ende schreiben dürfe.',
    options: { hide: 'Ihn verstecken', 'hand-over': 'Ihn dem Profos übergeben' },
    outcomes: {
      hide: 'Du bringst ihn im Segelspind unter, mit einer Decke und einem Bleistiftstummel. Die ganze Nacht hört man ihn kratzen. Er schreibt, wie einer trinkt, der aus der Wüste kommt.',
      'hand-over':
        'Der Profos hat die Belohnung schon bereit, im Umschlag, dein Name richtig geschrieben. Der Mann macht keine Umstände. Er bittet nur, dass jemand aufschreibt, dass er hier war.',
    },
  },
  'the-elder-twin': {
    name: 'Der ältere Zwilling',
    scene:
      'Die beiden Lotsen hier sind im Frühjahr ertrunken, oder einer von ihnen. Dies ist der ältere, um zehn Minuten. Das Ding, das sie seinen Bruder nennen und das noch immer mit der Ebbe Schiffe hinausbringt, sagt er, sei im Ölzeug seines Bruders heimgekommen, und die Knöpfe säßen auf der falschen Seite.',
    options: { believe: 'Ihm glauben', drink: 'Ihm einen ausgeben' },
    outcomes: {
      believe:
        'Einen Augenblick lang schließt er die Augen. Dann sagt er dir, wo das Boot gekentert ist, die Peilungen, den Stand der Tide und die eine Frage, bei der sein Bruder, wenn es sein Bruder wäre, sich nicht irren könnte.',
      drink:
        'Er trinkt es, und das nächste, und erzählt der Runde eine sehr komische Geschichte von einem Bischof. Es ist eine warme Stube. Seine Runde bezahlt er. An seinem Ölzeug, am Haken, sitzen die Knöpfe links.',
    },
  },
  'the-notary': {
    name: 'Der Notar',
    scene:
      'Du hast ein Haus geerbt. Der Notar ist froh, dich nach so langer Zeit gefunden zu haben; hier sind die Schlüssel, elf an der Zahl, und hier die Insel, auf der es steht. Der Verstorbene wird in der Urkunde als noch dort wohnhaft bezeichnet. Es gäbe auch einen Käufer, falls dir das lieber ist.',
    options: { accept: 'Die Schlüssel quittieren', sell: 'Es ungesehen verkaufen' },
    outcomes: {
      accept:
        'Du unterschreibst an vier Stellen. Er streut Sand darüber und bläst, und ein wenig von dem Sand ist nass. „Man hat Ihnen ein Zimmer gelüftet“, sagt er, „auf der Seite zum Meer.“',
      sell: 'Eine ordentliche Summe für ein Haus, das du nie gesehen hast. Der Käufer zeichnet jede Seite ab. Es ist die Handschrift deiner eigenen Familie, bis aufs Haar, und er dreht sich nicht um.',
    },
  },
};
