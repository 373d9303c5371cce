// Spanish: cards that are drawn, discarded, looked at and kept.
import type { Effect, Who } from '../../../content/effect';
import type { CardEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { does } from '../amounts';
import { DECK_OF, top } from '../decks';
import { skill, skillCards, somebody } from '../forms';
import { type Clause, count, fact, long, of, order, quoted } from '../grammar';
import { names } from '../names';

type Of<K extends CardEffectKind> = Extract<Effect, { readonly do: K }>;

function drawing({ who, count: number, upTo, from }: Of<'draw'>): Clause {
  const most = upTo ? 'hasta ' : '';
  const any = `${most}${skillCards(number)} de cualquier tipo salvo ${skill('treachery')}`;
  const set = (whose: string) => `${most}${count(number, 'carta')} de ${whose} conjunto de Habilidades`;
  return from === 'any'
    ? does(who, `roba/robar ${any}`, `roba ${any}`)
    : does(who, `roba/robar ${set('tu')}`, `roba ${set('su')}`);
}

const rest = (looked: number): string => (looked === 2 ? 'la otra' : 'las demás');

const sorted = (deck: Of<'sort-top'>['deck']): string =>
  deck === 'mythos-or-waypoint' ? `${DECK_OF.mythos} o del de ${DECK_OF.waypoint}` : DECK_OF[deck];

function sorting({ deck, look }: Of<'sort-top'>): string {
  const cards = `mira/mirar ${top(look, sorted(deck))}`;
  return look === 1
    ? `${cards} y ponla/ponerla encima o debajo`
    : `${cards} y pon/poner una encima y ${rest(look)} debajo`;
}

/** Somebody looks at two cards and resolves one. */
const pickOne = (who: Who, deck: string): Clause =>
  does(
    who,
    `mira/mirar ${top(2, deck)}, pon/poner una debajo y resuelve/resolver la otra`,
    `mira ${top(2, deck)}, pone una debajo y resuelve la otra`,
  );

function choosingItem({ look, rest: others }: Of<'choose-item'>): string {
  const cards = top(look, DECK_OF.item);
  if (look === 1) return `mira/mirar ${cards} y quédate/quedarte con ella`;
  const back = others === 'bottom' ? `pon/poner ${rest(look)} debajo` : `baraja/barajar ${rest(look)} en el mazo`;
  return `mira/mirar ${cards}, quédate/quedarte con una y ${back}`;
}

export const cards: Pick<EffectWords<Clause>, CardEffectKind> = {
  draw: drawing,
  discard: ({ who, count: number }) =>
    number === 'hand'
      ? does(who, 'descarta/descartar toda tu mano', 'descarta toda su mano')
      : does(who, `descarta/descartar ${skillCards(number)}`, `descarta ${skillCards(number)}`),
  exchange: ({ upTo }) =>
    order(
      `descarta/descartar hasta ${skillCards(upTo)} y roba/robar otras tantas de 1 mazo que no sea de ${skill('treachery')}`,
    ),
  'draw-item': ({ who }) => does(who, 'roba/robar 1 Objeto', 'roba 1 Objeto'),
  'choose-item': (effect) => order(choosingItem(effect)),
  'give-item': () => order('da/dar 1 de tus Objetos a un humano de tu casilla'),
  'take-item': () => order('quita/quitar 1 Objeto a un humano de tu casilla'),
  'remove-item': ({ which }) =>
    order(
      `retira/retirar de la partida ${which === 'own-chosen' ? '1 de tus Objetos' : `el Objeto ${quoted(names.items[which].name)}`}`,
    ),
  'lose-items': ({ who }) =>
    order(`retira/retirar de la partida todos ${who === 'you' ? 'tus Objetos' : `los Objetos ${of(somebody(who))}`}`),
  'keep-one-item-each': () => fact('cada humano conserva 1 Objeto a su elección y retira de la partida los demás'),
  'remove-top': ({ deck, count: number }) =>
    order(`retira/retirar de la partida, sin ${number === 1 ? 'mirarla' : 'mirarlas'}, ${top(number, DECK_OF[deck])}`),
  'sort-top': (effect) => order(sorting(effect)),
  'choose-spell': ({ who, look }) =>
    look === 2
      ? pickOne(who, DECK_OF.spell)
      : does(who, `resuelve/resolver ${top(1, DECK_OF.spell)}`, `resuelve ${top(1, DECK_OF.spell)}`),
  'choose-waypoint': ({ who }) => pickOne(who, DECK_OF.waypoint),
  'replace-waypoint': () =>
    order(`retira/retirar esta carta de la partida y resuelve/resolver en su lugar ${top(1, DECK_OF.waypoint)}`),
  'treachery-to-chaos': ({ count: number }) =>
    order(`baraja/barajar ${skillCards(number, 'treachery')} en el mazo de caos`),
  'renew-chaos': () => order('descarta/descartar el mazo de caos y forma/formar otro nuevo'),
  keep: ({ who }) =>
    order(
      who === 'you'
        ? 'conserva/conservar esta carta en tu zona de juego'
        : `pon/poner esta carta en la zona de juego ${of(somebody(who))}`,
    ),
  drop: () => order('descarta/descartar esta carta'),
  'give-ward': () => order('pon/poner esta carta en la zona de juego de un jugador a tu elección'),
  'repair-free': () => order('repara/reparar tu casilla sin descartar cartas'),
  'resolve-mythos-as-failed': () =>
    long(
      order(
        'roba/robar una carta de Mitos y resuelve/resolver su crisis: si hay algo que elegir, eliges tú; si hay una prueba, se da por fallada; los iconos se ignoran',
      ),
    ),
  'end-action-step': () => order('termina/terminar tu paso de Acción'),
  'repeat-lore-action': () => order('resuelve/resolver esa acción una vez más'),
};
