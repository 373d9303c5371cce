/** Ships seen from above, bow to the east. */
const HULL = 'M27,0C19,-8 8,-10.4 -8,-10C-17,-9.6 -22,-7 -22.6,0C-22,7 -17,9.6 -8,10C8,10.4 19,8 27,0Z';
const PLANKS = 'M21,0C14,-6 6,-7.4 -8,-7.2C-15,-7 -18.6,-5 -19,0C-18.6,5 -15,7 -8,7.2C6,7.4 14,6 21,0Z';

const Sail = ({
  x,
  h,
  b,
  fill,
}: {
  readonly x: number;
  readonly h: number;
  readonly b: number;
  readonly fill: string;
}) => (
  <>
    <path
      d={`M${x},${-h}Q${x + b},0 ${x},${h}Q${x + b * 0.38},0 ${x},${-h}Z`}
      fill={fill}
      stroke="#14110d"
      stroke-width="1.1"
    />
    <path d={`M${x - 0.6},${-h - 1.5}V${h + 1.5}`} stroke="#2a2018" stroke-width="1.7" />
  </>
);

const Rag = ({ x, h, b }: { readonly x: number; readonly h: number; readonly b: number }) => (
  <>
    <path
      d={`M${x},${-h}Q${x + b},-4 ${x + b * 0.6},-2L${x + b * 0.9},1L${x + b * 0.55},4Q${x + b * 0.7},7 ${x},${h}L${x + 2},${h * 0.5}L${x + 0.6},2L${x + 2.6},-3Z`}
      fill="#15181c"
      stroke="#cbb0f5"
      stroke-width=".9"
    />
    <path d={`M${x - 0.6},${-h - 1.5}V${h + 1.5}`} stroke="#0b0c0e" stroke-width="1.8" />
  </>
);

interface Props {
  readonly x: number;
  readonly y: number;
  /** The side of the hex it faces, 0 east, clockwise. */
  readonly facing: number;
  /** The captain's colour; `null` for an enemy ship. */
  readonly colour: string | null;
  readonly scale?: number;
}

export function Vessel({ x, y, facing, colour, scale = 1 }: Props) {
  const foe = colour === null;
  return (
    <g class="vessel" style={{ transform: `translate(${x}px,${y}px) rotate(${facing * 60}deg) scale(${scale})` }}>
      <path
        d="M-20,0C-34,-3 -44,-10 -52,-16M-20,0C-34,3 -44,10 -52,16"
        fill="none"
        stroke="#d5e4da"
        stroke-width="1.1"
        opacity=".5"
        stroke-dasharray="7 3"
      />
      <path d={HULL} fill="#000" opacity=".45" transform="translate(-1,4) scale(1.06)" />
      <path d="M26,0H37" stroke={foe ? '#0d0f12' : '#3a2c1e'} stroke-width="2" />
      <path d={HULL} fill={foe ? '#1d1a22' : '#54402c'} stroke={foe ? '#cbb0f5' : '#120f0b'} stroke-width="1.7" />
      <path d={PLANKS} fill={foe ? '#2b2733' : '#a98a60'} />
      <path d="M-16,-3H17M-18,0H20M-16,3H17" stroke={foe ? '#0e0d12' : '#6e5536'} stroke-width=".9" />
      {foe ? (
        <>
          <Rag x={12} h={14} b={8} />
          <Rag x={-1} h={17} b={10} />
          <Rag x={-14} h={12} b={7} />
        </>
      ) : (
        <>
          <Sail x={13} h={13.5} b={10} fill="#efe6cd" />
          <Sail x={0} h={17} b={12} fill="#f5edd8" />
          <Sail x={-14} h={12.5} b={9} fill="#e3d8b8" />
          <path d="M-20,0L-33,-4.6L-30,0L-33,4.6Z" fill={colour} stroke="#14110d" />
          <circle cx="7" r="3.4" fill={colour} stroke="#14110d" stroke-width="1.1" />
        </>
      )}
    </g>
  );
}
