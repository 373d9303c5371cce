import type { hooks } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof hooks)[number]['id'];

export const hookWords: Readonly<Record<Id, CardWords>> = {
  'the-clock-that-gains': {
    name: 'El reloj que adelanta',
    scene:
      'Todos los relojes de la ciudad adelantan cuatro minutos al día, dice el relojero, desde la lluvia, y ya no pregunta a quién se los quitan. Querría que alguien se llevara un cronómetro a la mar y lo trajera de vuelta. También, si no os interesa, os pagaría bien el reloj.',
    options: { carry: 'Llevarse el cronómetro', sell: 'Venderle vuestro reloj' },
    outcomes: {
      carry:
        'Tiene el tamaño de un melón, en una caja con suspensión cardán. Le da cuerda por última vez y lo pone en hora con el vuestro, y antes de que salgáis por la puerta lo veis anotar un minuto que no va a recuperar.',
      sell: 'Se lo acerca al oído como una caracola. «Ay, atrasa», dice. Está encantado. «Atrasa que es una maravilla».',
    },
  },
  'nine-rings': {
    name: 'Nueve anillos',
    scene:
      'Estuvo prometida con nueve marineros, uno detrás de otro, y tiene los anillos. Ocho están tibios al tacto: allá donde estén, ellos piensan en ella. El noveno se enfrió el martes, y querría que se lo llevarais.',
    options: { promise: 'Llevar el frío', buy: 'Hacer una oferta por uno tibio' },
    outcomes: {
      promise:
        'En el bolsillo del pecho es como una gota de agua. Ella paga lo del barquero, para que dé suerte. «Dirá que me lo devolváis —os avisa—. No le hagáis caso».',
      buy: 'Se mira la mano mucho rato y se saca uno. Cuando lo envolvéis aún está un poco tibio, y alguien, muy lejos, se interrumpe en mitad de una frase.',
    },
  },
  'the-blind-engraver': {
    name: 'La grabadora ciega',
    scene:
      'Todas las cartas que tenéis las grabó esta anciana, que no ha visto nunca el mar. Los marineros se lo cuentan, y ella nota dónde titubean. Hay una ensenada que nadie ha descrito sin titubear, y lleva cuarenta años dejándola en blanco.',
    options: { soundings: 'Ofrecerse a traerle las sondas', chart: 'Comprar una prueba de lo que hay' },
    outcomes: {
      soundings:
        'Os pone dos dedos en la garganta y os hace decir el nombre del lugar. «Sí —dice—. Volveréis roncos. Traedme el fondo, de qué está hecho. La orilla me da igual».',
      chart:
        'Es más fina que nada de lo que lleváis a bordo. La parte blanca, si la inclináis, no está en blanco. Está grabada toda entera, con una ola muy pequeña.',
    },
  },
  'a-grandfathers-account': {
    name: 'La cuenta de un abuelo',
    scene:
      'Un hombre de guantes grises pide disculpas: ¿sois por casualidad los nietos? Queda pendiente un asuntillo: un pasaje, solo de ida, tomado y sin pagar. Con los intereses sigue siendo poca cosa. Es solo que la compañía se ha vuelto últimamente muy rigurosa.',
    options: { dispute: 'Discutirlo', settle: 'Pagarlo' },
    outcomes: {
      dispute:
        '«Por supuesto», dice, y casi parece aliviado. Os escribe las señas de la contaduría, con una latitud y una longitud, y las horas en que está por encima del agua.',
      settle:
        'Os da un recibo, y el billete. Es para el transbordador entre dos ciudades que entonces no tenían agua de por medio. Esa noche a bordo duermen todos como quien no debe nada.',
    },
  },
  'the-choirmaster': {
    name: 'El maestro de coro',
    scene:
      'Les falta una voz para el jueves. Buena no hace falta, dice el maestro, retorciendo el sombrero mojado, pero grave: en el himno hay una nota que alguien tiene que sostener desde abajo, y el último se mudó. Dice «se mudó» como si hubiera escalones que bajar.',
    options: {
      lend: 'Prestarle a alguien de la tripulación',
      listen: 'Ir solo a escuchar',
      song: 'Darle otra canción que les sirva',
    },
    outcomes: {
      lend: 'La nota está al final, y es muy grave, y sigue cuando los demás han callado. Quien prestasteis vuelve a bordo con la cara gris y exaltada y no habla en un día. Ahora el casco tiene un zumbido.',
      listen:
        'Os sentáis atrás, con los abrigos mojados, entre las familias. Es hermoso. Al final hay un hueco, justo del ancho de un hombre, y la iglesia entera se inclina un poco hacia el hueco.',
      song: 'La lee de pie, y los labios se le mueven, y empieza a sonreír. No tiene ni una nota grave. Saca para vosotros del armario el himno viejo, con todas las voces y lo que escribió cada bajo en el margen.',
    },
  },
  'the-child-who-draws': {
    name: 'La niña que dibuja',
    scene:
      'Lleva dibujando vuestro barco desde antes de que atracarais, y tiene un montón. Se parecen mucho. En cada dibujo hay en cubierta una figura más que en el anterior, y esas no las colorea.',
    options: { ask: 'Preguntarle quiénes son', buy: 'Comprarle el último dibujo' },
    outcomes: {
      ask: 'Os mira como a alguien de pocas luces. «Están esperando a que les toque», dice. Arranca la hoja siguiente, en blanco, y os la da. «Esta la tenéis que acabar vosotros».',
      buy: 'Dos cobres, y les escupe. Hay en él bastantes cosas que una persona mayor habría dejado fuera: la línea verdadera de la costa, y lo que está de pie en ella, y hacia dónde mira.',
    },
  },
  'the-salt-nun': {
    name: 'La monja de la sal',
    scene:
      'Su orden acoge lo que las familias no pueden tener en casa. Trae una caja de plomo, de un palmo, soldada, que hay que enterrar en una isla: cualquiera, por encima de la marea, y sin decir a nadie cuál. Si preferís que no, aún puede hacer algo por vosotros; no es remilgada con quien bendice.',
    options: { carry: 'Llevarse la caja', blessing: 'Pedir la bendición' },
    outcomes: {
      carry:
        'Pesa lo que pesaría un zapato de niño. La entrega, con la manga del hábito bajada sobre la mano. En la pasarela algo os para en seco: lo poco, lo poquísimo que quiere que la agiten.',
      blessing:
        'Sal en la lengua, sal en los párpados, una palabra en cada oído. Lo que fuera que andaba siempre con uno de vosotros se queda plantado en el muelle, sin nadie con quien volver a casa.',
    },
  },
  'the-deserter': {
    name: 'El desertor',
    scene:
      'Está debajo de una lona en vuestro propio bote, con un uniforme que solo habéis visto por el catalejo. A bordo no tratan mal, dice, entre dientes. Son tan amables. Es solo que nunca dejan a nadie acabar una carta.',
    options: { hide: 'Esconderlo', 'hand-over': 'Entregarlo al preboste' },
    outcomes: {
      hide: 'Lo metéis en el pañol de velas, con una manta y un cabo de lápiz. Toda la noche se oye el lápiz. Escribe como bebe el que viene del desierto.',
      'hand-over':
        'El preboste tiene preparada la recompensa, en un sobre, con vuestro nombre bien escrito. El hombre no da ningún trabajo. Solo pide que alguien anote que estuvo aquí.',
    },
  },
  'the-elder-twin': {
    name: 'El gemelo mayor',
    scene:
      'Los dos prácticos de este puerto se ahogaron en primavera, o se ahogó uno. Este es el mayor, por diez minutos. Dice que lo que llaman su hermano, y que sigue sacando barcos con la marea, volvió a casa con el impermeable de su hermano abrochado del lado que no era.',
    options: { believe: 'Creerle', drink: 'Invitarlo a un trago' },
    outcomes: {
      believe:
        'Cierra los ojos un momento. Luego os dice dónde volcó el bote, las demoras, el estado de la marea, y la única pregunta en la que su hermano, si fuera su hermano, no podría equivocarse.',
      drink:
        'Se bebe ese, y el siguiente, y le cuenta a la sala una historia divertidísima de un obispo. Se está caliente. Paga su ronda. En su impermeable, colgado de la percha, los botones están a la izquierda.',
    },
  },
  'the-notary': {
    name: 'El notario',
    scene:
      'Os ha tocado una casa. El notario se alegra de haberos encontrado, después de tanto tiempo; aquí están las llaves, once, aquí la isla donde está. En la escritura figura el difunto como residente en la finca. Hay un comprador, si lo preferís.',
    options: { accept: 'Firmar y llevarse las llaves', sell: 'Venderla sin verla' },
    outcomes: {
      accept:
        'Firmáis en cuatro sitios. Echa arenilla, y sopla, y un poco de la arenilla está mojada. «Os tienen un cuarto ventilado —dice—, del lado del mar».',
      sell: 'Una suma razonable, por un sitio que no habéis visto en la vida. El comprador pone sus iniciales en cada página. Es la letra de vuestra familia, clavada, y no quiere darse la vuelta.',
    },
  },
};
