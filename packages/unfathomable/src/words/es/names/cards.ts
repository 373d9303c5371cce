// Every deck except the mythos deck, with the passengers.

import type { Names } from '../../names-type';

export const skillCards: Names['skillCards'] = {
  'coordinated-effort': { name: 'Esfuerzo coordinado', mood: 'Una mano en el hombro: ahora tú.' },
  'nothing-to-hide': { name: 'Nada que ocultar', mood: 'Las manos sobre la mesa, todas.' },
  'inspiring-speech': { name: 'Discurso inspirador', mood: 'Les habló de tierra firme hasta que la olieron.' },
  shrivelling: { name: 'Consunción', mood: 'La carne se recoge como papel ante la llama.' },
  'lesser-banishment': { name: 'Destierro menor', mood: 'Retroceden, pero no dejan de mirar.' },
  'forced-learning': { name: 'Aprendizaje forzoso', mood: 'Ahora lo sabe. Querría no saberlo.' },
  'watch-and-learn': { name: 'Observar y aprender', mood: 'Quien calla junto al ojo de buey ve más.' },
  'keen-insight': { name: 'Introspección inspirada', mood: 'Un detalle, apenas nada, y todo encaja.' },
  preparation: { name: 'Preparación', mood: 'Repasa los nudos una vez más.' },
  'combat-training': { name: 'Instrucción de combate', mood: 'El cuerpo recuerda lo que el miedo olvida.' },
  rampage: { name: 'Masacre', mood: 'Cuando cesó el ruido, seguía golpeando.' },
  'shrug-it-off': { name: 'No hay dolor', mood: 'Mañana dolerá. Si hay mañana.' },
  persistence: { name: 'Persistencia', mood: 'Otra vez. Y otra. El mar también insiste.' },
  determination: { name: 'Determinación', mood: 'Dijo que no, y fue suficiente.' },
  'true-grit': { name: 'Temple de acero', mood: 'Le temblaba todo menos las manos.' },
  reinforcements: { name: 'Refuerzos', mood: 'Bajo la quilla se enciende otro par de ojos.' },
  'call-to-action': { name: 'Llamada a la acción', mood: 'Croa una vez y la cubierta responde.' },
  'siren-song': { name: 'Canto de sirena', mood: 'Alguien sube a cubierta en camisón, sonriendo.' },
  ransack: { name: 'Pillaje', mood: 'Lo que no rompió lo arrojó por la borda.' },
  'perform-rites': { name: 'Oficiar los ritos', mood: 'De rodillas, los llama por su nombre.' },
};

export const items: Names['items'] = {
  'speaking-trumpet': { name: 'Bocina de mando', mood: 'Su voz alcanza donde no llega la luz.' },
  'six-shooter': { name: 'Revólver de seis tiros', mood: 'Cinco balas para ellos y una de reserva.' },
  'travel-pharmacy': { name: 'Botiquín de viaje', mood: 'Frascos con etiqueta y algún frasco sin ella.' },
  'tool-kit': { name: 'Caja de herramientas', mood: 'Cada llave en su sitio, pase lo que pase.' },
  'repeating-rifle': { name: 'Rifle de repetición', mood: 'El cerrojo suena seco en la niebla.' },
  'elder-sign-amulet': { name: 'Amuleto del símbolo arcano', mood: 'Quema un poco, siempre hacia el mar.' },
  almanac: { name: 'Almanaque', mood: 'Mareas, lunas y una fecha subrayada.' },
  'book-of-dagon': { name: 'Libro de Dagón', mood: 'Las páginas nunca terminan de secarse.' },
  'lucky-ring': { name: 'Anillo «de la suerte»', mood: 'No sale del dedo. Él ya no lo intenta.' },
  starbuck: { name: 'Starbuck', mood: 'Bufa a rincones donde no hay nadie.' },
  'pocket-pistol': { name: 'Pistola de bolsillo', mood: 'Cabe en un manguito de visón.' },
  'fine-clothes': { name: 'Ropa elegante', mood: 'Bien vestida, hasta la mentira se sienta a cenar.' },
  'mystical-text': { name: 'Texto místico', mood: 'La tinta cambia cuando nadie la lee.' },
  binoculars: { name: 'Prismáticos', mood: 'Acercan el horizonte, y lo que viene con él.' },
  'medicine-ball': { name: 'Balón medicinal', mood: 'El gimnasio de primera aún huele a linimento.' },
  'treasured-memento': { name: 'Recuerdo preciado', mood: 'Un retrato pequeño, gastado por el pulgar.' },
  'jam-tin-grenade': { name: 'Granada en lata de mermelada', mood: 'Aún conserva la etiqueta de fresa.' },
  'kitchen-knife': { name: 'Cuchillo de cocina', mood: 'El cocinero ya no lo reclamará.' },
  plimsolls: { name: 'Zapatillas de lona', mood: 'Pasos que la cubierta no delata.' },
  shotgun: { name: 'Escopeta', mood: 'Cuantos más sean, menos hace falta apuntar.' },
};

