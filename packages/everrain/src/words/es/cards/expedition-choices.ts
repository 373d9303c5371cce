import type { expeditionChoices } from '../../../content/cards/expedition-choices';
import type { CardWords } from '../../card-words';

type Id = (typeof expeditionChoices)[number]['id'];

export const expeditionChoiceWords: Readonly<Record<Id, CardWords>> = {
  'house-with-one-wall': {
    name: 'La casa de una sola pared',
    scene:
      'En la loma queda en pie una pared de casa, empapelada, con una puerta. Dad la vuelta y no hay más que hierba. Pero de este lado se oye, a través de la puerta, a alguien que practica escalas.',
    options: { through: 'Entrar por la puerta', round: 'Dar la vuelta' },
    outcomes: {
      through:
        'Es una casa larga. Hay una sala de música, y un estudio, y en el estudio todo lo que vinisteis a averiguar a estas aguas, con letra de niño, como castigo de copia. No os mandan a casa hasta que habéis copiado un poco.',
      round:
        'Detrás de la pared la hierba está sembrada de lo que dejó la gente cuando cambió de idea sobre la puerta. Las escalas se cortan. Alguien cierra la tapa de un piano.',
    },
  },
  'number-nineteen': {
    name: 'El número diecinueve',
    scene:
      'Los alcatraces se han ido y sus nidos están llenos. En cada uno hay un huevo de piedra, tallado, firmado y numerado. Los coleccionistas se pelearían por el juego completo. El número diecinueve hace tictac.',
    options: { nineteen: 'Coger el diecinueve', rest: 'Coger los demás' },
    outcomes: {
      nineteen:
        'Lo bajáis dentro de un sombrero, todos al paso que él marca. En la playa se para, y una línea fina como un pelo da la vuelta a la cáscara.',
      rest: 'Un cesto lleno, envueltos en musgo. Al desatracar oís al diecinueve, solo allá arriba, con el tictac más fuerte, como alguien a quien le han dicho que todo era en broma.',
    },
  },
  'the-tithe-barn': {
    name: 'El granero del diezmo',
    scene:
      'Un granero lleno de trigo, en una isla sin un solo campo. Los sacos están apilados por años. Los de este están junto a la puerta, y detrás, hacia lo oscuro, los del año que viene, y los del siguiente.',
    options: { next: 'Abrir uno del año que viene', this: 'Llevarse lo que se debe de este' },
    outcomes: {
      next: 'Grano flaco, y entre el grano, finas como polvo, cosas que se habrán perdido. Cribáis lo que puede servir. Alguien da con un anillo, lo vuelve a meter y ata el saco.',
      this: 'Pan nuevo, por la noche, por primera vez en semanas, y un saco de sobra para vender. Nadie se pregunta quién viene pagando el diezmo hasta que se parte la hogaza.',
    },
  },
  'the-bath-house': {
    name: 'La casa de baños',
    scene:
      'El agua caliente sube por la roca hasta una sala de azulejos. Hay toallas en el banco, y en la punta de cada una, bordado, el nombre de vuestro barco. A lo largo de la pared están las taquillas de los últimos que se bañaron.',
    options: { bathe: 'Bañarse', lockers: 'Registrar las taquillas' },
    outcomes: {
      bathe:
        'Una hora, hasta la barbilla. Os saca todo lo que el mar os metió. Cuando salís, sonrosados y nuevos, queda en la pila un cerco gris a la altura de todas vuestras gargantas.',
      lockers:
        'Relojes, cartas, un buen peine; botas sin desatar. Cada abrigo está colgado de cara a la pared. Antes de que acabéis, el agua de la sala empieza a hablar como un gentío que sube la escalera.',
    },
  },
  'laid-for-tea': {
    name: 'Mesa puesta',
    scene:
      'Una mesa en el césped, un mantel, un juego de té de plata, vapor en el pico, y ni una gota de lluvia en todo ello. Hay tantas sillas como sois, y otra en la cabecera, de espaldas a vosotros. Lleva sombrero.',
    options: { sit: 'Sentarse y dar conversación', silver: 'Llevarse la plata' },
    outcomes: {
      sit: 'Empujáis por delante a quien mejores modales tiene, que sirve, y hace un comentario sobre el tiempo. El sombrero se inclina. Preguntan, con toda cortesía, a qué se dedica uno.',
      silver:
        'En un minuto está todo en un saco. Nadie ve girarse la silla; pero cuando miráis desde el bote ya no está el sombrero, ni el mantel, ni el césped.',
    },
  },
  'the-buried-ship': {
    name: 'El barco enterrado',
    scene:
      'Lo que habíais tomado por árboles muertos son tres palos. El resto está dentro de la colina, derecho, con la quilla a nivel, como si la tierra le hubiera subido por encima en una noche. Queda luz para un solo pozo.',
    options: { cabin: 'Cavar a popa, hacia la cámara', hold: 'Cavar al centro, hacia la bodega' },
    outcomes: {
      cabin:
        'El capitán está a la mesa, o está su forma, en tierra fina y seca, con una pluma. El diario sigue once meses después del entierro. Os lo leéis en voz alta unos a otros, y paráis, y cada cual lo sigue leyendo para sí.',
      hold: 'La escotilla está sana, los toneles están sanos. Trabajando abajo os sorprendéis inclinándoos, todos a una, con el balance del barco.',
    },
  },
  'the-lime-kiln': {
    name: 'El horno de cal',
    scene:
      'El horno está encendido y nadie lo atiende. Quema papel: cartas, diarios, dorsos de fotografías, que van entrando por el borde hoja a hoja. Se diría que le han mandado hasta la última palabra sobre algo.',
    options: { rake: 'Sacar algo con el rastrillo', feed: 'Darle una página vuestra', warm: 'Solo calentarse' },
    outcomes: {
      rake: 'Sacáis unas docenas de renglones, pardos por los bordes, y una mano chamuscada entre todos. Encajan. Ahora veis por qué alguien habría preferido que no.',
      feed: 'Coge la página con delicadeza, la lee de un fogonazo y se apaga. Muy lejos, algo que venía siguiendo esa página se da la vuelta y se duerme.',
      warm: 'Las espaldas contra el ladrillo, las botas fuera, ni una palabra. Es la mejor hora del viaje. De lo que ardió en ella procuráis no leer ni un renglón.',
    },
  },
  'the-early-echo': {
    name: 'El eco adelantado',
    scene:
      'La cala devuelve todo lo que decís, un momento antes de que lo digáis. Es desagradable que lo interrumpa a uno su propia voz. Pero se os ocurre a todos a la vez que ha de saber cómo acaba la frase.',
    options: { ask: 'Empezar a preguntarle qué va a pasar', silent: 'No decir nada, y escuchar' },
    outcomes: {
      ask: 'Responde con las voces de todos, deprisa, pisándose, y sigue respondiendo cuando ya habéis decidido no preguntar. Escribís hasta que se acaba el papel.',
      silent:
        'Un silencio largo. Luego una sola voz, la vuestra, que grita un aviso: corto, claro, para usarlo una vez. Os vais remando sin decir nada de nada, para tenerlo todavía por decir.',
    },
  },
  'an-open-grave': {
    name: 'Una fosa abierta',
    scene:
      'Una fosa reciente, bien cortada, con la pala clavada en el montón. A la lápida la intemperie le ha borrado el nombre por adelantado. En el fondo del hoyo la tierra es de otro color.',
    options: { fill: 'Taparla', deeper: 'Cavar más hondo' },
    outcomes: {
      fill: 'Cada uno echa una palada, y alguien, cuando los demás se han adelantado, algo más. La vuelta se hace ligera. Por detrás de la piedra, donde no llegaba la lluvia, las fechas estaban lo bastante claras para copiarlas.',
      deeper:
        'Un palmo, tres palmos, y la pala da en una tapa. No es de ataúd, porque tiene bisagra y se abre desde el otro lado.',
    },
  },
  'the-lens-under-the-hill': {
    name: 'La lente bajo la colina',
    scene:
      'El sendero entra, no sube, y acaba ante una gran lente de faro, encendida, en una cueva sin ventana. El haz baja por un pozo abierto en el suelo, hacia el mar que hay bajo la isla. Gira: nueve segundos, oscuro, nueve segundos.',
    options: { cover: 'Taparla con una vela', look: 'Mirar a lo largo del haz' },
    outcomes: {
      cover:
        'La dejáis arropada, con un resplandor de farol en una tienda. Por las botas os llega el momento en que aquello que se guiaba por ella mete el timón a la banda y empieza a dar vueltas y vueltas.',
      look: 'Un camino verde y claro, y con tráfico. Contáis, dibujáis, hasta que la cosa más cercana a la luz se para y se hace visera con la mano para ver quién anda ahí arriba.',
    },
  },
  'the-smallest-post-office': {
    name: 'La oficina de correos más pequeña',
    scene:
      'Tiene el tamaño de un armario, y un mostrador, un timbre y una pared de casilleros. En los casilleros están los nombres de todos vosotros. El empleado ha salido; un cartel dice que vuelve enseguida, y el cartel está muy amarillo.',
    options: { collect: 'Recoger vuestro correo', send: 'Mandar algo en lugar de eso' },
    outcomes: {
      collect:
        'Una carta para cada uno, y otra gris y rígida para el barco. Abrís esa. Las demás se van a las rocas, cada una por su lado, y veis a sus dueños darse la espalda unos a otros para leer.',
      send: 'Hay un impreso: A quién, Para cuándo, Con qué palabras. Lo echáis por la ranura y lo oís llegar. En alguna parte, un asunto grande y lento se detiene por falta de una firma.',
    },
  },
  'the-nest': {
    name: 'El nido',
    scene:
      'Llena el cráter: remos, guindalezas, enjaretados, la campana de un barco, todo tejido con la trama apretada de un cesto y forrado de lona. Está caliente. Abajo, en el fondo, brilla mucho latón.',
    options: { climb: 'Bajar adentro', burn: 'Prenderle fuego' },
    outcomes: {
      climb:
        'Os llenáis las camisas. Solo cuando el borde empieza a cerrarse, como la boca de un saco, comprendéis que no es un nido sino una trampa, o que no es una trampa sino una mano.',
      burn: 'Arde con un rugido, y en el humo quedan colgadas, una tras otra, las siluetas de todos los barcos que había sido. Apuntáis los nombres. Luego llega del mar un solo grito, y os ha visto.',
    },
  },
  'the-ferry-bell': {
    name: 'La campana de la barca',
    scene:
      'En la punta de una lengua de guijarros hay un poste, una campana y un letrero: LLAMAR A LA BARCA. Al otro lado del agua no hay más que agua. La cuerda es nueva.',
    options: { ring: 'Tocarla', unhook: 'Llevarse la campana y lo que cuelga con ella' },
    outcomes: {
      ring: 'La nota sale, plana, sobre el mar, y no se apaga, solo se aleja. Al cabo de lo que se tarda en dejar una taza y encontrar el abrigo, oís remos.',
      unhook:
        'Se descuelga sin esfuerzo, con badajo y todo, y detrás del poste está la caja del barquero, que la dejó en confianza. Durante mucho tiempo alguien de los vuestros se vuelve una y otra vez, seguro de que lo han llamado.',
    },
  },
  'the-drowned-school': {
    name: 'La escuela anegada',
    scene:
      'En lo alto de la colina hay un aula llena de mar hasta los alféizares. Bajo la superficie los pupitres están en fila. La lista está abierta sobre el atril, y el último nombre es el de uno de vosotros, con una marca: ausente.',
    options: { present: 'Decir «presente»', tear: 'Arrancar la página' },
    outcomes: {
      present:
        'Es solo una palabra, dicha en voz alta en un cuarto vacío. En la fila de la ventana, debajo del agua, se levanta la tapa de un pupitre.',
      tear: 'Sale seca. Por detrás alguien ha trazado una especie de horario, de toda la costa. Cuando bajáis la cuesta toca el timbre del final de las clases, demasiado rato.',
    },
  },
  'the-well-with-weather': {
    name: 'El pozo con cielo dentro',
    scene:
      'Asomaos al brocal, y allá, muy abajo, donde deberían estar vuestras caras, hay un cielo de mediodía cruzado por gaviotas. El aire que sube es seco. Alguien se ríe sin motivo.',
    options: { line: 'Bajar un cabo', casks: 'Sacar agua' },
    outcomes: {
      line: 'Ochenta brazas, cien, y toda la cuerda que traíais. Luego tiran: una vez, como se tira para ver si una cosa está firme. La amarráis bien, y ahí la dejáis.',
      casks:
        'Sube azul y azul sigue en el tonel. Quien la bebe duerme de un tirón una semana entera, y sueña que lo miran desde arriba, con bondad, unas personas asomadas a un brocal.',
    },
  },
};
