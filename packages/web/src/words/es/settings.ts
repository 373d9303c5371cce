import type { SettingsText } from '../screens/settings';

export const settings: SettingsText = {
  language: 'Idioma',
  look: 'Aspecto',
  motionNote: 'Barcos que se mecen, cartas que giran, monstruos que nadan.',
  paletteNote: 'Cada Habilidad tiene además su propio símbolo: el color nunca es la única señal.',
  sample: 'Así se ven ahora las Habilidades.',
  soundNote: 'Sonidos discretos: una campana cuando te toca, cartas, dados, el mar.',
  tryIt: 'Escuchar',
  grace: 'Pulsar dos veces lo definitivo',
  graceNote: 'Las proezas y los descartes cuentan al pulsar por segunda vez; Esc o «Alto» los detiene.',
  moments: 'Los grandes momentos detienen la partida',
  momentsNote: 'Tu rol, un despertar, una traición, un naufragio: a pantalla completa hasta que sigas.',
  hintsNote: 'Explica cada cosa la primera vez que aparece.',
  hintsAgain: 'Volver a mostrar todos los consejos',
  hintsReset: 'Se mostrarán otra vez todos los consejos.',
  windows: 'Cuándo quieres que te pregunten',
  windowsNote:
    'Muchas cartas se pueden usar en respuesta a algo. Di cuándo quieres que te pregunten; en los demás casos, la página pasa por ti.',
  others: 'Por defecto',
  orders: {
    never: { name: 'Nunca', note: 'La página pasa siempre por mí.' },
    usable: { name: 'Si puedo usar algo', note: 'Me preguntan cuando tengo una carta que sirve.' },
    always: { name: 'Siempre', note: 'Aunque no tenga nada, para que mis pausas no me delaten.' },
  },
  own: 'Siempre en mis tiradas y pruebas',
  ownNote: 'Elijas lo que elijas arriba, se te pregunta en tus tiradas siempre que puedas hacer algo.',
  perWindow: 'Para momentos concretos',
  asOthers: 'Como por defecto',
  kept: 'Vale para todas las mesas en las que te sientes.',
};
