import { memo } from 'preact/compat';
import { asks } from '../../../table/explain/asks';
import { round } from '../art/draw';

interface Props {
  readonly agenda: number;
  /** What the coming agenda step adds. */
  readonly coming: number;
  /** Where it stood at the end of one's last turn, if it has moved since. */
  readonly was: number | undefined;
  readonly label: string;
}

const W = 30;
const H = 290;
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The agenda as a rain gauge: filled so far, hatched what the coming step adds. */
export const Gauge = memo(function Gauge({ agenda, coming, was, label }: Props) {
  const level = (value: number): number => round(H - ((Math.min(10, value) - 1) / 9) * H);
  const now = level(agenda);
  const then = level(agenda + coming);
  return (
    <svg class="gauge" viewBox={`-18 -22 ${W + 30} ${H + 40}`} aria-label={label}>
      <g {...asks('agenda', label)}>
        <rect x="-5" y="-20" width={W + 10} height={H + 34} rx="9" fill="#0a1110" opacity=".82" stroke="#38524c" />
        <path
          d={`M-3,-16H${W + 3}L${W},-4V${H}A${W / 2},8 0 0 1 0,${H}V-4Z`}
          fill="#1c302e"
          stroke="#cbd8cf"
          stroke-width="1.4"
        />
        <rect x="2" y={then} width={W - 4} height={now - then} fill="url(#er-hatch-violet)" />
        <path d={`M2,${then}h${W - 4}`} stroke="#cbb0f5" stroke-width="1.6" stroke-dasharray="4 3" />
        <path
          d={`M2,${now}q6.5,-4 13,0t13,0V${H}A13,6 0 0 1 2,${H}Z`}
          fill="#7a52b3"
          stroke="#e4d6fb"
          stroke-width="1.2"
        />
        {VALUES.map((value) => (
          <g key={value}>
            <path
              d={`M${W},${level(value)}h${value === 10 ? -12 : -7}`}
              stroke="#cbd8cf"
              stroke-width={value === 10 ? 2 : 1.2}
            />
            <text
              class="title"
              x={W / 2 - 4}
              y={level(value) + 4.4}
              text-anchor="middle"
              font-size={value === agenda ? 14 : 12}
              fill={value === agenda ? '#fff6e2' : value < agenda ? '#e4d6fb' : '#8fa59c'}
            >
              {value}
            </text>
          </g>
        ))}
        {was !== undefined && (
          <g class="was" data-was="agenda" transform={`translate(0,${level(was)})`}>
            <path d={`M2,0h${W - 4}`} />
            <path class="notch" d="M1,0l-11,-6v12z" />
          </g>
        )}
      </g>
    </svg>
  );
});
