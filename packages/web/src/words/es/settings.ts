import type { SettingsText } from '../screens/settings';

export const settings: SettingsText = {
  language: 'Idioma',
  look: 'Aspecto',
  motionNote: 'Barcos que se mecen, cartas que giran, monstruos que nadan.',
  paletteNote: 'Cada Habilidad tiene además su propio símbolo: el color nunca es la única señal.',
  sample: 'Así se ven ahora las Habilidades.',
  soundNote: 'Sonidos discretos: una campana cuando te toca, cartas, dados, el mar.',
  tryIt: 'Escuchar',
  hintsNote: 'Explica cada cosa la primera vez que aparece.',
  hintsAgain: 'Volver a mostrar todos los consejos',
  hintsReset: 'Se mostrarán otra vez todos los consejos.',
  windows: 'Cuándo quieres que te pregunten',
  windowsNote:
    'Muchas cartas se pueden usar en respuesta a algo. Di cuándo quieres que te pregunten; en los demás casos, la página pasa por ti.',
  others: 'En general',
  orders: {
    never: { name: 'Nunca', note: 'La página pasa siempre por mí.' },
    usable: { name: 'Si puedo usar algo', note: 'Me preguntan cuando tengo una carta para ello.' },
    always: { name: 'Siempre', note: 'Aunque no tenga nada, para que mis pausas no me delaten.' },
  },
  own: 'Siempre en mis tiradas y pruebas',
  ownNote: 'Elija lo que elija arriba, quiero que me pregunten en mis tiradas siempre que pueda hacer algo.',
  perWindow: 'Para momentos concretos',
  asOthers: 'Como en general',
  kept: 'Vale para todas las mesas en las que te sientes.',
};
