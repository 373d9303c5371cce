import './scene.css';
import { Rain } from '../rain';

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
      </defs>
      <rect width="720" height="280" fill="url(#er-home-sky)" />
      <rect y="276" width="720" height="144" fill="#16302d" />
      <path d="M0,300q45,-12 90,0t90,0t90,0t90,0t90,0t90,0t90,0t90,0V420H0Z" fill="#1d3b37" />
      <g transform="translate(360,256)">
        <path
          d="M-150,20C-90,52 90,52 158,6L132,58C60,84 -70,84 -126,58Z"
          fill="#3a2c1e"
          stroke="#120f0b"
          stroke-width="3"
        />
        <path d="M-60,24V-190M34,20V-210M110,10V-150M150,6L210,-30" stroke="#2a2018" stroke-width="6" />
        <path d="M-58,-180Q10,-110 -58,-24Q-104,-90 -58,-180Z" fill="#d9ceb0" stroke="#14110d" stroke-width="2.4" />
        <path d="M36,-200Q118,-120 36,-22Q-14,-104 36,-200Z" fill="#efe6cd" stroke="#14110d" stroke-width="2.4" />
        <path d="M112,-142Q166,-80 112,-16Q78,-70 112,-142Z" fill="#cfc29a" stroke="#14110d" stroke-width="2.4" />
        <circle cx="-132" cy="2" r="90" fill="url(#er-home-lantern)" />
        <path d="M-132,-30V-18M-142,-12L-132,-20L-122,-12Z" fill="#2a2018" stroke="#2a2018" stroke-width="3" />
        <path d="M-141,-12H-123L-126,14H-138Z" fill="#ffe4ae" stroke="#5d4526" stroke-width="2" />
        <path d="M-132,-12V14M-140,14H-124" stroke="#5d4526" stroke-width="2" />
      </g>
      <path d="M0,346q45,-14 90,0t90,0t90,0t90,0t90,0t90,0t90,0t90,0V420H0Z" fill="#16302d" opacity=".92" />
      <path
        d="M60,360q24,-8 48,0t48,0M320,372q24,-8 48,0t48,0M520,356q24,-8 48,0t48,0"
        fill="none"
        stroke="#d5e4da"
        opacity=".5"
        stroke-width="2"
      />
    </svg>
    <Rain />
  </div>
);
