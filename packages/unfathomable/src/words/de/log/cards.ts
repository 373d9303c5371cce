// German: cards, checks, traitors and the end.
import { SKILLS } from '../../../content/ids';
import type { CardEventKind } from '../../families';
import type { LogWords } from '../../language';
import { cardIn, keptCard } from '../../lookups';
import { opening } from '../../opening';
import { loyaltiesIn, type Told } from '../../told';
import { ofDeck } from '../decks';
import { sentences } from '../effects';
import { loyalty, skill, skillCards, skillDeck, skills } from '../forms';
import { CARDS, count, list, numbered, quoted, sentence, signed, whole } from '../grammar';
import { names } from '../names';
import { because, does, everybody, face, faces, toWhom, whom, whose } from '../telling';
import { terms } from '../terms';

type Of<K extends CardEventKind> = Extract<Told, { readonly type: K }>;

const times = ([id, number]: ReturnType<typeof loyaltiesIn>[number]): string =>
  number === 1 ? loyalty(id) : `${number} × ${loyalty(id)}`;

/** „2 Wissenskarten und 1 Willenskarte“. */
const types = (drawn: Of<'drew'>['skills']): string =>
  list(
    SKILLS.flatMap((id) => {
      const number = drawn.filter((one) => one === id).length;
      return number === 0 ? [] : [skillCards(number, id)];
    }),
    'und',
  );

const DECKS: Readonly<Record<Exclude<Of<'reshuffled'>['deck'], (typeof SKILLS)[number]>, string>> = {
  chaos: 'Ein neuer Chaosstapel wird gebildet.',
  mythos: 'Der Mythosstapel wird neu gemischt.',
  item: 'Der Gegenstandsstapel wird neu gemischt.',
  damage: 'Der Schadensstapel wird neu gemischt.',
};

function reshuffled({ deck }: Of<'reshuffled'>): string {
  return deck === 'chaos' || deck === 'mythos' || deck === 'item' || deck === 'damage'
    ? DECKS[deck]
    : `Der ${skillDeck(deck)} wird neu gemischt.`;
}

function changed({ change, skill: id }: Of<'check-changed'>): string {
  if (change === 'faceup') return 'Alle Karten außer Chaoskarten werden offen beigetragen';
  if (change === 'no-chaos') return 'Zu dieser Probe kommen keine Chaoskarten hinzu';
  return id ? `${skill(id)} gilt jetzt als hilfreich` : 'Eine weitere Fertigkeit gilt als hilfreich';
}

const be = (number: number): string => numbered(number, ['wird', 'werden']);

const thing = (id: keyof typeof names.items): string => `den Gegenstand ${quoted(names.items[id].name)}`;

