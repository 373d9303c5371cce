import './looking-back.css';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly number: number;
  readonly theirs: boolean;
}

/** A number of the list: lantern for captains, violet for what the sea did. */
export function Badge({ x, y, number, theirs }: Props) {
  return (
    <g class={`er-back${theirs ? ' theirs' : ''}`} data-back={number} transform={`translate(${x},${y})`}>
      <circle r="14" />
      <text y="5.6" text-anchor="middle">
        {number}
      </text>
    </g>
  );
}
