import type { OurCrew } from '../../../content/crew';
import { type Noun, proper } from '../noun';

export const crew: Readonly<Record<OurCrew, Noun>> = {
  'tam-ferrow': proper('m', 'Tam Ferrow', 'Se enroló con nueve años y desde entonces tiene diecinueve.'),
  'isbet-coyle': proper('f', 'Isbet Coyle', 'Guarda un guijarro de cada playa de la que se fue con prisas.'),
  'oddny-marsh': proper('f', 'Oddny Marsh', 'Se ríe con facilidad, y siempre cuando toca.'),
  'pell-hathersage': proper('m', 'Pell Hathersage', 'Escribe a casa una vez por semana. La casa se quemó.'),
  'bram-tolliver': proper('m', 'Bram Tolliver', 'Tiene manos como bolardos y pide perdón por ellas.'),
  'sunniva-reck': proper('f', 'Sunniva Reck', 'No duerme con la cabeza hacia la proa.'),
  'jonah-wick': proper(
    'm',
    'Jonah Wick',
    'Ha oído todas las bromas sobre Jonás, y ha enterrado a casi todos los que las hacían.',
  ),
  'little-aske': proper('m', 'Aske el Pequeño', 'Casi dos metros. Hubo un Aske mayor, una vez.'),
  'marrin-dow': proper('f', 'Marrin Dow', 'Debe dinero en todos los puertos, y por eso la recuerdan.'),
  'gethin-vane': proper('m', 'Gethin Vane', 'Se vuelve de cara al viento antes de que llegue.'),
  'hob-larkin': proper('m', 'Hob Larkin', 'Furtivo, barquero, campanero. Nunca dos veces en la misma parroquia.'),
  'ysolde-crake': proper('f', 'Ysolde Crake', 'Alguien la trajo a tierra. A los remos no había nadie.'),
  boatswain: proper(
    'f',
    'Dorcas Penhale',
    'Un soplo del pito, y hasta los asustados saben dónde ponerse.',
    'Dorcas Penhale, contramaestre',
  ),
  gunner: proper(
    'm',
    'Matthias Groot',
    'Sordo del oído izquierdo y cuidadoso con el derecho.',
    'Matthias Groot, artillero',
  ),
  pilot: proper(
    'm',
    'Anselm Quay',
    'Prueba el sebo del escandallo, frunce el ceño y mete dos cabillas de timón.',
    'Anselm Quay, práctico',
  ),
  surgeon: proper('f', 'Rue Ashgrove', 'Cose menudo y limpio, como si la tela fuera cara.', 'Rue Ashgrove, cirujana'),
  carpenter: proper(
    'f',
    'Edda Thole',
    'Habla con la tablazón. Últimamente espera a que conteste.',
    'Edda Thole, carpintera',
  ),
  cook: proper(
    'm',
    'Barnaby Soames',
    'El puchero no se ha apartado del fuego desde que se hundió el barco viejo.',
    'Barnaby Soames, cocinero',
  ),
  rigger: proper('m', 'Finch', 'Baja a cobrar y a los entierros.', 'Finch, gaviero'),
  naturalist: proper(
    'f',
    'Hester Vail',
    'Nueve cuadernos de especímenes, y otro que guarda bajo llave.',
    'Hester Vail, naturalista',
  ),
  harpooner: proper('m', 'Ruan Kole', 'Lanza una vez. Va andando a recogerlo.', 'Ruan Kole, arponero'),
  listener: proper(
    'f',
    'Merrow Tace',
    'Se sienta con la oreja pegada al casco y mueve los labios.',
    'La vieja Merrow Tace, oyente',
  ),
};
