import type { Resource } from '@undertow/unfathomable';
import { LineChart } from '../../../charts/line-chart';
import { AWAKENING_DISTANCE, GOAL_DISTANCE } from '../board/ids';
import { gameWords } from '../words/game-words';
import { storyText } from '../words/story';
import type { Story } from './story';

/** Dark enough to be read on paper. */
const DIALS: readonly (readonly [Resource, string])[] = [
  ['fuel', '#a3540c'],
  ['food', '#2f7340'],
  ['sanity', '#6a47a6'],
  ['souls', '#235f9e'],
];

/** Resources, distance, monsters and damage, turn by turn. */
export function Voyage({ story }: { readonly story: Story }) {
  const text = storyText.value;
  const { names } = gameWords.value;
  const { points } = story;
  const common = { labels: points.map(({ turn }) => String(turn)), axis: text.turn, asTable: text.asTable };
  return (
    <section>
      <h2 class="end-heading">{text.voyage}</h2>
      <div class="end-charts">
        <div class="paper">
          <LineChart
            {...common}
            title={text.resources}
            series={DIALS.map(([dial, colour]) => ({
              name: names.resources[dial],
              colour,
              values: points.map(({ dials }) => dials[dial]),
            }))}
          />
        </div>
        <div class="paper">
          <LineChart
            {...common}
            title={text.distance}
            steps
            series={[{ name: text.distance, colour: '#7a5310', values: points.map(({ distance }) => distance) }]}
            marks={[
              { at: AWAKENING_DISTANCE, name: text.awakening },
              { at: GOAL_DISTANCE, name: text.goal },
            ]}
          />
        </div>
        <div class="paper">
          <LineChart
            {...common}
            title={text.monsters}
            series={[
              { name: text.inWater, colour: '#17607a', values: points.map(({ water }) => water) },
              { name: text.aboard, colour: '#1b6b54', values: points.map(({ aboard }) => aboard) },
              { name: text.damaged, colour: '#a83a12', values: points.map(({ damaged }) => damaged) },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
