import type { Seat } from '@undertow/kernel';
import type { Monarch, Room, Space, View } from '@undertow/unfathomable';
import { around, type Box, beside, type Extent, extentOf, middleOf, type Point } from './boxes';
import type { Chart } from './geometry';
import { type DECKS, isDeck, isRoom, SPACES } from './ids';
import { widthOfText } from './letters';
import type { Sign } from './sign';

export type Piece =
  | { readonly is: 'standee'; readonly seat: Seat }
  | { readonly is: 'deep-one'; readonly space: Space | 'the-deep'; readonly count: number }
  | { readonly is: 'passenger'; readonly space: (typeof DECKS)[number]; readonly count: number }
  | { readonly is: 'monarch'; readonly monarch: Monarch };

export interface Placed {
  readonly key: string;
  readonly piece: Piece;
  readonly at: Point;
  readonly space: Space | 'the-deep';
  /** How many times its drawn size it is. */
  readonly size: number;
  /** What stands on the base of a standee: as much of a name as there is room for. */
  readonly name: string;
}

const keyOf = (piece: Piece): string => {
  switch (piece.is) {
    case 'standee':
      return `seat-${piece.seat}`;
    case 'monarch':
      return piece.monarch;
    default:
      return `${piece.is}-${piece.space}`;
  }
};

/** How large things are where there is room for them, and what is written among them. */
export interface Drawn {
  readonly piece: number;
  /** Names on pieces, in their own units. */
  readonly tag: number;
  /** Numbers on deck are this many times their drawn size. */
  readonly number: number;
  readonly nameOf: (seat: Seat) => string;
  readonly signs: Readonly<Record<Room, Sign>>;
}

/** As wide as the name on a standee's base. */
export const tagWidth = (name: string, size: number): number => Math.max(36, widthOfText(name, size, 'read') + 10);
/** As high as the base, which begins this far below the middle of the piece. */
export const BASE = { top: 15, line: 1.3 };

export const MONARCH_WIDTH = 84;

/** What a piece takes around its middle, in its own units. */
interface Reach {
  readonly width: number;
  readonly up: number;
  readonly down: number;
}

function reachOf(piece: Piece, name: string, tag: number): Reach {
  switch (piece.is) {
    case 'standee':
      return {
        width: name === '' ? 48 : Math.max(48, tagWidth(name, tag) + 4),
        up: 36,
        down: name === '' ? 24 : BASE.top + BASE.line * tag + 1,
      };
    case 'monarch':
      return { width: MONARCH_WIDTH, up: 40, down: 46 };
    case 'deep-one':
      return { width: 46, up: 21, down: 23 };
    case 'passenger':
      return { width: 42, up: 20, down: 21 };
  }
}

function crowdAt(view: View, space: Space | 'the-deep'): Piece[] {
  const pieces: Piece[] = [];
  for (const monarch of ['dagon', 'hydra'] as const) {
    if (view.monarchs[monarch] === space) pieces.push({ is: 'monarch', monarch });
  }
  const deepOnes = view.deepOnes[space];
  if (deepOnes > 0) pieces.push({ is: 'deep-one', space, count: deepOnes });
  if (space !== 'the-deep' && isDeck(space)) {
    const passengers = view.passengers.deck[space];
    if (passengers > 0) pieces.push({ is: 'passenger', space, count: passengers });
  }
  for (const player of view.players) {
    if (player.character !== null && player.space === space) pieces.push({ is: 'standee', seat: player.seat });
  }
  return pieces;
}

/** From how people stand where there is room to how they stand in a throng: smaller, with less and less of their names. */
const FORMS = [
  { size: 1, letters: 11 },
  { size: 0.86, letters: 11 },
  { size: 0.76, letters: 11 },
  { size: 0.76, letters: 5 },
  { size: 0.66, letters: 11 },
  { size: 0.66, letters: 4 },
  { size: 0.76, letters: 0 },
  { size: 0.62, letters: 0 },
  { size: 0.5, letters: 0 },
  { size: 0.42, letters: 0 },
] as const;
type Form = (typeof FORMS)[number];

interface Standing {
  readonly piece: Piece;
  readonly name: string;
  readonly reach: Reach;
}

