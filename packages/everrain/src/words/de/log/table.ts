// German: rounds, turns, orders, the sea, dice.
import type { LogWords } from '../../language';
import { lookUp } from '../../lookups';
import { token } from '../../tokens';
import { type Counted, count, HEXES, IN_HEXES, list, OMENS, orders, orderWord, POINTS, sentence } from '../grammar';
import { names } from '../naming';
import { atHex, toHex } from '../places';
import { because, crewOf, does, owned, portName } from '../telling';
import { tally } from './tally';

const SHORT: Counted = ['Punkt', 'Punkte'];
const spent = (cost: number): string => (cost > 0 ? ` (${count(cost, SHORT)})` : '');

export const table: Pick<
  LogWords,
  | 'set-up'
  | 'round'
  | 'step'
  | 'turn'
  | 'turn-over'
  | 'refreshed'
  | 'order'
  | 'order-gained'
  | 'exhausted'
  | 'points-lost'
  | 'entered'
  | 'turned'
  | 'sailed'
  | 'tile'
  | 'storm'
  | 'storm-moved'
  | 'explored'
  | 'altar-stirs'
  | 'port-destroyed'
  | 'looted'
  | 'fate'
  | 'test'
  | 'dice'
  | 'omens-turned'
> = {
  'set-up': ({ first, end }, told) =>
    `Die Fahrt beginnt; die Leiste endet auf Feld ${end}. ${sentence(does(told, first, 'beginnst', 'beginnt'))}`,
  round: ({ round, first }, told) => `Runde ${round}; ${does(told, first, 'hast', 'hat')} den Startspielermarker.`,
  step: () => '',
  turn: ({ seat }, told) => sentence(`${does(told, seat, 'bist', 'ist')} am Zug`),
  'turn-over': ({ seat, why }, told) =>
    why === 'sunk'
      ? sentence(`${owned(told, seat, 'm', 'Zug')} endet mit dem Schiff`)
      : sentence(`${does(told, seat, 'beendest', 'beendet')} den Zug`),
  refreshed: ({ seat, orders: kinds }, told) =>
    kinds.length === 0
      ? ''
      : sentence(
          `${does(told, seat, 'frischst', 'frischt')} ${list(
            (['crew', 'navigation', 'artillery'] as const).flatMap((kind) => {
              const n = kinds.filter((each) => each === kind).length;
              return n > 0 ? [orders(kind, n)] : [];
            }),
            'und',
          )} auf`,
        ),
  order: ({ seat, as, fleeting, points }, told) =>
    sentence(
      `${does(told, seat, 'erteilst', 'erteilt')} einen ${fleeting ? `${orderWord('fleeting', 1)} als ${orderWord(as, 1)}` : orderWord(as, 1)}${points === undefined ? '' : `: ${count(points, POINTS)}`}`,
    ),
  'order-gained': ({ seat, order, source }, told) =>
    sentence(`${does(told, seat, 'erhältst', 'erhält')} ${orders(order, 1)}${because(told, source)}`),
  exhausted: ({ seat, orders: kinds, source }, told) =>
    kinds.length === 0
      ? ''
      : sentence(
          `${does(told, seat, 'verbrauchst', 'verbraucht')} ${orders('any', kinds.length)}${because(told, source)}`,
        ),
  'points-lost': ({ seat, points }, told) =>
    sentence(`${does(told, seat, 'lässt', 'lässt')} ${count(points, POINTS)} verfallen`),
  entered: ({ seat, hex, back }, told) =>
    sentence(
      back
        ? `${owned(told, seat, 'n', 'Schiff')} kehrt zurück und liegt ${atHex(told, hex)}`
        : `${owned(told, seat, 'n', 'Schiff')} beginnt die Fahrt ${atHex(told, hex)}`,
    ),
  turned: ({ seat, cost }, told) => sentence(`${does(told, seat, 'änderst', 'ändert')} den Kurs${spent(cost)}`),
  sailed: ({ seat, to, cost }, told) =>
    sentence(`${does(told, seat, 'segelst', 'segelt')} ${toHex(told, to)}${spent(cost)}`),
  tile: ({ seat, tile }, told) =>
    sentence(
      `${does(told, seat, 'entdeckst', 'entdeckt')} neues Wasser: ${token('tile', tile, lookUp(names.tiles, tile)?.name ?? tile)}`,
    ),
  storm: ({ size }) => `Ein Sturm von ${count(size, IN_HEXES)} zieht auf.`,
  'storm-moved': ({ roll, hexes }) =>
    `Ein Sturm zieht weiter${roll < 0 ? '' : ` (Wurf ${roll})`}; er bedeckt ${count(hexes.length, HEXES)}.`,
  explored: ({ what }) =>
    what === 'altar'
      ? 'Der Altar ist getilgt.'
      : what === 'wreck'
        ? 'Im Wrack ist nichts mehr zu holen.'
        : 'Die Insel ist erkundet.',
  'altar-stirs': ({ seat }, told) => `Der Altar regt sich, als ${owned(told, seat, 'n', 'Schiff')} vorbeikommt.`,
  'port-destroyed': ({ port }) => sentence(`${portName(port)} ist fort; die See schließt sich darüber`),
  looted: ({ seat, wreck }, told) =>
    sentence(
      `${does(told, seat, 'plünderst', 'plündert')} ${wreck === 'captain' ? 'das Wrack eines Spielerschiffs' : 'ein Wrack'}`,
    ),
  fate: ({ seat, crew, roll, purpose, final }, told) =>
    sentence(
      `${crew === null ? does(told, seat, 'würfelst', 'würfelt') : `${crewOf(told, crew)} würfelt`} ${roll}${because(told, purpose)}${final ? '' : '; der Wurf darf wiederholt werden'}`,
    ),
  test: ({ crew, value, needs, roll, success }, told) =>
    sentence(
      `${value === 'island' ? 'Inselprobe' : 'Hafenprobe'} von ${crewOf(told, crew, 'dat')} (Wert ${needs}): ${roll} gewürfelt, ${success ? 'Erfolg' : 'Misserfolg'}`,
    ),
  dice: ({ seat, what, attack, evasion, enemy, source }, told) => {
    const parts = [
      attack.length > 0 ? `Angriff: ${tally(attack)}` : '',
      evasion.length > 0 ? `Ausweichen: ${tally(evasion)}` : '',
      enemy.length > 0 && what !== 'enemy' && what !== 'spawn' ? `Feind: ${tally(enemy)}` : '',
    ].filter((part) => part !== '');
    if (parts.length === 0) return '';
    return sentence(`${does(told, seat, 'würfelst', 'würfelt')}${because(told, source)}. ${parts.join('; ')}`);
  },
  'omens-turned': ({ seat, attack, evasion }, told) =>
    sentence(
      `${does(told, seat, 'wandelst', 'wandelt')} ${count(attack + evasion, OMENS)} um: ${list([attack > 0 ? `${attack} in Schaden` : '', evasion > 0 ? `${evasion} in Ausweichen` : ''].filter(Boolean), 'und')}`,
    ),
};
