// The people aboard and what each of them can do.

import type { Names } from '../../names-type';

export const characters: Names['characters'] = {
  keilani: {
    name: 'Keilani Tatupu',
    role: 'la capitana',
    short: 'Keilani',
    mood: 'Conoce el océano desde niña. Este ya no lo reconoce.',
  },
  arjun: {
    name: 'Arjun Singh',
    role: 'el primer oficial',
    short: 'Arjun',
    mood: 'Recorre la cubierta cada noche y cuenta las sombras.',
  },
  jeanne: {
    name: 'Jeanne Lafarge',
    role: 'la maquinista',
    short: 'Jeanne',
    mood: 'Distingue cada golpe de las máquinas. El último no era suyo.',
  },
  jamie: {
    name: 'Jamie Snell',
    role: 'maestre de armas',
    short: 'Jamie',
    mood: 'Duerme con la mano sobre el rifle y un ojo abierto.',
  },
  svetlana: {
    name: 'Svetlana Gedroits',
    role: 'la médica naval',
    short: 'Svetlana',
    mood: 'Ha cosido muchas heridas. Estas huelen a sal.',
  },
  beatrice: {
    name: 'Beatrice Sharpe',
    role: 'la matemática',
    short: 'Beatrice',
    mood: 'Las cuentas le salen. Preferiría haberse equivocado.',
  },
  edmund: {
    name: 'Edmund Mallory',
    role: 'el gafe',
    short: 'Edmund',
    mood: 'Siempre sobrevive. Los que viajan con él, no tanto.',
  },
  ishmael: {
    name: 'Ishmael Marsh',
    role: 'el exiliado',
    short: 'Ishmael',
    mood: 'Huyó de su sangre por tierra. Ahora cruza el mar.',
  },
  william: {
    name: 'William Bowleg',
    role: 'el aprendiz',
    short: 'William',
    mood: 'Le faltan veinte minutos de aquella noche.',
  },
  samira: {
    name: 'Samira Dualeh',
    role: 'la polizona',
    short: 'Samira',
    mood: 'Entre los fardos de la bodega oyó respirar a otro.',
  },
};

export const abilities: Names['abilities'] = {
  experienced: { name: 'Experiencia', mood: 'Hay errores que solo se cometen una vez.' },
  'deck-chief': { name: 'Oficial de cubierta', mood: 'Donde hay un grito, él ya está llegando.' },
  'jury-rigger': { name: 'Apaños de maquinista', mood: 'Aguantará. No preguntes cuánto.' },
  'quick-draw': { name: 'Siempre alerta', mood: 'El disparo suena antes que la pregunta.' },
  'healing-words': { name: 'Palabras de alivio', mood: 'Una voz serena, y el pulso regresa.' },
  'predictive-analytics': { name: 'Análisis predictivo', mood: 'El horror también obedece a una curva.' },
  'fortunate-son': { name: 'Hijo de la fortuna', mood: 'La moneda cae siempre de su lado.' },
  'first-oath-of-dagon': { name: 'Primer juramento de Dagón', mood: 'Lo aprendió antes que a rezar.' },
  'occult-training': { name: 'Iniciado en ocultismo', mood: 'Pasa la página despacio, por si respira.' },
  scavenger: { name: 'Rebuscadora', mood: 'Nadie echa de menos lo que nadie vio embarcar.' },
};

export const feats: Names['feats'] = {
  'unconventional-leader': { name: 'Líder poco convencional', mood: 'La orden era absurda. Por eso funcionó.' },
  'self-sacrifice': { name: 'Abnegación', mood: 'Cerró la escotilla desde el lado equivocado.' },
  'full-steam-ahead': { name: 'A toda máquina', mood: 'La aguja pasa del rojo y nadie la mira.' },
  'arrest-order': { name: 'Orden de arresto', mood: 'Las disculpas, si proceden, mañana.' },
  'medical-intervention': { name: 'Intervención médica', mood: 'Manos firmes bajo una lámpara que oscila.' },
  'perfect-number': { name: 'Número perfecto', mood: 'Por un instante, el azar le debe una.' },
  'uncanny-fortune': { name: 'Fortuna inquietante', mood: 'Debió ocurrirle a él. Le ocurrió a otro.' },
  'deep-one-ancestry': { name: 'Sangre de profundo', mood: 'Los suyos se reconocen por el olor.' },
  'quick-cast': { name: 'Conjuración rápida', mood: 'Las sílabas salieron solas, demasiado deprisa.' },
  'well-equipped': { name: 'Bien pertrechada', mood: 'Sus bolsillos guardan medio barco.' },
};

export const reveals: Names['reveals'] = {
  'forsake-the-crew': { name: 'Abandonar a la tripulación', mood: 'Dejó la gorra sobre el timón y no miró atrás.' },
  'veer-off-course': { name: 'Desviar el rumbo', mood: 'Un grado cada hora. Nadie revisó la brújula.' },
  sabotage: { name: 'Sabotaje', mood: 'Bastó con aflojar un perno.' },
  'rain-fire': { name: 'Ira descontrolada', mood: 'Vació el cargador sin cambiar de gesto.' },
  'conduct-malpractice': { name: 'Mala praxis', mood: 'El paciente cerró los ojos, confiado.' },
  'divide-and-conquer': { name: 'Divide y vencerás', mood: 'Cuatro incógnitas surgen del agua a la vez.' },
  'spread-misfortune': { name: 'Sembrar la desgracia', mood: 'Por fin repartió la suerte que le sobraba.' },
  'swear-the-second-oath': {
    name: 'Prestar el segundo juramento',
    mood: 'El primero se lo impusieron. Este lo eligió.',
  },
  'disrupt-ritual': { name: 'Interrupción del ritual', mood: 'Una sola palabra cambiada bastó.' },
  pickpocket: { name: 'Carterista', mood: 'Te abrazó para despedirse. Falta algo.' },
};
