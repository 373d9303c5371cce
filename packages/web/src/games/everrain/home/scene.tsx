import './scene.css';
import { Rain } from '../rain';
import { TallShip } from './tall-ship';

/** A sailing ship with one lantern in slate-green rain. */
export const Scene = ({ label }: { readonly label: string }) => (
  <div class="scene er-scene" role="img" aria-label={label}>
    <svg viewBox="0 0 720 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="er-home-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#101b1a" />
          <stop offset=".6" stop-color="#2a4440" />
          <stop offset="1" stop-color="#587568" />
        </linearGradient>
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
      <rect width="720" height="250" fill="url(#er-home-sky)" />
      <rect y="246" width="720" height="174" fill="#16302d" />
      <path d="M0,268q45,-12 90,0t90,0t90,0t90,0t90,0t90,0t90,0t90,0V420H0Z" fill="#1d3b37" />
      <g transform="translate(352,256) scale(.72)">
        <TallShip />
      </g>
      <path d="M0,300q45,-14 90,0t90,0t90,0t90,0t90,0t90,0t90,0t90,0V420H0Z" fill="#16302d" opacity=".92" />
      <path
        d="M60,320q24,-8 48,0t48,0M320,332q24,-8 48,0t48,0M520,316q24,-8 48,0t48,0"
        fill="none"
        stroke="#d5e4da"
        opacity=".5"
        stroke-width="2"
      />
    </svg>
    <Rain />
  </div>
);
