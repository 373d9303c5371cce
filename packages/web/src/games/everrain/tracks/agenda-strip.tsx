import './agenda-strip.css';
import { asks } from '../../../table/explain/asks';

interface Props {
  readonly agenda: number;
  /** What the coming agenda step adds. */
  readonly coming: number;
  readonly name: string;
  readonly perRound: string;
  readonly label: string;
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The agenda lying down, where there is no height for the gauge: filled so far, hatched what the coming step adds. */
export function AgendaStrip({ agenda, coming, name, perRound, label }: Props) {
  return (
    <div class="er-agenda-strip" {...asks('agenda', label)}>
      <b>
        {name} {agenda}
      </b>
      <span class="cells">
        {VALUES.map((value) => (
          <i key={value} class={value <= agenda ? 'full' : value <= agenda + coming ? 'coming' : ''} />
        ))}
      </span>
      <span>{perRound}</span>
    </div>
  );
}
