import type { oneShots } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof oneShots)[number]['id'];

export const oneShotWords: Readonly<Record<Id, CardWords>> = {
  'the-proofreader': {
    name: 'El corrector de pruebas',
    scene:
      'Lee para la imprenta de la Universidad y no puede dejarlo: facturas, lápidas, las marcas del pescado. Ya tiene vuestras notas vueltas hacia la ventana. «Llenas de erratas —dice—. ¿Os gustaría ver cuánto habíais entendido sin daros cuenta?».',
    options: { correct: 'Dejar que las corrija', sell: 'Venderle una página tal cual' },
    outcomes: {
      correct:
        'Una coma aquí, un decimal allá, dos nombres cambiados de sitio. Cuando las devuelve son las mismas notas y dicen el doble, y los profesores van a tener que sentarse.',
      sell: 'Paga por errata y es generoso. Después lo veis por la ventana, con la página extendida delante y el lápiz en alto, que no acaba de bajar.',
    },
  },
  'rope-seller': {
    name: 'La vendedora de cuerda',
    scene:
      'Vende por brazas y mide con su propio brazo, que es más largo de lo que debe ser un brazo, y se alarga si pagáis sin regatear. Para quien regatea tiene un taburete, una taza de algo y todo el tiempo del mundo.',
    outcomes: {
      direct:
        '«Aguantará —dice, enrollándoosla al hombro—. Siempre aguantan. Lo malo es lo que ata la gente a la otra punta».',
    },
  },
  'the-auctioneer': {
    name: 'El subastador',
    scene:
      'Hoy vende la carga de un barco que todavía no ha llegado. Está en voz, y tiene a la sala con él. Una cabezada desde ese estrado y querrían lo que quiera que tengáis; o está el lote siguiente, en su cajón, sin abrir por orden superior.',
    options: { nod: 'Pedirle la cabezada', lot: 'Pujar por el cajón' },
    outcomes: {
      nod: 'Ni siquiera os mira. Solo hace una pausa, con la cabeza un poco inclinada hacia vosotros, como se hace ante un coche fúnebre; y todas las caras se vuelven.',
      lot: 'Os lo adjudican en silencio. Viene embalado en algas, mojadas, de esta mañana. Lo que hay dentro está sano, y la factura es de dentro de dos meses.',
    },
  },
  'the-bonesetter': {
    name: 'La componedora de huesos',
    scene:
      'Trabaja detrás de la lonja, solo con el tacto, con la cara vuelta. «Di dónde duele —le dice a quien le mandéis— y cómo te lo hiciste. Y di la verdad, que va a estar escuchando».',
    outcomes: {
      success:
        'Se cuenta sin adornos, sin callar la parte vergonzosa. Los pulgares encuentran el sitio, y suena un chasquido que le sienta bien a todo el patio.',
      failure:
        'La parte vergonzosa se calla. El hueso vuelve a su sitio, de eso se encarga ella; pero lo han hecho cómplice de una mentira, y de noche duele como algo que querría hablar.',
    },
  },
  'the-crimp': {
    name: 'El enganchador',
    scene:
      'Trata en marineros, y tiene dos dormidos en la trastienda bajo una sola manta. El barato ronca. El caro tiene marcas de cuerda en las dos muñecas y sonríe. Enfrente, la ronda del puerto paga a quien le dé razón de hombres como este.',
    options: { cheap: 'Llevarse al barato', dear: 'Pagar por el caro', report: 'Cruzar la calle' },
    outcomes: {
      cheap:
        'No cuesta más que el acarreo, se despierta en la rada y se lo toma muy bien. Le pasa, dice, como una vez al año.',
      dear: 'Contáis el dinero sobre la manta. «Esperaba que fuera un barco», dice el durmiente, que no ha dormido en ningún momento.',
      report:
        'La ronda es diligente y paga en el acto. Sacan al enganchador, y la manta. No se os había ocurrido que debajo pudiera no haber nadie.',
    },
  },
  'bottles-on-the-mole': {
    name: 'Botellas en el espigón',
    scene:
      'Un cura viejo tiene un banco en la punta del espigón y confiesa a la gente de los barcos. No da la absolución. Lo escribe, lo mete en una botella con su corcho y la lanza lo más lejos que puede; desde entonces, dice, es de alguien, pero ya no es tuyo.',
    options: { confess: 'Que se confiese alguien de la tripulación', borrow: 'Pedirle que os enseñe una que volvió' },
    outcomes: {
      confess:
        'Dura hasta que encienden los faroles. Veis subir el brazo, y la salpicadura pequeña, y luego a una persona que vuelve por el espigón como si probara lo ancho que es.',
      borrow:
        'De esas tiene un cajón. Os deja mirar una al trasluz, y dice bastantes cosas del mar, y al final hay una frase con la que nadie debería quedarse a solas.',
    },
  },
  'the-die-without-pips': {
    name: 'El dado sin puntos',
    scene:
      'Tiene un dado de marfil, sin nada en ninguna cara. Lo tiras, y luego entre los dos se discute qué ha salido. Lleva años jugando en este portal, por lo visto, y hay dinero en el escalón.',
    outcomes: {
      success:
        '«Seis», dice el vuestro, al momento y con pesar. El hombre mira mucho rato. «Pues es verdad», dice, y empuja el dinero.',
      failure:
        '«¿Un cuatro?», pregunta, con tanta dulzura. Y el vuestro mira otra vez y, que Dios nos ampare, es un cuatro.',
    },
  },
  'master-gunner-retired': {
    name: 'Maestra artillera, retirada',
    scene:
      'En su salón hay un cañón donde otros tendrían un piano. Está dispuesta a desprenderse de otro más pequeño, que guarda debajo de la cama; o, si le prestáis a alguien joven por una tarde, de lo que sabe.',
    options: { barrel: 'Comprar lo de debajo de la cama', drill: 'Prestarle a alguien' },
    outcomes: {
      barrel:
        'Baja las escaleras sobre un colchón de plumas. Los dibujos de la cureña están en el recetario, entre los postres.',
      drill:
        'Fuera la pieza, cebar, esperar; adentro la pieza. Al anochecer os devuelven a alguien sin cejas que apenas se tiene en pie, y juraríais que todo el barco se mueve medio segundo antes.',
    },
  },
  'the-rain-preacher': {
    name: 'El predicador de la lluvia',
    scene:
      'Predica en la rampa con la cabeza descubierta, y donde señala llueve más. Ya va por decir el día. La gente de aquí agradecería que alguien lo invitara a cenar y lo dejara parar.',
    options: { quiet: 'Invitarlo a cenar', hear: 'Oírlo hasta el final' },
    outcomes: {
      quiet:
        'Cordero, dos raciones. Con la segunda llora un poco. «Me pedía que lo fuera apurando —dice con la boca llena—. Yo solo quería sentarme un rato».',
      hear: 'Coge la mano de quien tiene delante y sigue, para esa sola persona, en voz baja, sin nada de púlpito. Ahora tenéis el día. Y tenéis también el porqué.',
    },
  },
  'needle-and-soot': {
    name: 'Aguja y hollín',
    scene:
      'La tatuadora mira al cliente como se mira una pared. Puede poner lo que queráis, un ancla, por ejemplo; a la gente le hace bien tener algo a cuya altura estar. O puede repasar lo que ya hay y todavía no ha salido.',
    options: { anchor: 'Un ancla, por favor', under: 'Lo que ya está ahí' },
    outcomes: {
      anchor:
        'Dos horas, mordiendo una correa. Es un ancla muy sencilla. Por cómo la pasean calle abajo se diría que la han concedido.',
      under:
        'Trabaja deprisa, casi sin mirar, como quien le quita la tierra a una piedra. Sale un contorno; es mayor que el brazo; el resto de la tienda ha dejado de hablar.',
    },
  },
};
