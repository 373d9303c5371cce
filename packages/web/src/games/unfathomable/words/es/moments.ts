import type { MomentsText } from '../moments';

export const moments: MomentsText = {
  role: 'Lealtad',
  onlyYou: (name) => `Solo ${name} debería ver esta pantalla`,
  facedown: 'Tu carta de Lealtad está boca abajo. Dice si quieres que el barco llegue.',
  anotherFacedown: 'Tienes delante otra carta de Lealtad. Puede cambiarlo todo.',
  turn: 'Darle la vuelta',
  cards: 'Tus cartas de Lealtad',
  human: 'Eres del bando humano',
  traitor: 'Eres del bando traidor',
  stillHuman: 'Sigues en el bando humano',
  traitorAfterAll: 'Nunca fuiste de los suyos',
  stillTraitor: 'Sigues en el bando traidor',
  wins: {
    human: 'Ganas si el barco llega',
    hybrid: 'Ganas si el barco se pierde',
    cultist: 'Ganas si el barco se pierde a distancia 12 o más',
  },
  lost: {
    dials: 'uno de los cuatro recursos llega a 0',
    fire: '6 casillas están dañadas a la vez',
    deep: 'debe aparecer un profundo y no queda ninguno',
  },
  arrives: 'Las Escalas suman distancia 12 y después el barco llega una vez más.',
  advice: {
    human: [
      'Quizá alguien aquí no sea humano. Fíjate en quién añade cuántas cartas a cada prueba.',
      'Dos cartas de cada prueba vienen del caos. Si estorban más de dos, alguien puso las demás.',
      'Vigila el más bajo de los cuatro recursos: el barco se pierde por el más débil.',
    ],
    hybrid: [
      'Nadie lo sabe. Hasta que te reveles, cuentas como humano a todos los efectos.',
      'Ayuda un poco menos de lo que podrías. Una carta mala parece caos; dos parecen tuyas.',
      'Golpea una vez, a la vista: revelarte es una acción, y tu hoja dice qué hace.',
    ],
    cultist: [
      'Déjalos navegar. Antes de la distancia 12, un barco perdido también es tu derrota.',
      'Sé útil hasta que el puerto esté cerca y deja entonces que se agote un recurso.',
      'Revelarte es una acción, y tu hoja dice qué hace.',
    ],
  },
  known: 'Ya sé quién soy',
  again: 'Puedes volver a mirarla cuando quieras',
  whoLooked: 'Quién ha mirado',
  hasLooked: 'ya ha mirado',
  notYet: 'todavía no',
  choice: {
    title: '¿Quién eres a bordo?',
    how: 'Pulsa para leer y otra vez para elegir.',
    play: (name) => `Jugar con ${name}`,
    bot: 'Un bot',
    taken: (person, name) => `${person} juega con ${name}`,
    easy: 'ideal para empezar',
    final: 'La elección es definitiva.',
    starts: 'Empieza',
    advice: {
      keilani: 'Guarda una buena carta: puedes añadirla cuando ya se conoce el total.',
      arjun: 'Muévete: llegas a cualquier casilla de cubierta y conservas tu acción. Rescata y lucha allí.',
      jeanne: 'Quédate cerca de la Sala de calderas: nadie hace avanzar más el barco, y reparas lo que se rompe.',
      jamie: 'Dispara primero: usar un arma no te cuesta acción. Guarda el arresto para cuando no tengas dudas.',
      svetlana: 'Ponte donde haya peligro y guarda algo de Saber: así nadie acaba en la Enfermería.',
      beatrice: 'Mira hacia delante: sabes lo que viene antes que nadie. Guarda tu proeza para la tirada decisiva.',
      edmund: 'Un poco de todo: ayudas en cualquier prueba y conviertes una carta floja en otra tirada.',
      ishmael: 'Con Saber ahuyentas a Dagón y a Hidra. Tu proeza muestra una lealtad: espera a dudar de verdad.',
      william:
        'Quédate cerca de la Capilla: tu Saber alimenta el ritual. Con el tomo en tus manos, conoces el próximo hechizo.',
      samira: 'Encuentra objetos y repártelos; los que te quedas refuerzan tu proeza.',
    },
  },
  goOn: 'Seguir',
  awakening: {
    title: 'El despertar',
    text: 'Todos reciben una segunda carta de lealtad. Quien era humano quizá encuentre otra cosa en el espejo.',
  },
  revealed: {
    title: (name) => `${name} es del bando traidor`,
    text: (card) => `La carta dice: ${card}. Aquí ya nadie tiene que adivinar.`,
  },
  handed: {
    title: (name, title) => `${title}: ahora ${name}`,
    yours: (title) => `${title}: ahora tú`,
    text: (from) => `Antes: ${from}.`,
  },
  lastLegs: {
    title: 'Tierra a la vista',
    text: 'Se ha alcanzado la distancia 12. Si el barco llega una vez más, los humanos habrán ganado.',
  },
};
