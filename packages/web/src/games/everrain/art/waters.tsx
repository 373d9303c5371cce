import { chance, coast, grown, round, soft } from './draw';
import { Mark } from './icons';

/** What lies in a hex of radius `r` around (x, y). Everything is cut in wood: sea in foam, land in vellum and ink. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly seed: number;
}

export function Calm({ x, y, r, seed }: Place) {
  const next = chance(seed);
  const waves = Array.from({ length: 4 }, (_, i) => {
    const at = x + (next() - 0.5) * r * 1.1;
    const level = y + (i - 1.5) * r * 0.42 + (next() - 0.5) * 4;
    const w = r * (0.18 + 0.14 * next());
    return `M${round(at - w)},${round(level)}q${round(w / 2)},${round(-w * 0.42)} ${round(w)},0t${round(w)},0`;
  });
  return (
    <path d={waves.join('')} fill="none" stroke="#d5e4da" opacity=".42" stroke-linecap="round" stroke-width="1.2" />
  );
}

const crest = (x: number, y: number, k: number): string => {
  const at = (dx: number, dy: number): string => `${round(x + dx * k)},${round(y + dy * k)}`;
  return `M${at(-13, 5)}C${at(-8, 3)} ${at(-5, -7)} ${at(3, -7)}C${at(8, -7)} ${at(9, -2)} ${at(5, -1.6)}C${at(6.6, -4)} ${at(2, -5)} ${at(1, -1)}C${at(1, 3)} ${at(7, 5)} ${at(13, 5)}Z`;
};

export function Rough({ x, y, r }: Place) {
  const k = r / 46;
  const crests = [
    crest(x - 14 * k, y - 15 * k, k * 0.92),
    crest(x + 15 * k, y - 10 * k, k * 0.7),
    crest(x + 2 * k, y + 5 * k, k * 1.05),
    crest(x - 17 * k, y + 17 * k, k * 0.72),
    crest(x + 16 * k, y + 20 * k, k * 0.7),
  ];
  return <path d={crests.join('')} fill="#d5e4da" opacity=".8" />;
}

function Land({ x, y, r, seed, ry }: Place & { readonly ry: number }) {
  const shore = coast(x, y, r * 0.69, r * ry, seed, 11);
  return (
    <>
      <path d={soft(grown(shore, x, y, 1.13))} fill="none" stroke="#d5e4da" opacity=".6" stroke-width="1.1" />
      <path d={soft(grown(shore, x, y, 1.25))} fill="none" stroke="#d5e4da" opacity=".32" stroke-dasharray="7 2" />
      <path d={soft(shore)} fill="url(#er-land)" stroke="#14170f" stroke-width="1.8" />
    </>
  );
}

const Peak = ({ x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }) => (
  <>
    <path
      d={`M${round(x - w)},${round(y)}L${round(x - w * 0.2)},${round(y - h)}L${round(x + w * 0.12)},${round(y - h * 0.76)}L${round(x + w * 0.3)},${round(y - h * 0.86)}L${round(x + w)},${round(y)}Z`}
      fill="#e9deba"
      stroke="#14170f"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <path
      d={`M${round(x - w * 0.2)},${round(y - h)}L${round(x + w * 0.05)},${round(y - h * 0.4)}L${round(x - w * 0.08)},${round(y)}M${round(x + w * 0.26)},${round(y - h * 0.62)}L${round(x + w * 0.56)},${round(y)}`}
      fill="none"
      stroke="#14170f"
      stroke-width="1.2"
    />
  </>
);

const Pine = ({ x, y, h }: { readonly x: number; readonly y: number; readonly h: number }) => (
  <path
    d={`M${round(x)},${round(y - h)}L${round(x - h * 0.28)},${round(y - h * 0.22)}H${round(x + h * 0.28)}ZM${round(x)},${round(y)}V${round(y - h * 0.3)}`}
    fill="#2d4238"
    stroke="#14170f"
  />
);

/** A cross on what is done with, a question mark on what is not: never told by colour alone. */
const Explored = ({
  x,
  y,
  k,
  done,
}: {
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly done: boolean;
}) => (
  <g transform={`translate(${round(x)},${round(y)}) scale(${k})`}>
    <circle r="9.4" fill={done ? '#1a1c18' : '#f5edd8'} stroke={done ? '#8fa59c' : '#14170f'} stroke-width="1.2" />
    {done ? (
      <path d="M-3.6,-3.6L3.6,3.6M3.6,-3.6L-3.6,3.6" stroke="#e8dcbc" stroke-width="2" />
    ) : (
      <text class="title" y="5" text-anchor="middle" font-size="15" fill="#14170f">
        ?
      </text>
    )}
  </g>
);

