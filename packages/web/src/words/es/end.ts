import type { EndText } from '../screens/end';

export const end: EndText = {
  title: 'Cómo acabó',
  notOver: 'Esta partida aún no ha terminado. Antes, nadie puede ver sus secretos.',
  failed: 'No se ha podido cargar esta partida.',
  replayTruth: 'Ver la repetición sabiéndolo todo',
  replayHidden: 'Ver la repetición sin la verdad',
  record: 'Guardar la partida',
  recordNote:
    'Un archivo con la semilla y todas las respuestas. Con él, cualquiera puede comprobar que no se tocó ningún dado.',
  again: 'Volver al puerto',
};
