import type { JSX } from 'preact';
import { Mark } from './icons';

/** People as engraved busts in a porthole. */
const FACES = {
  scarf: (skin) => (
    <>
      <path d="M-17,22C-16,9 -8,6 0,6S16,9 17,22Z" fill="#6d4a3c" />
      <ellipse cx="0" cy="-3" rx="8" ry="10" fill={skin} />
      <path d="M-9.4,-4C-10,-15 10,-15 9.4,-4C5,-9 -5,-9 -9.4,-4Z" fill="#a8432d" />
      <path d="M8,-8C12,-6 13,-1 11.6,3C10,0 9,-3 8.4,-6Z" fill="#a8432d" />
      <path d="M-4,7L0,12L4,7" fill="none" />
      <path d="M-12,14L-9,22M-6,12L-5,22M6,12L5,22M12,14L9,22" opacity=".6" />
    </>
  ),
  sou: (skin) => (
    <>
      <path d="M-17,22C-16,8 -9,5 0,5S16,8 17,22Z" fill="#b98a33" />
      <ellipse cx="0" cy="-1" rx="7.6" ry="9.6" fill={skin} />
      <path d="M-15,0C-13,-6 -10,-6 -9,-8C-8,-17 8,-17 9,-8C10,-6 13,-6 15,0C8,-4 -8,-4 -15,0Z" fill="#d0a047" />
      <path d="M-8.6,-7.4C-4,-9.4 4,-9.4 8.6,-7.4" fill="none" />
      <path d="M-5,5C-3,9 3,9 5,5C5,11 2,13 0,13S-5,11 -5,5Z" fill="#5a4a3a" />
      <path d="M0,14V22M-10,12L-8,22M10,12L8,22" opacity=".6" />
    </>
  ),
  tricorn: (skin) => (
    <>
      <path d="M-17,22C-16,9 -9,6 0,6S16,9 17,22Z" fill="#2f4d5c" />
      <path d="M-8,-4C-12,4 -11,10 -9,13L-5,6ZM8,-4C12,4 11,10 9,13L5,6Z" fill="#3a2a20" />
      <ellipse cx="0" cy="-2" rx="7.4" ry="9.8" fill={skin} />
      <path d="M-15,-7C-9,-9 -7,-17 0,-17S9,-9 15,-7C8,-4 -8,-4 -15,-7Z" fill="#22302f" />
      <path d="M9,-10C14,-14 17,-19 13,-22C11,-17 8,-14 6,-12Z" fill="#e8dcbc" />
      <path d="M-5,7L0,15L5,7" fill="#e8dcbc" />
    </>
  ),
  beard: (skin) => (
    <>
      <path d="M-18,22C-17,8 -9,5 0,5S17,8 18,22Z" fill="#4a3a4e" />
      <ellipse cx="0" cy="-4" rx="8.6" ry="10.4" fill={skin} />
      <path d="M-8.6,-2C-9,8 -5,16 0,17S9,8 8.6,-2C6,3 3,1 0,1S-6,3 -8.6,-2Z" fill="#d9d2bf" />
      <path d="M-4,5L-3,14M0,4V16M4,5L3,14" opacity=".55" />
      <path d="M-8,-8C-6,-13 6,-13 8,-8" fill="none" opacity=".5" />
      <circle cx="9" cy="0" r="1.6" fill="none" stroke="#ffc163" stroke-width="1.2" />
    </>
  ),
  hood: (skin) => (
    <>
      <path d="M-18,22C-17,6 -12,-2 -10,-8C-8,-17 8,-17 10,-8C12,-2 17,6 18,22Z" fill="#53605a" />
      <ellipse cx="0" cy="-2" rx="6.6" ry="8.6" fill={skin} />
      <path d="M-7,-4C-6,-10 6,-10 7,-4" fill="#2a2f2b" />
    </>
  ),
  bun: (skin) => (
    <>
      <circle cx="0" cy="-16" r="4.6" fill="#c9c3b2" />
      <path d="M-16,22C-15,9 -8,6 0,6S15,9 16,22Z" fill="#3c4b38" />
      <ellipse cx="0" cy="-3" rx="7.6" ry="9.6" fill={skin} />
      <path d="M-8.4,-2C-10,-14 10,-14 8.4,-2C6,-8 -6,-8 -8.4,-2Z" fill="#c9c3b2" />
      <circle cx="-3" cy="-2" r="2.6" fill="none" />
      <circle cx="3" cy="-2" r="2.6" fill="none" />
      <path d="M-5,7L0,11L5,7" fill="#e8dcbc" />
    </>
  ),
  cap: (skin) => (
    <>
      <path d="M-17,22C-16,9 -8,6 0,6S16,9 17,22Z" fill="#2e3c53" />
      <ellipse cx="0" cy="-2" rx="7.8" ry="9.6" fill={skin} />
      <path d="M-9,-6C-9,-15 9,-15 9,-6Z" fill="#35506e" />
      <path d="M-9,-6H9V-4H-9Z" fill="#22344a" />
      <circle cx="0" cy="-14" r="2" fill="#e8dcbc" />
      <path d="M-12,12H12M-13,16H13M-14,20H14" opacity=".5" />
    </>
  ),
} satisfies Record<string, (skin: string) => JSX.Element>;

