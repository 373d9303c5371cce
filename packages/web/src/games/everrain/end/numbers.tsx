import { endWords } from '../words/end';
import type { VoyageStory } from './story';
import { MEASURES } from './tally';

interface Props {
  readonly story: VoyageStory;
  readonly nameOf: (seat: number) => string;
}

/** What each captain did, measure by measure; what nobody did is left out. */
export function Numbers({ story: { last, tally }, nameOf }: Props) {
  const text = endWords.value;
  const seats = last?.captains.map((_, seat) => seat) ?? [];
  const rows = MEASURES.map((measure) => ({ measure, row: tally[measure], most: Math.max(...tally[measure]) })).filter(
    ({ most }) => most > 0,
  );
  return (
    <section class="er-numbers">
      <h3>{text.numbers}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measure, row, most }) => (
            <tr key={measure}>
              <th scope="row">{text.measures[measure]}</th>
              {row.map((count, seat) => (
                <td key={seat}>{seats.length > 1 && count === most ? <b title={text.most}>{count}</b> : count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
