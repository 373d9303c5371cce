import type { Event } from '@undertow/everrain';
import { condensed } from '@undertow/everrain/words';
import type { Seat } from '@undertow/kernel';
import type { People, Recap, RecapChange, RecapRow } from '../../game-page';
import type { Beat } from '../../table/theatre/manner';
import type { Everrain } from './play';
import { gameWords, pageWords } from './words';

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** A captain's turn, or a step of the round in which the sea acts. */
export interface Part {
  readonly begins: Of<'turn'> | Of<'step'>;
  readonly round: number | null;
  readonly events: readonly Event[];
}

/** Steps in which the sea acts by itself. */
const SEA: ReadonlySet<Of<'step'>['step']> = new Set(['elder', 'storms', 'deck-enemies', 'sea-enemies', 'agenda']);

function partsOf(log: readonly Event[]): readonly Part[] {
  const parts: { begins: Part['begins']; round: number | null; events: Event[] }[] = [];
  let round: number | null = null;
  for (const event of log) {
    if (event.type === 'round') ({ round } = event);
    else if (event.type === 'turn' || (event.type === 'step' && SEA.has(event.step)))
      parts.push({ begins: event, round, events: [] });
    else parts.at(-1)?.events.push(event);
  }
  return parts;
}

const isOwn = ({ begins }: Part, you: Seat | null): boolean => begins.type === 'turn' && begins.seat === you;

interface Since {
  /** Which of the parts the last turn of one's own is. */
  readonly before: number;
  readonly parts: readonly Part[];
}

/** What lies between one's last turn and now. */
function sinceOwnTurn(log: readonly Event[], you: Seat | null): Since {
  const parts = partsOf(log);
  const own = parts.findLastIndex((part) => isOwn(part, you));
  const current = own >= 0 && own === parts.length - 1;
  const before = current ? parts.findLastIndex((part, at) => at < own && isOwn(part, you)) : own;
  return { before, parts: parts.slice(before + 1, current ? own : undefined) };
}

export const eventsSinceOwnTurn = (log: readonly Event[], you: Seat | null): readonly Event[] =>
  sinceOwnTurn(log, you).parts.flatMap(({ events }) => events);

/** A part that is worth a row, and the row; their numbers are the same in the list, on the chart and on deck. */
export interface Chapter {
  readonly part: Part;
  readonly row: RecapRow;
}

export const chaptersOf = (log: readonly Event[], people: People<Everrain>): readonly Chapter[] =>
  worthARow(sinceOwnTurn(log, people.you).parts, people);

const worthARow = (parts: readonly Part[], people: People<Everrain>): readonly Chapter[] =>
  parts
    .map((part) => ({ part, row: rowOf(part, people) }))
    .filter(({ row: { told, changes } }) => told.length + changes.length > 0);

/** What the other captains and the sea did between one's last turn and now. */
export function recapOf(log: readonly Event[], people: People<Everrain>): Recap | null {
  const { before, parts } = sinceOwnTurn(log, people.you);
  const rows = worthARow(parts, people).map(({ row }) => row);
  if (rows.length === 0) return null;
  const { top, unmoved } = pageWords.value;
  const last = parts.findLast(({ round }) => round !== null)?.round ?? null;
  const moved = new Set(parts.flatMap(({ begins }) => (begins.type === 'turn' ? [begins.seat] : [])));
  const still = people.view.captains.flatMap((_, seat) =>
    seat === people.you || moved.has(seat) ? [] : [people.nameOf(seat)],
  );
  return {
    key: `${last ?? 0}:${before}:${log.length === 0 ? 0 : parts.length}`,
    span: last === null ? '' : top.round(last),
    rows,
    ...(still.length > 0 && { still: unmoved(still.join(', ')) }),
  };
}

/** What can be lost or won, told apart from what was done. */
const CHANGES: Readonly<Partial<Record<Event['type'], RecapChange['kind']>>> = {
  'node-destroyed': 'loss',
  hurt: 'loss',
  died: 'loss',
  sank: 'loss',
  'port-destroyed': 'loss',
  agenda: 'plain',
  discovery: 'plain',
  act: 'plain',
  awakened: 'loss',
  'elder-progress': 'loss',
  clues: 'gain',
  story: 'gain',
};

/** What a reader wants to know of a turn; the rest is in the log. */
const DEEDS: ReadonlySet<Event['type']> = new Set([
  'entered',
  'visit',
  'explored',
  'card',
  'test',
  'fired',
  'boarding',
  'boarded',
  'enemy-gone',
  'enemy-ship',
  'enemy-ship-moved',
  'enemy-ship-fired',
  'enemy-ship-gone',
  'elder-moved',
  'elder-fired',
  'storm',
  'storm-moved',
  'tile',
  'looted',
  'hired',
  'traded',
  'altar-stirs',
]);

const MOST = 5;

function rowOf({ begins, round, events }: Part, people: People<Everrain>): RecapRow {
  const { logLine, terms } = gameWords.value;
  const say = (event: Event): string => logLine(event, people);
  const worth = condensed(events);
  const told = [...new Set(worth.filter(({ type }) => DEEDS.has(type)).map(say))].filter((line) => line !== '');
  const changes = worth.flatMap((event): RecapChange[] => {
    const kind = CHANGES[event.type];
    const text = kind ? say(event) : '';
    return kind && text !== '' ? [{ text, kind }] : [];
  });
  return {
    seat: begins.type === 'turn' ? begins.seat : null,
    ...(begins.type === 'step' && { title: terms.steps[begins.step] }),
    ...(round !== null && { note: pageWords.value.top.round(round) }),
    told: told.slice(0, MOST),
    changes,
  };
}

/** A captain's turn and each act of the sea is a chapter; what a card brings is a step. */
export function beatOf(event: Event, you: Seat | null): Beat | null {
  switch (event.type) {
    case 'turn':
      return event.seat === you ? null : 'chapter';
    case 'round':
      return 'chapter';
    case 'step':
      return SEA.has(event.step) ? 'step' : null;
    case 'card':
    case 'boarded':
    case 'enemy-ship-acts':
    case 'elder-acts':
      return 'step';
    default:
      return null;
  }
}
