import './end.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { LineChart } from '../../../charts/line-chart';
import type { End, Ended } from '../../../game-page';
import { Bust } from '../art/bust';
import { Defs } from '../art/defs';
import { lookOf } from '../look';
import type { Everrain } from '../play';
import { gameWords, pageWords } from '../words';
import { Text } from '../words/tokens';
import { storyOf, type VoyageStory } from './story';
import { Wakes } from './wakes';

interface Props {
  readonly ended: Ended<Everrain>;
  readonly children: ComponentChildren;
}

/** Won or lost and why, the race, the voyage on the chart, the dead before the numbers. */
function Story({ ended: { film }, children }: Props) {
  const story = useMemo(() => storyOf(film), [film]);
  const text = pageWords.value.end;
  const { last } = story;
  if (!last) return <>{children}</>;
  const won = last.ending?.won ?? false;
  const nameOf = (seat: number): string => film.seats[seat]?.name ?? gameWords.value.shipName(seat);
  return (
    <div class="er-end">
      <Defs />
      <section class={`verdict ${won ? 'home' : 'lost'}`}>
        <div>
          <h2>{won ? text.won : text.lost}</h2>
          {last.ending && <p>{gameWords.value.terms.causes[last.ending.cause]}</p>}
          <p class="quiet">{text.rounds(last.round)}</p>
        </div>
      </section>
      {children}
      <Wakes story={story} nameOf={nameOf} />
      <Race story={story} end={last.tracks.end} />
      {last.elder && (
        <section class="paper">
          <h3>{text.elder}</h3>
          <h4>{gameWords.value.sourceName(`elder:${last.elder.board}`)}</h4>
          <Text value={gameWords.value.describe(`elder:${last.elder.board}`)} />
        </section>
      )}
      <Memorial story={story} />
      <Numbers story={story} nameOf={nameOf} />
    </div>
  );
}

function Race({ story: { race }, end: goal }: { readonly story: VoyageStory; readonly end: number }) {
  const text = pageWords.value.end;
  const { top } = pageWords.value;
  return (
    <div class="paper">
      <LineChart
        title={text.race}
        labels={race.map(({ round }) => String(round))}
        axis={top.round(0).replace(/\s*0/, '')}
        asTable={text.numbers}
        steps
        series={[
          { name: text.ours, colour: '#7a5310', values: race.map(({ ours }) => ours) },
          { name: text.theirs, colour: '#53357a', values: race.map(({ theirs }) => theirs) },
          { name: gameWords.value.terms.kinds.elder, colour: '#1b6b54', values: race.map(({ elder }) => elder) },
        ]}
        marks={[{ at: goal, name: String(goal) }]}
      />
    </div>
  );
}

function Memorial({ story: { dead } }: { readonly story: VoyageStory }) {
  const text = pageWords.value.end;
  return (
    <section class="er-memorial paper">
      <h3>{text.memorial}</h3>
      {dead.length === 0 && <p>{text.nobodyDied}</p>}
      <ul>
        {dead.map(({ board, seat, round }, index) => (
          <li key={`${board}-${index}`}>
            <svg viewBox="-24 -24 48 48" width="44" height="44" aria-hidden="true">
              <Bust board={board} ring={lookOf(seat).colour} />
            </svg>
            {text.buried(gameWords.value.sourceName(`crew:${board}`), round)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Numbers({
  story: { last },
  nameOf,
}: {
  readonly story: VoyageStory;
  readonly nameOf: (seat: number) => string;
}) {
  const text = pageWords.value.end;
  const { port } = pageWords.value;
  return (
    <section class="paper">
      <h3>{text.numbers}</h3>
      <table>
        <thead>
          <tr>
            <th>{text.captain}</th>
            <th>{port.coin(0).replace(/\d+\s*/, '')}</th>
            <th>{port.clues(0).replace(/\d+\s*/, '')}</th>
            <th>{text.sinkings}</th>
          </tr>
        </thead>
        <tbody>
          {last?.captains.map(({ coin, clues, sinkings }, seat) => (
            <tr key={seat}>
              <th>{nameOf(seat)}</th>
              <td>{coin}</td>
              <td>{clues}</td>
              <td>{sinkings}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export const end: End<Everrain> = {
  words: [gameWords, pageWords],
  won: ({ ending }) => ending?.won ?? null,
  Story,
};
