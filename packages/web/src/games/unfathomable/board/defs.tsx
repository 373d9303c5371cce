import { ARCH } from './art';

/** Paints that many shapes share. */
export function Defs() {
  return (
    <defs>
      <clipPath id="arch">
        <path d={ARCH} />
      </clipPath>
      <linearGradient id="deck-paint" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stop-color="#94714a" />
        <stop offset="1" stop-color="#6d5033" />
      </linearGradient>
      <pattern id="planks" width="64" height="13" patternUnits="userSpaceOnUse">
        <rect width="64" height="13" fill="url(#deck-paint)" />
        <path d="M0 12.500H64M30 0V12.500" stroke="#3c2a18" stroke-width=".9" opacity=".5" />
      </pattern>
      <pattern id="planks-up" width="13" height="64" patternUnits="userSpaceOnUse">
        <rect width="13" height="64" fill="#82633f" />
        <path d="M12.500 0V64M0 30H12.500" stroke="#3c2a18" stroke-width=".9" opacity=".5" />
      </pattern>
      <pattern id="boards" width="26" height="26" patternUnits="userSpaceOnUse">
        <rect width="26" height="26" fill="#ead9b4" />
        <path d="M0 25.500H26" stroke="#a78b57" stroke-width="1" opacity=".35" />
      </pattern>
      <pattern id="tiles" width="28" height="28" patternUnits="userSpaceOnUse">
        <rect width="28" height="28" fill="#e6dcc6" />
        <path d="M0 0H14V14H0ZM14 14H28V28H14Z" fill="#cfc1a2" opacity=".55" />
      </pattern>
      <pattern id="iron" width="22" height="22" patternUnits="userSpaceOnUse">
        <rect width="22" height="22" fill="#d9cdb5" />
        <path d="M4 7l5-5M13 18l5-5" stroke="#8f8064" stroke-width="2" opacity=".4" />
      </pattern>
      <pattern id="rug" width="30" height="30" patternUnits="userSpaceOnUse">
        <rect width="30" height="30" fill="#e8d2b4" />
        <path d="M15 3L27 15 15 27 3 15Z" fill="none" stroke="#b0714e" stroke-width="1.200" opacity=".35" />
      </pattern>
      <pattern id="crates" width="34" height="34" patternUnits="userSpaceOnUse">
        <rect width="34" height="34" fill="#e2cfa4" />
        <path d="M0 17H34M17 0V34" stroke="#9c7d48" stroke-width="1.200" opacity=".3" />
      </pattern>
      <radialGradient id="lamp">
        <stop offset="0" stop-color="#ffe7ad" stop-opacity=".95" />
        <stop offset="1" stop-color="#ffdf94" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="ember">
        <stop offset="0" stop-color="#ff8a3c" stop-opacity=".75" />
        <stop offset="1" stop-color="#ff5a1c" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="abyss">
        <stop offset="0" stop-color="#01060a" />
        <stop offset=".75" stop-color="#03111a" />
        <stop offset="1" stop-color="#06222b" />
      </radialGradient>
    </defs>
  );
}
