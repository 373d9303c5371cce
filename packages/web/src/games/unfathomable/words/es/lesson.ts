import type { LessonText } from '../lesson';

export const lesson: LessonText = {
  pilot: 'Keilani, tu piloto en esta travesía',
  beats: {
    goal: {
      learn: 'Cómo se gana y se pierde',
      say: 'Llevad el Atlantica a casa: distancia 12 y después llegar una vez más. Si uno de estos cuatro indicadores se agota, está perdido. También con seis casillas dañadas o con profundos por todas partes.',
    },
    draw: {
      learn: 'Cartas de Habilidad, y quién roba cuáles',
      say: 'Eres Jeanne, la ingeniera, en la Sala de calderas. Tu hoja dice qué robas cada turno: una de influencia, dos de observación y dos de fuerza. Toma tus cinco.',
      go: 'Robar cinco cartas',
    },
    boiler: {
      learn: 'Las casillas interiores mantienen vivo el barco',
      say: 'Tienes dos acciones. Alimenta la caldera con una carta de fuerza: el barco avanza. Se tira un dado y se suma el valor de la carta; con 7 o más no se pierde combustible. Aquí convienen las cartas altas.',
    },
    guard: {
      learn: 'Moverse y proteger pasajeros',
      say: 'Una acción te lleva a cualquier parte. Ponte junto al pasajero de la cubierta 7: en el agua acecha un profundo, y los monstruos te atacan a ti primero.',
    },
    mythos: {
      learn: 'La carta de Mitos',
      say: 'Así acaba cada turno: una crisis, luego se mueven los monstruos, luego avanza un medidor. Esta crisis la decide el capitán: Arjun. Mira lo que cuesta.',
      go: 'Que elija',
    },
    monsters: {
      learn: 'Monstruos y medidores',
      say: 'La comida bajó en uno y el profundo trepó hasta ti. También avanzó el ritual: cuando se llena, un hechizo hace retroceder a los monstruos. El medidor de viaje os lleva a casa.',
    },
    crew: {
      learn: 'La tripulación juega, tú miras',
      say: 'Arjun acabó con un profundo en el puente. El tuyo te atacó y sacó un 3; necesita 6 o más. Caer derrotado solo significa ir a la Enfermería: nadie queda nunca fuera de la partida.',
    },
    attacked: {
      learn: 'Qué hacen los demás',
      say: 'William sostuvo el ritual en la Capilla. Cada casilla interior tiene su función y cada personaje hace mejor una parte. Un turno más y te toca de nuevo.',
    },
    role: {
      learn: 'Lealtad: quién es quién',
      say: 'Ahora todos tienen una carta secreta. Mira la tuya a solas: eres humana. Quizá alguien aquí no lo sea, y gana si el barco se pierde.',
      go: 'Me lo guardo',
    },
    attack: {
      learn: 'Luchar',
      say: 'El profundo te ha fallado dos veces. Atácalo: con 4 o más en el dado cae.',
    },
    rescue: {
      learn: 'Los pasajeros son almas',
      say: '¡Cayó! Ahora lleva al pasajero adentro. Cada uno que se pierde puede costar almas, y las almas son uno de los cuatro indicadores.',
    },
    check: {
      learn: 'Pruebas, con cartas ocultas',
      say: 'Una prueba: el casco hace agua y hacen falta 9. Observación y fuerza ayudan, toda otra habilidad estorba, y el caos añade dos cartas que nadie conoce. Añade dos tuyas, boca abajo.',
    },
    doubt: {
      learn: 'Sospecha, el Camarote y el Calabozo',
      say: 'Aguantó. Pero estorbaron tres cartas y el caos solo puso dos: alguien añadió la tercera. Arjun añadió tres cartas, William ninguna, Samira una. ¿De quién dudas? Márcalo en la lista de la tripulación; solo lo ves tú. En el Camarote del capitán se puede mandar a un sospechoso al Calabozo.',
      go: 'Tengo mis sospechas',
    },
    arrive: {
      learn: 'Llegar, y lo que viene',
      say: 'El medidor de viaje se llenó y el barco llegó: el capitán eligió una escala y estáis a distancia 2. Pero el Padre Dagón y la Madre Hidra han subido de las profundidades.',
      go: 'Estoy lista',
    },
  },
  after:
    'Este es el juego. A distancia 6 todos reciben una segunda carta de lealtad, y un amigo puede cambiar de bando. Juega ahora una partida de aprendizaje entera: las pistas llegan en su momento y un oficial te aconseja siempre que preguntes.',
};
