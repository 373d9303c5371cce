import type { EventDeck } from '@undertow/everrain/content/ids';
import { IslandArt, Lid, PortArt } from '../art/waters';
import { TallShip } from '../home/tall-ship';

const RAIN = Array.from({ length: 46 }, (_, i) => {
  const [x, y] = [(i * 73) % 300, (i * 131) % 420];
  return `M${x},${y}l-4,18`;
}).join('');
const SWELL = Array.from({ length: 24 }, (_, row) => {
  const y = 178 + row * 10;
  return `M${(row % 3) * 9 - 10},${y}${'q7,-4 14,0t14,0'.repeat(12)}`;
}).join('');

/** What kind of card it is, cut in wood: the open sea, an island, a harbour; and below, what does not sleep well. */
export function Woodcut({ deck }: { readonly deck: EventDeck }) {
  return (
    <svg class="woodcut" viewBox="0 0 300 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="300" height="420" fill="#1b3132" />
      <rect width="300" height="170" fill="#5f7d75" />
      <path d={SWELL} fill="none" stroke="#d5e4da" stroke-width="1.2" opacity=".4" />
      <rect y="250" width="300" height="170" fill="#07100f" opacity=".55" />
      <Scene deck={deck} />
      <circle cx="150" cy="372" r="96" fill="url(#er-glow-violet)" />
      <Lid x={150} y={372} scale={0.8} open={0.3} />
      <path d={RAIN} stroke="#d5e4da" stroke-width="1" opacity=".35" />
      <rect x="3" y="3" width="294" height="414" fill="none" stroke="#14170f" stroke-width="6" />
    </svg>
  );
}

function Scene({ deck }: { readonly deck: EventDeck }) {
  switch (deck) {
    case 'sea':
      return (
        <>
          <defs>
            <radialGradient id="er-home-lantern">
              <stop offset="0" stop-color="#ffe4ae" stop-opacity=".95" />
              <stop offset=".3" stop-color="#ffb54f" stop-opacity=".4" />
              <stop offset="1" stop-color="#ffb54f" stop-opacity="0" />
            </radialGradient>
            <linearGradient id="er-home-sail" x1="0" y1="0" x2="1" y2="1">
              <stop offset="0" stop-color="#efe2bd" />
              <stop offset="1" stop-color="#8b937f" />
            </linearGradient>
          </defs>
          <g transform="translate(148,188) scale(.56)">
            <TallShip />
          </g>
          <path d="M20,190q16,-9 32,0t32,0t32,0t32,0t32,0t32,0t32,0t32,0" class="foam" />
        </>
      );
    case 'expedition':
      return <IslandArt x={150} y={170} r={150} seed={11} explored={false} />;
    case 'denizen':
      return <PortArt x={150} y={170} r={150} seed={4} destroyed={false} />;
    default: {
      const never: never = deck;
      return never;
    }
  }
}
