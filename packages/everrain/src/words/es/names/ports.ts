import type { OurPort } from '../../../content/ports';
import { type Noun, noun, proper } from '../noun';

export const ports: Readonly<Record<OurPort, Noun>> = {
  greywick: proper('f', 'Mechagrís', 'Una lámpara en cada ventana, y nadie que diga para quién son.'),
  saltmother: proper(
    'f',
    'Madresal',
    'Salinas blancas, tejados blancos, manos blancas. Aquí no se ha podrido nunca nada.',
  ),
  'hollin-stair': noun(
    'la',
    'Escalera de Hollin',
    'Mil cien peldaños del muelle a la capilla. Cada año quedan menos por encima de la marea.',
  ),
  ninebells: proper('f', 'Nuevecampanas', 'Fundieron nueve y colgaron ocho. La novena se oye a veces.'),
  'orrins-rest': noun(
    'el',
    'Reposo de Orrin',
    'Las tumbas miran tierra adentro, para que los muertos no tengan que verlo.',
  ),
  'last-lamp': proper('m', 'Último Farol', 'Más allá de esta luz las cartas son pura cortesía.'),
  underslate: proper('f', 'Bajopizarra', 'Una ciudad techada por una montaña, donde solo ha llovido una vez.'),
};
