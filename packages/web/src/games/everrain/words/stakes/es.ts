import type { StakesText } from './type';

export const stakes: StakesText = {
  boarding: {
    bout: (bout) => `Abordaje, asalto ${bout}`,
    noRetreat: 'Sin retirada: dura hasta que muere uno de los bandos.',
    win: 'Victoria',
    lose: 'Derrota',
    won: (spoils) =>
      `${spoils === 1 ? '1 tirada de botín' : `${spoils} tiradas de botín`}, su barco desaparece y tu tripulación baja bajo cubierta.`,
    lost: (ship, elder) =>
      elder === null
        ? `${ship} se hunde con todos a bordo.`
        : `${ship} se hunde con todos a bordo y el Primigenio avanza al ${elder}.`,
    against: 'Contra ti',
    dice: (dice) => (dice === 1 ? '1 dado' : `${dice} dados`),
    onOurs: (zone) => `en tu cubierta, zona ${zone}`,
    onTheirs: (zone) => `en la suya, zona ${zone}`,
  },
  test: {
    who: '¿Quién la hace?',
    success: 'Éxito',
    failure: 'Fracaso',
  },
  keys: {
    walk: 'En la carta: ir de casilla en casilla',
    press: 'Trazar un rumbo y navegarlo',
    zones: 'Elegir una zona de la cubierta',
    orders: 'Ir a las órdenes',
    foes: 'Siguiente barco enemigo',
    point: 'Mostrar esta casilla a los demás',
  },
  course: {
    second: 'Una segunda orden llegaría a las casillas punteadas.',
  },
  port: {
    toGo: (names) => `Aún no han ido: ${names}`,
    here: 'aquí',
    elsewhere: 'en otros',
    allGone: 'Ya han ido todos.',
  },
};
