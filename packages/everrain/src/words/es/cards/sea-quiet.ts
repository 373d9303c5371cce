import type { seaQuiet } from '../../../content/cards/sea-quiet';
import type { CardWords } from '../../card-words';

type Id = (typeof seaQuiet)[number]['id'];

export const seaQuietWords: Readonly<Record<Id, CardWords>> = {
  breath: {
    name: 'Aliento',
    scene:
      'A las cuatro campanadas la jarcia toma aire. Lo notan todos: el pelo, las llamas de los faroles y las hojas del diario se inclinan hacia arriba y así se quedan. Alguien debería decir algo corriente, y pronto.',
    outcomes: {
      success:
        '«A ese abrigo le falta un botón», dice quien está en la borda, a nadie. Era eso. El aliento se suelta otra vez, largo, y la cubierta es solo una cubierta.',
      failure:
        'Lo que se dice es una pregunta. El aliento se retiene un momento más, para oír la respuesta, y desde entonces a nadie a bordo le basta el aire.',
    },
  },
  'one-more-plate': {
    name: 'Un plato más',
    scene:
      'El cocinero ha puesto la mesa para uno más de los que sois y no sabe decir por qué. El plato que sobra humea. Nadie ha olido nada mejor desde que dejasteis tierra.',
    options: { eat: 'Repartirlo', over: 'Echarlo por la borda' },
    outcomes: {
      eat: 'A cucharada por cabeza. Sabe a una cocina concreta, y cada cual podría decir a cuál. A alguien le ha tocado la ración que era para el invitado.',
      over: 'Se hunde de canto, todavía humeando. Quien lo tiró pasa hambre toda la noche, pensando en él; pero allá fuera, en lo oscuro, algo que venía hacia aquí afloja el paso, para comer.',
    },
  },
  'somebody-falls': {
    name: 'Alguien cae',
    scene:
      'Un grito en el trinquete, y un cuerpo pasa por delante de la borda. Todos están en cubierta y no falta nadie. Atrás, en la estela, alguien nada y grita uno de vuestros nombres.',
    options: { boat: 'Arriar un bote', 'sail-on': 'Seguir adelante' },
    outcomes: {
      boat: 'Va uno solo, con un cabo a la cintura. Los gritos se vuelven roncos conforme se acerca el bote; luego, cuando hay un brazo al que agarrarse, alegres.',
      'sail-on':
        'La voz dura más de lo que un hombre aguanta nadando. No parece enfadada. Solo va repasando el resto de vuestros nombres.',
    },
  },
  'tooth-weather': {
    name: 'Tiempo de muelas',
    scene:
      'A todos les duelen los dientes. Aprietan los anillos, aprietan las botas, y el barómetro ha dado la vuelta entera y vuelve a empezar. Se le puede dar salida con una lanceta por uno de vosotros, o podéis apretar todos la mandíbula y esperar.',
    outcomes: {
      direct: 'Al anochecer la presión encuentra su nivel, como hace el agua: en el lugar más bajo que le ofrecen.',
    },
  },
  'a-light-you-know': {
    name: 'Una luz conocida',
    scene:
      'El farol que os sigue por la popa es el vuestro. Tiene la grieta en el tercer cristal, y quien está debajo anda como andáis vosotros. Pongáis la vela que pongáis, la distancia no cambia.',
    options: { signal: 'Hacerle señales', dark: 'Navegar a oscuras' },
    outcomes: {
      signal:
        'Contesta enseguida, con vuestras propias abreviaturas, y da la posición de algo que andáis buscando. Acaba con una línea de noticias sobre uno de los vuestros, fechada la semana que viene.',
      dark: 'Tapáis todas las lámparas y gobernáis a tientas. Detrás, el otro capitán, al ver apagarse vuestra luz, hace lo que haríais vosotros, y larga más vela.',
    },
  },
  'left-gloves': {
    name: 'Guantes izquierdos',
    scene:
      'La gata del barco se ha encerrado en el pañol de velas y se ha llevado dentro, uno por uno, los guantes izquierdos de todos. Los ha contado y no está conforme. Mira a uno de vosotros en particular.',
    outcomes: {
      success:
        'Se le entrega el último guante con una disculpa. La gata hace sitio. Ahí dentro está seco y oscuro, y lo que sea que la gata sabe de esta noche no sabe nada del pañol.',
      failure:
        'La mano que va a sacarla sale con un arañazo en la palma, sobre la línea que a nadie le gusta ver cruzada. No deja de picar.',
    },
  },
  'warm-snow': {
    name: 'Nieve tibia',
    scene:
      'Nieva, en plena lluvia; una nieve blanda y tibia como la sangre. Es sal. Donde se posa en la piel las cicatrices viejas se levantan, blancas, y se juntan, y poco les falta para ser escritura.',
    options: { read: 'Descubrir un brazo y leer', brush: 'Sacudírsela, deprisa' },
    outcomes: {
      read: 'Alguien se remanga hasta el hombro y acerca el brazo a la lámpara, moviendo los labios. Es una descripción. Todavía no se parece mucho.',
      brush:
        'Se va, y se lleva un poco consigo. Alguien se encuentra en la muñeca un sitio liso como un plato y no recuerda qué había antes.',
    },
  },
  'letters-adrift': {
    name: 'Cartas a la deriva',
    scene:
      'Una saca de correo, embreada y lacrada, da vueltas en la marejada. Parte de las cartas va dirigida a puertos. Las otras llevan por señas una profundidad y una hora.',
    options: { ports: 'Llevarse las de los puertos', others: 'Abrir las otras' },
    outcomes: {
      ports:
        'Casi todas van sin franquear, y los administradores de correos pagan con gusto. Todas, sin excepción, empiezan: A estas alturas ya te habrás enterado.',
      others:
        'Son cartas de amor, y muy buenas. Hay que leerlas dos veces para ver que los dos amantes son lugares, y que uno está en vuestra carta náutica.',
    },
  },
  'an-hour-without-rain': {
    name: 'Una hora sin lluvia',
    scene:
      'Para de llover. Nadie sabe quién lo notó primero. Hay una estrella, una, y la cubierta seca, y una hora en la que se puede dormir a cielo abierto o embrear las costuras como es debido. Para las dos cosas no habrá tiempo.',
    outcomes: {
      direct:
        'La primera gota os cae en el dorso de la mano, y una voz en la oscuridad dice lo que ibais a decir todos: «Bueno. Pues ya está».',
    },
  },
  'part-of-a-house': {
    name: 'Un trozo de casa',
    scene:
      'Pasa la planta alta de una casa, con las cortinas echadas, flotando muy bien. Hay un geranio en el alféizar. Quien trepe con maña podría entrar por la ventana y salir antes de que choque.',
    outcomes: {
      success:
        'Arriba hay una cama abierta y una lamparilla encendida. Quien trepó se lleva una cosa pequeña del tocador, y tiene el detalle de enderezar la alfombra.',
      failure:
        'En el lavabo hay una bolsa, y tras la cortina de la cama, la respiración de alguien. Solo se trae la bolsa. El salto de vuelta es malo, sin carrerilla, y todo el rato con la respiración pegada a la espalda.',
    },
  },
  alongside: {
    name: 'Al costado',
    scene:
      'Una ballena se tiende junto al barco como un muelle, y respira, y espera. El ojo va de cara en cara. Del lomo le cuelga un cabo viejo, y en la punta del cabo hay un cofre.',
    options: { chest: 'Cobrar el cofre', free: 'Sacarle el cabo' },
    outcomes: {
      chest:
        'Soporta los tirones sin un ruido. Cuando el cofre pasa la borda, el ojo se cierra, despacio, sobre toda la fila que formáis, y ella se hunde como una lámpara que alguien baja por la escalera.',
      free: 'Es una hora de trabajo, cabeza abajo en un balso, con cuchillo. Luego el gran costado se mece y suelta un aliento que guardaba desde el arpón, y en la legua siguiente el barco apenas necesita timón.',
    },
  },
  'the-pale-road': {
    name: 'El camino pálido',
    scene:
      'Esta noche hay un camino en el agua, más claro que el resto y del ancho del barco. Lleva más o menos adonde apuntáis. A los dos lados se alzan figuras altas, sin cara, y hacen una reverencia.',
    options: {
      follow: 'Seguirlo',
      bow: 'Devolver la reverencia y mantener el rumbo',
      name: 'Dejar que les hable un lobo de mar',
    },
    outcomes: {
      follow:
        'Lo recorréis sin una arruga en el agua, y detrás oís enderezarse a cada una cuando habéis pasado. Nadie mira lo que hacen después con el camino.',
      bow: 'El capitán se descubre; no hay otra. Un roce recorre la fila, y el viento, que era de todos, es vuestro durante una hora.',
      name: 'Vuestro lobo de mar recorre la borda gorra en mano, diciendo nombres: Pedro, Pedro el Largo, Ana, la otra Ana. Cada una, al ser nombrada, tiene cara, y cada cara cuenta algo. Al final de la fila varios de los vuestros lloran, y les hace bien.',
    },
  },
  'what-the-gulls-brought': {
    name: 'Lo que trajeron las gaviotas',
    scene:
      'Las gaviotas se posan en todas las vergas, quietas como ropa tendida. Una a una bajan a dejar cosas sobre la escotilla: una llave, una cuchara, un diente de niño, una moneda. Luego os miran de lado. Está claro que es un trueque.',
    outcomes: {
      success:
        'El vuestro repasa las cosas con respeto, alaba la cuchara y ofrece galleta y un botón de plata. La gaviota vieja pone una pata en la llave y la empuja hacia este lado.',
      failure:
        'Lo primero que se coge es la moneda, y cuarenta picos toman aire a la vez. Entonces eligen ellas: un mechón de pelo, una alianza, el cristal de las gafas de alguien.',
    },
  },
  'the-lamp-that-answers': {
    name: 'La lámpara que responde',
    scene:
      'Muy lejos parpadea una luz: el ritmo de vuestra propia lámpara, devuelto con un poco de retraso, como haría un eco. Paráis. La luz continúa sola una palabra más.',
    options: { answer: 'Contestarle', douse: 'Apagar la lámpara y descansar' },
    outcomes: {
      answer:
        'Preguntáis quién es. La respuesta tarda casi toda la guardia en deletrearse y viene a ser esto: que el destino es largo, que no llegan cartas, y si os importaría que os escribiera.',
      douse:
        'Os quedáis a oscuras, de espaldas al mástil, sin mirar. Al cabo de un rato se calla, como se calla quien acaba de caer en la hora que es.',
    },
  },
  'boat-with-a-basket': {
    name: 'Un bote con una cesta',
    scene:
      'Un chinchorro se mantiene a diez varas de la aleta, con los remos dentro y nadie a bordo. En la bancada de popa hay una cesta con tapa. No hay otra palabra: la cesta está inquieta.',
    options: { take: 'Subir la cesta a bordo', sell: 'Remolcar el bote y no tocar nada' },
    outcomes: {
      take: 'Bajo la tapa hay un chal, y en el chal algo que pesa como una hogaza y que deja de llorar cuando oye vuestra voz. Cara, lo que se dice cara, no tiene. Está completamente seco.',
      sell: 'Un bote sano se vende bien en cualquier parte. Cuando vais a mirar no lleva ninguna cesta, y en cada bancada hay una huella pequeña y mojada, camino de popa.',
    },
  },
  'the-toll-buoy': {
    name: 'La boya del peaje',
    scene:
      'Una boya que no figura en ninguna carta, con una ranura del ancho de una moneda. POR PASAR, UNA CADA UNO, dice la placa. Debajo alguien ha rayado con un clavo: y sabe contar.',
    options: { pay: 'Pagar por cada cabeza a bordo', pass: 'Pasar sin pagar', take: 'Forzar la caja' },
    outcomes: {
      pay: 'Cada moneda cae durante mucho tiempo y no se la oye llegar. Tras la última, la boya da con su campana una sola cabezada, muy formal; y en algún lugar, delante de vosotros, una verja que se cerraba se detiene.',
      pass: 'No pasa nada. Sigue sin pasar nada el resto del día, con cierto énfasis, y al anochecer oís muy atrás a la campanilla decirle a alguien un número.',
      take: 'Se abre al primer golpe. La mayor parte del dinero es más antigua que el dinero. Debajo, sobre un muelle, hay un tirador de latón, y ahora que no tiene peso encima, el muelle está subiendo.',
    },
  },
  'an-officer-comes-aboard': {
    name: 'Un oficial sube a bordo',
    scene:
      'Una falúa de cuatro remos se abarloa, y un oficial de buen paño pide permiso para hablar de plazas con vuestra gente. Su barco está fondeado ahí mismo. No acertáis a verlo, pero se nota lo orgulloso que está de él.',
    options: { hear: 'Dejarlo hablar', refuse: 'Mandarlo de vuelta' },
    outcomes: {
      hear: 'Habla bien: coyes secos, paga fija, no más recaladas. Cuando acaba hay un gran silencio, y una persona cruza la cubierta con su petate, de su lado al vuestro o del vuestro al suyo.',
      refuse:
        'Se inclina, y se lo llevan los remos. Pero ha dejado la lista en el cabrestante, con las pagas; y un nombre ya está marcado, a lápiz. Al anochecer alguien quiere hablar un momento.',
    },
  },
  'weather-for-sale': {
    name: 'Se vende tiempo',
    scene:
      'Una vieja en un bote de cuero vende vientos, atados en un trozo de cordel, y también compra tiempo, si hay. No se mece cuando la ola le pasa por debajo. Sentiría, dice, haber salido para nada.',
    options: { buy: 'Comprar un viento', sell: 'Venderle vuestra calma', decline: 'Desearle buenos días' },
    outcomes: {
      buy: 'Soltáis el primer nudo, según las instrucciones, mirando a proa. El barco sale como un caballo asustado, y por detrás, cada vez más pequeño, llega el ruido de alguien que muerde una moneda.',
      sell: 'Paga bien, la dobla hasta dejarla pequeña y se la guarda en la manga. Solo entonces miráis lo que queda, ahora que le han quitado la calma.',
      decline:
        '«Y a vosotros», dice; y luego, con bondad, a uno de la tripulación: «El dos no, corazón. Cualquier día menos el dos».',
    },
  },
  'tomorrows-entry': {
    name: 'La entrada de mañana',
    scene:
      'El diario está al día hasta mañana por la noche, de vuestro puño y letra. La entrada es corta: el tiempo, una pérdida, un hallazgo. Tenéis la pluma, y la tinta está fresca.',
    options: { stand: 'Dejarla como está', strike: 'Tacharla' },
    outcomes: {
      stand:
        'Secáis la tinta, cerráis el libro y esperáis. Ocurre según lo escrito, hasta en la hora, y hay en eso un consuelo raro que preferís no examinar.',
      strike:
        'La tacháis con una raya, dos veces. La página se bebe la tinta; luego, desde el otro extremo de la raya, empieza a devolverla.',
    },
  },
};
