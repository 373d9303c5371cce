import { signal } from '@preact/signals';
import { type Hex, hexesOf } from '@undertow/everrain/map';
import { usePeople } from '../../../table/people';
import { hexagon } from '../art/draw';
import { lookOf } from '../look';
import { usePlay } from '../play';
import { target } from '../targets';
import { pageWords } from '../words';
import { EVERY_SLOT, hexX, hexY, R } from './places';

/** While this is on, the next press on the chart shows the others where to look. */
export const pointing = signal(false);

const hexesIn = (on: readonly string[]): readonly Hex[] =>
  on.flatMap((name) => {
    const [kind, hex] = name.split(':');
    return kind === 'hex' && hex !== undefined ? [Number(hex)] : [];
  });

/** Where somebody points, and the way somebody means to go. */
export function Marks() {
  const { marked } = usePlay();
  const people = usePeople();
  const mark = marked?.value;
  const hexes = mark ? hexesIn(mark.on) : [];
  const last = hexes.at(-1);
  if (!mark || last === undefined) return null;
  const { colour } = lookOf(mark.seat);
  const { marks } = pageWords.value;
  const name = people.nameOf(mark.seat);
  const text = mark.mark === 'go' ? marks.there(name) : marks.here(name);
  const width = text.length * 7.4 + 20;
  return (
    <g class="marked" data-marked={mark.mark}>
      {mark.mark === 'go' && hexes.length > 1 && (
        <path d={`M${hexes.map((hex) => `${hexX(hex)},${hexY(hex)}`).join('L')}`} stroke={colour} />
      )}
      <polygon points={hexagon(hexX(last), hexY(last), R - 2)} stroke={colour} />
      <g transform={`translate(${hexX(last)},${hexY(last) - R - 6})`}>
        <rect x={-width / 2} y="-15" width={width} height="22" rx="11" fill="#0d1514" stroke={colour} />
        <text text-anchor="middle" y="1">
          {text}
        </text>
      </g>
    </g>
  );
}

/** The buttons that point; alone there is nobody to show anything. */
export function Pointer() {
  const { mark, marked, view, you } = usePlay();
  if (!mark || you === null || view.value.players < 2) return null;
  const { marks } = pageWords.value;
  const own = marked?.value?.seat === you && marked.value.on.length > 0;
  return (
    <div class="er-pointer">
      <button
        type="button"
        aria-pressed={pointing.value}
        onClick={() => {
          pointing.value = !pointing.value;
        }}
      >
        {marks.look}
      </button>
      {own && (
        <button type="button" onClick={() => void mark('look', [])}>
          {marks.wipe}
        </button>
      )}
    </div>
  );
}

/** Every hex takes the press while one points. */
export function PointLayer() {
  const { mark, view } = usePlay();
  if (!pointing.value || !mark) return null;
  const { slots } = view.value;
  const hexes = EVERY_SLOT.flatMap((slot) => (slots[slot] ? hexesOf(slot) : []));
  return (
    <g class="point-layer">
      {hexes.map((hex) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a part of a drawing; by keyboard the finger of the chart points, with G
        <polygon
          key={hex}
          data-point={hex}
          points={hexagon(hexX(hex), hexY(hex), R)}
          onClick={() => {
            pointing.value = false;
            void mark('look', [target.hex(hex)]);
          }}
        />
      ))}
    </g>
  );
}
