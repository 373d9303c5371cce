import type { Ref } from '@undertow/everrain';
import { condensed } from '@undertow/everrain/words';
import { phone } from '../../app/screen-size';
import type { TablePage } from '../../game-page';
import { Beside } from './beside';
import { person } from './captains';
import { explainThing } from './explain';
import { grouping } from './grouping';
import { hintFor } from './hints';
import { lineOf } from './log-line';
import { optionLook } from './look-of-options';
import { OverTable } from './over';
import { phraseGroups } from './phrase-groups';
import { TABS, Wide } from './places';
import { Around, type Everrain } from './play';
import { inspect } from './reading';
import { beatOf, recapOf } from './recap';
import { ShipBoard } from './ship/board';
import { showBoard } from './ship/shown';
import { targetsOf } from './targets';
import { advance } from './theatre/advance';
import { inEnemyPhase } from './theatre/frames';
import { holdOf, soundOf } from './theatre/manner';
import { dyingTonight } from './tonight';
import { Top } from './top';
import { tradeTally } from './trade-tally';
import { gameWords, pageWords } from './words';
import { stakesText } from './words/stakes';
import { Text } from './words/tokens';

const isLeaving = ({ is }: Ref): boolean => is === 'end-turn' || is === 'leave-port' || is === 'done';

/** The Everrain on the table. */
export const table: TablePage<Everrain> = {
  words: [gameWords, pageWords],
  phrases: () => gameWords.value.phrases,
  phraseGroups,
  learning: ({ learning }) => learning,
  hint: hintFor,

  prompt: (decision, people) => gameWords.value.prompt(decision, people),
  label: (ref, decision, people) => gameWords.value.label(ref, decision, people),
  blocked: (reason) => gameWords.value.reason(reason),
  because: (reason, people) => gameWords.value.because(reason, people),
  sourceName: (source) => gameWords.value.sourceName(source),
  describe: (source) => gameWords.value.describe(source),
  reads: (source) => /^(enemy|elder|treasure|improvement):/.test(source),
  inspect: (source) => inspect({ source }),
  explain: explainThing,
  Text,
  idle: (view) => (inEnemyPhase(view) ? pageWords.value.top.enemies : ''),

  line: lineOf,
  condensed,
  hold: holdOf,
  advance,
  sound: soundOf,
  beat: beatOf,
  recap: recapOf,

  targets: targetsOf,
  placeOf: (target) =>
    /^(hex|slot|vessel|seat|zone|crew|enemy|island|boarding|room|gun|below):/.test(target) ? 'board' : 'elsewhere',
  grouping,
  look: optionLook,
  Beside,
  doubt: (ref, view, you) => (ref.is === 'end-turn' ? dyingTonight(view, you) : null),
  tally: tradeTally,
  leaving: isLeaving,
  leave: (decision) => {
    const way = decision.options.find(({ ref }) => isLeaving(ref));
    if (!way) return null;
    const toGo = new Set(decision.options.flatMap(({ ref }) => (ref.is === 'send' ? [ref.crew] : []))).size;
    const words = gameWords.value.leaving(way.ref);
    return toGo > 0 ? `${words} (${pageWords.value.port.toGo(toGo)})` : words;
  },

  seats: ({ captains }) => captains.map((_, seat) => seat),
  current: ({ turn }) => turn.seat,
  nameOf: () => null,
  person,
  opens: (seat) => {
    if (!phone.value) showBoard(seat);
    return !phone.value;
  },
  Sheet: ({ seat }) => <ShipBoard seat={seat} tall />,
  won: ({ ending }) => ending?.won ?? null,

  Around,
  brand: () => gameWords.value.names.game,
  Top,
  Wide,
  tabs: TABS,
  keys: () => {
    if (!stakesText.ready()) return [];
    const { keys } = stakesText.value;
    return [
      { signs: ['Q', 'W', 'E', 'A', 'S', 'D'], does: keys.walk },
      { signs: ['Enter'], does: keys.press },
      { signs: ['0', '…', '9'], does: keys.zones },
      { signs: ['O'], does: keys.orders },
      { signs: ['[', ']'], does: keys.foes },
      { signs: ['G'], does: keys.point },
    ];
  },
  Over: OverTable,
};
