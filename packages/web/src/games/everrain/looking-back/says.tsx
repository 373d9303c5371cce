import type { Event } from '@undertow/everrain';
import { Pegs } from '../art/pegs';
import { captionsText } from '../words/captions';
import { captionsOf, woundsOf } from './captions';

/** Where it is said: beside the number, or above or below the zone it stands in. */
export type Side = 'left' | 'right' | 'above' | 'below';

interface Props {
  readonly number: number;
  readonly events: readonly Event[];
  readonly side: Side;
}

const LINE = 22;
const LETTER = 8.4;
const PEG = 17;
/** A number stands so far to the left of the middle of its zone. */
const ASIDE = 25;

const corner = (side: Side, width: number, height: number): readonly [number, number] => {
  switch (side) {
    case 'left':
      return [-12 - width, -LINE / 2];
    case 'right':
      return [12, -LINE / 2];
    case 'above':
      return [ASIDE - width / 2, -20 - height];
    case 'below':
      return [ASIDE - width / 2, 56];
  }
};

/** What happened at a number, on a dark plate: words, and wounds as they lie on the tracks of the crew. */
export function Says({ number, events, side }: Props) {
  const captions = captionsText.ready() ? captionsOf(events, captionsText.value) : [];
  const { trauma, strain } = woundsOf(events);
  const wounds = trauma + strain;
  const lines = captions.length + (wounds > 0 ? 1 : 0);
  if (lines === 0) return null;
  const width = 12 + Math.max(PEG * wounds, ...captions.map(({ length }) => LETTER * length));
  const [x, y] = corner(side, width, LINE * lines);
  return (
    <g class="says" data-says={number} transform={`translate(${x},${y})`}>
      <rect width={width} height={LINE * lines} rx="6" />
      {captions.map((caption, index) => (
        <text key={caption} x={width / 2} y={LINE * index + 16.5} text-anchor="middle">
          {caption}
        </text>
      ))}
      {wounds > 0 && (
        <g transform={`translate(${(width - PEG * wounds) / 2},${LINE * captions.length + 1})`}>
          <Pegs holes={wounds} trauma={trauma} strain={strain} gap={PEG} />
        </g>
      )}
    </g>
  );
}
