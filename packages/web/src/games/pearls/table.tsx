import './table.css';
import { tell } from '@undertow/language';
import { EVENTS } from '@undertow/pearls/events';
import { isOver, winnerOf } from '@undertow/pearls/model';
import type { TablePage } from '../../game-page';
import { Around, type Pearls, tellingOf } from './play';
import { Hand, Sea, Top, Wide } from './sea';
import { gameWords } from './words';

const COLOURS = ['#e0705a', '#5aa7e0', '#7fc06a', '#d8b24a', '#b07fd8', '#6ad0c4'];

/** Pearls on the table. */
export const table: TablePage<Pearls> = {
  words: [gameWords],
  windows: { kinds: ['charm'], name: () => gameWords.value.prompts.charm },
  phrases: () => gameWords.value.phrases,

  prompt: ({ kind }) => gameWords.value.prompts[kind],
  label: (ref, { kind }, people) => gameWords.value.label(ref, kind, tellingOf(people)),
  blocked: (reason) => (reason === 'too-poor' ? gameWords.value.blocked[reason] : reason),
  because: (reason) => tell(gameWords.value.reasons, reason.key, reason.args),
  sourceName: () => '',
  describe: () => '',
  Text: ({ value }) => value,
  idle: () => gameWords.value.terms.sea,

  line: (event, people) => {
    const text = tell(gameWords.value.log, event.type, event, tellingOf(people));
    if (text === '') return null;
    return event.type === 'turn' ? { is: 'heading', text } : { is: 'line', kind: event.type, text };
  },
  hold: ({ type }) => EVENTS[type].hold,
  advance: (view) => view,
  sound: ({ type }) => (type === 'rolled' ? 'die' : type === 'drew' || type === 'sold' ? 'card' : null),

  targets: (ref, view, you) => {
    const hand = view.divers[you]?.hand;
    const at = typeof ref === 'number' && Array.isArray(hand) ? hand.indexOf(ref) : -1;
    return at < 0 ? [] : [`hand:${at}`];
  },
  placeOf: (target) => (target.startsWith('hand:') ? 'hand' : 'elsewhere'),

  seats: ({ divers }) => [...divers.keys()],
  current: ({ turn, divers }) => turn % divers.length,
  nameOf: () => null,
  person: ({ divers }, seat) => {
    const { terms, cards } = gameWords.value;
    const diver = divers[seat];
    const held = Array.isArray(diver?.hand) ? diver.hand.length : (diver?.hand ?? 0);
    return {
      colour: COLOURS[seat] ?? '#888',
      role: cards(held),
      counts: `${terms.pearls}: ${diver?.pearls ?? 0} · ${terms.shells}: ${diver?.shells ?? 0}`,
    };
  },
  won: (view, you) => (isOver(view) ? winnerOf(view.divers) === you : null),

  Around,
  brand: () => gameWords.value.title,
  Top,
  Wide,
  tabs: [
    {
      id: 'sea',
      name: () => gameWords.value.terms.sea,
      Page: () => (
        <div class="pearl-board">
          <Sea />
          <Hand />
        </div>
      ),
    },
  ],
};