interface Row {
  readonly pieces: Standing[];
  width: number;
  up: number;
  down: number;
}

const highOf = (rows: readonly Row[]): number => rows.reduce((sum, { up, down }) => sum + up + down, 0);
const broadOf = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ width }) => width));

/** The pieces in rows no broader than this, in the chart's units. */
function inRows(pieces: readonly Piece[], breadth: number, form: Form, drawn: Drawn): readonly Row[] {
  const size = drawn.piece * form.size;
  // Letters do not become smaller with the piece.
  const tag = drawn.tag / form.size;
  const rows: Row[] = [];
  for (const piece of pieces) {
    const name = piece.is === 'standee' ? drawn.nameOf(piece.seat).slice(0, form.letters) : '';
    const reach = reachOf(piece, name, tag);
    const [width, up, down] = [reach.width * size, reach.up * size, reach.down * size];
    const row = rows.at(-1);
    if (row && row.width + width <= breadth) {
      row.pieces.push({ piece, name, reach });
      row.width += width;
      row.up = Math.max(row.up, up);
      row.down = Math.max(row.down, down);
    } else rows.push({ pieces: [{ piece, name, reach }], width, up, down });
  }
  return rows;
}

/** Puts the pieces of one space in rows into the middle of a box, so that none hides another. */
function arrange(space: Placed['space'], pieces: readonly Piece[], box: Box, drawn: Drawn): readonly Placed[] {
  const { width, height } = extentOf(box);
  const all = FORMS.map((form) => ({ form, rows: inRows(pieces, width, form, drawn) }));
  const best = all.find(({ rows }) => highOf(rows) <= height && broadOf(rows) <= width) ?? all.at(-1);
  if (!best) return [];
  const size = drawn.piece * best.form.size;
  const middle = middleOf(box);
  let top = middle.y - highOf(best.rows) / 2;
  return best.rows.flatMap((row) => {
    let x = middle.x - row.width / 2;
    const y = top + row.up;
    top += row.up + row.down;
    return row.pieces.map(({ piece, name, reach }) => {
      const at = { x: x + (reach.width * size) / 2, y };
      x += reach.width * size;
      return { key: keyOf(piece), piece, at, space, size, name };
    });
  });
}

/** How far a fire and the number of a deck space reach, before they are made larger. */
const FIRE: Extent = { width: 44, height: 54 };
const DECK_NUMBER: Extent = { width: 34, height: 34 };

const times = ({ width, height }: Extent, factor: number): Extent => ({
  width: width * factor,
  height: height * factor,
});

/** What is left of a space beside its name or number, and beside a fire. */
function freeIn(space: Space, view: View, chart: Chart, { piece, number, signs }: Drawn): Box {
  const floor = chart.floor[space];
  if (isDeck(space)) return beside(floor, around(chart.label[space], times(DECK_NUMBER, number)));
  if (!isRoom(space)) return floor;
  const clear = beside(floor, signs[space].box);
  return view.damage.placed[space] ? beside(clear, around(chart.fire[space], times(FIRE, piece))) : clear;
}

/** Every piece on the board and where it stands. */
export function crowd(view: View, chart: Chart, drawn: Drawn): readonly Placed[] {
  const placed = SPACES.flatMap((space) => {
    const pieces = crowdAt(view, space);
    return pieces.length > 0 ? arrange(space, pieces, freeIn(space, view, chart, drawn), drawn) : [];
  });
  return [...placed, ...inTheDeep(view, chart, drawn)];
}

/** What rests in the deep lies side by side in its water, made as small as it takes. */
function inTheDeep(view: View, chart: Chart, drawn: Drawn): readonly Placed[] {
  const pieces = crowdAt(view, 'the-deep');
  const reaches = pieces.map((piece) => reachOf(piece, '', drawn.tag));
  const broad = reaches.reduce((sum, { width }) => sum + width, 0);
  const high = Math.max(1, ...reaches.map(({ up, down }) => up + down));
  const water = chart.floor['the-deep'];
  const { width, height } = extentOf(water);
  const size = Math.min(drawn.piece, width / Math.max(1, broad), height / high);
  const oneRow = around(middleOf(water), { width: broad * size + 1, height: chart.height });
  return arrange('the-deep', pieces, oneRow, { ...drawn, piece: size });
}
