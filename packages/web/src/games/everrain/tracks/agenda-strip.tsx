import './agenda-strip.css';
import { asks } from '../../../table/explain/asks';

interface Props {
  readonly agenda: number;
  /** What the coming agenda step adds. */
  readonly coming: number;
  /** Where it stood at the end of one's last turn, if it has moved since. */
  readonly was: number | undefined;
  readonly name: string;
  /** What the round will do to it, or what has been done. */
  readonly says: string;
  readonly label: string;
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The agenda lying down, where there is no height for the gauge: filled so far, hatched what the coming step adds. */
export function AgendaStrip({ agenda, coming, was, name, says, label }: Props) {
  return (
    <div class="er-agenda-strip" {...asks('agenda', label)}>
      <b>
        {name} {agenda}
      </b>
      <span class="cells">
        {VALUES.map((value) => (
          <i
            key={value}
            class={value <= agenda ? 'full' : value <= agenda + coming ? 'coming' : ''}
            {...(value === was && { 'data-was': 'agenda' })}
          />
        ))}
      </span>
      <span>{says}</span>
    </div>
  );
}
