// Spanish: why a bot would answer so.
import { tell } from '@undertow/language';
import type { ReasonWords } from '../language';
import { lookUp } from '../lookups';
import type { Compared } from '../reasons';
import type { Telling } from '../telling';
import { clues, coins, count, freshOrders, gem, numbered, of, POINTS, sentence, some, to } from './grammar';
import { labels } from './labels';
import { hexTo, portName } from './places';
import { crewName, doneTo, enemyName, foeShip, treasureName, upgradeName, who, whose } from './telling';
import { terms } from './terms';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** An option as it stands on its button. */
const option = (ref: Compared, told: Telling): string => tell(labels, ref.is, ref, { ...told, about: {} });

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
  'worth-more-than': ({ than }, told) => `Ahora vale más que «${option(than, told)}».`,
  'rather-than': ({ hex }, told) => sentence(`da más en cada ronda que ir ${hexTo(told, hex)}`),
  'more-hands': ({ crew }) =>
    sentence(
      `a bordo solo hay ${count(crew, 'tripulante', 'tripulantes')} donde caben cuatro: habría más puestos atendidos`,
    ),
  'coin-to-spare': ({ coin }) =>
    sentence(`${numbered(coin, 'sobra', 'sobran')} ${coins(coin)} después de pagas y reparaciones`),
  'nothing-worth-it': ({ coin, kept }) =>
    sentence(
      `aquí nada vale lo que cuesta; de ${coins(coin)}, ${kept} se ${numbered(kept, 'guarda', 'guardan')} para pagas y reparaciones`,
    ),
  relieves: ({ crew, gem: which, count: number }) =>
    sentence(`${crewName(crew)} se libraría de ${number} de ${gem(which)}`),
  denizen: () => 'En el puerto hay quien tiene algo que contar, y escuchar no cuesta nada.',
  'guns-as-they-came': ({ guns }) =>
    sentence(`${count(guns, 'cañón es todavía el', 'cañones son todavía los')} de la salida`),
  'below-first': () => 'Lo que trabaja bajo cubierta sirve en cada ronda; los cañones, solo en combate.',
  'order-back': ({ order, fresh }) =>
    sentence(
      fresh === 0
        ? `no queda ninguna orden disponible de esta clase: ${(lookUp(terms.orders, order) ?? order).toLowerCase()}`
        : `solo ${numbered(fresh, 'queda', 'quedan')} ${freshOrders(order, fresh)}`,
    ),
  'in-boat': ({ crew }) => sentence(`${crewName(crew)} en el bote: ya hay a quien mandar a tierra`),
  'works-there': ({ upgrade }) => sentence(`se aprovecha al momento: ${upgradeName(upgrade)}`),
  'out-of-way': ({ crew }) => sentence(`allí ${crewName(crew)} no estorba ni corre peligro`),
  'bears-it': ({ crew, left }) => sentence(`${crewName(crew)} aguanta ${left} más`),
  guard: ({ damage, evasion }) =>
    sentence(
      `${numbered(damage, 'viene', 'vienen')} ${damage} de daño; ${count(evasion, 'dado', 'dados')} para esquivar y el resto para devolver el golpe`,
    ),
  'use-now': ({ treasure }) => sentence(`vale más usarlo ahora que guardarlo o venderlo: ${treasureName(treasure)}`),
  'worth-least': ({ treasure, worth }) =>
    sentence(`es lo que menos vale de la bodega, unas ${coins(worth)}: ${treasureName(treasure)}`),
  sealed: () => 'Lo que traería cada opción está sellado; nada habla a favor de las otras.',
  'go-on': ({ left }) => sentence(`queda más por encontrar, y quien está peor en tierra aún aguanta ${left} más`),
  'turn-back': ({ left }) => sentence(`quien está peor en tierra solo aguanta ${left} más`),
  'ways-on': ({ ways }) =>
    sentence(`desde allí ${numbered(ways, 'sigue', 'siguen')} ${count(ways, 'camino', 'caminos')}`),
  'storm-over': ({ ships, ports }) =>
    sentence(
      ships + ports === 0
        ? 'así la tormenta no cubre ningún barco nuestro ni ningún puerto'
        : `la tormenta cubre ${[ships > 0 ? count(ships, 'barco', 'barcos') : '', ports > 0 ? count(ports, 'puerto', 'puertos') : ''].filter(Boolean).join(' y ')}; en otro sitio haría más daño`,
    ),
  'tile-near': () => 'Así los puertos y las islas quedan más cerca de nuestros barcos.',
  'far-off': ({ hexes }) => sentence(`a ${count(hexes, 'casilla', 'casillas')} de nuestro barco más cercano`),
  'met-by': ({ crew }) => sentence(`allí hay ${count(crew, 'tripulante', 'tripulantes')} para hacerle frente`),
  'broken-there': () => 'Allí ya no queda nada que romper.',
  'nodes-crossed': ({ nodes }) =>
    sentence(
      nodes === 0
        ? 'en su camino no hay ningún puesto entero'
        : `en su camino solo hay ${count(nodes, 'puesto entero', 'puestos enteros')}`,
    ),
  searched: ({ worlds, gain }) =>
    sentence(`mejor por ${count(gain, 'punto')} en ${count(worlds, 'viaje imaginado', 'viajes imaginados')}`),
};
