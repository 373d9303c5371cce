import '../cards/cards.css';
import './end.css';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { End, Ended as Over } from '../../../game-page';
import type { Unfathomable } from '../play';
import { gameWords } from '../words/game-words';
import { storyText } from '../words/story';
import { tableText } from '../words/text';
import { Checks } from './checks';
import { storyOf } from './story';
import { Suspicions } from './suspicions';
import { Truth } from './truth';
import { Verdict } from './verdict';
import { Voyage } from './voyage';

interface Props {
  readonly ended: Over<Unfathomable>;
  readonly children: ComponentChildren;
}

/** Who won and why, who they were, and how it came to that. */
function Story({ ended: { film, record }, children }: Props) {
  const ended = useMemo(() => ({ film, record, story: storyOf(film) }), [film, record]);
  return (
    <>
      <Verdict ended={ended} />
      {children}
      <Truth ended={ended} />
      <Voyage story={ended.story} />
      <Checks ended={ended} />
      <Suspicions ended={ended} />
    </>
  );
}

export const end: End<Unfathomable> = {
  words: [gameWords, tableText, storyText],
  won: ({ ending }, seat) => ending?.winners.includes(seat) ?? null,
  Story,
};
