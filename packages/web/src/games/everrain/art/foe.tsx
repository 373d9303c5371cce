import type { JSX } from 'preact';
import { chance, type Point, points, round } from './draw';

const BONE = '#e9e4d2';

/** Enemies as black jagged discs with cuts of bone: a handful of shapes, one for each kind by its name. */
const SHAPES: readonly JSX.Element[] = [
  <>
    <path d="M-11,20C-13,8 -10,2 -8,0C-11,-9 -6,-15 0,-15S11,-9 8,0C10,2 13,8 11,20Z" fill="#25303a" />
    <path d="M-7,-3C-8,-10 -4,-13 0,-13S8,-10 7,-3C6,1 4,2 4,5H-4C-4,2 -6,1 -7,-3Z" fill={BONE} />
    <circle cx="-3" cy="-4" r="2.2" fill="#0b0f12" />
    <circle cx="3" cy="-4" r="2.2" fill="#0b0f12" />
    <circle cx="-3" cy="-4" r=".9" fill="#cbb0f5" />
    <circle cx="3" cy="-4" r=".9" fill="#cbb0f5" />
    <path d="M-2.6,1V4.6M0,1V4.6M2.6,1V4.6" stroke="#0b0f12" stroke-width="1.2" />
    <path
      d="M-7,-9C-11,-4 -12,4 -10,10M-9,-6C-13,0 -13,5 -14,9M7,-9C11,-4 12,4 10,10"
      fill="none"
      stroke="#7c9b86"
      stroke-width="1.7"
    />
  </>,
  <>
    <circle r="14" fill="#3a2030" />
    <circle r="14" fill="none" stroke={BONE} stroke-width="1.5" />
    <circle r="5" fill="#08090b" />
    {Array.from({ length: 12 }, (_, i) => {
      const angle = (i * Math.PI) / 6;
      const at = (r: number, by: number): string =>
        `${round(r * Math.cos(angle + by))},${round(r * Math.sin(angle + by))}`;
      return <path key={angle} d={`M${at(12.4, -0.14)}L${at(6.4, 0)}L${at(12.4, 0.14)}Z`} fill={BONE} />;
    })}
  </>,
  <>
    <path d="M-13,21C-13,6 -9,-3 -8,-6C-6,-12 6,-12 8,-6C9,-3 13,6 13,21Z" fill="#d8cdae" />
    <path d="M-6,-4C-5,-10 5,-10 6,-4C6,3 3,6 0,6S-6,3 -6,-4Z" fill="#0b0f12" />
    <path d="M-8,8L-9,20M-4,8L-5,20M0,9V20M4,8L5,20M8,8L9,20" stroke="#6c6248" stroke-width="1.3" />
    <path d="M-7,-11V-16M-3.6,-12.6V-18M0,-13V-19M3.6,-12.6V-18M7,-11V-16" stroke="#d8cdae" stroke-width="2" />
    <path d="M-2,1H2" stroke="#cbb0f5" stroke-width="1.4" />
  </>,
  <>
    <path d="M-14,14C-10,4 -6,-12 0,-14C6,-12 10,4 14,14C8,10 4,12 0,18C-4,12 -8,10 -14,14Z" fill="#2d3b34" />
    <path d="M0,-12V14M-4,-4L-9,8M4,-4L9,8" stroke="#7c9b86" stroke-width="1.6" fill="none" />
    <ellipse cx="0" cy="-5" rx="5" ry="3.4" fill={BONE} />
    <ellipse cx="0" cy="-5" rx="1.3" ry="3" fill="#0b0f12" />
  </>,
  <>
    <path d="M-15,6C-12,-10 12,-10 15,6C10,2 8,12 5,6C3,14 -3,14 -5,6C-8,12 -10,2 -15,6Z" fill="#3b2f45" />
    <circle cx="-5" cy="-1" r="2.4" fill={BONE} />
    <circle cx="5" cy="-1" r="2.4" fill={BONE} />
    <circle cx="0" cy="-5" r="1.8" fill={BONE} />
    <path d="M-10,8L-12,16M-4,10L-5,18M4,10L5,18M10,8L12,16" stroke="#cbb0f5" stroke-width="1.6" fill="none" />
  </>,
  <>
    <path d="M-12,18V-2C-12,-12 12,-12 12,-2V18L6,13L0,18L-6,13Z" fill="#20313a" />
    <path d="M-7,-2H-2M2,-2H7" stroke={BONE} stroke-width="3" />
    <path d="M-6,5C-2,9 2,9 6,5" stroke={BONE} stroke-width="1.6" fill="none" />
    <path d="M0,-10V-17M-4,-15H4" stroke="#cbb0f5" stroke-width="2" />
  </>,
  <>
    <path d="M-13,10L-8,-12L0,-4L8,-12L13,10L6,6L0,16L-6,6Z" fill="#3a2a24" />
    <path d="M-6,0L-2,3L-6,5ZM6,0L2,3L6,5Z" fill={BONE} />
    <path d="M-3,10L0,7L3,10" stroke={BONE} stroke-width="1.4" fill="none" />
  </>,
  <>
    <path d="M0,-15C9,-13 13,-4 10,4C14,8 8,16 0,15C-8,16 -14,8 -10,4C-13,-4 -9,-13 0,-15Z" fill="#26323d" />
    <path
      d="M-6,-6C-3,-9 3,-9 6,-6M-8,0C-3,-3 3,-3 8,0M-7,6C-3,3 3,3 7,6"
      stroke={BONE}
      stroke-width="1.5"
      fill="none"
    />
    <circle r="2.4" cy="11" fill="#cbb0f5" />
  </>,
];

function shapeOf(kind: string): number {
  let sum = 11;
  for (const letter of kind) sum = (sum * 33 + letter.charCodeAt(0)) >>> 0;
  return sum;
}

function jagged(seed: number): string {
  const next = chance(seed);
  const rim: Point[] = [];
  for (let i = 0; i < 26; i++) {
    const angle = (Math.PI * i) / 13;
    const r = i % 2 ? 22 + next() * 1.2 : 18.6 + next() * 1.6;
    rim.push([r * Math.cos(angle), r * Math.sin(angle)]);
  }
  return points(rim);
}

interface Props {
  readonly kind: string;
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
  readonly number?: number | undefined;
}

export function Foe({ kind, x = 0, y = 0, radius = 22, number }: Props) {
  const sum = shapeOf(kind);
  return (
    <g transform={`translate(${x},${y}) scale(${Math.round((radius / 22) * 100) / 100})`}>
      <circle r="23" cy="3" fill="#000" opacity=".5" />
      <polygon points={jagged(sum)} fill="#0d1114" stroke="#cbb0f5" stroke-width="2.2" stroke-linejoin="round" />
      <g stroke-linejoin="round">{SHAPES[sum % SHAPES.length]}</g>
      {number !== undefined && (
        <g transform="translate(16,15)">
          <circle r="8" fill="#0d1114" stroke="#cbb0f5" stroke-width="1.4" />
          <text y="4.4" text-anchor="middle" font-size="12" font-weight="700" fill="#fff">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}
