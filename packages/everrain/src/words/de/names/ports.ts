import type { OurPort } from '../../../content/ports';
import { bare, type GermanNamed } from '../nouns';

export const ports: Readonly<Record<OurPort, GermanNamed>> = {
  greywick: bare('n', 'Grauwiek', 'In jedem Fenster eine Lampe, und niemand sagt, für wen.'),
  saltmother: bare('n', 'Salzmutter', 'Weiße Pfannen, weiße Dächer, weiße Hände. Hier ist noch nie etwas verfault.'),
  'hollin-stair': bare(
    'n',
    'Hollerstieg',
    'Elfhundert Stufen vom Kai zur Kapelle. Jedes Jahr liegen weniger davon über der Flut.',
  ),
  ninebells: bare('n', 'Neunglocken', 'Neun haben sie gegossen und acht gehängt. Die neunte hört man manchmal.'),
  'orrins-rest': bare('n', 'Orrinsruh', 'Die Gräber blicken landeinwärts, damit die Toten es nicht ansehen müssen.'),
  'last-lamp': bare('n', 'Letztlicht', 'Hinter diesem Feuer sind Seekarten eine Höflichkeit.'),
  underslate: bare(
    'n',
    'Unterschiefer',
    'Eine Stadt unter einem Berg als Dach. Geregnet hat es hier erst ein einziges Mal.',
  ),
};