export type Face = keyof typeof FACES;
export const FACE_NAMES: readonly Face[] = ['scarf', 'sou', 'tricorn', 'beard', 'hood', 'bun', 'cap'];
const SKINS = ['#e3cfa6', '#c9a877', '#a97f55', '#dcc5a0', '#8d6744', '#e8d8b6'];

/** The same person looks the same everywhere: face and skin follow from the name of the board. */
function looksOf(board: string): { readonly face: Face; readonly skin: string } {
  let sum = 7;
  for (const letter of board) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return { face: FACE_NAMES[sum % FACE_NAMES.length] ?? 'cap', skin: SKINS[(sum >>> 8) % SKINS.length] ?? '#dcc5a0' };
}

interface Props {
  readonly board: string;
  readonly ring: string;
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
  readonly fatigued?: boolean;
  /** Tells alike people apart (E4.10). */
  readonly number?: number | undefined;
}

const LINES = [-18, -14, -10, -6, -2, 2, 6, 10];

export function Bust({ board, ring, x = 0, y = 0, radius = 22, fatigued = false, number }: Props) {
  const { face, skin } = looksOf(board);
  return (
    <g transform={`translate(${x},${y}) scale(${Math.round((radius / 22) * 100) / 100})`}>
      <circle r="23" fill="#000" opacity=".45" cy="2.5" />
      <circle r="22" fill="#2b4641" />
      <g clip-path="url(#er-porthole)">
        <g opacity=".35" stroke="#0b1413" stroke-width="1.2">
          {LINES.map((line) => (
            <path key={line} d={`M-24,${line}H24`} />
          ))}
        </g>
        <g stroke="#161a17" stroke-width="1.3" stroke-linejoin="round">
          {FACES[face](skin)}
          <path d="M-4.4,-3H-2M2,-3H4.4M-2,3.4H2" stroke-width="1.5" />
        </g>
        <path d="M2,-24H24V24H8C14,8 14,-10 2,-24Z" fill="#0b1413" opacity=".22" />
      </g>
      <circle r="21" fill="none" stroke={ring} stroke-width="3" />
      {fatigued && (
        <g transform="translate(15,-15)">
          <circle r="8" fill="#111c1a" stroke="#a5b7ae" stroke-width="1.4" />
          <Mark icon="moon" scale={0.5} colour="#d9e5ec" />
        </g>
      )}
      {number !== undefined && (
        <g transform="translate(15,15)">
          <circle r="8" fill="#111c1a" stroke={ring} stroke-width="1.4" />
          <text y="4.4" text-anchor="middle" font-size="12" font-weight="700" fill="#fff6e2">
            {number}
          </text>
        </g>
      )}
    </g>
  );
}
