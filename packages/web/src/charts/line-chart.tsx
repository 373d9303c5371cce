import './charts.css';
import { narrow, phone } from '../app/screen-size';
import { FRAME, MIDDLE_FRAME, NARROW_FRAME, pathOf, type Series, ticks, WIDE_FRAME, xOf, yOf } from './scale';

interface LineChartProps {
  readonly title: string;
  readonly series: readonly Series[];
  /** What stands below the axis at each place. */
  readonly labels: readonly string[];
  readonly axis: string;
  readonly asTable: string;
  readonly steps?: boolean;
  /** It has the whole width of a page to itself. */
  readonly wide?: boolean;
  readonly max?: number;
  /** Lines across, such as a goal. */
  readonly marks?: readonly { readonly at: number; readonly name: string }[];
  /** Numbered places on a line: where on the axis, and on which series. */
  readonly points?: readonly { readonly at: number; readonly series: number; readonly name: string }[];
  readonly format?: (value: number) => string;
}

const DASHES = ['', '7 4', '2 3', '10 3 2 3', '1 5', '14 4'] as const;

/** Values over time, as lines that differ in colour and in stroke, and as a table for whoever prefers numbers. */
export function LineChart(props: LineChartProps) {
  const { title, series, labels, axis, asTable, steps = false, marks = [], points = [], format = String } = props;
  const whole = phone.value ? MIDDLE_FRAME : WIDE_FRAME;
  const frame = narrow.value ? NARROW_FRAME : props.wide ? whole : FRAME;
  const highest = Math.max(1, ...series.flatMap(({ values }) => values), ...marks.map(({ at }) => at));
  const scale = ticks(props.max ?? highest);
  const max = props.max ?? scale.at(-1) ?? 1;
  const every = Math.ceil(labels.length / 10);
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <ul class="chart-legend">
        {series.map(({ name, colour }, index) => (
          <li key={name}>
            <svg viewBox="0 0 30 10" aria-hidden="true">
              <path d="M0 5h30" stroke={colour} stroke-dasharray={DASHES[index % DASHES.length]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <svg class="chart-plot" viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={title}>
        {(props.max === undefined ? scale : [0, max / 2, max]).map((value) => (
          <g key={value} class="chart-grid">
            <path d={`M${frame.left} ${yOf(value, max)}H${frame.width - frame.right}`} />
            <text x={frame.left - 6} y={yOf(value, max) + 4}>
              {format(value)}
            </text>
          </g>
        ))}
        {marks.map(({ at, name }) => (
          <g key={name} class="chart-mark">
            <path d={`M${frame.left} ${yOf(at, max)}H${frame.width - frame.right}`} />
            <text x={frame.width - frame.right - 4} y={yOf(at, max) + (yOf(at, max) < 24 ? 14 : -5)}>
              {name}
            </text>
          </g>
        ))}
        {labels.map((label, index) =>
          index % every === 0 ? (
            <text
              key={`${index}-${label}`}
              class="chart-label"
              x={xOf(index, labels.length, frame)}
              y={frame.height - 8}
            >
              {label}
            </text>
          ) : null,
        )}
        {series.map(({ name, colour, values }, index) => (
          <g key={name} class="chart-line" style={{ color: colour }}>
            <path d={pathOf(values, max, steps, frame)} stroke-dasharray={DASHES[index % DASHES.length]} />
            <circle cx={xOf(values.length - 1, values.length, frame)} cy={yOf(values.at(-1) ?? 0, max)} r="3.500" />
          </g>
        ))}
        {points.map(({ at, series: on, name }, index) => {
          const before = points.slice(0, index).filter((each) => each.at === at && each.series === on).length;
          const y = yOf(series[on]?.values[at] ?? 0, max);
          return (
            <g
              key={name}
              class="chart-point"
              style={{ color: series[on]?.colour }}
              transform={`translate(${xOf(at, labels.length, frame)} ${y + before * 17})`}
            >
              <circle r="8" />
              <text y="4">{name}</text>
            </g>
          );
        })}
      </svg>
      <details class="chart-table">
        <summary>{asTable}</summary>
        <div>
          <table>
            <thead>
              <tr>
                <th scope="col">{axis}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <tr key={`${index}-${label}`}>
                  <th scope="row">{label}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{format(values[index] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
