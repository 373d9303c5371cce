import './looking-back.css';
import type { Event } from '@undertow/everrain';
import { Says, type Side } from './says';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly number: number;
  readonly theirs: boolean;
  /** What happened there. */
  readonly events: readonly Event[];
  readonly side: Side;
}

/** A number of the list, lantern for captains, violet for what the sea did; and what happened there. */
export function Badge({ x, y, number, theirs, events, side }: Props) {
  return (
    <g class={`er-back${theirs ? ' theirs' : ''}`} transform={`translate(${x},${y})`}>
      <Says number={number} events={events} side={side} />
      <g data-back={number}>
        <circle r="14" />
        <text y="5.6" text-anchor="middle">
          {number}
        </text>
      </g>
    </g>
  );
}
