import type { OurArtillery } from '../../../content/artillery';
import type { OurImprovement } from '../../../content/improvements';
import { type Noun, noun, proper } from '../noun';

export const improvements: Readonly<Record<OurImprovement, Noun>> = {
  cabins: noun('los', 'Camarotes', 'Seis pies por tres, una puerta que cierra y una lámpara.'),
  dinghy: noun('el', 'Chinchorro', 'Cabe uno, y lo que ese uno traiga de vuelta.'),
  'ships-boat': noun('la', 'Lancha', 'Sitio para dos, que es el número justo para volver a casa.'),
  'sick-berth': noun('la', 'Enfermería', 'Sábanas limpias. Alguien las plancha, en la mar, a oscuras.'),
  galley: noun('la', 'Cocina', 'Cebolla, humo, y durante una hora nadie habla del tiempo.'),
  'carpenters-bench': noun('el', 'Banco de carpintero', 'Un barco es algo que nunca se acaba de construir.'),
  'chart-room': noun('el', 'Cuarto de derrota', 'Las marcas a lápiz de los muertos, y al lado las tuyas.'),
  'powder-room': noun('la', 'Santabárbara', 'Zapatillas de fieltro en la puerta. Deja la pipa. Deja el genio.'),
  'reading-cabinet': noun('el', 'Gabinete de lectura', 'Los libros están encadenados por su propio bien.'),
  'deep-hold': noun('la', 'Bodega honda', 'Un poco más de sitio abajo, donde ya está bastante oscuro.'),
  'iron-knees': noun('las', 'Curvas de hierro', 'Ahora gime en las tormentas, donde antes gritaba.'),
  'trimmed-ballast': noun('el', 'Lastre estibado', 'Cada piedra pesada y acostada a mano.'),
  'sighting-table': noun('la', 'Mesa de puntería', 'Latón, tiza y una plomada que nunca cuelga del todo recta.'),
  'baffle-sails': noun('las', 'Velas de engaño', 'Gris sobre gris sobre gris. Que apunten a eso.'),
  brig: noun('el', 'Calabozo', 'Cuatro pulgadas de roble. Pregunta la hora, muy cortés, toda la noche.'),
  'blind-figurehead': noun('el', 'Mascarón ciego', 'El tallista no le puso ojos, para que tuviera que escuchar.'),
  'fog-bell': noun('la', 'Campana de niebla', 'A cada toque alguien, abajo, decide levantarse después de todo.'),
  'pursers-desk': noun('el', 'Escritorio del contador', 'Cuarenta cajones, y el que importa está detrás.'),
  'yard-papers': noun('los', 'Papeles de astillero', 'Sellados en un puerto que ya no está. Los respetan igual.'),
};

export const artillery: Readonly<Record<OurArtillery, Noun>> = {
  'larboard-sakers': noun('los', 'Sacres de babor', 'Bronce viejo, de fundición delgada, con la fecha limada.'),
  'starboard-sakers': noun('los', 'Sacres de estribor', 'Venían con el barco, como el olor.'),
  chasers: noun('los', 'Cañones de caza', 'Uno en cada punta, para cazar y para que te cacen.'),
  'larboard-carronades': noun('las', 'Carronadas de babor', 'Cortas, anchas y persuasivas a un brazo de distancia.'),
  'larboard-long-nines': noun('los', 'Cañones largos de babor', 'Mejor tenerle miedo a algo que esté allá lejos.'),
  'larboard-chain-throwers': noun(
    'los',
    'Lanzacadenas de babor',
    'Suenan como una verja que alguien cierra a rastras.',
  ),
  'larboard-mortar': noun('el', 'Mortero de babor', 'Sube una campana, baja una puerta.'),
  'starboard-carronades': noun(
    'las',
    'Carronadas de estribor',
    'Alguien ha escrito con tiza «buenas noches» en los tubos.',
  ),
  'starboard-long-nines': noun(
    'los',
    'Cañones largos de estribor',
    'Barrenados en Nuevecampanas, en un bronce que tenía que cantar.',
  ),
  'starboard-chain-throwers': noun('los', 'Lanzacadenas de estribor', 'Dos balas, una cadena, ningún mástil.'),
  'starboard-mortar': noun('el', 'Mortero de estribor', 'Los sirvientes cuentan por lo bajo hasta que cae.'),
  'long-tom': proper('m', 'Tom el Largo', 'Doce pies de paciencia sobre un pinzote.'),
  'rocket-rack': noun('el', 'Lanzacohetes', 'Fuegos artificiales de capilla, sin la bendición.'),
  'bow-smasher': noun('el', 'Demoledor de proa', 'Mejor que no te pregunten qué tenía que romper.'),
  'stern-rakers': noun('las', 'Piezas de retirada', 'Una última palabra, preparada de antemano.'),
};