export const cards: Pick<LogWords, CardEventKind> = {
  drew: ({ seat, skills: drawn, cards: mine }, told) => {
    const known = mine && mine.length > 0 ? faces(mine) : drawn.length > 0 ? types(drawn) : 'keine Fertigkeitskarten';
    return `${does(told, seat, 'ziehst', 'zieht')} ${known}.`;
  },
  discarded: ({ seat, cards: gone }, told) =>
    `${does(told, seat, 'legst', 'legt')} ${gone.length > 0 ? faces(gone) : 'nichts'} ab.`,
  reshuffled,
  'treachery-to-chaos': ({ count: number }) =>
    `${skillCards(number, 'treachery')} ${be(number)} in den Chaosstapel gemischt.`,
  check: ({ source: from, target, partial, skills: supporting }) =>
    `Probe${because(from)}: ${skills(supporting)}, Schwierigkeitsgrad ${target}${partial === null ? '' : `, Teilerfolg ab ${partial}`}.`,
  'check-changed': (event) => sentence(changed(event)),
  'check-decreed': ({ seat, result }, told) =>
    `${does(told, seat, 'bestimmst', 'bestimmt')} das Ergebnis der Probe: ${terms.results[result]}.`,
  'chaos-added': ({ count: number }) =>
    `${count(number, ['Chaoskarte', 'Chaoskarten'])} ${numbered(number, ['kommt', 'kommen'])} zur Probe hinzu.`,
  contributed: ({ seat, count: number, cards: shown }, told) =>
    `${does(told, seat, 'trägst', 'trägt')} ${number === 0 ? 'keine Karten' : count(number, CARDS)} bei${
      shown && shown.length > 0 ? `: ${faces(shown)}` : ''
    }.`,
  'pile-grew': ({ source: from, card }) =>
    `Zur Probe kommt eine Karte hinzu${because(from)}${card === undefined ? '' : `: ${face(card)}`}.`,
  'check-revealed': ({ cards: shown, total }) =>
    `${shown.length > 0 ? `Die Karten werden aufgedeckt: ${faces(shown)}` : 'In der Probe liegen keine Karten'}. Gesamtwert ${whole(total)}.`,
  'total-changed': ({ by, total, card }) =>
    `${card === undefined ? '' : `${face(card)} kommt hinzu: `}Gesamtwert jetzt ${whole(total)} (${signed(by)}).`,
  'check-result': ({ result, total, target, decreed }) =>
    decreed
      ? `${terms.results[result]}, ohne Karten entschieden.`
      : `${terms.results[result]}: Gesamtwert ${whole(total)} bei Schwierigkeitsgrad ${target}.`,
  mythos: ({ card, seat }, told) =>
    `${does(told, seat, 'ziehst', 'zieht')} die Mythoskarte ${quoted(names.mythos[card].name)}.`,
  'mythos-unusable': ({ card }) =>
    `${quoted(names.mythos[card].name)} lässt sich nicht abhandeln; eine neue Mythoskarte wird gezogen.`,
  'mythos-replaced': ({ card }) =>
    `${quoted(names.mythos[card].name)} wird abgelegt; eine neue Mythoskarte wird gezogen.`,
  'crisis-skipped': ({ card, why, seat }, told) =>
    why === 'brig'
      ? `Die Krise ${quoted(names.mythos[card].name)} entfällt: ${seat === undefined ? 'Der aktive Spieler ist' : does(told, seat, 'bist', 'ist')} in der Brig.`
      : `Die Krise ${quoted(names.mythos[card].name)} wird übersprungen.`,
  'crisis-option': ({ card, option, seat }, told) => {
    const label = names.mythosOptions[card]?.[option];
    return `${does(told, seat, 'wählst', 'wählt')} ${label ? quoted(label) : `Möglichkeit ${option + 1}`}.`;
  },
  chose: ({ seat, effect }, told) => `${does(told, seat, 'wählst', 'wählt')} ${quoted(opening(sentences(effect)))}.`,
  accused: ({ seat, target }, told) =>
    `${does(told, seat, 'willst', 'will')} ${whom(told, target)} in die Brig bringen.`,
  declined: ({ seat, source: from }, told) => `${does(told, seat, 'verzichtest', 'verzichtet')}${because(from)}.`,
  kept: ({ seat, card }, told) =>
    `${does(told, seat, 'behältst', 'behält')} ${quoted(keptCard(card, names))} im Spielbereich.`,
  dropped: ({ seat, card }, told) => `${does(told, seat, 'legst', 'legt')} ${quoted(keptCard(card, names))} ab.`,
  'item-gained': ({ seat, item, from }, told) =>
    `${does(told, seat, 'erhältst', 'erhält')} ${from === null ? '' : `von ${toWhom(told, from)} `}${thing(item)}.`,
  'item-lost': ({ seat, item }, told) => `${does(told, seat, 'verlierst', 'verliert')} ${thing(item)}.`,
  improvement: ({ seat, item }, told) =>
    item === null
      ? `${does(told, seat, 'hast', 'hat')} keine aktive Verbesserung.`
      : `${does(told, seat, 'hast', 'hat')} nun ${quoted(names.items[item].name)} als aktive Verbesserung.`,
  spell: ({ spell, seat }, told) =>
    `${does(told, seat, 'handelst', 'handelt')} den Zauber ${quoted(names.spells[spell].name)} ab.`,
  'removed-unseen': ({ deck, count: number }) =>
    `${count(number, CARDS)} ${ofDeck(deck)} ${be(number)} ungesehen aus dem Spiel entfernt.`,
  looked: ({ seat, deck, count: number, cards: known }, told) => {
    const found = (known ?? []).map((id) => quoted(cardIn(deck, id, names)));
    return `${does(told, seat, 'siehst dir', 'sieht sich')} ${number === 1 ? 'die oberste Karte' : `die ${number} obersten Karten`} ${ofDeck(deck)} an${found.length > 0 ? `: ${list(found, 'und')}` : ''}.`;
  },
  'feat-gone': ({ seat }, told) => sentence(`${whose(told, seat, 'Talentkarte')} ist aus dem Spiel`),
  revealed: ({ seat, card }, told) => `${does(told, seat, 'enttarnst dich', 'enttarnt sich')}: ${loyalty(card)}.`,
  truth: ({ seat, loyalty: held }, told) =>
    held.length > 0
      ? sentence(
          `${whose(told, seat, held.length === 1 ? 'Loyalitätskarte' : 'Loyalitätskarten')}: ${loyaltiesIn(held).map(times).join(', ')}`,
        )
      : `${does(told, seat, 'hattest', 'hatte')} keine Loyalitätskarten.`,
  over: ({ cause, winners, distance }, told) =>
    `${terms.causes[cause]} Entfernung ${distance}. ${winners.length > 0 ? `Sieg für ${everybody(told, winners)}.` : 'Von den Spielenden gewinnt niemand.'}`,
};
