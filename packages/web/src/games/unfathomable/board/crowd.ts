import type { Seat } from '@undertow/kernel';
import type { Monarch, Space, View } from '@undertow/unfathomable';
import type { Chart, Point } from './geometry';
import { type DECKS, isDeck, SPACES } from './ids';

export type Piece =
  | { readonly is: 'standee'; readonly seat: Seat }
  | { readonly is: 'deep-one'; readonly space: Space | 'the-deep'; readonly count: number }
  | { readonly is: 'passenger'; readonly space: (typeof DECKS)[number]; readonly count: number }
  | { readonly is: 'monarch'; readonly monarch: Monarch };

export interface Placed {
  readonly key: string;
  readonly piece: Piece;
  readonly at: Point;
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

const WIDTH: Readonly<Record<Piece['is'], number>> = { standee: 36, 'deep-one': 44, passenger: 40, monarch: 106 };

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

/** Puts the pieces of one space in rows around its centre, so that none hides another. */
function arrange(pieces: readonly Piece[], centre: Point, perRow: number, unit: number): Placed[] {
  const rows: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const size = piece.is === 'monarch' ? 2 : 1;
    const row = rows.at(-1);
    if (row && room + size <= perRow) {
      row.push(piece);
      room += size;
    } else {
      rows.push([piece]);
      room = size;
    }
  }
  const heights = rows.map((row) => (row.some(({ is }) => is === 'monarch') ? 78 : 46) * unit);
  let top = centre.y - heights.reduce((sum, height) => sum + height, 0) / 2;
  return rows.flatMap((row, index) => {
    const height = heights[index] ?? 0;
    const widths = row.map((piece) => WIDTH[piece.is] * unit);
    const total = widths.reduce((sum, width) => sum + width, 0);
    let x = centre.x - total / 2;
    const y = top + height / 2;
    top += height;
    return row.map((piece, i) => {
      const width = widths[i] ?? 0;
      const at = { x: x + width / 2, y };
      x += width;
      return { key: keyOf(piece), piece, at };
    });
  });
}

/** Every piece on the board and where it stands. */
export function crowd(view: View, chart: Chart): readonly Placed[] {
  const places: readonly (Space | 'the-deep')[] = [...SPACES, 'the-deep'];
  return places.flatMap((space) => arrange(crowdAt(view, space), chart.centre[space], chart.perRow[space], chart.unit));
}
