import type { OurArtillery } from '../../../content/artillery';
import type { OurImprovement } from '../../../content/improvements';
import { described, type GermanNamed, noun } from '../nouns';

export const improvements: Readonly<Record<OurImprovement, GermanNamed>> = {
  cabins: noun('pl', 'Kajüten', 'Sechs Fuß mal drei, eine Tür, die schließt, und eine Lampe.'),
  dinghy: noun('f', 'Jolle', 'Trägt einen, und was der eine zurückbringt.'),
  'ships-boat': noun('n', 'Beiboot', 'Platz für zwei, die richtige Zahl, um heimzukommen.'),
  'sick-berth': noun('f', 'Krankenkoje', 'Frische Laken. Jemand bügelt sie, auf See, im Dunkeln.'),
  galley: noun('f', 'Kombüse', 'Zwiebeln, Rauch, und eine Stunde lang kein Wort vom Wetter.'),
  'carpenters-bench': noun('f', 'Hobelbank', 'Ein Schiff ist etwas, woran man immer weiterbaut.'),
  'chart-room': noun('m', 'Kartenraum', 'Die Bleistiftstriche von Toten, und deine daneben.'),
  'powder-room': noun('f', 'Pulverkammer', 'Filzpantoffeln an der Tür. Lass die Pfeife da. Lass den Jähzorn da.'),
  'reading-cabinet': noun('n', 'Lesekabinett', 'Die Bücher liegen zu ihrem eigenen Besten an der Kette.'),
  'deep-hold': described('m', 'Tief', 'Laderaum', 'Etwas mehr Platz dort unten, wo es ohnehin dunkel genug ist.'),
  'iron-knees': described('pl', 'Eisern', 'Knie', 'Im Sturm stöhnt sie jetzt, wo sie früher schrie.', { dat: 'Knien' }),
  'trimmed-ballast': described('m', 'Getrimmt', 'Ballast', 'Jeder Stein gewogen und von Hand zu Bett gebracht.'),
  'sighting-table': noun('m', 'Richttisch', 'Messing, Kreide und ein Lot, das nie ganz gerade hängt.'),
  'baffle-sails': noun('pl', 'Tarnsegel', 'Grau auf Grau auf Grau. Sollen sie darauf zielen.', { dat: 'Tarnsegeln' }),
  brig: noun('f', 'Arrestkammer', 'Vier Zoll Eiche. Es fragt die ganze Nacht sehr höflich nach der Uhrzeit.'),
  'blind-figurehead': described(
    'f',
    'Blind',
    'Galionsfigur',
    'Der Schnitzer gab ihr keine Augen, damit sie zuhören muss.',
  ),
  'fog-bell': noun('f', 'Nebelglocke', 'Bei jedem Schlag beschließt unten jemand, doch aufzustehen.'),
  'pursers-desk': noun('n', 'Zahlmeisterpult', 'Vierzig Schubladen, und die, auf die es ankommt, liegt dahinter.'),
  'yard-papers': noun('pl', 'Werftpapiere', 'Gestempelt in einem Hafen, den es nicht mehr gibt. Sie gelten trotzdem.', {
    dat: 'Werftpapieren',
  }),
};

export const artillery: Readonly<Record<OurArtillery, GermanNamed>> = {
  'larboard-sakers': noun('pl', 'Backbord-Falkaunen', 'Altes Messing, dünn gegossen, die Jahreszahl abgefeilt.'),
  'starboard-sakers': noun('pl', 'Steuerbord-Falkaunen', 'Sie waren schon auf dem Schiff, wie der Geruch.'),
  chasers: noun('pl', 'Jagdgeschütze', 'Eines an jedem Ende, zum Jagen und zum Gejagtwerden.', {
    dat: 'Jagdgeschützen',
  }),
  'larboard-carronades': noun('pl', 'Backbord-Karronaden', 'Kurz, weit und auf Armlänge überzeugend.'),
  'larboard-long-nines': noun('pl', 'Backbord-Neunpfünder', 'Besser, man fürchtet sich vor etwas, das weit weg ist.', {
    dat: 'Backbord-Neunpfündern',
  }),
  'larboard-chain-throwers': noun('pl', 'Backbord-Kettenwerfer', 'Sie klingen wie ein Tor, das jemand zuzieht.', {
    dat: 'Backbord-Kettenwerfern',
  }),
  'larboard-mortar': noun('m', 'Backbord-Mörser', 'Steigt als Glocke, fällt als Tür.'),
  'starboard-carronades': noun('pl', 'Steuerbord-Karronaden', 'Jemand hat „Guten Abend“ auf die Rohre gekreidet.'),
  'starboard-long-nines': noun(
    'pl',
    'Steuerbord-Neunpfünder',
    'In Neunglocken gebohrt, aus Bronze, die singen sollte.',
    {
      dat: 'Steuerbord-Neunpfündern',
    },
  ),
  'starboard-chain-throwers': noun('pl', 'Steuerbord-Kettenwerfer', 'Zwei Kugeln, eine Kette, kein Mast.', {
    dat: 'Steuerbord-Kettenwerfern',
  }),
  'starboard-mortar': noun('m', 'Steuerbord-Mörser', 'Die Bedienung zählt leise, bis es einschlägt.'),
  'long-tom': described('m', 'Lang', 'Tom', 'Zwölf Fuß Geduld auf einem Drehzapfen.'),
  'rocket-rack': noun('n', 'Raketengestell', 'Kapellenfeuerwerk, nur ohne den Segen.'),
  'bow-smasher': noun('m', 'Bugbrecher', 'Wofür er gebaut wurde, fragt man besser nicht.'),
  'stern-rakers': noun('pl', 'Heckfeger', 'Ein letztes Wort, im Voraus zurechtgelegt.', { dat: 'Heckfegern' }),
};
