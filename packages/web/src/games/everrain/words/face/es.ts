import type { FaceText } from '../../../../words/face-text';

export const face: FaceText = {
  tagline: 'Llueve desde que alguien se acuerda.',
  lead: 'De uno a cuatro capitanes en un mar que crece según lo navegan. Enrolad una tripulación, averiguad lo que los otros no deben averiguar antes, y cuidado con lo que duerme abajo.',
  facts: ['de 1 a 4 capitanes', 'juntos contra el mar', 'de 40 minutos a una velada'],
  points: [
    { title: 'Juntos', text: 'O ganan todos los capitanes o se pierden todos. Cada barco está a la vista de todos.' },
    { title: 'Historias', text: 'Más de cien escenas breves, y lo que sigue queda sellado hasta que elijas.' },
    { title: 'A solas', text: 'Bastan un domingo, un farol y un barco.' },
  ],
  playNow: 'Zarpar a solas',
  playNowNote: 'Un viaje corto, un capitán',
  learn: 'Viaje de aprendizaje',
  learnNote: 'Un viaje corto entero con pistas y consejos',
  voyage: 'Primer viaje',
  voyageNote: 'Diez minutos, de la mano',
  picture: 'Un velero con un solo farol bajo una lluvia verde pizarra',
};
