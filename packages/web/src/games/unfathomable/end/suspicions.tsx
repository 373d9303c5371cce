import { LineChart } from '../../../charts/line-chart';
import type { Trust } from '../../../words/type';
import { storyText } from '../words/story';
import { tableText } from '../words/text';
import type { Ended } from './ended';
import { observe } from './observer';
import { colourOf, isTraitor, nameOf } from './people';

const LEVELS: readonly Trust[] = [-3, -2, -1, 0, 1, 2, 3];

/** What could have been known, beside what people thought. */
export function Suspicions({ ended }: { readonly ended: Ended }) {
  const text = storyText.value;
  const beliefs = observe(ended.film.seats.length, ended.story.signs);
  const series = ended.film.seats.map((_, seat) => ({
    name: `${nameOf(ended, seat)}${isTraitor(ended, seat) ? ` (${text.traitor})` : ''}`,
    colour: colourOf(ended, seat),
    values: beliefs.map(({ seats }) => Math.round((seats[seat] ?? 0) * 100)),
  }));
  return (
    <section class="paper suspicions">
      <h2>{text.suspicion}</h2>
      <p class="quiet">{text.suspicionHow}</p>
      <LineChart
        wide
        title={text.observer}
        series={series}
        labels={beliefs.map(({ turn }) => String(turn))}
        axis={text.turn}
        asTable={text.asTable}
        max={100}
        format={(value) => `${value}%`}
      />
      <Marks ended={ended} />
    </section>
  );
}

function Marks({ ended }: { readonly ended: Ended }) {
  const text = storyText.value;
  const { people } = tableText.value;
  const { notes } = ended.record;
  const by = notes.flatMap((marks, seat) => (marks.length > 0 ? [{ seat, marks }] : []));
  return (
    <div class="marks">
      <h3>{text.marks}</h3>
      {by.length === 0 ? (
        <p class="quiet">{text.noMarks}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.markedBy}</th>
              {ended.film.seats.map((seat, number) => (
                <th key={`${number}-${seat.kind}`} scope="col">
                  {nameOf(ended, number)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {by.map(({ seat, marks }) => (
              <tr key={seat}>
                <th scope="row">{nameOf(ended, seat)}</th>
                {ended.film.seats.map((other, number) => {
                  const trust = marks.find(({ about }) => about === number)?.trust;
                  const level = LEVELS.find((each) => each === trust);
                  return <td key={`${number}-${other.kind}`}>{level === undefined ? '' : people.trust[level]}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
