import type { EndText } from '../screens/end';

export const end: EndText = {
  title: 'Cómo acabó',
  notOver: 'Esta partida aún no ha terminado. Hasta entonces, nadie puede ver sus secretos.',
  failed: 'No se ha podido cargar esta partida.',
  replayTruth: 'Ver la repetición con todo descubierto',
  replayHidden: 'Ver la repetición sin desvelar secretos',
  record: 'Guardar la partida',
  recordNote:
    'Un archivo con la semilla y todas las respuestas. Con él, cualquiera puede comprobar que ningún dado estaba trucado.',
  again: 'Volver al puerto',
  won: 'Has ganado',
  lost: 'Has perdido',
  rematch: 'Revancha',
};
