// Spanish: why a bot did something.
import { tell } from '@undertow/language';
import type { ReasonWords } from '../language';
import type { Compared } from '../reasons';
import type { Telling } from '../telling';
import { DECK_OF } from './decks';
import { deepOnes, loyalty, passengers, resource, role, skill, track } from './forms';
import { count, numbered, quoted, sentence } from './grammar';
import { labels } from './labels';
import { rooms, spaces } from './places';
import { faceName, source, item as theItem, whom, withWhom } from './telling';

const option = (ref: Compared, told: Telling): string =>
  tell(labels, ref.is, ref, { seat: (seat) => told.seat(seat), about: {} });

export const reasons: ReasonWords = {
  'check-needs-cards': ({ missing }) => `A la prueba le falta alrededor de ${missing}.`,
  'adds-to-check': ({ sum, missing, from, to }) =>
    `Eso suma ${sum}${missing > 0 ? `, y ${numbered(missing, 'falta', 'faltan')} alrededor de ${missing}` : ''}: la probabilidad de éxito pasa del ${from} % al ${to} %.`,
  'keeps-card': ({ card }) => `${faceName(card)} se queda en la mano para más tarde.`,
  'check-worth-passing': ({ source: from }) => `Fallar en ${source(from)} saldría caro.`,
  'check-not-worth-it': ({ source: from }) => sentence(`${source(from)} no vale las cartas que cuesta`),
  'enough-added': ({ expected, target }) => `Ya hay alrededor de ${expected}, y basta con ${target}.`,
  'cannot-reach-target': ({ missing }) => `Sumar ${missing} más queda fuera de alcance.`,
  'best-skills-here': ({ skill: id }) => `Aquí convienen las cartas de ${skill(id)}.`,
  'keep-cards-for-later': ({ count: number }) => `Conviene guardar ${count(number, 'carta')} para más tarde.`,
  'crisis-costs-more': ({ source: from }) => sentence(`${source(from)} costaría más que esto`),
  'partial-is-enough': ({ from }) => `Con un total de ${from} basta.`,
  'ability-turns-check': ({ source: from }) => sentence(`${source(from)} decide esta prueba`),
  'fight-here': ({ space, count: number }) => `Hay que acabar con ${count(number, 'enemigo')} ${spaces.at(space)}.`,
  'rescue-passenger': ({ space }) => `Hay un Pasajero en peligro ${spaces.at(space)}.`,
  'protect-passengers': ({ count: number }) =>
    `En cubierta ${numbered(number, 'corre', 'corren')} peligro ${passengers(number)}.`,
  'repair-room': ({ room }) => `Conviene reparar ${rooms.the(room)}.`,
  'too-many-damaged': ({ count: number }) =>
    `Ya hay ${count(number, 'casilla dañada', 'casillas dañadas')}, y seis hunden el barco.`,
  'advance-travel': ({ steps }) => `El viaje avanza ${count(steps, 'casilla')}.`,
  'advance-ritual': ({ steps }) => `El ritual avanza ${count(steps, 'casilla')}.`,
  'water-is-full': ({ count: number }) => `Hay ${deepOnes(number)} entre el agua y la cubierta.`,
  'draw-cards': ({ count: number }) => `${numbered(number, 'Vendría', 'Vendrían')} bien ${count(number, 'carta')} más.`,
  'get-item': ({ item }) => (item === null ? 'Un Objeto vendría bien.' : sentence(`${theItem(item)} vendría bien`)),
  'look-ahead': ({ deck }) => `Conviene saber qué viene en el mazo de ${DECK_OF[deck]}.`,
  'move-towards': ({ space }) => `Hay trabajo ${spaces.at(space)}.`,
  'flee-from': ({ space }) => `Es peligroso quedarse ${spaces.at(space)}.`,
  'use-room': ({ room }) => `La acción ${rooms.of(room)} es útil ahora.`,
  'let-other-act': ({ seat }, told) =>
    told.seat(seat).you
      ? `Una acción te sirve más a ${whom(told, seat)}.`
      : `Una acción le sirve más a ${whom(told, seat)}.`,
  'leave-brig': ({ turns }) =>
    `${count(turns, 'turno')} en el Calabozo ya ${numbered(turns, 'es demasiado', 'son demasiados')}.`,
  'worth-more-than': ({ than }, told) => `Ahora vale más que ${quoted(option(than, told))}.`,
  'clears-space': ({ space, count: number }) =>
    `Así ${numbered(number, 'desaparece', 'desaparecen')} ${deepOnes(number)} ${spaces.at(space)}.`,
  'discard-for': ({ card }) => `De las cartas que sirven, ${faceName(card)} es la que más rinde por lo que cuesta.`,
  'gains-resource': ({ resource: id, count: number }) => `El barco obtiene ${number} de ${resource(id)}.`,
  'other-way-costs': ({ resource: id, count: number, left }) =>
    `La otra opción costaría alrededor de ${number} de ${resource(id)}, y solo ${numbered(left, 'queda', 'quedan')} ${left}.`,
  'spend-nothing': () => 'Aquí no merece la pena gastar una carta.',
  'low-resource': ({ resource: id, left }) => `Solo ${numbered(left, 'queda', 'quedan')} ${left} de ${resource(id)}.`,
  'resource-to-spare': ({ resource: id, left }) => `Con ${left} de ${resource(id)}, se puede gastar un poco.`,
  'track-close-to-end': ({ track: id }) => sentence(`${track(id)} está casi completo`),
  'short-of-goal': ({ distance }) => `Aún falta una distancia de ${distance}.`,
  'last-leg': () => 'La distancia ya está hecha: con llegar una vez más, ganamos.',
  suspect: ({ seat }, told) => `Sospecho de ${whom(told, seat)}.`,
  'trust-player': ({ seat }, told) => `Confío en ${whom(told, seat)}.`,
  'too-many-opposing-cards': ({ count: number }) => `${count(number, 'carta')} en contra: eso no es casualidad.`,
  'lock-up-suspect': ({ seat }, told) => `El Calabozo es el mejor sitio para ${whom(told, seat)}.`,
  'free-the-innocent': ({ seat }, told) => `El Calabozo no es sitio para ${whom(told, seat)}.`,
  'title-in-good-hands': ({ title, seat }, told) =>
    sentence(`${role(title)} está en buenas manos ${withWhom(told, seat)}`),
  hide: () => 'Es pronto para llamar la atención.',
  'sabotage-covered': ({ others }) =>
    `Con ${count(others, 'jugador', 'jugadores')} más poniendo cartas, nadie lo notará.`,
  'sabotage-open': () => 'Ya da igual quién se dé cuenta.',
  'play-along': () => 'Ayudar un poco aleja las sospechas.',
  'reveal-now': () => 'A las claras se puede hacer más daño.',
  'reveal-too-early': () => 'A escondidas se puede hacer más daño.',
  'hurt-the-ship': ({ resource: id }) => `Donde más le duele al barco: ${resource(id)}.`,
  'wake-monsters': ({ count: number }) =>
    `Se les ${numbered(number, 'puede', 'pueden')} echar encima ${count(number, 'monstruo')}.`,
  'cultist-waits': ({ distance }) => `Antes el barco tiene que sumar ${distance} más de distancia.`,
  'pass-loyalty-to': ({ seat, loyalty: id }, told) => `La carta de ${loyalty(id)} es para ${whom(told, seat)}.`,
  'good-odds': ({ percent }) => `Sale bien el ${percent} % de las veces.`,
  'bad-odds': ({ percent }) => `Solo sale bien el ${percent} % de las veces.`,
  'change-the-roll': ({ percent }) => `Así saldrá bien el ${percent} % de las veces.`,
  'roll-is-good': () => 'La tirada ya es buena.',
  'only-choice': () => 'No hay otra opción.',
  'no-difference': () => 'No veo entre ellos ninguna diferencia que importe.',
  'nothing-gained': () => 'Con eso no se ganaría nada.',
  'at-random': () => 'Elegido al azar.',
};
