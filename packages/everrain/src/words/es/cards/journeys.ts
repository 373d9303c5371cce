import type { stories } from '../../../content/cards/stories';
import type { CardWords } from '../../card-words';

/** The middles of the stories. */
export const journeyWords = {
  'the-minute-that-stuck': {
    name: 'El minuto atascado',
    scene:
      'El cronómetro se para, y con él el mar. Una ola queda suspendida sobre la borda como una mano sobre un piano. Podéis moveros, y a la caja se le puede dar cuerda; pero hay, a la vista está, un minuto de sobra, y en él nadie más que vosotros.',
    options: { wind: 'Darle cuerda enseguida', walk: 'Pasearse antes por él' },
    outcomes: {
      wind: 'Arranca con una sacudida, algo retrasado, y la ola cae donde acabáis de estar. El minuto os lo habéis quedado. Está en la caja, debajo de la llave, para cuando haga falta.',
      walk: 'Os asomáis y miráis a través del agua parada, más hondo de lo que debería llegar la luz. Allá abajo hay gente, y no está parada. A uno de vosotros lo ven.',
    },
  },
  'the-counting-house': {
    name: 'La contaduría',
    scene:
      'A la hora dicha, en el lugar dicho, el piso alto de unas grandes oficinas está por encima del agua. Hay una ventanilla, un timbre y una cola de botes. Todos tienen su número, y algunos llevan allí lo bastante para criar algas.',
    options: { queue: 'Coger número y esperar', window: 'Ir derechos a la ventanilla' },
    outcomes: {
      queue:
        'Esperáis. Os piden que rellenéis un impreso, y que esperéis. Cuando cantan vuestro número el empleado encuentra el asiento al instante, frunce el ceño, llama a un compañero y pregunta en qué puerto os vendría bien que se estudiara esto.',
      window:
        'A lo largo de la cola se vuelven las cabezas. El postigo se levanta un dedo. «¿Es por un fallecimiento?», pregunta una voz; y depende bastante de lo que digáis.',
    },
  },
  'a-rope-out-of-the-sky': {
    name: 'Una cuerda desde el cielo',
    scene:
      'En medio de un prado, en una isla que es otra, cuelga del aire limpio vuestra propia cuerda. La conocéis por el ayuste. Han atado algo a la punta, en un pañuelo, y muy arriba hay un pequeño aro oscuro, con cabezas.',
    options: { untie: 'Desatar lo que han mandado', pull: 'Dar un tirón' },
    outcomes: {
      untie:
        'Es un regalo, como de una casa a otra. Hay una nota: MUY AGRADECIDOS. SE EMPEÑÓ EN BAJAR A DAROS LAS GRACIAS. Y la cuerda, ahora lo veis, está gastada por un lado, de manos.',
      pull: 'Aguanta, y luego deja de aguantar, y os cae alrededor en vueltas, cien brazas, envuelta toda en papel. Unos momentos después caen también los que tenían la otra punta.',
    },
  },
  'the-keepers-landing': {
    name: 'El embarcadero del farero',
    scene:
      'En la isla hay un faro no más alto que un hombre. Dentro hay una lámpara, un libro de códigos y una silla, y la silla está caliente. Sobre la mesa queda la última hoja de la carta que el farero os escribía. Acaba en mitad de una palabra.',
    options: { finish: 'Acabarle la palabra', book: 'Coger el libro y cerrar la puerta' },
    outcomes: {
      finish:
        'Solo podía ser una. La escribís, y al momento, con la misma tinta, la carta continúa; y os dais cuenta de que os estáis sentando a leerla.',
      book: 'Trae todos los códigos que ha habido, y algunos que no. Fuera, a vuestra espalda, la lámpara empieza, muy despacio, a preguntar lo mismo una y otra vez.',
    },
  },
  'above-the-tide': {
    name: 'Por encima de la marea',
    scene:
      'Cualquier isla, dijo la monja, y que nadie sepa cuál. Habéis andado tierra adentro con la caja hasta dejar de oír el mar. A cada paso pesa más, como pesa un niño que no quiere irse a la cama.',
    options: { bury: 'Enterrarla y decir algo', open: 'Cortar antes la soldadura' },
    outcomes: {
      bury: 'Nadie se sabe el oficio. Alguien dice lo que se dijo una vez por un perro, y lo dice de verdad. La tierra se cierra sin una marca; y solo ahora que ha cesado se dan cuenta todos del tiempo que llevaba oyéndose un llanto.',
      open: 'Un zapato; de niño; y en la punta, envuelta en una página, una cosa mucho más vieja que los zapatos. Os da tiempo justo a pensar que no es para tanto. Entonces oís el otro zapato.',
    },
  },
  'a-nurse-on-the-quay': {
    name: 'Un aya en el muelle',
    scene:
      'Una mujer de gris espera junto a la pasarela para llevarse la cesta a casa; sabe que la tenéis por cómo lleváis los brazos. «Ya andará —dice—, y habrá empezado a parecerse a alguien. Yo lo daría ahora que son solo las manos».',
    options: { give: 'Dárselo', keep: 'Dejarlo a bordo' },
    outcomes: {
      give: 'Trae el dinero encima y un papel que firmar, y el papel dice bastante más. Se va cuesta arriba sobre su hombro, diciendo adiós, con toda corrección, con la mano izquierda de alguien.',
      keep: '«Siempre se lo quedan», dice el aya. Os enseña a cantarle, que es hacia abajo. Después, en el camarote, uno de vosotros lo vela hasta que clarea.',
    },
  },
  'the-house-with-eleven-keys': {
    name: 'La casa de las once llaves',
    scene:
      'Es una casa alta y estrecha, y está muy bien cuidada. Diez llaves abren diez habitaciones, llenas de las cosas de una familia. La undécima puerta está al final del pasillo, del lado del mar, donde por fuera ya no había casa.',
    options: { eleventh: 'Usar la undécima llave', ten: 'Conformarse con diez' },
    outcomes: {
      eleventh:
        'Una alcoba ventilada, la sábana abierta, y una ventana llena de agua verde con luz al otro lado. En el escritorio está todo lo que calcularon, hasta el final de la cuenta menos uno. En la cama acaba de dormir alguien.',
      ten: 'Os lleváis lo que un heredero podría llevarse con decencia. Al cerrar oís, tras la última puerta, que alguien corre una silla para hacer sitio, y espera, y luego la devuelve a su lugar.',
    },
  },
  'the-ring-floats': {
    name: 'El anillo flota',
    scene:
      'En el lugar preciso lo dejáis caer, y no se hunde. Está sobre el agua, y la marejada lo rodea, y desde abajo, ronca y cercana, una voz de hombre dice que se lo devolváis; que le hará falta; que no se quede ahí sentada esperando por él.',
    options: { back: 'Llevárselo a ella', leave: 'Hacer lo que ella pidió' },
    outcomes: {
      back: 'Alargáis la mano, y os lo ponen en la palma, y os cierran encima los dedos. La mano sigue azul hasta la noche. Cuando os ponéis en marcha pregunta si ella sigue siendo pelirroja.',
      leave:
        'Le decís que no. Pasa la marejada, y pasa. Luego se ríe, y os da sus marcas y demoras, como quien le deja una llave al vecino, y lo deja bajar hasta él.',
    },
  },
  'where-the-boat-went-over': {
    name: 'Donde volcó el bote',
    scene:
      'Las demoras del gemelo mayor se cruzan en un peñasco, con una quilla de bote encajada en la grieta. Bajo la bancada, dijo, habrá un impermeable. Es mal sitio para trepar, con el mar que chupa, y alguien va a tener que meter el brazo hasta el hombro.',
    outcomes: {
      success:
        'Un impermeable, y nadie dentro, y en el pecho, seco, el cuaderno de un práctico. Está abrochado del lado que es. De modo que eso, al menos, queda claro.',
      failure:
        'En la grieta algo agarra de un modo firme y cordial, como se da la mano. Cuando suelta queda en la palma un botón, y no mucha sensibilidad.',
    },
  },
  'thursday-again': {
    name: 'Otra vez jueves',
    scene:
      'El maestro de coro andaba pendiente de vuestros palos. Salió tan bien; hubo respuesta; y ahora resulta que necesitan dos. Ha escrito a otra ciudad pidiendo un bajo, pero el viaje no pueden pagarlo. No mira del todo a vuestra gente, como no se mira un pastel.',
    options: { another: 'Prestarle a alguien más', hire: 'Pagarle el viaje al bajo', decline: 'Negarse' },
    outcomes: {
      another:
        'Dos notas, y entre ellas algo como el ancho de una puerta. La primera de las voces prestadas lleva del brazo a la segunda. No comen nada, y se inclinan, las dos, hacia el mismo lado, como si el suelo hiciera cuesta.',
      hire: 'Llega en el correo, un hombre enorme y triste con su propio himnario. Pide ver la cripta antes que los honorarios. Lo canta una vez, y en la pila veis levantarse en anillos el agua bendita.',
      decline:
        'Dice que sí, que sí, con la cabeza. El jueves lo hacen con uno solo, y los niños muy callados; y los vuestros, camino del bote, van cogidos del brazo.',
    },
  },
  'lessons-at-night': {
    name: 'Lecciones de noche',
    scene:
      'Desde lo del aula hay entre vosotros quien habla de noche: poesías, tablas, una larga lista de reyes. Los demás han empezado a acompañar, dormidos. Hay un renglón en el que se paran todos y esperan a que alguien les dé la palabra.',
    outcomes: {
      success:
        'Alguien pasa en vela la guardia de media, escuchando, con la pizarra en la rodilla; y la encuentra. Entra como una llave. Oís treinta suspiros pequeños, y luego el arrastrar de muchos pupitres: podéis salir.',
      failure:
        'Se da la palabra que no es. Hay un silencio con regla dentro, y vuelven a empezar desde el principio; y otra vez; amanece y siguen empezando.',
    },
  },
  'they-ask-for-him': {
    name: 'Preguntan por él',
    scene:
      'Al anochecer asoman sus luces por la popa y guardan la distancia. Mandan un bote. No hay amenaza de ninguna clase: el oficial le trae el abrigo, y la paga, y pide solo que le digáis que no están enfadados. En el pañol de velas el lápiz se ha parado.',
    options: { deny: 'Decir que no lo habéis visto', answer: 'Contestar como él lo haría, por carta' },
    outcomes: {
      deny: '«Naturalmente», dice el oficial, y dobla el abrigo. En el pañol hay cuarenta páginas sobre el interior de ese barco. Lleváis leídas unas diez cuando se le abren las portas.',
      answer:
        'Cada uno pone una línea. Es la mejor carta en la que habéis tenido parte, y está acabada, está firmada. La leen, allá, con todas las luces que tienen; y vosotros os quedáis hasta la mañana con lo que costó escribirla.',
    },
  },
  'the-blank-sheet': {
    name: 'La hoja en blanco',
    scene:
      'La hoja que os dio la niña lleva todo este tiempo clavada junto a la rueda, y nadie se ha atrevido. Esta noche el lápiz aparece debajo, con la punta sacada. Podríais dibujar lo que hay en cubierta. Parece, eso sí, que han dejado ancho para más.',
    options: { 'as-we-are': 'Dibujar a la tripulación, y a nadie más', 'one-more': 'Dibujar a uno más' },
    outcomes: {
      'as-we-are':
        'Os esmeráis con las caras. Al terminar alguien dice: «Ese soy yo», con un tono; y está más tranquilo que en muchas semanas, ahora que es seguro.',
      'one-more':
        'Esa cara la dejáis para el final, y la mano os la hace sola. El parecido es grande. Os dice al momento lo que queríais saber, y da la vuelta para mirar el resto del dibujo.',
    },
  },
  'what-the-bottom-is-made-of': {
    name: 'De qué está hecho el fondo',
    scene:
      'Esta playa está en la parte blanca de la carta. Hay que largar el escandallo desde la última roca, cebado con sebo, para que lo que haya abajo deje su huella. Quien sondea tiene que decir en voz alta lo que nota, sin titubear ni una vez.',
    outcomes: {
      success:
        '«Arena. Concha. Arena. Pizarra, labrada. Un umbral; una bisagra; madera, pintada; latón», y luego, con la misma voz, porque se prometió, «una mano. Una mano. Una mano». Está todo en el sebo.',
      failure:
        'En el noveno lance quien sondea se para, y traga saliva. Solo un momento; pero el cabo se afloja, y lo que sube en el sebo es la huella limpia y mojada de un pulgar, puesta ahí para decir: basta.',
    },
  },
} as const satisfies Partial<Record<(typeof stories)[number]['id'], CardWords>>;
