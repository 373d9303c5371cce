import { phone } from '../../../app/screen-size';

// The night sea: a steamer with her lamps lit, and what she does not see. Drawn once, 1440 wide, the horizon at 430.

const HORIZON = 430;

/** Numbers that look like chance but are the same on every visit. */
function scatter(count: number, seed: number): readonly (readonly [number, number, number])[] {
  let state = seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, () => [next(), next(), next()] as const);
}

const STARS = scatter(110, 1913);
const LAMPS = scatter(60, 77);

const frameOf = (whole: boolean): readonly [string, string] => {
  if (!whole) return ['400 80 980 620', 'xMidYMin slice'];
  return phone.value ? ['585 -50 590 1278', 'xMidYMin slice'] : ['0 0 1440 900', 'xMidYMid slice'];
};

export function Scene({ label, whole }: { readonly label: string; readonly whole: boolean }) {
  const [viewBox, fit] = frameOf(whole);
  return (
    <svg class="scene" viewBox={viewBox} preserveAspectRatio={fit} role="img" aria-label={label}>
      <SceneDefs />
      <rect x="-400" y="-200" width="2240" height="660" fill="url(#scene-sky)" />
      <Sky />
      <rect x="-400" y={HORIZON} width="2240" height="1000" fill="url(#scene-sea)" />
      <MoonPath />
      <Below />
      <g transform={`translate(880 ${HORIZON + 6})`}>
        <g class="scene-ship">
          <Steamer />
        </g>
        <Reflections />
      </g>
      <Swell />
    </svg>
  );
}