export const spells: Names['spells'] = {
  'alchemical-transmutation': { name: 'Transmutación alquímica', mood: 'El pan ennegrece y arde como carbón.' },
  'astral-travel': { name: 'Viaje astral', mood: 'Un parpadeo, y el cuerpo va detrás.' },
  'call-down-the-storm': { name: 'Invocar la tormenta', mood: 'El cielo baja hasta tocar las olas.' },
  'call-friends': { name: 'Llamar a los amigos', mood: 'Acuden todos. También algunos que no invitaste.' },
  'cloud-memory': { name: 'Nublar la memoria', mood: 'Duermen mejor. Nadie recuerda por qué.' },
  conjuration: { name: 'Conjuración', mood: 'La caja estaba vacía cuando la cerraste.' },
  'dark-pact': { name: 'Pacto oscuro', mood: 'Firma aquí. El precio se dirá después.' },
  'feed-the-mind': { name: 'Alimentar la mente', mood: 'Los platos se vacían sin que nadie coma.' },
  'flesh-ward': { name: 'Custodia de la carne', mood: 'La herida se abre en otro lugar.' },
  foresee: { name: 'Presagio', mood: 'Ha visto el mañana. No quiere hablar de él.' },
  'greater-banishment': { name: 'Destierro mayor', mood: 'El círculo de tiza empieza a brillar.' },
  heal: { name: 'Curación', mood: 'Se levantan de las camas sin una cicatriz.' },
  'lure-monster': { name: 'Atraer monstruo', mood: 'Algo enorme se da la vuelta, curioso.' },
  'plague-of-locusts': { name: 'Plaga de langostas', mood: 'Un zumbido imposible a mil millas de tierra.' },
  'raise-the-dead': { name: 'Resurrección', mood: 'Vuelven a sus camarotes. No saludan.' },
  'revelation-of-script': { name: 'Revelación de la escritura', mood: 'De pronto las letras quieren ser leídas.' },
  'summon-fire': { name: 'Invocar el fuego', mood: 'Las calderas rugen sin que nadie las cebe.' },
  'summon-the-beast-within': { name: 'Invocar la bestia interior', mood: 'Atranca la puerta. Por fuera.' },
  'voice-of-ra': { name: 'La voz de Ra', mood: 'Una claridad de mediodía en plena guardia nocturna.' },
};

