import type { Chart } from './geometry';

/** Lifeboats, lamps and funnels: what makes it a ship rather than a plan. */
export function Rigging({ chart }: { readonly chart: Chart }) {
  const turned = chart.layout === 'upright' ? 90 : 0;
  const lamps = (['deck-1', 'deck-2', 'deck-7', 'deck-8'] as const).map((space) => chart.label[space]);
  return (
    <g class="rigging">
      {chart.boats.map(({ x, y }) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turned})`}>
          <path class="boat" d="M-46 0Q-30-10 0-10T46 0Q30 10 0 10T-46 0Z" />
          <path class="boat-line" d="M-30 0H30M-16-7V7M0-8V8M16-7V7" />
        </g>
      ))}
      {lamps.map(({ x, y }) => (
        <circle key={`${x}-${y}`} class="deck-lamp" cx={x} cy={y} r="60" />
      ))}
    </g>
  );
}
