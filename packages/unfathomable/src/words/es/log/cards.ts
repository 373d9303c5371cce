// Spanish: cards, checks, traitors and the end.
import { SKILLS } from '../../../content/ids';
import type { CardEventKind } from '../../families';
import type { LogWords } from '../../language';
import { cardIn, keptCard } from '../../lookups';
import { opening } from '../../opening';
import type { Telling } from '../../telling';
import { loyaltiesIn, type Told } from '../../told';
import { DECK_OF } from '../decks';
import { sentences } from '../effects';
import { loyalty, skill, skillCards, skills } from '../forms';
import { count, list, numbered, of, quoted, sentence, signed, whole } from '../grammar';
import { names } from '../names';
import {
  because,
  does,
  everybody,
  face,
  faces,
  isRevealed,
  source,
  item as theItem,
  who,
  whom,
  whose,
} from '../telling';
import { terms } from '../terms';

type Of<K extends CardEventKind> = Extract<Told, { readonly type: K }>;

const times = ([id, number]: ReturnType<typeof loyaltiesIn>[number]): string =>
  number === 1 ? loyalty(id) : `${number} × ${loyalty(id)}`;

/** «2 cartas de Saber y 1 de Voluntad». */
function types(drawn: Of<'drew'>['skills']): string {
  const counted = SKILLS.flatMap((id) => {
    const number = drawn.filter((one) => one === id).length;
    return number === 0 ? [] : [{ id, number }];
  });
  return list(
    counted.map(({ id, number }, at) => (at === 0 ? skillCards(number, id) : `${number} de ${skill(id)}`)),
    'y',
  );
}

const DECKS: Readonly<Record<Exclude<Of<'reshuffled'>['deck'], (typeof SKILLS)[number]>, string>> = {
  chaos: 'Se forma un nuevo mazo de caos.',
  mythos: 'Se baraja de nuevo el mazo de Mitos.',
  item: 'Se baraja de nuevo el mazo de Objetos.',
  damage: 'Se baraja de nuevo el mazo de Daño.',
};

function reshuffled({ deck }: Of<'reshuffled'>): string {
  return deck === 'chaos' || deck === 'mythos' || deck === 'item' || deck === 'damage'
    ? DECKS[deck]
    : `Se baraja de nuevo el mazo de ${skill(deck)}.`;
}

function changed({ change, skill: id }: Of<'check-changed'>): string {
  if (change === 'faceup') return 'todas las cartas salvo las de caos se añaden boca arriba';
  if (change === 'no-chaos') return 'no se añaden cartas de caos a esta prueba';
  return id ? `la Habilidad ${skill(id)} pasa a ser propicia` : 'una Habilidad más pasa a ser propicia';
}

/** «Samira está», «estás»; records of older games do not say who. */
function imprisoned(told: Telling, seat: Of<'crisis-skipped'>['seat']): string {
  if (seat === undefined) return 'el jugador activo está';
  return told.seat(seat).you ? 'estás' : `${who(told, seat)} está`;
}

