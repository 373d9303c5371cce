import type { stories } from '../../../content/cards/stories';
import type { CardWords } from '../../card-words';

/** The ends of the stories. */
export const epilogueWords = {
  'she-colours-them-in': {
    name: 'Los está coloreando',
    scene:
      'Está donde la dejasteis, con una caja de colores nueva. Va haciendo las figuras una por una, pelo, abrigos, botas; ahora son alguien, y resulta que solo querían que les dijeran quién. Alarga la mano para que le deis la hoja.',
    options: { give: 'Dársela', portrait: 'Pedirle que dibuje a uno de vosotros, en tierra' },
    outcomes: {
      give: 'La examina, chupa el pincel y pone en el costado del barco una puerta muy pequeña. «Para que se bajen», explica. Todo el camino hasta el muelle os adelanta gente a la que casi conocéis.',
      portrait:
        'Lo hace con la lengua entre los dientes: una persona, los pies en el suelo, y detrás ni una gota de mar. Quien sea lo lleva desde entonces por dentro de la camisa, y se pone, al estar de pie, como en el dibujo.',
    },
  },
  'it-asks-to-go-home': {
    name: 'Pide irse a casa',
    scene:
      'Lo que había en la cesta está en la borda. Es alto como un grumete, y tiene las manos de uno y los andares de otro. No ha dado ningún trabajo. Oye a su madre, dice, y si puede irse; pero que se queda, si lo preferís.',
    options: { go: 'Dejarlo marchar', stay: 'Pedirle que se quede' },
    outcomes: {
      go: 'Da las gracias a cada uno por su nombre y se va por la borda con los pies por delante, para no salpicar. Muy abajo alguien está tan contenta que durante varios días descuida todo lo demás.',
      stay: 'De pura alegría llora, con las caras de todos vosotros una tras otra, y se queda con una propia. Al día siguiente firma en el rol. Ha nacido para marinero; solo que a nadie le gusta preguntarle de quién.',
    },
  },
  'the-last-of-the-letters': {
    name: 'La última de las cartas',
    scene:
      'Ha terminado. Es un saco entero, y la última es para una casa de esta isla: se ve la chimenea. Tiene las botas puestas y no consigue pasar del bote. «¿Y si ya no es la misma?», dice.',
    options: { walk: 'Subir con él', 'sign-on': 'Decirle que aquí hay plaza' },
    outcomes: {
      walk: 'Es la misma. Os dan sopa a todos. Lee sus cartas en voz alta, a la mesa, de la primera a la última, y ahí está lo que vio a bordo, y podéis copiarlo; a nadie le piden que se vaya.',
      'sign-on':
        'Mira la chimenea lo que se tarda en fumar una pipa. Luego os da una página del saco, para que la guardéis, sobre el otro barco, y echa el resto al correo debajo de una piedra; y a la vuelta marca él la boga.',
    },
  },
  'the-low-note': {
    name: 'La nota grave',
    scene:
      'El zumbido ha llegado a la quilla. Los que duermen abajo lo tienen en las muelas, y esta noche, desde debajo del barco, desde muy debajo, alguien se le une. Algo se ha aprendido el himno. Sostiene la última nota, y desafina.',
    options: { sing: 'Cantarle la nota, afinada', wax: 'Taparse los oídos con cera y atender las costuras' },
    outcomes: {
      sing: 'Uno de vosotros se tumba en las tablas con la mejilla contra la sobrequilla, toma aire, y la da, y la sostiene, y la sostiene. Se nota allá abajo una atención inmensa.',
      wax: 'Trabajáis sordos, toda la noche, a golpe de mazo, y cuando os quitáis la cera no hay más que mar. En la estopa de la primera traca la nota ha dejado un dibujo, anillos dentro de anillos, y tiene centro.',
    },
  },
  'the-tenth-ring': {
    name: 'El décimo anillo',
    scene:
      'Os lo ve en la cara desde la otra acera y se sienta en el bordillo. Os dijo que no le hicierais caso. Lleva ocho anillos, y el hueco; y en el regazo un décimo estuche, nuevo, que ha llegado esta mañana por correo.',
    options: { give: 'Darle el anillo', lie: 'Decirle que se hundió' },
    outcomes: {
      give: 'Se va templando según entra. Ella se ríe, y es pelirroja. Lo del décimo estuche ya no le dice nada, podéis quedároslo; es de alguien que ha oído hablar de ella, y que no tiene manos donde ponerse uno.',
      lie: 'Os da las gracias, y os paga, y es demasiado; es lo que tenía apartado para la lápida. El camino al puerto se os hace tan despejado, y en el bolsillo el anillo ya no pesa nada.',
    },
  },
  hoarse: {
    name: 'Roncos',
    scene:
      'La anciana no quiere vuestros papeles. Os pone los dedos en la garganta y os hace decir lo que había en el sebo, y a cada palabra el buril se mueve solo en la otra mano. Se lleva lo que os quedaba de voz. Cuarenta años en blanco, y ahí está.',
    options: { cut: 'Dejar que la imprima', plate: 'Pedirle el cobre mismo' },
    outcomes: {
      cut: 'El primer pliego es para vosotros, húmedo aún. Es una ciudad. Tiene puerto, y está señalado, a la antigua, con un ancla pequeña: buen tenedero, y sitio para cuantos sean.',
      plate:
        'Os la da envuelta en franela, y parece aliviada. Vale bastante para la clase de hombre que compra esas cosas. En el dorso, por practicar, ha grabado una pieza de vuestro propio barco, mejorada.',
    },
  },
  'the-man-who-fell-up': {
    name: 'El hombre que cayó hacia arriba',
    scene:
      'Se cayó, os cuenta, un día de sol, de un bote: hacia arriba; y ha tardado toda una temporada en bajar por una cuerda. Querría estrechar la mano que la sujetó. También querría, si no es indiscreción, saber por qué estáis todos de pie en el techo.',
    outcomes: {
      success:
        'El vuestro se lo toma como es debido y se cuelga por las corvas de la barra para hablarle como a una persona. Lo ha visto todo desde arriba: costas, fondos, el contorno entero de la cosa pálida. Paga él las copas.',
      failure:
        'Hay un pequeño disgusto con un vaso. Cuenta lo que puede, bien agarrado a la mesa. Cuando se ha ido, el vuestro lo sigue notando: el suelo, muy levemente, lo va soltando.',
    },
  },
  'the-notary-comes-out': {
    name: 'Sale el notario',
    scene:
      'Os recibe en la escalinata, sin sombrero. El antiguo residente ha venido a verlo, a pie, con la lluvia, y desea hacer constar que el heredero puede quedarse con la finca sin más; o sigue estando el comprador, que ha subido la oferta. En cualquier caso, les gustaría que pasarais una buena noche.',
    options: { sell: 'Vender', keep: 'Quedársela' },
    outcomes: {
      sell: 'Se hace en diez minutos. La bolsa del comprador está llena de moneda seca, recién acuñada, con una efigie que solo habéis visto en vuestro propio espejo.',
      keep: 'No viviréis allí. Pero tener señas lo cambia a uno. Alguien de los vuestros se aficiona a decir «en casa» cuando habla del tiempo; y en el siguiente correo, sin haberlo pedido, os llega el final de la cuenta.',
    },
  },
  'in-credit': {
    name: 'A vuestro favor',
    scene:
      'Otra vez los guantes grises, y casi corriendo. Ha habido un error lamentabilísimo: el pasaje se reservó pero no se usó. Vuestro abuelo no embarcó. Por abrir el libro se cobran unas pocas monedas, y a partir de ahí la compañía os debe cincuenta años de intereses; a menos que prefiráis preguntar quién embarcó.',
    options: { draw: 'Retirar el dinero', who: 'Preguntar quién embarcó en su lugar' },
    outcomes: {
      draw: 'Os lo paga en cartuchos, con los pulgares mojados, y os pide que lo contéis. Está deseando que se acabe. Cuando habéis firmado se quita un guante, para daros la mano, y debajo hay otro.',
      who: 'Da la vuelta al gran libro sobre el mostrador. Es la lista entera, cincuenta años de nombres de quienes fueron en lugar de otro, y dónde los dejaron. Os permite copiar hasta la hora de cerrar.',
    },
  },
  'who-relieves-me': {
    name: 'QUIÉN ME RELEVA',
    scene:
      'La luz está justo por la proa, muy baja sobre el agua. Le han gustado mucho vuestras cartas. Le queda una sola pregunta, y la deletrea dos veces, dejando tras cada palabra un hueco para que alguien se levante.',
    options: {
      relieve: 'Dejar que vaya alguien de la tripulación',
      promise: 'Prometer que mandaréis a alguien',
      truth: 'Decirle que no viene nadie',
    },
    outcomes: {
      relieve:
        'Hay quien tiene la bolsa hecha desde la isla; a nadie le sorprende de verdad. Hay un botecito. Durante un minuto las luces son dos, y luego una sola, mucho más viva, que se vuelve a mirar hacia el otro lado y ahí se queda.',
      promise:
        'BIEN, transmite. BIEN. Os da algo a cuenta, como a un amigo que pasa por la oficina. En vuestra estela se lo ve despabilar la lámpara, para que lo encuentren.',
      truth:
        'Está a oscuras mucho tiempo. GRACIAS, deletrea. NUNCA ME LO DIJERON. Y luego, puesto que ya no es secreto de nadie, os cuenta entero lo que ha estado alumbrando, toda esa noche, hasta que os lloran los ojos.',
    },
  },
  'the-clock-comes-home': {
    name: 'El reloj vuelve a casa',
    scene:
      'Ahora es un anciano. Hace tres meses que zarpasteis, y tiene una barba blanca hasta el cinturón, y en el banco un nieto que os mira con antipatía. «Lo traéis ahí —dice—, todo lo que me faltaba. ¿Sigue andando?».',
    options: { return: 'Ponérselo en las manos', keep: 'Decir que aún lo necesitáis' },
    outcomes: {
      return:
        'Abre la tapa, y los años se le caen como un abrigo; no todos; los bastantes. Se ríe a carcajadas. El nieto, que al fin y al cabo es solo el aprendiz, os paga, y os enseña en el escape lo que se había metido.',
      keep: '«Ah», dice el relojero. No discute. Nunca más os faltará un minuto en ese barco; y no habrá ni uno en que no se oiga, con toda claridad, a alguien que se va quedando sin cuerda.',
    },
  },
  'the-younger-pilot': {
    name: 'El práctico menor',
    scene:
      'Sale a vuestro encuentro entre la bruma, de pie en la popa del bote, con una mano en alto; y trepa por el costado como cualquier práctico, y pide la rueda. Se parece mucho. Lleva el impermeable abrochado del lado que no es. Tenéis preparada la pregunta en la que un hermano no podría equivocarse.',
    options: { ask: 'Hacérsela', steer: 'Darle la rueda' },
    outcomes: {
      ask: 'Alguien la suelta, como si nada, por encima de la borda. Él abre la boca, y todo el barco espera con él. «Pues mira —dice despacio—, eso debería saberlo».',
      steer:
        'Nunca hubo mejor práctico. Os lleva por delante de todo lo que hay, y lo va nombrando conforme pasa, y os deja donde queréis estar. «Decidle que yo viviría de esto —dice desde la escala—, si me dejaran».',
    },
  },
  'the-orders-boat': {
    name: 'El bote de la orden',
    scene:
      'Un bote negro, y ocho hermanas al remo. La monja de la sal se pone en pie en la proa y os mira, una cara tras otra, por si se os nota que mirasteis. No se os nota. Eso, reconoce, no lo esperaba; pasa tan pocas veces; apenas sabe qué se debe.',
    options: { ask: 'Preguntar qué había dentro', alms: 'Aceptar lo acostumbrado' },
    outcomes: {
      ask: 'Lo dice en un solo oído, con la mano ahuecada, como se lo dicen entre ellas. Es corto. Esa persona os lo va contando a trozos, durante días, siempre en susurros, y nunca entero a la misma.',
      alms: 'Da la casualidad de que hay una bolsa para estos casos; lleva un siglo cosida. Cada una de las ocho mete el remo, y se inclina por encima del hueco, y besa a alguien en la frente. Es como si abrieran una ventana.',
    },
  },
  'the-headmistress': {
    name: 'La directora',
    scene:
      'Espera en la playa con su abrigo bueno y la tiza. Os lo sabéis de memoria, tiene entendido, todos. Entonces solo falta escribirlo. El acantilado, a su espalda, es de pizarra, recién borrada, y más alto de lo que alcanza la vista.',
    options: { write: 'Escribirlo', 'one-wrong': 'Escribirlo con una palabra mal' },
    outcomes: {
      write:
        'Dura hasta que oscurece y cuesta la piel de una mano. Con el último renglón veis, claro, lo que es: la fecha va arriba. Lo lee entero, y asiente. Lo siente tanto; pero está muy bien hecho, y podéis quedaros con la copia.',
      'one-wrong':
        'Llega a ella, cerca del final, y se para, y la tiza sube. Y arriba se queda. Lleva novecientos años enseñando y no se ha encontrado con esa falta; habrá que estudiarla; hasta entonces no se puede hacer nada más.',
    },
  },
} as const satisfies Partial<Record<(typeof stories)[number]['id'], CardWords>>;
