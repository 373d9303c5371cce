import type { passengers } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof passengers)[number]['id'];

export const passengerWords: Readonly<Record<Id, CardWords>> = {
  'lamplighters-widow': {
    name: 'La viuda del farolero',
    scene:
      'Trae una bolsa y la escalera de él, y de la escalera no se separa. Su hermana vive en Madresal, donde no tienen faroles. «Me gustaría —dice— sentarme a oscuras y que no fuera culpa de nadie».',
    outcomes: {
      arrived:
        'La hermana está en el muelle. Cuenta el pasaje en moneda menuda que huele a aceite. La viuda os deja la escalera; no sabría, dice, en qué apoyarla.',
    },
  },
  'surveyor-with-a-crate': {
    name: 'Agrimensor con cajón',
    scene:
      'Tiene que medir la Escalera de Hollin, peldaño a peldaño, y medirla otra vez un año después. En el cajón lleva los instrumentos. Agradecería que nadie se sentara encima: algunos son para profundidades y se desaniman con facilidad.',
    outcomes: {
      arrived:
        'De pie en el muelle cuenta hacia arriba, y los labios se le paran. Luego abre el cajón y os da las cifras del año pasado, por no tenerlas él.',
    },
  },
  'boy-with-a-goose': {
    name: 'Niño con oca',
    scene:
      'Tendrá diez años. Quiere volver a su casa, en Mechagrís, y puede pagar, y la oca dormirá en su mitad de la litera. La oca mira a cada tripulante, por turno, con un ojo y después con el otro.',
    outcomes: {
      arrived:
        'Nunca hubo travesía con tantas paces hechas; delante de esa oca no hay quien siga enfurruñado. Paga una tía. Está muy emocionada, y pregunta a quién de vosotros se le ocurrió lo de la oca, porque él se fue solo.',
    },
  },
  'bell-founders-apprentice': {
    name: 'La aprendiza del fundidor',
    scene:
      'La han llamado de Nuevecampanas: vuelven a fundir y necesitan a alguien un poco sordo. Se pasa el día dibujando en una pizarra, curvas y gruesos de pared. Una campana, dice, no es más que un cañón con mejores modales.',
    outcomes: {
      arrived:
        'El maestro fundidor le coge él mismo la bolsa. Ella os deja un regalo de despedida, hecho durante el viaje, en tres alzados. No tiene mejores modales.',
    },
  },
  'woman-with-a-wreath': {
    name: 'Mujer con corona',
    scene:
      'Va al Reposo de Orrin, con una corona de flores de cera en una caja. Todavía no es para nadie, os dice. Pero le gusta tenerla allí.',
    outcomes: {
      arrived:
        'Paga, y se queda un momento leyendo el cielo sobre las tumbas. Luego os dice una fecha y una demora, a cambio de no haber preguntado.',
    },
  },
  'man-who-will-not-sit': {
    name: 'El hombre que no se sienta',
    scene:
      'Cenó de pie en la posada, pasó la noche de pie junto a la ventana, y de pie iría hasta Mechagrís si tenéis un rincón. Fue médico de a bordo. Se levanta temprano, dice, por lo que les pasó a los que se acostaron.',
    outcomes: {
      arrived:
        'Ha estado de pie junto a cada coy del barco, una noche cada uno, con una muñeca en la mano, contando. En el muelle de Mechagrís os dice para qué contaba. Luego, con muchísimo cuidado, se sienta.',
    },
  },
  'two-sisters-one-trunk': {
    name: 'Dos hermanas y un baúl',
    scene:
      'Vuelven a la Escalera de Hollin después de sesenta años. Lo hacen todo por turnos: una habla, una duerme, una se sienta en el baúl. Todavía no habéis visto a las dos de pie.',
    outcomes: {
      arrived:
        'Una sube los peldaños ella sola, con el pasaje pagado y la espalda recta. Os ha dejado el baúl, y pesa bastante menos que cuando subió a bordo.',
    },
  },
  'the-relief-keeper': {
    name: 'El farero de relevo',
    scene:
      'Lleva las órdenes para Último Farol, lacradas, con un vale de viaje para uno. Es un faro de dos hombres. En la oficina preguntó por el otro, y le volvieron a dar el vale y le enseñaron dónde decía uno.',
    outcomes: {
      arrived:
        'En el desembarcadero el viejo farero lo coge del brazo y lo vuelve hacia la puerta. A vosotros os da dinero, y los libros del faro para que os los llevéis: noventa años, todos con la misma letra.',
    },
  },
  'inspector-of-mines': {
    name: 'Inspector de minas',
    scene:
      'Bajopizarra ha sacado el mismo tonelaje todos los meses desde que se abrió, onza por onza, y el ministerio lo encuentra magnífico y querría saber cómo. El inspector es joven. Ha traído botas.',
    outcomes: {
      arrived:
        'Lo reciben con lámparas y una banda. Las obras le encantan tanto que lo firma todo de una vez: vuestro pasaje, vuestras molestias y los dibujos de una cosa que en ese nivel ya no les hace falta.',
    },
  },
  'retired-choirboy': {
    name: 'Niño de coro jubilado',
    scene:
      'Cantó en Madresal hasta los setenta, y le acaba de cambiar la voz. Quiere devolver la sobrepelliz. Les canturrea un poco a los cabos, con la cabeza ladeada, y los cabos vienen a la mano.',
    outcomes: {
      arrived:
        'Se ha pasado la travesía enseñando a uno de los vuestros a ponerse derecho, y respirar, y decirlo de verdad. El deán recoge la sobrepelliz, busca en el forro el dinero que hay dentro y os lo pasa.',
    },
  },
};
