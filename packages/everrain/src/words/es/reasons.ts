// Spanish: why a bot would answer so.
import type { ReasonWords } from '../language';
import { lookUp } from '../lookups';
import { clues, coins, count, freshOrders, gem, numbered, of, POINTS, sentence, some, to } from './grammar';
import { portName } from './places';
import { crewName, doneTo, enemyName, foeShip, upgradeName, who, whose } from './telling';
import { terms } from './terms';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

export const reasons: ReasonWords = {
  'only-choice': () => 'No hay otra cosa que hacer.',
  'to-port': ({ port, points }) => sentence(`${portName(port)} está a ${some(points, POINTS)}: servicios y abrigo`),
  'to-island': () => 'Una isla sin explorar: una expedición da pistas.',
  'to-wreck': () => 'Un pecio que nadie ha saqueado: una tirada de botín gratis.',
  'to-unknown': ({ clues: found }) => sentence(`las aguas nuevas dan ${clues(found)}`),
  'to-captain': ({ seat }, told) => sentence(`${whose(told, seat, 'el', 'barco')} nos necesita a su lado`),
  'away-from': ({ ship }) => sentence(`fuera del alcance ${of(foeShip(ship))}`),
  'out-of-storm': ({ damage }) => sentence(`seguir en la tormenta costaría ${damage} de daño`),
  reveal: ({ clues: found }) => sentence(`revelar da ${clues(found)} al momento`),
  fight: ({ enemy, chance }) =>
    sentence(`un ${percent(chance)} de destruir ahora ${to(enemyName(enemy))}, antes de que actúe`),
  'fight-first': ({ enemy }) => sentence(`${enemyName(enemy)} es el mayor peligro a bordo`),
  fire: ({ ship, chance }) => sentence(`un ${percent(chance)} de hundir ${foeShip(ship)} antes de que llegue`),
  man: ({ node }) =>
    sentence(`alguien tiene que atender este puesto: ${(lookUp(terms.nodes, node) ?? node).toLowerCase()}`),
  spare: ({ crew }) => sentence(`${crewName(crew)} no lo superaría`),
  shelter: ({ crew, left }) =>
    sentence(
      `${to(crewName(crew))} le ${numbered(left, 'queda', 'quedan')} ${left} de aguante y abajo corre menos peligro`,
    ),
  'hand-in': ({ clues: given }) => sentence(`${clues(given)} son un paso de descubrimiento`),
  repair: ({ nodes }) => sentence(`${count(nodes, 'puesto reparado', 'puestos reparados')} antes del próximo golpe`),
  heal: ({ crew }) => sentence(`${crewName(crew)} está al borde de la muerte`),
  hire: ({ crew }) => sentence(`${crewName(crew)} vale lo que cobra: más manos, más puestos atendidos`),
  'worth-buying': ({ price, worth }) => sentence(`cuesta ${coins(price)} y vale unas ${worth}`),
  sell: ({ price }) => sentence(`${coins(price)} es más de lo que dan en otros sitios`),
  listen: ({ coin }) => sentence(`${coins(coin)} por una posibilidad de pistas, y nada mejor que comprar`),
  upgrade: ({ upgrade }) => sentence(`a lo largo del viaje compensa instalar ${upgradeName(upgrade)}`),
  'expedition-odds': ({ chance }) => sentence(`un ${percent(chance)} de superar la prueba`),
  loot: () => 'No cuesta nada.',
  purge: () => 'Un altar activo trae enemigos cada vez que se pasa; ahora podemos con ellos.',
  board: ({ ship, chance }) => sentence(`un ${percent(chance)} de capturar ${foeShip(ship)} con su botín`),
  'end-turn': ({ strain }) =>
    sentence(
      strain > 0
        ? `nada más merece una orden; ${count(strain, 'tripulante sufre', 'tripulantes sufren')} ${gem('strain')}`
        : 'nada más merece una orden',
    ),
  'keep-orders': ({ orders }) => sentence(`${freshOrders('any', orders)} para los presagios de la fase de enemigos`),
  'least-harm': () => 'Es lo que menos daño hace.',
  'most-use': () => 'Es lo que más sirve aquí.',
  'pay-crew': ({ wage }) => sentence(`un buen tripulante vale más de ${coins(wage)}`),
  'cannot-pay': () => 'No hay dinero para pagar a todos.',
  help: ({ seat }, told) => sentence(doneTo(told, seat, 'ayuda')),
  plan: ({ seat }, told) => sentence(`es lo que ${told.seat(seat).you ? 'pediste' : 'pidió'} ${who(told, seat)}`),
  searched: ({ worlds, gain }) =>
    sentence(`mejor por ${count(gain, 'punto')} en ${count(worlds, 'viaje imaginado', 'viajes imaginados')}`),
};
