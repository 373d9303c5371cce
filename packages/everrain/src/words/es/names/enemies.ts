import type { OurEnemy } from '../../../content/enemies';
import { type Noun, noun } from '../noun';

export const enemies: Readonly<Record<OurEnemy, Noun>> = {
  tallowman: noun('el', 'hombre de sebo', 'Ha sido una vela con forma de marinero. Se inclina hacia el calor.'),
  'bilge-child': noun('el', 'niño de sentina', 'Huellas pequeñas y mojadas, de durmiente en durmiente.'),
  ropewife: noun('la', 'cordelera', 'Todos los cabos de a bordo son suyos. Solo quiere que se los devuelvan.'),
  'salt-hound': noun('el', 'sabueso de sal', 'Viene cuando lo llaman. Nadie lo ha llamado.'),
  hullknocker: noun('el', 'llamador', 'Tres golpes en el casco, pacientes y corteses, desde dentro.'),
  'wet-chorister': noun('el', 'corista mojado', 'Se sabe todas las estrofas, también la que inventaste tú.'),
  netmender: noun('la', 'redera', 'Se sienta entre vosotros con su aguja. No hay ninguna red.'),
  lanternjaw: noun('el', 'fauces de farol', 'Una luz amable, justo detrás de los dientes.'),
  'pale-purser': noun('el', 'contador pálido', 'Abre un libro hinchado por tu nombre, y espera.'),
  'barnacle-bride': noun('la', 'novia de percebes', 'El velo se le abre y se le cierra, comiendo.'),
  keelweed: noun('el', 'sargazo de quilla', 'Ha crecido a través de la tablazón, y sigue creciendo.'),
  'mourning-heron': noun(
    'la',
    'garza de luto',
    'Se posa sobre una pata donde alguien murió, o donde alguien va a morir.',
  ),
  'the-unwritten': noun('el', 'no escrito', 'En el rol hay un hueco del ancho de un renglón.'),
  'ninefold-eel': noun('la', 'anguila de nueve vueltas', 'Cuenta las vueltas. Luego encuentra la cabeza.'),
  'chapel-crab': noun('el', 'cangrejo capilla', 'Lleva a cuestas una nave entera, y ahí dentro algo reza.'),
  'deep-surgeon': noun('el', 'cirujano del abismo', 'Dedos fríos que toman el pulso, y se lo quedan.'),
  'rain-matron': noun('la', 'nodriza de la lluvia', 'Te arropa con el mar, bien apretado, hasta la barbilla.'),
};

/** What each omen ability is called, by enemy and ability. */
export const abilities: Readonly<Record<OurEnemy, Readonly<Record<string, string>>>> = {
  tallowman: { gutter: 'Gotea' },
  'bilge-child': { follow: 'Sigue' },
  ropewife: { tangle: 'Recoge sus cabos' },
  'salt-hound': { worry: 'Acosa' },
  hullknocker: { knock: 'Llama' },
  'wet-chorister': { hum: 'Tararea', refrain: 'Entra en el estribillo' },
  netmender: { stitch: 'Da una puntada' },
  lanternjaw: { lure: 'Atrae', 'swallow-light': 'Se traga la luz' },
  'pale-purser': { collect: 'Cobra' },
  'barnacle-bride': { encrust: 'Se incrusta', 'hold-fast': 'No suelta' },
  keelweed: { pull: 'Tira' },
  'mourning-heron': { stalk: 'Acecha', keen: 'Plañe' },
  'the-unwritten': { 'strike-out': 'Tacha', 'close-the-book': 'Cierra el libro' },
  'ninefold-eel': { coil: 'Se enrosca' },
  'chapel-crab': { withdraw: 'Se recoge', 'bring-down': 'Hunde el techo' },
  'deep-surgeon': { examine: 'Examina', dismiss: 'Da el alta' },
  'rain-matron': { shepherd: 'Llama a otro', lullaby: 'Nana' },
};