export function IslandArt({ x, y, r, seed, explored }: Place & { readonly explored: boolean }) {
  const k = r / 46;
  return (
    <>
      <Land x={x} y={y + r * 0.1} r={r} seed={seed} ry={0.5} />
      <Peak x={x - 5 * k} y={y + 8 * k} w={20 * k} h={27 * k} />
      <Peak x={x + 14 * k} y={y + 11 * k} w={12 * k} h={16 * k} />
      <Pine x={x - 21 * k} y={y + 14 * k} h={13 * k} />
      <Pine x={x - 14 * k} y={y + 18 * k} h={14 * k} />
      <Pine x={x + 5 * k} y={y + 20 * k} h={12 * k} />
      <Explored x={x + 20 * k} y={y - 20 * k} k={k} done={explored} />
    </>
  );
}

const STONES: readonly (readonly [number, number, number, number])[] = [
  [-19, 6, 7, 24],
  [-8, 0, 7, 31],
  [5, 1, 7, 28],
  [17, 7, 6.4, 22],
];

export function AltarArt({ x, y, r, seed, explored }: Place & { readonly explored: boolean }) {
  const k = r / 46;
  const ground = coast(x, y + r * 0.16, r * 0.6, r * 0.36, seed, 10);
  return (
    <g opacity={explored ? 0.55 : 1}>
      {!explored && <circle cx={x} cy={y} r={r * 0.95} fill="url(#er-glow-violet)" />}
      <path d={soft(ground)} fill="#22282a" stroke="#cbb0f5" stroke-width="1.3" />
      {STONES.map(([sx, sy, w, h]) => (
        <path
          key={sx}
          d={`M${round(x + (sx - w / 2) * k)},${round(y + (sy + 6) * k)}L${round(x + (sx - w / 2 + 1.4) * k)},${round(y + (sy - h) * k)}L${round(x + (sx + w / 2 - 2) * k)},${round(y + (sy - h - 2.6) * k)}L${round(x + (sx + w / 2) * k)},${round(y + (sy + 6) * k)}Z`}
          fill="#0e1214"
          stroke="#cbb0f5"
          stroke-width="1.2"
        />
      ))}
      {explored ? (
        <Explored x={x + 20 * k} y={y - 20 * k} k={k} done />
      ) : (
        <path d={`M${x},${round(y + 16 * k)}c-5,-5 -2,-9 0,-13c2,4 5,8 0,13Z`} fill="#cbb0f5" />
      )}
    </g>
  );
}

export const WreckArt = ({ x, y, r, explored }: Omit<Place, 'seed'> & { readonly explored: boolean }) => (
  <g
    transform={`translate(${x},${y}) scale(${r / 46})`}
    stroke="#14110d"
    stroke-width="1.3"
    opacity={explored ? 0.5 : 1}
  >
    <path d="M-26,8C-14,16 14,16 26,6L22,-2L15,4L12,-4L5,5L1,-4L-5,5L-9,-2L-14,6L-20,0Z" fill="#57442f" />
    <path d="M-3,4L9,-26M2,-9L16,-13M4,-15L-8,-19" stroke="#2b2016" stroke-width="2.6" />
    <path d="M9,-24C16,-22 18,-16 16,-13C12,-15 8,-15 5,-13Z" fill="#cfc29a" />
    <path d="M-30,13q5,-4 10,0t10,0t10,0t10,0t10,0t10,0" fill="none" stroke="#d5e4da" stroke-width="1.5" />
    {explored && <Explored x={20} y={-20} k={1} done />}
  </g>
);

export const SpawnArt = ({ x, y, r }: Omit<Place, 'seed'>) => (
  <g transform={`translate(${x},${y}) scale(${r / 46})`} fill="none" stroke="#cbb0f5">
    <path
      d="M0,0m0,-2a4,4 0 1 1 -4,4a9,9 0 1 1 15,4a15,15 0 1 1 -22,-17a22,22 0 0 1 28,-2"
      stroke-width="2"
      opacity=".85"
    />
    <path d="M-21,-12l-5,3M21,12l5,-2M-16,17l-3,5" stroke-width="1.6" opacity=".7" />
  </g>
);

const HOUSES: readonly (readonly [x: number, y: number, w: number, h: number, lit: boolean])[] = [
  [-24, 9, 11, 9, true],
  [-12, 10, 12, 13, true],
  [1, 10, 10, 9, true],
  [-18, 14, 10, 7, false],
  [-5, 16, 11, 8, true],
];

