import { round } from './draw';

const R = 46;
const POINTS = Array.from({ length: 16 }, (_, at) => ({
  turn: at * 22.5,
  long: round(R * (at % 4 === 0 ? 1 : at % 2 === 0 ? 0.72 : 0.5)),
  wide: round(R * (at % 4 === 0 ? 0.15 : 0.1)),
}));

/** The rose printed in the corner of the chart; its top is the chart's. */
export const Compass = () => (
  <svg class="compass" viewBox="-50 -66 100 120" aria-hidden="true">
    <circle r={R * 0.82} fill="none" stroke="#8fa59c" stroke-width=".8" />
    <circle r={R * 0.78} fill="none" stroke="#8fa59c" stroke-width=".5" stroke-dasharray="2 3" />
    {POINTS.map(({ turn, long, wide }) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path d={`M0,${-long}L${wide},0H0Z`} fill="#1a1c18" />
        <path d={`M0,${-long}L${-wide},0H0Z`} fill="#d6c69c" />
      </g>
    ))}
    <circle r={R * 0.12} fill="#d6c69c" stroke="#1a1c18" />
    <text class="title" y={-R - 4} text-anchor="middle" font-size="14" fill="#cbd8cf">
      N
    </text>
  </svg>
);
