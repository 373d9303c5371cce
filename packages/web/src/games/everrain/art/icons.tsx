import type { JSX } from 'preact';

/** Every small picture, drawn in a box of 24 around the middle, in the colour of its text. */
const PICTURES = {
  crew: (
    <>
      <circle cx="0" cy="-5" r="4.2" />
      <path d="M-8,9C-8,2-4,-0.2 0,-0.2S8,2 8,9Z" />
    </>
  ),
  navigation: (
    <>
      <g fill="none" stroke="currentColor">
        <circle r="5.6" stroke-width="2.2" />
        <circle r="1.6" fill="currentColor" stroke="none" />
        <path
          stroke-width="1.9"
          stroke-linecap="round"
          d="M0,-9.8V9.8M-9.8,0H9.8M-6.9,-6.9L6.9,6.9M6.9,-6.9L-6.9,6.9"
        />
      </g>
    </>
  ),
  artillery: (
    <>
      <path d="M-10,-3.5L7,-6.5C9.5,-6.8 10.5,-1.2 8,-0.8L-8,2.6C-11,3-12,-3-10,-3.5Z" />
      <circle cx="-2" cy="5" r="4.4" />
      <circle cx="-2" cy="5" r="1.5" fill="#0008" />
    </>
  ),
  fleeting: (
    <>
      <path d="M0,-10C4,-4 7,-0.5 7,3.6A7,7 0 0 1 -7,3.6C-7,-0.5 -4,-4 0,-10Z" />
      <path d="M-3.6,4A3.8,3.8 0 0 0 0,7.6" fill="none" stroke="#0009" stroke-width="1.6" stroke-linecap="round" />
    </>
  ),
  clue: (
    <>
      <circle cx="-2" cy="-2" r="6" fill="none" stroke="currentColor" stroke-width="2.4" />
      <path d="M2.6,2.6L9,9" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" />
    </>
  ),
  coin: (
    <>
      <circle r="8.6" />
      <circle r="6" fill="none" stroke="#0007" stroke-width="1.2" />
      <path
        d="M-3.6,-1q1.8,-1.8 3.6,0t3.6,0M-3.6,2q1.8,-1.8 3.6,0t3.6,0"
        fill="none"
        stroke="#0009"
        stroke-width="1.3"
      />
    </>
  ),
  eye: (
    <>
      <path d="M-10,0C-5,-7 5,-7 10,0C5,7 -5,7 -10,0Z" fill="none" stroke="currentColor" stroke-width="2" />
      <circle r="3.2" />
    </>
  ),
  island: (
    <>
      <path d="M-10,6L-3,-7L0,-2.5L3.5,-6L10,6Z" />
      <path d="M-11,9q2.7,-2.4 5.5,0t5.5,0t5.5,0t5.5,0" fill="none" stroke="currentColor" stroke-width="1.5" />
    </>
  ),
  port: (
    <>
      <path d="M-3,-8H3L4.6,8H-4.6Z" />
      <path d="M-4.6,-8H4.6L0,-11.5Z" />
      <path d="M6,-8l5,-2M6,-5.5l5,1M-6,-8l-5,-2M-6,-5.5l-5,1" stroke="currentColor" stroke-width="1.5" />
    </>
  ),
  die: (
    <>
      <rect x="-8" y="-8" width="16" height="16" rx="3.4" fill="none" stroke="currentColor" stroke-width="2" />
      <circle r="2.3" />
      <circle cx="-4.3" cy="-4.3" r="1.6" />
      <circle cx="4.3" cy="4.3" r="1.6" />
    </>
  ),
  hurt: (
    <>
      <path d="M-1,-10L2.4,-3L9,-5.4L4.6,0.6L9.6,5.4L2.6,4.4L0.6,10.4L-2,4L-9,6L-4.6,0L-9.4,-4.8L-2.6,-3.4Z" />
    </>
  ),
  omen: (
    <>
      <circle r="3" />
      <path
        d="M0,-10.5C2,-6 6,-2 10.5,0C6,2 2,6 0,10.5C-2,6 -6,2 -10.5,0C-6,-2 -2,-6 0,-10.5Z"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
      />
    </>
  ),
  evade: (
    <>
      <path
        d="M-8,7C-9,-2 -3,-8 5,-7M5,-7L1,-10.6M5,-7L1.6,-3"
        fill="none"
        stroke="currentColor"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </>
  ),
  move: (
    <>
      <path
        d="M-9,0H6M1.4,-5L7.4,0L1.4,5"
        fill="none"
        stroke="currentColor"
        stroke-width="2.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
  moon: (
    <>
      <path d="M4,-8A9,9 0 1 0 8,5A7.4,7.4 0 0 1 4,-8Z" />
    </>
  ),
  book: (
    <>
      <path
        d="M0,-5C-3,-7.6 -7,-7.6 -10,-6.6V6.4C-7,5.4 -3,5.4 0,8C3,5.4 7,5.4 10,6.4V-6.6C7,-7.6 3,-7.6 0,-5Z"
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
      />
      <path d="M0,-5V8" stroke="currentColor" stroke-width="1.6" />
    </>
  ),
  crate: (
    <>
      <path d="M-8,-7H8V8H-8ZM-8,-2.2H8M-8,3.2H8M0,-7V8" fill="none" stroke="currentColor" stroke-width="1.8" />
    </>
  ),
  bag: (
    <>
      <path d="M-8,-3H8V8H-8ZM-3,-3V-7H3V-3" fill="none" stroke="currentColor" stroke-width="2" />
    </>
  ),
  first: (
    <>
      <path d="M-6,10V-10M-6,-9C-1,-12 2,-6 8,-9V1C2,4 -1,-2 -6,1" stroke="currentColor" stroke-width="1.8" />
    </>
  ),
  repeat: (
    <>
      <path d="M-6.5,-2A7,7 0 0 1 6,-4M6.5,2A7,7 0 0 1 -6,4" fill="none" stroke="currentColor" stroke-width="2.2" />
      <path d="M6.8,-8.4L6.6,-3L1.4,-4Z M-6.8,8.4L-6.6,3L-1.4,4Z" />
    </>
  ),
  gear: (
    <>
      <circle r="4" fill="none" stroke="currentColor" stroke-width="2.4" />
      <path
        d="M0,-9.5V-6.4M0,9.5V6.4M-9.5,0H-6.4M9.5,0H6.4M-6.7,-6.7L-4.6,-4.6M6.7,6.7L4.6,4.6M-6.7,6.7L-4.6,4.6M6.7,-6.7L4.6,-4.6"
        stroke="currentColor"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </>
  ),
  storm: (
    <>
      <path d="M-8,1C-11,-3 -7,-7 -4,-6C-2,-10 5,-10 6,-5C10,-5 11,0 8,1Z" />
      <path d="M-5,4L-7,9M0,4L-2,9M5,4L3,9" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
    </>
  ),
  stag: (
    <>
      <path
        d="M-1,-1C-5,-3 -7,-7 -6.4,-11M-4.6,-4.4C-7,-4.8 -8.8,-6.4 -9.2,-8.8M1.4,-1.4C1.6,-5 4,-8 7,-9.4M2.6,-5.2C2.2,-7.6 3,-9.8 4.6,-11.2M4,-6.8C6,-6.2 8,-6.6 9.4,-7.8"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <path d="M-4,-1.6C-1,-3.4 3,-2.4 5,0C7,2 9.6,3 9.4,5C9.2,6.6 6,6.8 4,6.2C2,9 -1,11 -5,11C-4,8 -6,4 -7.6,2.6C-8.6,1 -6,-0.8 -4,-1.6Z" />
      <circle cx="2.2" cy="1.6" r="1" fill="#111c1a" />
    </>
  ),
  hare: (
    <>
      <path d="M-3,-1C-7,-5 -8,-10 -6,-11.6C-3,-11 -1,-6 0,-2.4C0,-6 2,-11 5,-11.4C6.4,-9.6 5,-4.6 3,-1.6C7,0 9.6,3 9,5.4C8,7.4 5,7 3.4,7.4C1,10 -3,11 -6,10.4C-4.6,7 -7,3 -3,-1Z" />
      <circle cx="4.4" cy="2.2" r="1" fill="#111c1a" />
    </>
  ),
  heron: (
    <>
      <path d="M-8,11C-6,5 -3,3 -3,0C-3,-2 -6,-4 -5,-7.4C-4,-10.4 0,-11 2.4,-9C3.6,-8 4,-7.4 11,-6C6,-4.6 3,-4.6 1.6,-4C0.4,-3.4 3,0 2.6,4C2.2,8 0,10 -1,11Z" />
      <path d="M-4.6,-8.6C-7,-9.6 -9,-9.4 -11,-7.6" fill="none" stroke="currentColor" stroke-width="1.4" />
      <circle cx="0" cy="-7" r="1" fill="#111c1a" />
    </>
  ),
  otter: (
    <>
      <path d="M-9,10C-9,2 -6,-6 1,-7.6C3,-9 5,-8.6 5,-6.6C8,-5 10.6,-2.6 10,-0.6C9.4,1.6 5,1.6 3.6,2C2.6,5 3,8 2,10.6Z" />
      <circle cx="4.2" cy="-3.4" r="1" fill="#111c1a" />
      <path d="M8,0.4L11.6,2M7,1.4L9.6,4" stroke="currentColor" stroke-width="1" />
    </>
  ),
  wreck: (
    <>
      <path d="M-10,6C-6,9 6,9 10,6L8,2L4,4L2,0L-1,4L-4,1L-6,4L-9,2Z" />
      <path d="M-1,2L4,-10M0,-4L6,-3" stroke="currentColor" stroke-width="1.8" />
    </>
  ),
  altar: (
    <>
      <path d="M-9,9L-8,-5L-4.6,-6L-4,9ZM-2,9L-1.6,-9.6L2,-9L2.4,9ZM4.6,9L5,-4.6L8,-5.6L9.4,9Z" />
    </>
  ),
  skull: (
    <>
      <path d="M-7,-1C-7,-7 -4,-10 0,-10S7,-7 7,-1C7,1.4 6,3 4.4,4V8.4H-4.4V4C-6,3 -7,1.4 -7,-1Z" />
      <circle cx="-2.8" cy="-1.6" r="2" fill="#0009" />
      <circle cx="2.8" cy="-1.6" r="2" fill="#0009" />
    </>
  ),
  plus: (
    <>
      <path d="M0,-8V8M-8,0H8" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
    </>
  ),
  minus: (
    <>
      <path d="M-8,0H8" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
    </>
  ),
  aim: (
    <>
      <circle r="6" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M0,-10V-3M0,10V3M-10,0H-3M10,0H3" stroke="currentColor" stroke-width="2" />
    </>
  ),
  rules: (
    <>
      <path d="M-8,-9H5A3,3 0 0 1 8,-6V9H-5A3,3 0 0 1 -8,6Z" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M-4,-4H4M-4,0H4M-4,4H1" stroke="currentColor" stroke-width="1.6" />
    </>
  ),
  ship: (
    <>
      <path d="M-10,3H10L7,9H-7Z" />
      <path d="M-1,2V-10M0,-9C6,-8 8,-3 7,1H0ZM-2,-7C-6,-6 -8,-2 -7.4,1H-2Z" stroke="currentColor" stroke-width="1.2" />
    </>
  ),
  lock: (
    <>
      <rect x="-7" y="-1" width="14" height="10" rx="2" />
      <path d="M-4,-1V-5A4,4 0 0 1 4,-5V-1" fill="none" stroke="currentColor" stroke-width="2" />
    </>
  ),
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof PICTURES;

interface MarkProps {
  readonly icon: IconName;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly colour?: string;
}

/** A picture inside a drawing. */
export const Mark = ({ icon, x = 0, y = 0, scale = 1, colour = 'currentColor' }: MarkProps) => (
  <g transform={`translate(${x},${y}) scale(${scale})`} fill={colour} style={{ color: colour }}>
    {PICTURES[icon]}
  </g>
);

/** A picture inside a line of text. */
export const Icon = ({ icon, size = 16 }: { readonly icon: IconName; readonly size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="-12 -12 24 24" fill="currentColor" aria-hidden="true">
    {PICTURES[icon]}
  </svg>
);
