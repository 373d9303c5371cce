// German: cards that are drawn, discarded, looked at and kept.
import type { Effect, Who } from '../../../content/effect';
import type { CardEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { does } from '../amounts';
import { ofDeck, top } from '../decks';
import { owned, skill, skillCards, somebody } from '../forms';
import { type Clause, changed, fact, joined, long, order, parted, quoted, upTo, verb } from '../grammar';
import { names } from '../names';
import { DISCARD, DRAW, LOOK, MIX, PUT, REMOVE, RESOLVE, TAKE } from '../verbs';

type Of<K extends CardEffectKind> = Extract<Effect, { readonly do: K }>;

const GIVE = verb('gib', 'geben');
const BUILD = verb('bilde', 'bilden');
const KEEP = verb('behalte', 'behalten');
const REPAIR = verb('repariere', 'reparieren');
const DECIDE = verb('triff', 'treffen');
const END = verb('beende', 'beenden');
const TAKE_AWAY = parted('ab', 'nimm', 'nehmen');

const NO_TREACHERY = `außer ${skill('treachery')}`;

function drawing({ who, count: number, upTo: atMost, from }: Of<'draw'>): Clause {
  const cards = atMost ? upTo(number, skillCards(number)) : skillCards(number);
  const decks = number === 1 ? 'von einem beliebigen Stapel' : 'von beliebigen Stapeln';
  const which = (set: string): string => `${cards} ${from === 'own-set' ? set : `${decks} ${NO_TREACHERY}`}`;
  return does(who, order(DRAW, which('aus deinem Fertigkeitenset')), 'zieht', which('aus dem eigenen Fertigkeitenset'));
}

const rest = (looked: number): string => (looked === 2 ? 'die andere' : 'die übrigen');

const sorted = (deck: Of<'sort-top'>['deck']): string =>
  deck === 'mythos-or-waypoint' ? `des Mythos- oder ${ofDeck('waypoint')}` : ofDeck(deck);

function sorting({ deck, look }: Of<'sort-top'>): Clause {
  const putting =
    look === 1
      ? order(PUT, 'sie auf oder unter den Stapel')
      : order(PUT, `1 davon auf, ${rest(look)} unter den Stapel`);
  const looking = order(LOOK, `dir ${top(look, sorted(deck))}`);
  return joined([looking, putting], 'und');
}

function spell({ who, look }: Of<'choose-spell'>): Clause {
  if (look === 1) {
    const first = `den obersten Zauber ${ofDeck('spell')}`;
    return does(who, order(RESOLVE, first), 'handelt', `${first} ab`);
  }
  const two = 'die 2 obersten Zauber';
  const below = 'einen davon unter den Stapel';
  return does(
    who,
    joined([order(LOOK, `dir ${two}`), order(PUT, below), order(RESOLVE, 'den anderen')], 'und'),
    'sieht sich',
    `${two} an, legt ${below} und handelt den anderen ab`,
  );
}

function waypoint(who: Who): Clause {
  const two = 'die 2 obersten Etappenzielkarten';
  const below = 'eine davon unter den Stapel';
  return does(
    who,
    joined([order(LOOK, `dir ${two}`), order(PUT, below), order(RESOLVE, 'die andere')], 'und'),
    'sieht sich',
    `${two} an, legt ${below} und handelt die andere ab`,
  );
}

function allItems(who: Who): string {
  if (who === 'you') return 'alle deine Gegenstände';
  return who === 'captain' || who === 'keeper' || who === 'current'
    ? owned(who, '', 'alle', 'Gegenstände')
    : `alle Gegenstände von ${somebody(who)}`;
}

export const cards: Pick<EffectWords<Clause>, CardEffectKind> = {
  draw: drawing,
  discard: ({ who, count: number }) =>
    number === 'hand'
      ? does(who, order(DISCARD, 'alle deine Handkarten'), 'legt', 'alle Handkarten ab')
      : does(who, order(DISCARD, skillCards(number)), 'legt', `${skillCards(number)} ab`),
  exchange: ({ upTo: most }) =>
    joined(
      [
        order(DISCARD, upTo(most, skillCards(most))),
        order(DRAW, `ebenso viele von 1 Fertigkeitsstapel ${NO_TREACHERY}`),
      ],
      'und',
    ),
  'draw-item': ({ who }) => does(who, order(DRAW, '1 Gegenstand'), 'zieht', '1 Gegenstand'),
  'choose-item': ({ look, rest: others }) =>
    joined(
      [
        order(LOOK, `dir ${top(look, ofDeck('item'))}`),
        order(TAKE, '1 davon'),
        others === 'bottom'
          ? order(PUT, `${rest(look)} unter den Stapel`)
          : order(MIX, `${rest(look)} zurück in den Stapel`),
      ],
      'und',
    ),
  'give-item': () => order(GIVE, 'einem Menschen auf deinem Feld 1 deiner Gegenstände'),
  'take-item': () => order(TAKE_AWAY, 'einem Menschen auf deinem Feld 1 Gegenstand'),
  'remove-item': ({ which }) =>
    order(REMOVE, `${which === 'own-chosen' ? '1 deiner Gegenstände' : quoted(names.items[which].name)} aus dem Spiel`),
  'lose-items': ({ who }) => order(REMOVE, `${allItems(who)} aus dem Spiel`),
  'keep-one-item-each': () =>
    long(fact('jeder Mensch', 'behält', '1 Gegenstand seiner Wahl; die übrigen werden aus dem Spiel entfernt')),
  'remove-top': ({ deck, count: number }) => order(REMOVE, `${top(number, ofDeck(deck))} ungesehen aus dem Spiel`),
  'sort-top': sorting,
  'choose-spell': spell,
  'choose-waypoint': ({ who }) => waypoint(who),
  'replace-waypoint': () =>
    joined(
      [order(REMOVE, 'diese Karte aus dem Spiel'), order(RESOLVE, `stattdessen ${top(1, ofDeck('waypoint'))}`)],
      'und',
    ),
  'treachery-to-chaos': ({ count: number }) => order(MIX, `${skillCards(number, 'treachery')} in den Chaosstapel`),
  'renew-chaos': () => joined([order(DISCARD, 'den Chaosstapel'), order(BUILD, 'einen neuen')], 'und'),
  keep: ({ who }) =>
    who === 'you'
      ? order(KEEP, 'diese Karte in deinem Spielbereich')
      : order(PUT, `diese Karte in ${owned(who, 'deinen', 'den', 'Spielbereich')}`),
  drop: () => order(DISCARD, 'diese Karte'),
  'give-ward': () => order(PUT, 'diese Karte in den Spielbereich eines Spielers deiner Wahl'),
  'repair-free': () => order(REPAIR, 'dein Feld', ', ohne Karten abzulegen'),
  'resolve-mythos-as-failed': () =>
    long(
      changed(
        joined(
          [order(DRAW, 'eine Mythoskarte'), order(DECIDE, 'die Entscheidung', ', falls sie eine verlangt')],
          'und',
        ),
        (text) => `${text}; ihre Probe gilt als Misserfolg, ihre Symbole entfallen`,
      ),
    ),
  'end-action-step': () => order(END, 'deinen Aktionsschritt'),
  'repeat-lore-action': () => order(RESOLVE, 'diese Aktion noch einmal'),
};
