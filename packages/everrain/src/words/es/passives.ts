// Spanish: what works by being there.
import type { Passive } from '../../content/effect';
import type { CrewStatWords, KnackWords, MomentWords, ShipStatWords } from '../language';
import { sentences } from './effects';
import { clues, coins, count, gem, numbered, sentence, signed, uncapital } from './grammar';

const dice = (by: number, kind = ''): string =>
  `${signed(by)} ${numbered(Math.abs(by), 'dado', 'dados')}${kind === '' ? '' : ` de ${kind}`}`;
const points = (by: number): string => `${signed(by)} ${numbered(Math.abs(by), 'punto', 'puntos')} de navegación`;
const moreOrLess = (by: number): string => (by < 0 ? 'menos' : 'más');

const CREW: CrewStatWords = {
  dice: (by) => `este tripulante aporta ${dice(by)} en las refriegas`,
  'attack-dice': (by) => `este tripulante aporta ${dice(by, 'ataque o de esquiva')}`,
  island: (by) => `isla ${signed(by)}`,
  port: (by) => `puerto ${signed(by)}`,
  wage: (by) => `cobra ${coins(Math.abs(by))} ${moreOrLess(by)}`,
  'deck-strain': (by) =>
    by < 0
      ? `no sufre ${gem('strain')} por terminar el turno en cubierta`
      : `sufre ${by} más de ${gem('strain')} por terminar el turno en cubierta`,
  'strain-taken': (by) => `cada vez sufre ${Math.abs(by)} ${moreOrLess(by)} de ${gem('strain')}`,
  'trauma-taken': (by) => `cada vez sufre ${Math.abs(by)} ${moreOrLess(by)} de ${gem('trauma')}`,
  'university-clues': (by) =>
    `cuando este tripulante entrega pistas en la Universidad, ${numbered(Math.abs(by), 'hace', 'hacen')} falta ${clues(Math.abs(by))} ${moreOrLess(by)}`,
  'gun-dice': (by) => `${dice(by, 'ataque')} con la artillería que atiende este tripulante`,
  helm: (by) => `${points(by)} cuando atiende un puesto de navegación`,
  'evasion-dice': (by) => `${dice(by, 'esquiva')} cuando atiende un puesto de navegación bajo el fuego`,
  recovery: (by) => `cada vez se recupera de ${Math.abs(by)} ${moreOrLess(by)}`,
};

const SHIP: ShipStatWords = {
  refresh: (by) => `renueva ${count(Math.abs(by), 'orden', 'órdenes')} ${moreOrLess(by)} en cada ronda`,
  hold: (by) =>
    `en la bodega ${numbered(Math.abs(by), 'cabe', 'caben')} ${count(Math.abs(by), 'tesoro')} ${moreOrLess(by)}`,
  speed: (by) => `cada orden de navegación da ${points(by)}`,
  'gun-dice': (by) => `todas las piezas disparan con ${dice(by, 'ataque')}`,
  'evasion-dice': (by) => `${dice(by, 'esquiva')} bajo el fuego`,
  'repair-cost': (by) => `reparar cuesta ${coins(Math.abs(by))} ${moreOrLess(by)} por puesto`,
  'hire-cost': (by) => `enrolar cuesta ${coins(Math.abs(by))} ${moreOrLess(by)}`,
  'upgrade-cost': (by) => `los equipamientos cuestan ${coins(Math.abs(by))} ${moreOrLess(by)}`,
  'treasure-draws': (by) => `el Mercado muestra ${count(by, 'tesoro')} más`,
  'upgrade-draws': (by) => `el Astillero muestra ${count(by, 'equipamiento')} más`,
  'hire-draws': (by) => `la Posada muestra ${count(by, 'tripulante')} más`,
  denizens: (by) => `cuando visitas un puerto se ${numbered(by, 'muestra', 'muestran')} ${count(by, 'lugareño')} más`,
  sight: (by) =>
    by === 1
      ? 'en cada turno, 1 casilla de mar gruesa no cuesta más'
      : `en cada turno, ${by} casillas de mar gruesa no cuestan más`,
  'storm-damage': (by) => `las tormentas causan cada vez ${Math.abs(by)} ${by < 0 ? 'más' : 'menos'} de daño`,
};

const KNACKS: KnackWords = {
  'reroll-fate': 'puede repetir una tirada del destino que le afecte; vale el segundo resultado',
  'survives-death': 'en lugar de morir pierde todas las gemas y los rasgos, recibe rasgos nuevos y va bajo cubierta',
  'swaps-expedition': 'puede cambiar una vez la carta de expedición, antes de la prueba o de la elección',
  'sells-at-best': 'en cada visita vende 1 tesoro al precio más alto que tenga en cualquier puerto',
  'reveals-freely': 'te deja revelar losetas sin la cofa y sin puntos de navegación',
  'cannot-man-guns': 'no puede atender la artillería',
  'cannot-man-helm': 'no puede atender los puestos de navegación',
  'cannot-man-crows-nest': 'no puede atender la cofa',
  'cannot-explore': 'nunca va de expedición',
  'cannot-activate': 'no puede usar las mejoras',
  'never-fatigued': 'nunca recibe fichas de cansancio',
  'mans-two': 'atiende además un puesto adyacente',
  'must-be-paid-double': 'hay que pagarle el doble',
  'omens-are-damage': 'los presagios de sus dados de ataque cuentan como daño',
  'omens-are-evasion': 'los presagios de sus dados de esquiva cuentan como esquivas',
  'unseen-by-enemies': 'los enemigos lo buscan en último lugar',
  'free-listen': 'en cada visita escucha una vez gratis',
  'no-service': 'en puerto no usa más servicio que descansar',
  'starts-frays-late': 'no aporta dados a la refriega que empieza su propia orden',
};

const MOMENTS: MomentWords = {
  'turn-start': 'al comienzo de tu turno',
  'turn-end-at-sea': 'al terminar el turno en el mar',
  'port-visit': 'cuando visitas un puerto',
  'expedition-start': 'cuando empieza una expedición',
  'fray-won': 'cuando un enemigo es destruido aquí en una refriega',
  'enemy-boards': 'cuando aparece un enemigo en tu cubierta',
  reveal: 'cuando revelas una loseta',
  'node-destroyed': 'cuando queda destruido aquí un puesto',
  'act-end': 'al fin de cada acto',
  'round-end': 'al comienzo de la fase de enemigos',
};

export function passive(given: Passive): string {
  switch (given.is) {
    case 'crew-stat':
      return sentence(CREW[given.stat](given.by));
    case 'ship-stat':
      return sentence(SHIP[given.stat](given.by));
    case 'knack':
      return sentence(KNACKS[given.knack]);
    case 'when':
      return sentence(`${MOMENTS[given.moment]}, ${uncapital(sentences(given.effect)).replace(/\.$/, '')}`);
    default: {
      const never: never = given;
      return never;
    }
  }
}
