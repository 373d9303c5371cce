import './end.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { End, Ended } from '../../../game-page';
import { Defs } from '../art/defs';
import { elderOf } from '../facts';
import type { Everrain } from '../play';
import { gameWords, pageWords } from '../words';
import { endWords } from '../words/end';
import { Text } from '../words/tokens';
import { Decided } from './decided';
import { Memorial } from './memorial';
import { Numbers } from './numbers';
import { Race } from './race';
import { storyOf, type VoyageStory } from './story';
import { Wakes } from './wakes';

interface Props {
  readonly ended: Ended<Everrain>;
  readonly children: ComponentChildren;
  readonly hrefOf: (frame: number) => string;
}

/** Won or lost and why, what decided it, the voyage on the chart, the race, the dead before the numbers. */
function Story({ ended: { film }, children, hrefOf }: Props) {
  const story = useMemo(() => storyOf(film), [film]);
  const text = endWords.value;
  const { last } = story;
  if (!last) return <>{children}</>;
  const won = last.ending?.won ?? false;
  const { ours, theirs, end: goal } = last.tracks;
  const nameOf = (seat: number): string => film.seats[seat]?.name ?? gameWords.value.shipName(seat);
  return (
    <div class="er-end">
      <Defs />
      <section class={`verdict ${won ? 'home' : 'lost'}`}>
        <div>
          <h2>{won ? text.won : text.lost}</h2>
          {last.ending && <p>{gameWords.value.terms.causes[last.ending.cause]}</p>}
          <p class="quiet">
            {text.rounds(last.round)}. {text.stood(ours, theirs, goal)}
          </p>
        </div>
      </section>
      {children}
      <div class="er-told">
        <Decided moments={story.moments} nameOf={nameOf} hrefOf={hrefOf} />
        <Wakes story={story} nameOf={nameOf} />
        <Race story={story} />
        <Elder last={last} />
        <Memorial story={story} nameOf={nameOf} />
        <Numbers story={story} nameOf={nameOf} />
      </div>
    </div>
  );
}

/** Its board, and how far it came. */
function Elder({ last: { elder, players } }: { readonly last: NonNullable<VoyageStory['last']> }) {
  if (!elder) return null;
  const { sourceName, describe } = gameWords.value;
  const of = elderOf(elder.board).objective.count[players - 1] ?? 0;
  return (
    <section class="er-slept">
      <h3>{endWords.value.elder}</h3>
      <h4>{sourceName(`elder:${elder.board}`)}</h4>
      <p class="board">
        <Text value={describe(`elder:${elder.board}`)} still />
      </p>
      {elder.arisen && <p>{pageWords.value.elder.progress(elder.arisen.progress, of)}</p>}
    </section>
  );
}

export const end: End<Everrain> = {
  words: [gameWords, pageWords, endWords],
  won: ({ ending }) => ending?.won ?? null,
  Story,
};
