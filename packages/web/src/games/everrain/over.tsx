import { useRef } from 'preact/hooks';
import { lazy } from '../../app/lazy';
import { Inspector } from '../../table/reading/inspector';
import { PeekCard } from '../../table/reading/peek-card';
import { pinned } from './foresight/pinned';
import { Moments } from './moments';
import { type Inspected, reading } from './reading';
import { OtherBoard } from './ship/other-board';
import { gameWords } from './words';
import { Text } from './words/tokens';

const ForesightCard = lazy(async () => ({ default: (await import('./foresight/card')).ForesightCard }), true);

function Held({ what }: { readonly what: Inspected }) {
  const { sourceName, describe, mood } = gameWords.value;
  return (
    <article class="er-held paper">
      <h2>{sourceName(what.source)}</h2>
      <Text value={describe(what.source)} />
      {mood(what.source) && <p class="mood">{mood(what.source)}</p>}
    </article>
  );
}

function Read() {
  return (
    <>
      <Inspector reading={reading} Held={Held} />
      <PeekCard reading={reading} Held={Held} />
    </>
  );
}

/** Whatever is being read lies over everything else. */
export function OverTable() {
  // Once an enemy was watched, the thread that foresees stays.
  const watched = useRef(false);
  watched.current ||= pinned.value !== null;
  return (
    <div class="everrain er-over">
      {watched.current && <ForesightCard />}
      <OtherBoard />
      <Read />
      <Moments />
    </div>
  );
}

/** The box of cards is read where no voyage is being sailed. */
export function OverGallery() {
  return (
    <div class="everrain er-over">
      <Read />
    </div>
  );
}