export const waypoints: Names['waypoints'] = {
  'abandoned-depot': { name: 'Depósito abandonado', mood: 'El carbón sigue ahí. Los carboneros, no.' },
  'deserted-island': { name: 'Isla desierta', mood: 'Huellas en la arena, todas hacia el agua.' },
  hurricane: { name: 'Huracán', mood: 'El barómetro cae como una piedra.' },
  iceberg: { name: 'Iceberg', mood: 'Todos piensan en el mismo barco y callan.' },
  reef: { name: 'Arrecife', mood: 'No figura en la carta, y la carta es nueva.' },
  'shipwreck-survivors': { name: 'Supervivientes de un naufragio', mood: 'Agitan los brazos casi al mismo tiempo.' },
  'wrecked-ship': { name: 'Barco naufragado', mood: 'Las luces siguen encendidas bajo el agua.' },
  'deep-one-city': { name: 'Ciudad de los profundos', mood: 'Torres verdes, muy abajo, y una campana.' },
  'fog-bank': { name: 'Banco de niebla', mood: 'La sirena suena y algo imita su tono.' },
  maelstrom: { name: 'Vorágine', mood: 'El mar se inclina hacia un solo punto.' },
  rainstorm: { name: 'Lluvia torrencial', mood: 'Agua dulce, si alguien sale a recogerla.' },
  'rogue-wave': { name: 'Ola gigante', mood: 'Un muro de agua, y después la cubierta vacía.' },
  'rolling-seas': { name: 'Mar de fondo', mood: 'El barco cabecea como quien asiente a otro.' },
  'sea-smoke': { name: 'Humo de mar', mood: 'El agua humea, y hay bultos en el humo.' },
  'seaweed-patch': { name: 'Manto de algas', mood: 'La hélice gime. Las algas no la sueltan.' },
  'smooth-sailing': { name: 'Navegación tranquila', mood: 'Un día sin gritos. Nadie se fía.' },
  'calm-waters': { name: 'Aguas tranquilas', mood: 'Ni una ola. El mar contiene el aliento.' },
  'deep-one-ambush': { name: 'Emboscada de profundos', mood: 'Las manos asoman por toda la borda a la vez.' },
  'rough-waters': { name: 'Aguas revueltas', mood: 'Tres noches sin dormir empiezan a notarse.' },
  'stormy-seas': { name: 'Mares tormentosos', mood: 'Cada ola prueba un remache distinto.' },
};

export const damage: Names['damage'] = {
  'structural-influence': {
    name: 'Daño estructural (Influencia)',
    mood: 'Hace falta alguien que reparta las órdenes.',
  },
  'structural-lore': { name: 'Daño estructural (Saber)', mood: 'El hierro se ha doblado de forma imposible.' },
  'structural-observation': {
    name: 'Daño estructural (Observación)',
    mood: 'La grieta se esconde tras el papel pintado.',
  },
  'structural-strength': { name: 'Daño estructural (Fuerza)', mood: 'Diez hombres para mover una sola viga.' },
  'structural-will': { name: 'Daño estructural (Voluntad)', mood: 'Hay que bajar, y nadie quiere bajar.' },
  'structural-any': { name: 'Daño estructural (cualquiera)', mood: 'Que venga todo el que tenga manos.' },
  'fuel-leak': { name: 'Pérdida de combustible', mood: 'El carbón se va al fondo, palada a palada.' },
  'flooded-food-stores': { name: 'Despensa inundada', mood: 'La harina flota en agua salada.' },
  'fleeing-passengers': { name: 'Pasajeros en fuga', mood: 'Corren hacia cubierta, justo hacia ellos.' },
};

export const loyalties: Names['loyalties'] = {
  human: { name: 'Humano', mood: 'Tus manos siguen siendo tus manos. Por ahora.' },
  hybrid: { name: 'Híbrido', mood: 'El agua fría ya no te parece fría.' },
  cultist: { name: 'Sectario', mood: 'Prometiste entregar el barco cerca de la orilla.' },
};

export const passengers: Names['passengers'] = {
  x: { name: 'Pasajero X', mood: 'Ningún nombre en la lista. Nadie pregunta.' },
  soul: { name: 'Un alma', mood: 'Una silla vacía a la hora de la cena.' },
  'two-souls': { name: 'Dos almas', mood: 'No quiso soltarle la mano.' },
  'soul-and-sanity': { name: 'Un alma y la cordura', mood: 'Todos oyeron cómo cantaba al caer.' },
};
