import './cards/cards.css';
import './table.css';
import type { Seat } from '@undertow/kernel';
import { condensed } from '@undertow/unfathomable/words';
import type { TablePage } from '../../game-page';
import { inspect } from './cards/inspect';
import { SheetOf } from './cards/sheet';
import { person } from './crew';
import { explained } from './explain/explained';
import { hintFor } from './hints/hint';
import { lineOf } from './log/line';
import { pastLine } from './log/past';
import { Over } from './over';
import { Crisis } from './panel/crisis';
import { grouping, isLeaving } from './panel/grouping';
import { lookOf } from './panel/look';
import { tallyOf } from './panel/tally';
import { placeOf, targetsOf } from './panel/targets';
import { isWeighty } from './panel/weighty';
import { castOf, characterName, playerAt, roleOf } from './people';
import { phraseGroups } from './phrase-groups';
import { BelowQuestion, TABS, Wide } from './places';
import { Around, type Unfathomable, usePlay } from './play';
import { beatOf } from './recap/beat';
import { recapOf } from './recap/rows';
import { advance } from './theatre/advance';
import { holdOf } from './theatre/pace';
import { soundOf } from './theatre/sound';
import { Top } from './top-bar';
import { windows } from './windows';
import { gameWords } from './words/game-words';
import { momentsText } from './words/moments';
import { phraseGroupText } from './words/phrase-groups';
import { recapText } from './words/recap';
import { tableText } from './words/text';
import { thingsText } from './words/things';
import { Text } from './words/tokens';

function Sheet({ seat }: { readonly seat: Seat }) {
  const player = playerAt(usePlay().view.value, seat);
  return player ? <SheetOf player={player} /> : null;
}

/** Unfathomable on the table. */
export const table: TablePage<Unfathomable> = {
  words: [gameWords, tableText, momentsText, recapText, phraseGroupText, thingsText],
  windows,
  phrases: () => gameWords.value.phrases,
  phraseGroups,
  past: pastLine,
  learning: ({ learning }) => learning,
  hint: hintFor,

  prompt: (decision, people) => gameWords.value.prompt(decision, castOf(people)),
  label: (ref, decision, people) => gameWords.value.label(ref, decision, castOf(people)),
  blocked: (reason) => gameWords.value.reason(reason),
  because: (reason, people) => gameWords.value.because(reason, castOf(people)),
  sourceName: (source) => gameWords.value.sourceName(source),
  describe: (source) => gameWords.value.describe(source),
  // Cards whose text one wants to read before answering what they ask.
  reads: (source) => /^(mythos|waypoint|spell|damage|reveal):/.test(source),
  inspect: (source) => inspect({ source }),
  explain: explained,
  Text,
  idle: () => tableText.value.turn.waiting,

  line: lineOf,
  condensed,
  hold: holdOf,
  advance,
  sound: soundOf,
  beat: beatOf,
  recap: recapOf,
  // The cards turn before anybody reads what they were.
  keepsBack: ({ type }) => type === 'check-revealed',

  targets: targetsOf,
  placeOf,
  elsewhere: ({ kind }) => kind === 'choose-character',
  grouping,
  look: lookOf,
  leaving: isLeaving,
  leave: ({ kind }) => (kind === 'action' ? tableText.value.groups.endActions : null),
  declining: ({ kind }) =>
    kind === 'contribute'
      ? tableText.value.ask.addNothing
      : windows.kinds.includes(kind)
        ? tableText.value.ask.dontRespond
        : null,
  doubt: ({ is }) => (is === 'reveal' ? tableText.value.ask.sureReveal : null),
  weighty: isWeighty,
  tally: tallyOf,

  seats: ({ players }) => players.map(({ seat }) => seat),
  current: ({ turn }) => turn.current,
  nameOf: characterName,
  person,
  Sheet,
  trust: {
    levels: () => tableText.value.people.trust,
    about: (name) => tableText.value.people.suspicion(name),
    hint: () => tableText.value.people.suspicionHint,
  },
  won: ({ ending }, you) => ending?.winners.includes(you) ?? null,
  role: roleOf,

  Around,
  brand: () => gameWords.value.names.ship,
  Top,
  crewOnTop: true,
  Wide,
  tabs: TABS,
  Below: BelowQuestion,
  Meanwhile: Crisis,
  Over,
};
