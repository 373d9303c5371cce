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
  readonly space: Space | 'the-deep';
  /** Where it is drawn smaller than the others. */
  readonly size?: number;
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

/** How large pieces are, and what the people among them are called. */
interface Drawn {
  readonly piece: number;
  readonly tag: number;
  readonly nameOf: (seat: Seat) => string;
}

/** As wide as the name on a standee's base. */
export const tagWidth = (name: string, size: number): number => Math.max(36, name.length * size * 0.56 + 12);

function widthOf(piece: Piece, { tag, nameOf }: Drawn): number {
  switch (piece.is) {
    case 'standee':
      return tagWidth(nameOf(piece.seat), tag) + 4;
    case 'monarch':
      return 84;
    case 'deep-one':
      return 44;
    case 'passenger':
      return 40;
  }
}

const HEIGHT: Readonly<Record<Piece['is'], number>> = { standee: 62, 'deep-one': 46, passenger: 42, monarch: 80 };

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
function arrange(
  space: Placed['space'],
  pieces: readonly Piece[],
  chart: Chart,
  breadth: number,
  drawn: Drawn,
): Placed[] {
  const centre = chart.centre[space];
  const rows: { readonly pieces: Piece[]; width: number }[] = [];
  for (const piece of pieces) {
    const width = widthOf(piece, drawn) * drawn.piece;
    const row = rows.at(-1);
    if (row && row.width + width <= breadth) {
      row.pieces.push(piece);
      row.width += width;
    } else rows.push({ pieces: [piece], width });
  }
  const heights = rows.map((row) => Math.max(...row.pieces.map(({ is }) => HEIGHT[is])) * drawn.piece);
  let top = centre.y - heights.reduce((sum, height) => sum + height, 0) / 2;
  return rows.flatMap((row, index) => {
    const height = heights[index] ?? 0;
    let x = centre.x - row.width / 2;
    const y = top + height / 2;
    top += height;
    return row.pieces.map((piece) => {
      const width = widthOf(piece, drawn) * drawn.piece;
      const at = { x: x + width / 2, y };
      x += width;
      return { key: keyOf(piece), piece, at, space };
    });
  });
}

/** Every piece on the board and where it stands. */
export function crowd(view: View, chart: Chart, drawn: Drawn): readonly Placed[] {
  const placed = SPACES.flatMap((space) => arrange(space, crowdAt(view, space), chart, chart.breadth[space], drawn));
  return [...placed, ...inTheDeep(view, chart, drawn)];
}

/** What rests in the deep lies side by side in its water, made as small as it takes. */
function inTheDeep(view: View, chart: Chart, drawn: Drawn): readonly Placed[] {
  const pieces = crowdAt(view, 'the-deep');
  const broad = pieces.reduce((sum, piece) => sum + widthOf(piece, drawn), 0);
  const size = Math.min(drawn.piece, (chart.breadth['the-deep'] * 0.86) / Math.max(1, broad));
  const all = arrange('the-deep', pieces, chart, Number.POSITIVE_INFINITY, { ...drawn, piece: size });
  return all.map((placed) => ({ ...placed, size }));
}
