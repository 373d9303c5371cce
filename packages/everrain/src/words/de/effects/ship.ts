// German: ship, enemies, tracks and sea.
import type { Boarders } from '../../../content/effect';
import type { EffectWords } from '../../language';
import {
  agendaWord,
  amount,
  type Clause,
  coins,
  count,
  DAMAGE,
  fact,
  HEXES,
  IN_HEXES,
  node,
  order,
  PACES,
  parted,
  SPACES,
  STEPS,
  verb,
} from '../grammar';
import { anEnemy, severalEnemies } from '../telling';

const REPAIR = verb('repariere', 'reparieren');
const TURN = verb('drehe', 'drehen');
const BANISH = verb('verbanne', 'verbannen');
const DISCARD = parted('ab', 'lege', 'legen');
const LOCK = verb('sperre', 'sperren');
const MOVE = verb('bewege', 'bewegen');

function boarders(who: Boarders): Clause {
  if (who === 'act') return fact('Feinde im Wert des laufenden Aktes', 'erscheinen', 'auf deinem Deck');
  const subject =
    'named' in who
      ? who.count === 1
        ? anEnemy(who.named)
        : severalEnemies(who.named, who.count)
      : count(who.count, ['Feind', 'Feinde']);
  return fact(subject, who.count === 1 ? 'erscheint' : 'erscheinen', 'auf deinem Deck');
}

const WOUNDED = {
  choice: '1 Feind deiner Wahl an Deck',
  each: 'jeder Feind an Deck',
  'each-here': 'jeder Feind in dieser Zone',
} as const;

const IT = 'dieser Feind';

export const shipEffects: Pick<
  EffectWords<Clause>,
  | 'damage'
  | 'damage-node'
  | 'repair'
  | 'turn-ship'
  | 'drift'
  | 'board'
  | 'enemy-ship'
  | 'wound'
  | 'banish'
  | 'discard-enemy'
  | 'imprison'
  | 'hit-enemy-ship'
  | 'heal-self'
  | 'self-moves'
  | 'more-damage'
  | 'self-returns'
  | 'agenda'
  | 'discovery'
  | 'elder'
  | 'storm-moves'
  | 'new-storm'
  | 'destroy-port'
  | 'to-port'
  | 'clues-count-double'
  | 'prices'
  | 'begin-story'
> = {
  damage: ({ count: n }) => fact('dein Schiff', 'nimmt', amount(n, DAMAGE)),
  'damage-node': ({ node: which }) =>
    fact(
      which === 'here' ? 'der Posten in dieser Zone' : which === 'choice' ? '1 Posten deiner Wahl' : node(which),
      'wird',
      'zerstört',
    ),
  repair: ({ count: n }) => order(REPAIR, n === 1 ? '1 Posten' : `bis zu ${n} Posten`),
  'turn-ship': () => order(TURN, 'dein Schiff in eine beliebige Richtung'),
  drift: ({ by }) => fact('dein Schiff', 'treibt', `bei freiem Weg ${count(by, HEXES)} voraus`),
  board: ({ who }) => boarders(who),
  'enemy-ship': () => fact('ein Feindschiff', 'erscheint', 'in deiner Nähe'),
  wound: ({ which, count: n }) => fact(WOUNDED[which], 'nimmt', DAMAGE.of(n)),
  banish: ({ which }) => order(BANISH, which === 'each' ? 'alle Feinde an Deck' : '1 Feind an Deck'),
  'discard-enemy': ({ which }) => order(DISCARD, which === 'each' ? 'alle Feinde an Deck' : '1 Feind an Deck'),
  imprison: () => order(LOCK, '1 Feind an Deck in eine freie Zelle'),
  'hit-enemy-ship': ({ count: n, within }) =>
    fact(`das nächste Feindschiff oder der Uralte im Umkreis von ${count(within, IN_HEXES)}`, 'nimmt', DAMAGE.of(n)),
  'heal-self': ({ count: n }) => fact(IT, 'gewinnt', `${n} Leben zurück`),
  'self-moves': ({ steps: n }) =>
    fact(IT, 'rückt', `um ${count(n, ['Zone', 'Zonen'])} auf das nächste Crewmitglied vor`),
  'more-damage': ({ count: n }) => fact(IT, 'macht', `${n} Schaden mehr`),
  'self-returns': () => fact(IT, 'wird', 'verbannt'),
  agenda: ({ by }) =>
    typeof by === 'number' && by < 0
      ? fact(`die ${agendaWord}`, 'geht', `um ${count(-by, STEPS)} zurück`)
      : typeof by === 'object' && 'halfPlusPlayers' in by
        ? fact(
            `die ${agendaWord}`,
            'rückt',
            `um die Hälfte von ${by.halfPlusPlayers} plus Anzahl der Spieler vor (abgerundet)`,
          )
        : fact(`die ${agendaWord}`, 'rückt', `um ${amount(by, PACES)} vor`),
  discovery: ({ by }) => fact('der Spielermarker', 'rückt', `um ${count(by, SPACES)} auf der Entdeckungsleiste vor`),
  elder: ({ by }) =>
    by < 0
      ? fact('der Marker des Uralten', 'weicht', `um ${count(-by, SPACES)} zurück`)
      : fact('der Marker des Uralten', 'rückt', `um ${count(by, SPACES)} vor`),
  'storm-moves': () => order(MOVE, '1 Sturm um 1 Feld in eine beliebige Richtung'),
  'new-storm': ({ size, at }) =>
    fact(
      `ein Sturm von ${count(size, IN_HEXES)}`,
      'zieht',
      `über ${at === 'you' ? 'deinem Schiff' : 'dem Uralten'} auf`,
    ),
  'destroy-port': ({ which }) =>
    fact(which === 'nearest' ? 'der nächste Hafen' : 'der Hafen auf dem Feld des Uralten', 'wird', 'zerstört'),
  'to-port': () => fact('dein Schiff', 'gelangt', 'in den nächsten freien Hafen'),
  'clues-count-double': () => fact('deine Hinweise', 'zählen', 'bei diesem Besuch an der Universität doppelt'),
  prices: ({ by }) =>
    fact('alle Preise für Schätze', by < 0 ? 'sinken' : 'steigen', `bei diesem Besuch um ${coins(Math.abs(by))}`),
  'begin-story': () => fact('diese Geschichte', 'geht', 'weiter'),
};
