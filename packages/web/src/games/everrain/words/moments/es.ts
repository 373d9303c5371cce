import type { MomentsText } from './type';

export const moments: MomentsText = {
  goOn: 'Continuar',
  awakened: {
    title: (name) => `Despierta: ${name}`,
    wants: (aim) => `Su objetivo: ${aim}`,
    text: 'No se le puede matar. Desde ahora actúa antes que nadie en cada fase de enemigos; si logra lo que quiere, todo está perdido.',
  },
  act: {
    ours: 'Llegasteis primero: cada capitán gana una orden.',
    theirs: 'Ellos llegaron primero: el Primigenio se acerca.',
    text: 'Toca pagar, zarpan enemigos más fuertes y se levanta una tormenta.',
  },
  sank: {
    title: (name) => `Se ha hundido el barco de ${name}`,
    yours: 'Tu barco se ha hundido',
    why: {
      nodes: 'De los diez puestos no quedaba ninguno.',
      crew: 'A bordo no quedaba nadie con vida.',
      boarding: 'El abordaje se perdió.',
    },
    text: 'Se pierden tripulación, monedas y planos; pistas y un tesoro quedan en el pecio. El Primigenio se acerca un paso. En la próxima ronda el capitán vuelve en un puerto.',
  },
  back: {
    title: (name) => `Vuelve ${name}`,
    yours: 'Has vuelto',
    text: 'De nuevo en puerto, con el barco reparado, un marinero y 20 monedas.',
  },
};