export const cards: Pick<LogWords, CardEventKind> = {
  drew: ({ seat, skills: drawn, cards: mine }, told) => {
    if (mine && mine.length > 0) return `${does(told, seat, 'robas', 'roba')}: ${faces(mine)}.`;
    return drawn.length > 0
      ? `${does(told, seat, 'robas', 'roba')} ${types(drawn)}.`
      : `${does(told, seat, 'no robas', 'no roba')} cartas de Habilidad.`;
  },
  discarded: ({ seat, cards: gone }, told) =>
    gone.length > 0
      ? `${does(told, seat, 'descartas', 'descarta')}: ${faces(gone)}.`
      : `${does(told, seat, 'no descartas', 'no descarta')} nada.`,
  reshuffled,
  'treachery-to-chaos': ({ count: number }) =>
    `Se ${numbered(number, 'baraja', 'barajan')} ${skillCards(number, 'treachery')} en el mazo de caos.`,
  check: ({ source: from, target, partial, skills: supporting }) =>
    `Prueba ${of(source(from))}: dificultad ${target} con ${skills(supporting)}${partial === null ? '' : ` (éxito parcial con ${partial} o más)`}.`,
  'check-changed': (event) => sentence(changed(event)),
  'check-decreed': ({ seat, result }, told) =>
    `${does(told, seat, 'decides', 'decide')} el resultado de la prueba: ${terms.results[result].toLowerCase()}.`,
  'chaos-added': ({ count: number }) =>
    `Se ${numbered(number, 'añade', 'añaden')} a la prueba ${count(number, 'carta')} de caos.`,
  contributed: ({ seat, count: number, cards: shown }, told) =>
    number === 0
      ? `${does(told, seat, 'no añades', 'no añade')} cartas.`
      : `${does(told, seat, 'añades', 'añade')} ${count(number, 'carta')}${shown && shown.length > 0 ? `: ${faces(shown)}` : ''}.`,
  'pile-grew': ({ source: from, card }) =>
    `Se añade 1 carta más a la prueba${because(from)}${card === undefined ? '' : `: ${face(card)}`}.`,
  'check-revealed': ({ cards: shown, total }) =>
    `${shown.length > 0 ? `Se descubren las cartas: ${faces(shown)}` : 'No hay cartas en la prueba'}. Total: ${whole(total)}.`,
  'total-changed': ({ by, total, card }) =>
    `${card === undefined ? 'El' : `Se añade ${face(card)}: el`} total pasa a ${whole(total)} (${signed(by)}).`,
  'check-result': ({ result, total, target, decreed }) =>
    decreed
      ? `${terms.results[result]}, decidido sin cartas.`
      : `${terms.results[result]}: ${whole(total)} frente a una dificultad de ${target}.`,
  mythos: ({ card, seat }, told) =>
    `${does(told, seat, 'robas', 'roba')} una carta de Mitos: ${quoted(names.mythos[card].name)}.`,
  'mythos-unusable': ({ card }) =>
    `La carta de Mitos ${quoted(names.mythos[card].name)} no se puede resolver; se roba otra.`,
  'mythos-replaced': ({ card }) => `La carta de Mitos ${quoted(names.mythos[card].name)} se descarta; se roba otra.`,
  'crisis-skipped': ({ card, why, seat }, told) =>
    `Se omite la crisis de ${quoted(names.mythos[card].name)}${why === 'brig' ? `: ${imprisoned(told, seat)} en el Calabozo` : ''}.`,
  'crisis-option': ({ card, option, seat }, told) => {
    const label = names.mythosOptions[card]?.[option];
    return `${does(told, seat, 'eliges', 'elige')} ${label ? quoted(label) : `la opción ${option + 1}`}.`;
  },
  chose: ({ seat, effect }, told) => `${does(told, seat, 'eliges', 'elige')} ${quoted(opening(sentences(effect)))}.`,
  accused: ({ seat, target }, told) =>
    `${does(told, seat, 'quieres', 'quiere')} enviar al Calabozo a ${whom(told, target)}.`,
  declined: ({ seat, source: from }, told) =>
    `${does(told, seat, 'prefieres', 'prefiere')} no hacerlo${because(from)}.`,
  kept: ({ seat, card }, told) =>
    `${does(told, seat, 'conservas', 'conserva')} ${quoted(keptCard(card, names))} en ${told.seat(seat).you ? 'tu' : 'su'} zona de juego.`,
  dropped: ({ seat, card }, told) => `${does(told, seat, 'descartas', 'descarta')} ${quoted(keptCard(card, names))}.`,
  'item-gained': ({ seat, item, from }, told) =>
    `${does(told, seat, 'recibes', 'recibe')} ${theItem(item)}${from === null ? '' : ` de ${whom(told, from)}`}.`,
  'item-lost': ({ seat, item }, told) => `${does(told, seat, 'pierdes', 'pierde')} ${theItem(item)}.`,
  improvement: ({ seat, item }, told) =>
    item === null
      ? `${does(told, seat, 'no tienes', 'no tiene')} ninguna Mejora activa.`
      : `${does(told, seat, 'activas', 'activa')} la Mejora ${quoted(names.items[item].name)}.`,
  spell: ({ spell, seat }, told) =>
    `${does(told, seat, 'resuelves', 'resuelve')} el Hechizo ${quoted(names.spells[spell].name)}.`,
  'removed-unseen': ({ deck, count: number }) =>
    `Se ${numbered(number, 'retira', 'retiran')} de la partida, sin ${numbered(number, 'mirarla', 'mirarlas')}, ${count(number, 'carta')} del mazo de ${DECK_OF[deck]}.`,
  looked: ({ seat, deck, count: number, cards: known }, told) => {
    const seen = list(
      (known ?? []).map((id) => quoted(cardIn(deck, id, names))),
      'y',
    );
    return `${does(told, seat, 'miras', 'mira')} ${number === 1 ? 'la primera carta' : `las ${number} primeras cartas`} del mazo de ${DECK_OF[deck]}${seen === '' ? '' : `: ${seen}`}.`;
  },
  'feat-gone': ({ seat }, told) => sentence(`${whose(told, seat, 'tu', 'la', 'Proeza')} se retira de la partida`),
  revealed: ({ seat, card }, told) => `${isRevealed(told, seat)}: ${loyalty(card)}.`,
  truth: ({ seat, loyalty: held }, told) =>
    held.length > 0
      ? `${does(told, seat, 'tenías', 'tenía')} ${held.length === 1 ? 'esta carta' : 'estas cartas'} de Lealtad: ${list(loyaltiesIn(held).map(times), 'y')}.`
      : `${does(told, seat, 'no tenías', 'no tenía')} cartas de Lealtad.`,
  over: ({ cause, winners, distance }, told) =>
    `${terms.causes[cause]} Distancia ${distance}. ${winners.length > 0 ? `Victoria: ${everybody(told, winners)}.` : 'No gana ningún jugador.'}`,
};
