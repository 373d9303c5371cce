import type { passengers } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof passengers)[number]['id'];

export const passengerWords: Readonly<Record<Id, CardWords>> = {
  'lamplighters-widow': {
    name: 'Die Witwe des Lampenanzünders',
    scene:
      'Sie hat eine Tasche und seine Leiter, und von der Leiter trennt sie sich nicht. Ihre Schwester lebt in Salzmutter, wo es keine Lampen gibt. „Ich möchte“, sagt sie, „im Dunkeln sitzen, ohne dass jemand etwas dafür kann.“',
    outcomes: {
      arrived:
        'Die Schwester steht am Kai. Das Fahrgeld wird in kleinen Münzen hingezählt, die nach Öl riechen. Die Leiter lässt sie euch; sie wüsste nicht, sagt sie, woran sie sie lehnen sollte.',
    },
  },
  'surveyor-with-a-crate': {
    name: 'Der Landmesser mit der Kiste',
    scene:
      'Er soll Hollerstieg vermessen, Stufe für Stufe, und ein Jahr später soll er es noch einmal vermessen. In der Kiste sind seine Instrumente. Er wäre dankbar, wenn sich niemand daraufsetzte, denn einige davon sind für Tiefen und verlieren leicht den Mut.',
    outcomes: {
      arrived:
        'Er steht am Kai und zählt aufwärts, und seine Lippen bleiben stehen. Dann öffnet er die Kiste und gibt euch die Zahlen vom Vorjahr, um sie los zu sein.',
    },
  },
  'boy-with-a-goose': {
    name: 'Der Junge mit der Gans',
    scene:
      'Er mag zehn sein. Er will heim nach Grauwiek, und er kann zahlen, und die Gans kann seine Hälfte der Koje haben. Die Gans sieht jeden aus der Crew der Reihe nach an, erst mit dem einen Auge, dann mit dem anderen.',
    outcomes: {
      arrived:
        'Auf keiner Überfahrt wurde so viel Streit begraben; vor dieser Gans kann man nicht schmollen. Eine Tante zahlt. Sie ist sehr gerührt und fragt, wer von euch auf die Gans gekommen sei, denn losgegangen sei er allein.',
    },
  },
  'bell-founders-apprentice': {
    name: 'Das Lehrmädchen des Glockengießers',
    scene:
      'Man hat aus Neunglocken nach ihr geschickt: Sie gießen wieder und brauchen jemanden, der ein wenig taub ist. Den ganzen Tag zeichnet sie auf einer Schiefertafel, Bögen und Wandstärken. Eine Glocke, sagt sie, sei auch nur ein Geschütz mit besseren Manieren.',
    outcomes: {
      arrived:
        'Der Gießmeister trägt ihre Tasche selbst. Zum Abschied hat sie etwas für euch, unterwegs gezeichnet, in drei Ansichten. Bessere Manieren hat es nicht.',
    },
  },
  'woman-with-a-wreath': {
    name: 'Die Frau mit dem Kranz',
    scene:
      'Sie will nach Orrinsruh, mit einem Kranz aus Wachsblumen in einer Schachtel. Noch ist er für niemanden, sagt sie. Man hat ihn gern schon dort.',
    outcomes: {
      arrived:
        'Sie zahlt und liest einen Augenblick lang den Himmel über den Gräbern. Dann nennt sie euch ein Datum und eine Peilung, zum Dank dafür, dass ihr nicht gefragt habt.',
    },
  },
  'man-who-will-not-sit': {
    name: 'Der Mann, der sich nicht setzt',
    scene:
      'Beim Abendessen im Wirtshaus hat er gestanden, die ganze Nacht stand er am Fenster, und er würde bis Grauwiek stehen, wenn ihr eine Ecke habt. Er war Schiffsarzt. Er stehe früh auf, sagt er, wegen dem, was denen geschah, die sich hinlegten.',
    outcomes: {
      arrived:
        'An jeder Hängematte des Schiffs hat er eine Nacht gestanden, ein Handgelenk gehalten und gezählt. Am Kai von Grauwiek sagt er euch, worauf er gezählt hat. Dann setzt er sich, mit großer Vorsicht.',
    },
  },
  'two-sisters-one-trunk': {
    name: 'Zwei Schwestern, ein Koffer',
    scene:
      'Nach sechzig Jahren gehen sie nach Hollerstieg zurück. Alles tun sie im Wechsel: Eine spricht, eine schläft, eine sitzt auf dem Koffer. Beide zugleich auf den Beinen habt ihr noch nicht gesehen.',
    outcomes: {
      arrived:
        'Eine von ihnen steigt allein die Stufen hinauf, die Fahrt bezahlt und der Rücken gerade. Den Koffer hat sie euch dagelassen, und er ist ein gutes Stück leichter, als er an Bord kam.',
    },
  },
  'the-relief-keeper': {
    name: 'Der Ersatzwärter',
    scene:
      'Er hat seine Order für Letztlicht, versiegelt, mit einem Reiseschein für eine Person. Es ist ein Feuer für zwei Mann. Nach dem anderen hat er im Amt gefragt, und man gab ihm den Schein noch einmal und zeigte ihm, wo „eine“ stand.',
    outcomes: {
      arrived:
        'An der Landungstreppe nimmt der alte Wärter seinen Arm und dreht ihn zur Tür. Euch gibt er Geld, und die Bücher der Station zum Mitnehmen, alle neunzig Jahre, in einer einzigen Handschrift.',
    },
  },
  'inspector-of-mines': {
    name: 'Der Bergwerksinspektor',
    scene:
      'Unterschiefer fördert jeden Monat dieselbe Menge, seit es eröffnet wurde, auf das Lot genau. Das Ministerium findet das vorzüglich und wüsste gern, wie. Der Inspektor ist jung. Er hat Stiefel mitgebracht.',
    outcomes: {
      arrived:
        'Sie empfangen ihn mit Lampen und Blaskapelle. Das Werk entzückt ihn so, dass er alles auf einmal unterschreibt: eure Fahrt, eure Mühe und die Zeichnungen für ein Ding, für das man auf dieser Sohle keine Verwendung mehr hat.',
    },
  },
  'retired-choirboy': {
    name: 'Der Chorknabe im Ruhestand',
    scene:
      'Er sang in Salzmutter, bis er siebzig war, und eben ist er in den Stimmbruch gekommen. Das Chorhemd möchte er zurückgeben. Mit schiefem Kopf summt er die Taue an, und sie kommen ihm in die Hand.',
    outcomes: {
      arrived:
        'Die ganze Überfahrt hat er jemandem von euch beigebracht, zu stehen, zu atmen und es zu meinen. Der Dekan nimmt das Chorhemd zurück, ertastet das Geld im Futter und reicht es an euch weiter.',
    },
  },
};
