import type { OurElder } from '../../../content/elders';
import type { OurEnemyShip } from '../../../content/enemy-ships';
import { type Noun, proper, shipNamed } from '../noun';

export const enemyShips: Readonly<Record<OurEnemyShip, Noun>> = {
  'widows-due': shipNamed(
    'Parte de la Viuda',
    'Casco negro, velas negras, y en la borda una fila de abrigos doblados.',
  ),
  'cold-harvest': shipNamed(
    'Cosecha Fría',
    'Un arrastrero, con las redes largadas, y lo que ha pescado devuelve la mirada.',
  ),
  'late-ark': shipNamed('Arca Tardía', 'De todo subieron dos. De todo queda uno.'),
  'the-lament': shipNamed('Lamento', 'Se lo oye antes de verlo, y se lo sigue oyendo después.'),
  'saint-of-gulls': shipNamed('Santa de las Gaviotas', 'Blanco de la quilla a la perilla. Lo blanco se mueve.'),
  'the-ledger': shipNamed('Libro Mayor', 'Viene por la deuda. Trae la fecha, y el importe.'),
};

export const elders: Readonly<Record<OurElder, Noun>> = {
  'drowned-bell': proper('m', 'Umbrel', 'No suena. Es aquello para lo que se tocaba.', 'Umbrel, la Campana Ahogada'),
  'patient-net': proper(
    'm',
    'Issomar',
    'Nunca hubo mar abierto. Solo hubo el ancho de la malla.',
    'Issomar, la Red Paciente',
  ),
  'measuring-tide': proper(
    'm',
    'Velleth',
    'Recorre la carta de esquina a esquina, como se recorre un cuarto antes de comprarlo.',
    'Velleth, la Marea que Mide',
  ),
  'island-eater': proper(
    'm',
    'Ommor',
    'La tierra no fue nunca tierra. La tierra era lo que aún no se había tragado.',
    'Ommor, el que Está bajo las Islas',
  ),
  'gathering-rain': proper(
    'm',
    'Sehenna',
    'Toda la lluvia que ha caído en estas aguas, puesta en pie.',
    'Sehenna, la Lluvia que se Junta',
  ),
};
