import { LineChart } from '../../../charts/line-chart';
import { gameWords, pageWords } from '../words';
import { endWords } from '../words/end';
import type { VoyageStory } from './story';

/** The three tokens by round, with the moments that decided it. */
export function Race({ story: { race, moments, last } }: { readonly story: VoyageStory }) {
  const text = endWords.value;
  const end = last?.tracks.end ?? 0;
  return (
    <div class="paper er-race">
      <LineChart
        title={text.race}
        labels={race.map(({ round }) => String(round))}
        axis={pageWords.value.top.round(0).replace(/\s*0/, '')}
        asTable={text.asTable}
        steps
        series={[
          { name: text.ours, colour: '#7a5310', values: race.map(({ ours }) => ours) },
          { name: text.theirs, colour: '#53357a', values: race.map(({ theirs }) => theirs) },
          { name: gameWords.value.terms.kinds.elder, colour: '#1b6b54', values: race.map(({ elder }) => elder) },
        ]}
        marks={[{ at: end, name: String(end) }]}
        points={moments.map(({ round, whose }, at) => ({
          at: race.findIndex((point) => point.round === round),
          series: whose === 'ours' ? 0 : 1,
          name: String(at + 1),
        }))}
      />
    </div>
  );
}
