import { round } from './draw';

/** What is left of somebody's health, as a row of slots. */
export function Health({
  x,
  y,
  left,
  of,
  width = 7,
}: {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly of: number;
  readonly width?: number;
}) {
  const whole = of * (width + 2) - 2;
  return (
    <g>
      {Array.from({ length: of }, (_, i) => (
        <rect
          key={i}
          x={round(x - whole / 2 + i * (width + 2))}
          y={y}
          width={width}
          height="6"
          rx="1.5"
          fill={i < left ? '#cbb0f5' : '#2a1f38'}
          stroke="#0b0f12"
        />
      ))}
    </g>
  );
}
