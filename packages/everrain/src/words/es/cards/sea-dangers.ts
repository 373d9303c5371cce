import type { seaDangers } from '../../../content/cards/sea-dangers';
import type { CardWords } from '../../card-words';

type Id = (typeof seaDangers)[number]['id'];

export const seaDangerWords: Readonly<Record<Id, CardWords>> = {
  'knocking-below': {
    name: 'Llaman abajo',
    scene:
      'Tres golpes en el pañol de cables, y luego la pausa que dejaría una visita. A bordo están todos contados. Los golpes se repiten, más abajo, como si quien llama se hubiera cansado y estuviera sentado.',
    options: { open: 'Levantar la escotilla', nail: 'Clavarla' },
    outcomes: {
      open: 'En la escala no hay nadie. Hay un abrigo mojado en cada peldaño, con un nombre cosido en cada cuello, y alguien se está poniendo el de más abajo.',
      nail: 'Hacen falta todas las manos y casi toda la noche. Hacia el alba los golpes se van a popa y se instalan, satisfechos, debajo de vuestra propia litera.',
    },
  },
  'fog-with-a-door': {
    name: 'Niebla con una puerta',
    scene:
      'Un banco de niebla os corta el rumbo y en él, a la altura de la borda, hay una puerta entornada y luz de lámpara. Dentro alguien pone la mesa. Lo natural sería llamar y preguntar de quién es la casa.',
    outcomes: {
      success:
        'Una voz de mujer da un nombre, una calle y el año de la inundación. Agradece que preguntéis. La puerta se cierra despacio, y donde estaba no queda más que tiempo.',
      failure:
        '«Pues vuestra», dice la voz, con cariño. La niebla pasa por encima de la borda, y ha traído las sillas.',
    },
  },
  'the-extra-hand': {
    name: 'Uno de más',
    scene:
      'Al cambiar la guardia hay uno de más en la bomba; trabaja bien, con los ojos en los pies. El segundo de a bordo vuelve a contar. Nadie quiere ser el primero en decirlo.',
    options: { ask: 'Preguntarle su nombre', let: 'Dejarlo trabajar' },
    outcomes: {
      ask: 'La bomba se para. Lo piensa tanto rato que la lluvia escampa a su alrededor. «Tuve uno», dice, y abre la boca para probarlo.',
      let: 'Nunca fue tan fina la bomba, y al alba la sentina está seca. No ha dormido nadie. Donde estuvo él, las tablas se han gastado en dos huecos limpios.',
    },
  },
  'candles-on-the-water': {
    name: 'Velas sobre el agua',
    scene:
      'Son cientos, cada una en su trozo de corteza, y vienen hacia el barco contra el viento. La estela las hunde y salen encendidas. Las más próximas se apartan un poco para dejar pasar la proa.',
    options: { gather: 'Pescar unas cuantas', dark: 'Apagar vuestras luces y pasar' },
    outcomes: {
      gather:
        'Buena cera, y una caja entera por la molestia de asomarse. Solo abajo, al calor, empiezan las más blandas a acordarse de que tuvieron manos.',
      dark: 'Las atravesáis a ciegas y sentís cada calor menudo pasar a lo largo del casco. Cuando volvéis a encender, todas las mechas de a bordo han ardido la misma pulgada.',
    },
  },
  'something-paces-us': {
    name: 'Algo nos lleva el paso',
    scene:
      'Desde la puesta de sol una forma va a la par del barco, sobre el agua, al trote corto. Cuando amaina se oyen las uñas. No está cazando; más bien parece que la han sacado a pasear.',
    outcomes: {
      success:
        'El vigía silba dos notas que caen, como se manda un perro a casa. Lejos alguien responde con otro silbido, sorprendido. La forma se desvía, y quien silbó se ríe hasta el final de la guardia.',
      failure: 'Se detiene. Mira el barco, y después mira el aire vacío que tiene al lado, donde la correa se afloja.',
    },
  },
  'singing-in-the-pump-well': {
    name: 'Cantan en la caja de bombas',
    scene:
      'La caja de bombas canta. Es una saloma de tirar, de las que toda la tripulación sabe desde la infancia, y la voz de ahí abajo les lleva medio compás de ventaja.',
    options: { join: 'Cantar el estribillo', drown: 'Taparla con arpillera y montar guardia' },
    outcomes: {
      join: 'Durante tres estrofas el barco es un barco feliz. En la cuarta, que es nueva para todos, la voz sube por la escala para oíros mejor.',
      drown:
        'La arpillera se queda con la letra y deja la música. Por la mañana, quien hizo la guardia se la sabe entera, y no lo dice.',
    },
  },
  'a-rope-over-the-side': {
    name: 'Un cabo por la borda',
    scene:
      'Por la mañana hay un cabo nuevo amarrado a popa, con un ayuste primoroso, que baja recto. Está tenso. Lo que sujeta la otra punta no se queda atrás.',
    options: { haul: 'Cobrarlo', cut: 'Cortarlo', leave: 'Dejarlo estar' },
    outcomes: {
      haul: 'Sube braza tras braza, seco, y detrás una caja con el nombre de vuestro barco pintado en la tapa. En la caja viene sentada una cosa, y se apea, como una dama de su coche.',
      cut: 'El hacha corta cabo, cornamusa y regala, porque resulta que todo es el mismo cabo. La popa se abre, floja, como un abrigo.',
      leave:
        'Seguís con lo vuestro. A mediodía los cabos son dos; al anochecer el barco nunca ha sido tan fácil de gobernar, y a nadie le gusta hacia dónde.',
    },
  },
  'the-rain-comes-aboard': {
    name: 'La lluvia sube a bordo',
    scene:
      'Deja de llover en todas partes menos en el barco. En el barco cae con contorno de personas: sombreros, hombros, dorsos de manos. Están por la cubierta, de pie, y esperan que les digan qué hacer.',
    options: {
      orders: 'Darles algo que hacer',
      below: 'Bajar y esperar a que pase',
      'set-on': 'Lanzarlos contra los otros',
    },
    outcomes: {
      orders:
        'Son rápidos y callados, y lo hacen a la perfección. Luego vuelven a quedarse de pie, un poco más cerca, con un poco más de cara.',
      below:
        'Toda la noche hay pies que van y vienen por encima, buscando tarea. Por la mañana se han ido, y han desmontado, con gran pulcritud, lo que tenían más a mano.',
      'set-on':
        'Basta con señalar. Acaba pronto y apenas hace ruido, como una toalla al retorcerla. Después los que lo hicieron se vuelven hacia vosotros, mojados hasta el codo, para que les digáis que estuvo bien.',
    },
  },
  'sail-without-a-hull': {
    name: 'Vela sin casco',
    scene:
      'Durante una hora se ve una gavia sobre el horizonte sin barco debajo. Luego, poco a poco, desde la perilla hacia abajo, alguien se pone a dibujar el resto.',
    options: { hail: 'Darle la voz mientras está inacabado', run: 'Huir antes de que lleguen a los cañones' },
    outcomes: {
      hail: 'Contesta con una boca que todavía no está: una latitud, una fecha, un número de almas. Cuando acabáis de apuntarlo ya tiene portas, y están abiertas.',
      run: 'Dais todo el trapo que pueda tomar viento. Detrás el lápiz continúa, sin prisa; si le dará tiempo a terminar antes de que os pierda de vista ya es solo aritmética.',
    },
  },
  'the-collier': {
    name: 'El carbonero',
    scene:
      'Un carbonero negro y rechoncho os cruza la proa y pregunta con la lámpara, en un código en desuso desde hace treinta años, el nombre de vuestro armador. Sería de mala educación no contestar. Puede que sea peor contestar mal.',
    outcomes: {
      success:
        '«CUENTA SALDADA», parpadea, y os manda algo por un cabo: una bolsa empapada, exacta hasta el último céntimo.',
      failure:
        'La lámpara medita la respuesta. «NO ES LO QUE CONSTA», deletrea, y detrás, una tras otra, algo mucho mayor va destapando sus luces.',
    },
  },
  'the-regatta': {
    name: 'La regata',
    scene:
      'Una docena de botes blancos sale de la bruma a toda carrera, muy escorados, y no hay viento. Los tripulantes saludan. El recorrido es un círculo, y la baliza sois vosotros.',
    options: {
      wave: 'Devolver el saludo',
      fire: 'Dispararles por delante de la proa',
      hold: 'Echarles una bolsa para el ganador',
    },
    outcomes: {
      wave: 'Qué bien sienta que a uno lo saluden, tan lejos. Os dan dos vueltas entre vítores antes de que nadie a bordo vea la lancha del jurado, con sus cañones.',
      fire: 'La bala atraviesa una vela blanca y la vela continúa, con un agujero redondo de otro cielo. Un bote se sale de la carrera, a protestar o a pagar.',
      hold: 'Se la disputan con buen humor. Luego una vocecita mojada, muy pegada a la bovedilla, pregunta cuál va a ser el segundo premio.',
    },
  },
  'a-wrong-swell': {
    name: 'Una ola equivocada',
    scene:
      'Una sola ola, en toda esa procesión gris, viene del otro lado. No es alta. Va a alguna parte, nada más, y da tiempo a un único golpe de rueda.',
    outcomes: {
      success:
        'El barco la sube de costado y queda un cable más allá, con suavidad, como un libro devuelto al estante que no era.',
      failure:
        'No rompe sobre el barco. Se apoya en él, con el hombro, como se apoya uno en una puerta, hasta que algo cede.',
    },
  },
  'the-worms-sermon': {
    name: 'El sermón de la broma',
    scene:
      'Pegad la oreja a la madera y la oiréis, menuda, por todo el barco: la broma, miles de mandíbulas que roen al unísono, con sus pausas. Parece que están llegando al final de algo.',
    options: { smoke: 'Ahumarla', listen: 'Dejarla terminar' },
    outcomes: {
      smoke:
        'Elegís qué parte del barco perder y quemáis allí azufre hasta que suena a hueco. El resto enmudece, en mitad de una palabra.',
      listen:
        'Era un texto. Lo tenéis casi entero antes de que las tablas donde estaba tallado se vuelvan polvo, y parece que iba dirigido a vosotros.',
    },
  },
  'the-second-anchor': {
    name: 'La segunda ancla',
    scene:
      'El ancla vuelve sola, eslabón a eslabón, chorreando algas, y se cuelga ella misma de la serviola. La cadena sigue entrando. En la punta hay una segunda ancla, más antigua, y alguien ha colgado cosas de las uñas.',
    options: { aboard: 'Subirla a bordo', slip: 'Largar la cadena y perder las dos' },
    outcomes: {
      aboard:
        'Pesa más de lo que la proa sabe decir. Lo que colgaba se colgó con esmero: ofrendas, casi todo, y una o dos valen la pena.',
      slip: 'El hierro es caro, y la cadena también, pero el barco salta adelante como si le soltaran la correa. Muy abajo, al cabo de mucho rato, sentís dos golpes pequeños.',
    },
  },
  'cold-fire': {
    name: 'Fuego frío',
    scene:
      'Hay fuego azul a lo largo de las vergas, como suele antes del trueno. No tiembla. Va subiendo por la jarcia cabo a cabo, como un dedo por una página, y ha llegado a la cofa.',
    options: { climb: 'Mandar a alguien a su encuentro', strike: 'Echar abajo el mastelero' },
    outcomes: {
      climb:
        'Desde cubierta se ven allá arriba dos luces, una amarilla y otra azul, muy juntas, como dos personas que leen la misma carta. Luego baja una.',
      strike:
        'La cofa cae por la borda, encendida y silbando, y se hunde sin apagarse. Podéis seguirla con la vista más hondo de lo que alcanza la sonda.',
    },
  },
  'the-pane': {
    name: 'El cristal',
    scene:
      'Durante una milla, por delante, el mar está liso como una ventana y alumbrado desde abajo como una habitación al caer la tarde. La proa está a punto de atravesarlo. El timonel quiere saber si llama.',
    options: { knock: 'Ponerse al pairo y llamar', through: 'Pasar a través' },
    outcomes: {
      knock:
        'Bajáis el escandallo y dais tres golpecitos. Abajo alguien se levanta de una silla, y toda la tripulación ve acercarse la luz por un pasillo.',
      through:
        'Se rompe como se rompe el hielo, con una nota larga. Estáis al otro lado, y bastante lejos, cuando descubrís cuánto barco os ha rayado.',
    },
  },
  'old-repairs': {
    name: 'Remiendos antiguos',
    scene:
      'En la tablazón de babor hay un parche de antes de vuestro tiempo. Algo lo empuja desde fuera, y no es agua. Un dedo con anillo ha asomado por el borde y busca los clavos a tientas.',
    options: { ring: 'Coger el anillo', mallet: 'Clavar bien el parche' },
    outcomes: {
      ring: 'Lo entrega sin resistirse; el dedo hasta se endereza para que salga. Luego la mano, que ya ha pagado, entra, y se trae consigo la tablazón.',
      mallet:
        'Alguien apoya el hombro contra la madera y alguien levanta el mazo, y del otro lado llega, muy nítido, el ruido de otro mazo que se levanta.',
    },
  },
};
