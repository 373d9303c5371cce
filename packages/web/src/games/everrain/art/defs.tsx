/** Gradients and patterns that all drawings of The Everrain share; stands once on the page. */
export const Defs = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      <clipPath id="er-porthole">
        <circle r="20.5" />
      </clipPath>
      <radialGradient id="er-glow">
        <stop offset="0" stop-color="#ffc163" stop-opacity=".75" />
        <stop offset=".5" stop-color="#ffb54f" stop-opacity=".28" />
        <stop offset="1" stop-color="#ffb54f" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="er-glow-violet">
        <stop offset="0" stop-color="#b98bff" stop-opacity=".7" />
        <stop offset=".55" stop-color="#9a6be0" stop-opacity=".22" />
        <stop offset="1" stop-color="#9a6be0" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="er-calm" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#3d665f" />
        <stop offset="1" stop-color="#2c4c48" />
      </linearGradient>
      <linearGradient id="er-rough" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#294747" />
        <stop offset="1" stop-color="#1b3132" />
      </linearGradient>
      <linearGradient id="er-land" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#efe4c3" />
        <stop offset="1" stop-color="#c9b98a" />
      </linearGradient>
      <linearGradient id="er-boxwood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#dcb878" />
        <stop offset=".5" stop-color="#c79d58" />
        <stop offset="1" stop-color="#9f7838" />
      </linearGradient>
      <pattern id="er-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0,0H4" stroke="#1a1c18" stroke-width="1.1" />
      </pattern>
      <pattern id="er-hatch-violet" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)">
        <path d="M0,0H6" stroke="#cbb0f5" stroke-width="1.1" />
      </pattern>
      <pattern id="er-planks" width="120" height="26" patternUnits="userSpaceOnUse">
        <rect width="120" height="26" fill="#5b4a38" />
        <path d="M0,0H120M0,13H120M40,0V13M100,13V26" stroke="#2b221a" stroke-width="1.3" />
        <path
          d="M4,4H34M50,7H90M10,9H26M60,18H94M8,20H50M104,19H116"
          stroke="#75614a"
          stroke-width=".7"
          opacity=".75"
        />
      </pattern>
    </defs>
  </svg>
);
