import type { FaceText } from '../../../../words/face-text';

export const face: FaceText = {
  tagline: 'Traidores ocultos en un barco de vapor, en tu navegador.',
  lead: 'Es 1913. Algo sigue al SS Atlantica desde las profundidades, y a bordo hay quien lo ayuda. Juega a Insondable con amigos o contra bots; la página conoce todas las reglas.',
  facts: ['de 3 a 6 jugadores', 'traidores ocultos', 'unas 2 horas'],
  playNow: 'Jugar ahora',
  playNowNote: 'Un clic: los bots ocupan los demás asientos',
  learn: 'Partida de aprendizaje',
  learnNote: 'Una partida entera con pistas y consejos',
  voyage: 'Primera travesía',
  voyageNote: 'Diez minutos con una piloto a tu lado: empieza por aquí',
  points: [
    {
      title: 'Mantenedlo a flote',
      text: 'Timonead, luchad, alimentad las calderas y rezad: ningún recurso debe agotarse antes de que el barco llegue a puerto.',
    },
    {
      title: 'No te fíes de nadie',
      text: 'Todos añaden cartas boca abajo. Si una prueba fracasa, alguien lo quiso. ¿O fue el azar?',
    },
    {
      title: 'Sin reglamento a mano',
      text: 'Lo que puedes hacer se ilumina; lo que no, te dice por qué. Cada regla está a un toque.',
    },
  ],
  picture: 'Un barco de vapor con las ventanas iluminadas en el mar nocturno. Debajo, dos ojos.',
};
