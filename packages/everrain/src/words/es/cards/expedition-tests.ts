import type { expeditionTests } from '../../../content/cards/expedition-tests';
import type { CardWords } from '../../card-words';

type Id = (typeof expeditionTests)[number]['id'];

export const expeditionTestWords: Readonly<Record<Id, CardWords>> = {
  'the-drowned-orchard': {
    name: 'El huerto anegado',
    scene:
      'Hay manzanos con el agua salada por las rodillas, cargados de fruta. Cada rama tiene su horquilla y cada sendero está rastrillado, a un palmo bajo la marea. De la rama más alta, muy por fuera del barranco, cuelga el cuaderno del hortelano envuelto en hule.',
    outcomes: {
      success:
        'La rama aguanta. Las notas de la última temporada llevan fecha de dentro de treinta años, y se quejan de la roya y del ruido que hacen las raíces.',
      failure:
        'La rama no aguanta. Baja despacio a quien trepaba hasta un montón de fruta caída, y para cuando se ha puesto en pie alguien ha recogido el cuaderno.',
    },
  },
  'forty-one-stones': {
    name: 'Cuarenta y una piedras',
    scene:
      'En el cabo hay un hito, con una piedra por cada persona que ha desembarcado aquí. Cuarenta están frías. La cuarenta y una está caliente, y debajo del montón asoma la esquina de una caja de lata.',
    outcomes: {
      success:
        'Es cuestión de saber qué piedras solo están descansando. La caja sale limpia, y el hito se asienta detrás con un suspiro, con una de menos.',
      failure:
        'El montón se mueve, coge una mano hasta la muñeca y se lo piensa. Al final la suelta, y suelta la caja, y se queda con lo que quería, que era el calor.',
    },
  },
  'the-unfinished-hoist': {
    name: 'La señal inacabada',
    scene:
      'En la caseta de señales las banderas están dispuestas para izarlas, todas menos la última. El libro de al lado recoge lo que se izó para cada barco que pasó. El vuestro está, con la fecha de hoy, y el renglón sigue abierto.',
    outcomes: {
      success:
        'No hay tantas banderas que puedan completarla, y el vuestro da con ella. El conjunto se lee como una advertencia; pero no a vosotros. Sobre vosotros.',
      failure:
        'Entra el viento y la termina. Abajo, en la bahía, alguien a bordo levanta la vista y ve en la caseta cuatro banderas y una cosa que no es una bandera, y nota que el barco gana peso.',
    },
  },
  'bare-footprints': {
    name: 'Huellas descalzas',
    scene:
      'Una sola hilera de huellas sale del mar, cruza la arena y sigue acantilado arriba, que es cortado a pico. No vacilan. Al pie hay un rollo de buena cuerda, dejado, se diría, por cortesía.',
    outcomes: {
      success:
        'Arriba las huellas se paran, los talones juntos, de cara a la vista. Quien trepó se puso un momento en ellas. Desde entonces hay algo distinto en sus hombros, y mejor.',
      failure:
        'A dos tercios de la subida, la huella siguiente apunta hacia abajo. Es notable cuánto se fía uno de quien lleva delante.',
    },
  },
  'three-theodolites': {
    name: 'Tres teodolitos',
    scene:
      'Tres teodolitos de latón, en sus trípodes, apuntan todos al mismo pedazo de mar vacío. La tienda de los agrimensores está entera, y las notas de dentro, empapadas. Hay que despegarlas hoja por hoja, y la marea sube.',
    outcomes: {
      success:
        'Hoja por hoja: ángulos, ángulos, una columna titulada ALTURA, que crece. El cofre de las pagas está bajo el catre. Por lo visto no le hizo falta a ninguno.',
      failure:
        'Las hojas se deshacen en gachas. Justo da tiempo a inclinarse sobre un ocular antes de que llegue el agua, y más habría valido no hacerlo.',
    },
  },
  'legible-sheep': {
    name: 'Ovejas legibles',
    scene:
      'Un centenar de ovejas está repartido por la ladera en forma de letras. Cuando camináis por la cresta para leer la palabra, se van moviendo, muy atentas, para que se lea desde donde estáis.',
    outcomes: {
      success:
        'A alguien se le ocurre andar de espaldas. El rebaño, contrariado, da la palabra que estaba tapando, y es un lugar, y habéis pasado por él dos veces.',
      failure:
        'Es un nombre, el de quien lee. Luego es el mismo nombre con una raya encima. Siguen pastando, todas vueltas hacia el mismo lado, hasta que alguien da una palmada.',
    },
  },
  'the-jetty-mender': {
    name: 'El que arregla el embarcadero',
    scene:
      'Un hombre con sombrero de paja arregla el embarcadero. Esperaba a alguien, dice, aunque no a vosotros, y le guarda el paquete, y tiene tantas ganas de irse a casa. ¿Os importaría ser esa persona?',
    outcomes: {
      success:
        'El vuestro lo es, con cierta gracia, durante un cuarto de hora: pregunta por la hermana, lamenta lo de la oca. Le entregan el paquete, y el porte. El hombre se va tierra adentro, silbando, y se hace muy pequeño.',
      failure:
        '«Habrías sabido lo de la oca», dice, triste. Os paga la molestia. Hasta la tarde nadie repara en cuántas tablas ha puesto el vuestro, ni en quién lleva el sombrero.',
    },
  },
  'the-stone-boat': {
    name: 'La barca de piedra',
    scene:
      'Por encima de la línea de la marea hay una barca labrada en una sola roca, con sus bancadas y sus toletes. Los toletes brillan de tan gastados. Playa abajo, de la quilla al agua, va un surco.',
    outcomes: {
      success:
        'Flota; solo quería que se lo pidiera alguien de pies ligeros. Bajo las tablas de popa dejó sus papeles la última tripulación, y una pieza tan bien hecha que vuestro carpintero se la lleva en brazos.',
      failure:
        'El más fuerte de los vuestros arrima el hombro, y empuja, y oye debajo una voz cansada que dice: aúpa. Cuesta un rato convencer a los demás de que bajen a esa punta de la playa.',
    },
  },
  'the-glasshouse': {
    name: 'El invernadero',
    scene:
      'Un invernadero, sin un cristal roto, empañado por dentro. En la cara interior hay huellas de manos a la altura de un niño. La puerta la sujeta un cordel, atado con un lazo.',
    outcomes: {
      success:
        'Entrar y salir, y volver a hacer el lazo. Bandejas rotuladas, fila tras fila, y un plan de siembra que además, si se gira, es una carta náutica. El aire tibio os sigue hasta el umbral y dice adiós con la mano.',
      failure:
        'El cordel se queda en dos cabos cortos, y no hay manera de atarlo. Algo pequeño y mojado pasa corriendo a la altura de la rodilla, hacia los botes, encantado de hacerse a la mar.',
    },
  },
  'the-weir': {
    name: 'El azud',
    scene:
      'En la boca del arroyo alguien ha levantado un azud de huesos de ballena, dispuesto de modo que todo lo que entra a la deriva queda clasificado por tamaños. Lleva mucho tiempo clasificando. En la punta fina hay cosas que cabrían en un bolsillo.',
    outcomes: {
      success:
        'Monedas, dedales, una rosa de los vientos recortada de su cartón, llaves a montones. Quien vadea lo recorre entero sin que lo tomen ni una vez por madera a la deriva.',
      failure:
        'Se cierra sobre una bota, la sopesa y empieza a pasarla hacia la punta gruesa. Allí se queda. Donde estaba hay un poco de dinero, por equidad.',
    },
  },
  'the-dog-told-to-stay': {
    name: 'El perro que tenía que esperar',
    scene:
      'En el desembarcadero hay un perro sentado junto a un uniforme doblado. No se levanta. Mira el agua a vuestras espaldas como alguien a quien mandaron esperar hace mucho y que empieza ahora a preguntarse.',
    outcomes: {
      success:
        '«Vale», dice el vuestro, con la voz que hay que poner. «Ya está. Buen perro». Se levanta, tieso, os lleva adonde quedó la cartera de su amo, y vuelve todo el camino arrimado a una pierna.',
      failure:
        'La palabra que no era, o la que era con otra voz. Levanta la cabeza con tanta esperanza. Luego mira otra vez el agua, y cuesta dar la espalda a lo que ve allí.',
    },
  },
  'ships-in-the-slate': {
    name: 'Barcos en la pizarra',
    scene:
      'La cantera vieja está abierta hasta lo azul. En cada losa, prensado como un helecho, hay un barco: aparejado, tripulado, navegando. El corte más reciente está muy arriba, y por escala no hay más que clavijas de hierro.',
    outcomes: {
      success:
        'Están por orden de fecha. Quien trepó copia los nueve últimos, hasta el corte de las gavias, y se trae unas buenas losas para vender; y deja sin abrir el décimo, que tiene vuestras líneas.',
      failure:
        'Una clavija sale con ruido de corcho. Justo antes de la caída lo oyen todos: en la roca, diminutas y claras, ocho campanadas.',
    },
  },
  'the-tide-clock': {
    name: 'El reloj de mareas',
    scene:
      'Doce pozas en círculo, talladas en la roca, y el mar llena cada una a su hora. La séptima está seca y tiene una trampilla en el suelo. Por más cuentas que hagáis, van a dar las siete mucho antes de lo que quisierais.',
    outcomes: {
      success:
        'Abajo, diecinueve escalones, una repisa, una cosa en la repisa; arriba. El agua entra en la séptima poza pisándole los talones, justo al dar la hora, y tiene, por un momento, cara de que le han robado.',
      failure:
        'La trampilla pesa más desde abajo. Al final se abre. Cuánto tardó depende de a quién se pregunte: cuatro minutos; o doce horas, y doce, y doce.',
    },
  },
};