function SceneDefs() {
  return (
    <defs>
      <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#050d16" />
        <stop offset="0.6" stop-color="#0b2236" />
        <stop offset="1" stop-color="#1d4a62" />
      </linearGradient>
      <linearGradient id="scene-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#12384f" />
        <stop offset="0.16" stop-color="#0b2638" />
        <stop offset="0.5" stop-color="#061724" />
        <stop offset="1" stop-color="#030a11" />
      </linearGradient>
      <radialGradient id="scene-moon">
        <stop offset="0" stop-color="#f7eccb" stop-opacity="0.55" />
        <stop offset="0.25" stop-color="#cfd8cf" stop-opacity="0.2" />
        <stop offset="1" stop-color="#9fc0cc" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="scene-lamp">
        <stop offset="0" stop-color="#f3c969" stop-opacity="0.5" />
        <stop offset="1" stop-color="#f3c969" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="scene-eye">
        <stop offset="0" stop-color="#d7fff0" />
        <stop offset="0.3" stop-color="#7fe0bd" />
        <stop offset="1" stop-color="#7fe0bd" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="scene-smoke" x1="0" x2="1">
        <stop offset="0" stop-color="#2b4150" stop-opacity="0.9" />
        <stop offset="1" stop-color="#2b4150" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="scene-arm" gradientUnits="userSpaceOnUse" x1="0" y1="560" x2="0" y2="860">
        <stop offset="0" stop-color="#17585a" stop-opacity="0" />
        <stop offset="0.35" stop-color="#17585a" />
        <stop offset="1" stop-color="#0b2f33" stop-opacity="0.2" />
      </linearGradient>
      <linearGradient id="scene-swell" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#0e2f44" />
        <stop offset="1" stop-color="#0b2638" stop-opacity="0" />
      </linearGradient>
      <radialGradient id="scene-beast" cx="0.5" cy="0.25" r="0.8">
        <stop offset="0" stop-color="#0d3a3d" stop-opacity="0.95" />
        <stop offset="1" stop-color="#04161b" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

function Sky() {
  return (
    <>
      {STARS.map(([x, y, bright]) => (
        <circle
          key={`${x}`}
          cx={(x * 1840 - 200).toFixed(0)}
          cy={(y * y * 400).toFixed(0)}
          r={(0.5 + bright).toFixed(1)}
          fill="#e9e2cf"
          opacity={(0.15 + bright * 0.6).toFixed(2)}
        />
      ))}
      <circle cx="1040" cy="190" r="210" fill="url(#scene-moon)" />
      <circle cx="1040" cy="190" r="34" fill="#efe6cc" />
      <path d="M1018 176q10-6 16 2t-6 10q-12 0-10-12ZM1048 204q8-2 10 5t-6 6q-8-2-4-11Z" fill="#d5cbad" />
      <path d="M820 218q70-26 150-10 90-20 170 0 60-8 110 8-90 10-170 6-110 10-260-4Z" fill="#0d2738" opacity="0.75" />
    </>
  );
}

function MoonPath() {
  return (
    <g fill="#e9e2cf">
      {LAMPS.slice(0, 36).map(([x, y, z], index) => (
        <rect
          key={`${x}`}
          x={(1040 + (x - 0.5) * (30 + index * 4) - z * 16).toFixed(0)}
          y={(HORIZON + 6 + y * y * 230).toFixed(0)}
          width={(10 + z * 34).toFixed(0)}
          height="1.600"
          rx="0.800"
          opacity={(0.3 - y * 0.22).toFixed(2)}
        />
      ))}
    </g>
  );
}

/** Far below the keel. */
function Below() {
  return (
    <g class="scene-below" transform={phone.value ? 'translate(0 -105)' : 'translate(0 0)'}>
      <path
        d="M560 1160C600 900 690 790 780 730 820 690 850 672 884 672 918 672 948 690 990 730 1080 790 1170 900 1210 1160Z"
        fill="url(#scene-beast)"
      />
      <path
        d="M700 860C640 790 610 720 626 640 632 612 652 604 656 622 650 690 690 760 752 800M1066 860C1130 800 1166 730 1150 654 1144 628 1126 622 1122 638 1128 700 1088 766 1020 800M770 830C716 700 700 620 742 566M1000 830C1056 700 1070 630 1034 580"
        fill="none"
        stroke="url(#scene-arm)"
        stroke-width="13"
        stroke-linecap="round"
        opacity="0.45"
      />
      <g class="scene-eyes">
        <circle cx="838" cy="762" r="30" fill="url(#scene-eye)" opacity="0.8" />
        <circle cx="930" cy="762" r="30" fill="url(#scene-eye)" opacity="0.8" />
        <ellipse cx="838" cy="762" rx="2.500" ry="9" fill="#04231d" />
        <ellipse cx="930" cy="762" rx="2.500" ry="9" fill="#04231d" />
      </g>
    </g>
  );
}

const windows = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Some lamps are out. */
const isLit = (index: number): boolean => (LAMPS[index % LAMPS.length]?.[0] ?? 0) > 0.22;

function Steamer() {
  return (
    <>
      <ellipse cx="10" cy="-56" rx="270" ry="92" fill="url(#scene-lamp)" opacity="0.55" />
      <path
        class="scene-smoke"
        d="M-30-176C30-230 120-206 190-244 260-280 350-262 430-300 370-236 300-226 220-206 140-186 60-166-18-166Z"
        fill="url(#scene-smoke)"
      />
      <path
        class="scene-smoke late"
        d="M62-168C120-206 190-190 250-214 310-238 380-226 450-250 390-200 320-196 250-180 180-166 120-156 74-158Z"
        fill="url(#scene-smoke)"
      />
      <g stroke="#0a1a26" stroke-width="1.500" fill="none">
        <path d="M-214-40V-196M204-40V-190M-214-190L-284-52M-214-190L-46-168M-214-190L-150-80M204-186L290-42M204-186L66-158M204-186L150-80" />
      </g>
      <g fill="#071420">
        <path d="M-56-76-46-172h26l-10 96ZM36-76l10-88h26L62-76Z" />
        <path d="M-150-80h300v-4h-300ZM-176-58h376v-4h-376Z" />
        <path d="M-146-104h54v-6h-58v6Z" />
      </g>
      <g fill="#8a6a2e">
        <path d="M-47.500-158l1.500-14h26l-1.500 14ZM44.500-150l1.500-14h26l-1.500 14Z" />
      </g>
      <g fill="#0c1f2e">
        <path d="M-140-106h44v28h-44ZM-146-80h292v24h-292ZM-170-58h366v26h-366Z" />
      </g>
      <g fill="#071420">
        {windows(-120, 120, 40).map((x) => (
          <path key={x} d={`M${x - 13}-82q13 10 26 0l-2-6h-22Z`} />
        ))}
      </g>
      <path
        d="M-292-52Q-240-38-180-34L246-36 300-46Q296-8 262 14H-270Q-286-18-292-52Z"
        fill="#05101a"
        stroke="#274a5c"
        stroke-width="1"
      />
      <path d="M-287-34Q-220-22-170-20L284-24" stroke="#c9a45c" stroke-width="1.500" fill="none" opacity="0.7" />
      <g fill="#f3c969">
        {windows(-130, -104, 12).map((x) => (
          <rect key={x} x={x} y="-99" width="8" height="9" rx="1" />
        ))}
        {windows(-136, 134, 15).map((x, index) =>
          isLit(index) ? <rect key={x} x={x} y="-74" width="7" height="9" rx="3" opacity="0.95" /> : null,
        )}
        {windows(-160, 184, 13).map((x, index) =>
          isLit(index + 20) ? <rect key={x} x={x} y="-51" width="6" height="9" rx="1" opacity="0.9" /> : null,
        )}
        {windows(-240, 256, 16).map((x, index) =>
          isLit(index + 9) ? <circle key={x} cx={x} cy="-10" r="2.600" opacity="0.85" /> : null,
        )}
        <circle cx="-214" cy="-198" r="3" />
        <circle cx="204" cy="-192" r="2.500" fill="#e0705f" />
      </g>
      <circle cx="-214" cy="-198" r="18" fill="url(#scene-lamp)" />
    </>
  );
}

function Reflections() {
  return (
    <g class="scene-reflections" fill="#f3c969">
      {LAMPS.map(([x, y, z]) => (
        <rect
          key={`${x}`}
          x={(-270 + x * 530).toFixed(0)}
          y={(16 + y * 70).toFixed(0)}
          width={(6 + z * 22).toFixed(0)}
          height="2"
          rx="1"
          opacity={(0.42 - y * 0.36).toFixed(2)}
        />
      ))}
    </g>
  );
}

const wave = (y: number, height: number, length: number): string => {
  const crests = Array.from(
    { length: Math.ceil(2600 / length) },
    () => `q${length / 4}-${height} ${length / 2} 0t${length / 2} 0`,
  );
  return `M-600 ${y}${crests.join('')}V${y + 60}H-600Z`;
};

function Swell() {
  return (
    <g class="scene-swell">
      <path d={wave(448, 5, 120)} fill="url(#scene-swell)" />
      <path class="late" d={wave(474, 7, 180)} fill="url(#scene-swell)" opacity="0.8" />
      <path d={wave(512, 9, 260)} fill="url(#scene-swell)" opacity="0.6" />
    </g>
  );
}