export function PortArt({ x, y, r, seed, destroyed }: Place & { readonly destroyed: boolean }) {
  if (destroyed) return <Calm x={x} y={y} r={r} seed={seed} />;
  return (
    <>
      <circle cx={x} cy={y} r={r * 0.95} fill="url(#er-glow)" opacity=".7" />
      <Land x={x} y={y + r * 0.06} r={r} seed={seed} ry={0.48} />
      <g transform={`translate(${x},${y}) scale(${r / 46})`}>
        <path d="M17,10L31,17M9,14L21,22" stroke="#2b2016" stroke-width="3" />
        {HOUSES.map(([hx, hy, w, h, lit]) => (
          <g key={`${hx}-${hy}`}>
            <path
              d={`M${hx},${hy}V${hy - h}L${hx + w / 2},${hy - h - w * 0.62}L${hx + w},${hy - h}V${hy}Z`}
              fill="#3b362a"
              stroke="#14170f"
              stroke-width="1.2"
            />
            <path
              d={`M${hx - 1.4},${hy - h + 0.6}L${hx + w / 2},${hy - h - w * 0.7}L${hx + w + 1.4},${hy - h + 0.6}`}
              fill="none"
              stroke="#8c4a33"
              stroke-width="2.4"
            />
            {lit && <rect x={hx + w * 0.32} y={hy - h + 2.4} width={w * 0.36} height={w * 0.36} fill="#ffc163" />}
          </g>
        ))}
        <path d="M14,9L16,-20H23L25,9Z" fill="#efe6cd" stroke="#14170f" stroke-width="1.4" />
        <path d="M15.2,-4H23.8M14.6,3H24.4M15.8,-12H23.2" stroke="#8c3a28" stroke-width="3" />
        <rect x="15.4" y="-26" width="8" height="6" fill="#ffc163" stroke="#14170f" />
        <path d="M14,-26H25L19.5,-32Z" fill="#14170f" />
      </g>
    </>
  );
}

/** A name on a ribbon. */
export function Banner({
  x,
  y,
  r,
  name,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly name: string;
}) {
  const w = name.length * 6.8 + 22;
  return (
    <g transform={`translate(${x},${round(y + 0.67 * r)})`}>
      <path
        d={`M${-w / 2 - 8},-2L${-w / 2 + 4},-9V9L${-w / 2 - 8},12L${-w / 2 - 3},5ZM${w / 2 + 8},-2L${w / 2 - 4},-9V9L${w / 2 + 8},12L${w / 2 + 3},5Z`}
        fill="#b9a878"
        stroke="#14170f"
      />
      <path d={`M${-w / 2},-10H${w / 2}V8H${-w / 2}Z`} fill="#f5edd8" stroke="#14170f" stroke-width="1.2" />
      <text class="title" text-anchor="middle" y="4" font-size="13" fill="#14170f">
        {name}
      </text>
    </g>
  );
}

/** A storm over its exact hexes. */
export function StormArt({
  cells,
  r,
  seed,
}: {
  readonly cells: readonly (readonly [number, number])[];
  readonly r: number;
  readonly seed: number;
}) {
  const next = chance(seed);
  const puffs = cells.flatMap(([x, y]) => [
    { x, y, r: r * 0.6 },
    ...Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 9) * 6.283;
      return {
        x: round(x + Math.cos(angle) * r * 0.55),
        y: round(y + Math.sin(angle) * r * 0.5),
        r: round(r * (0.36 + 0.12 * next())),
      };
    }),
  ]);
  const last = cells.at(-1);
  return (
    <g class="storm">
      <g fill="#7d918c" opacity=".9">
        {puffs.map((puff, i) => (
          <circle key={i} cx={puff.x} cy={puff.y} r={puff.r + 1.8} />
        ))}
      </g>
      <g fill="#161f22">
        {puffs.map((puff, i) => (
          <circle key={i} cx={puff.x} cy={puff.y} r={puff.r} />
        ))}
      </g>
      {cells.map(([x, y], i) => (
        <Mark key={i} icon="storm" x={x} y={y} scale={r / 26} colour="#90a5a2" />
      ))}
      {last && (
        <path d={`M${last[0] + 6},${last[1] - 20}l-9,17h8l-7,17l17,-22h-9l8,-12Z`} fill="#ffe4ae" stroke="#1a1c18" />
      )}
    </g>
  );
}

/** The lid of the Elder One: it opens as the tokens close, and says nothing about who looks out. */
export function Lid({
  x,
  y,
  scale,
  open,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly open: number;
}) {
  const h = 44 * open;
  const lid = (by: number): string => `M-64,0C-34,${-by} 34,${-by} 64,0C34,${by} -34,${by} -64,0Z`;
  return (
    <g transform={`translate(${x},${y}) scale(${scale})`} fill="none" stroke="#cbb0f5" stroke-width="2">
      <path d={lid(h + 18)} />
      <path d={lid(h)} fill="#1b1426" />
      {open > 0.25 && <ellipse rx={5 + 10 * open} ry={Math.min(19, h * 0.72)} fill="#53357a" />}
      {open > 0.25 && <ellipse rx="4" ry={Math.min(17, h * 0.66)} fill="#07060a" />}
    </g>
  );
}
