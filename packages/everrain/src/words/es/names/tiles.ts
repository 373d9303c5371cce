import type { OurTile } from '../../../content/tiles';
import type { Named } from '../../named';

export const tiles: Readonly<Record<OurTile, Named>> = {
  'lee-of-greywick': {
    name: 'Socaire de Mechagrís',
    mood: 'Aguas abrigadas. Tampoco aquí les gusta que miren dentro.',
  },
  'salt-pans': { name: 'Las salinas', mood: 'El bajío brilla, y cruje un poco bajo la quilla.' },
  'under-the-stair': { name: 'Bajo la Escalera', mood: 'Los últimos peldaños siguen, hasta donde no llega la sonda.' },
  'the-hushing': { name: 'El Acallado', mood: 'Aquí bajan las voces. Luego nadie recuerda haber decidido susurrar.' },
  'ribs-of-the-annie': { name: 'Costillas del Annie', mood: 'Era un barco de cabotaje. En bajamar es un costillar.' },
  'false-lights': {
    name: 'Luces falsas',
    mood: 'Los raqueros que las encendían llevan sesenta años muertos. Alguien recorta las mechas.',
  },
  'gannet-stacks': { name: 'Farallones del alcatraz', mood: 'Diez mil pájaros, todos mirando al mismo lado.' },
  'the-weather-side': { name: 'El Barlovento', mood: 'Todo el viento que hay pasa por aquí, camino de otra parte.' },
  'ninebell-roads': {
    name: 'Rada de Nuevecampanas',
    mood: 'Los barcos fondeados bornean con una corriente que no está en las tablas.',
  },
  'orrins-water': { name: 'Aguas de Orrin', mood: 'Con el reflujo salen coronas. Vuelven más de las que se fueron.' },
  'the-counted-rocks': { name: 'Las Rocas Contadas', mood: 'Diecisiete en la carta, dieciocho al anochecer.' },
  'kelp-cathedral': { name: 'Catedral de algas', mood: 'Naves verdes, pilares lentos, y una luz al fondo.' },
  'grey-sisters': { name: 'Las Hermanas Grises', mood: 'Dos islas que nunca están las dos a la vista.' },
  'slow-water': { name: 'Aguas lentas', mood: 'La estela se queda una hora detrás del barco, como un camino.' },
  'the-kneeling-reef': {
    name: 'El Arrecife Arrodillado',
    mood: 'Visto desde el norte es solo roca. Del norte no vuelve nadie.',
  },
  'where-the-gulls-stop': {
    name: 'Donde paran las gaviotas',
    mood: 'Os siguen hasta esta línea y se dan la vuelta todas juntas.',
  },
  'last-lamp-reach': {
    name: 'Tramo de Último Farol',
    mood: 'Un destello cada diecinueve segundos. Contadlo otra vez.',
  },
  'roofed-harbour': { name: 'El puerto techado', mood: 'Se acaba el cielo. El eco de la lluvia, no.' },
  'the-drowned-parish': {
    name: 'La parroquia anegada',
    mood: 'Un campanario sobresale de la marejada, y la hora que marca es la buena.',
  },
  'mirror-shoal': { name: 'Bajo del espejo', mood: 'El barco de debajo lleva otra bandera.' },
  'stairs-going-down': { name: 'Escalones que bajan', mood: 'Peldaños tallados, bien cuidados, hacia aguas hondas.' },
  'the-graveyard-watch': {
    name: 'La guardia de los muertos',
    mood: 'Cascos a todas las profundidades, y en todos, de tripulación, el musgo.',
  },
  'throat-of-the-rain': { name: 'Garganta de la lluvia', mood: 'Aquí cae hacia arriba una hora antes del alba.' },
  'the-unlit-quarter': { name: 'El cuadrante sin luz', mood: 'Nadie ha anotado jamás una estrella sobre estas aguas.' },
};
