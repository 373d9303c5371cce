import './table.css';
import type { ComponentChildren } from 'preact';
import { lazy } from '../../app/lazy';
import { phone } from '../../app/screen-size';
import type { Tab } from '../../game-page';
import { asks } from '../../table/explain/asks';
import { Defs } from './art/defs';
import { CardSheet } from './cards/card-sheet';
import { StoryBook } from './cards/story-book';
import { Chart } from './chart/chart';
import { drawn } from './chart/plan';
import { elderOf, STORY_SPACES } from './facts';
import { useTracksBefore } from './looking-back/use-tracks-before';
import { usePlay } from './play';
import { ShipBoard } from './ship/board';
import { onChart, onShip } from './targets';
import { Stage } from './theatre/stage';
import { AgendaStrip } from './tracks/agenda-strip';
import { Gauge } from './tracks/gauge';
import { Ruler } from './tracks/ruler';
import { gameWords, pageWords } from './words';

const CourseSheet = lazy(async () => ({ default: (await import('./chart/course-sheet')).CourseSheet }), true);
const Stories = lazy(async () => ({ default: (await import('./cards/stories')).Stories }));

// What takes the chart's place comes when it first does.
const Harbour = lazy(async () => ({ default: (await import('./port/harbour')).Harbour }));
const BothDecks = lazy(async () => ({ default: (await import('./boarding/both-decks')).BothDecks }));
const IslandPath = lazy(async () => ({ default: (await import('./island/path')).IslandPath }));

const RIDERS = ['ours', 'theirs', 'elder'] as const;
const fromTo = (from: number, to: number): string => `${from} → ${to}`;

/** Discovery and agenda are always in sight. */
function Tracks() {
  const { view } = usePlay();
  const small = phone.value;
  const before = useTracksBefore();
  const { tracks, players, elder } = view.value;
  const { tracks: text } = pageWords.value;
  const coming = 2 + players;
  const foretold = Math.min(tracks.end, tracks.theirs + (tracks.agenda + coming >= 10 ? 1 : 0));
  const steps = foretold > tracks.theirs;
  // E13.6: a lead of two stirs what sleeps.
  const stirs = steps && elder === null && tracks.theirs === tracks.ours + 1;
  const moved = RIDERS.flatMap((token) => (before[token] === undefined ? [] : [{ token, was: before[token] }]));
  const agendaSays = before.agenda === undefined ? text.perRound(coming) : fromTo(before.agenda, tracks.agenda);
  return (
    <div class="er-tracks">
      <div class="ruler-side">
        <Ruler
          tracks={tracks}
          storySpaces={STORY_SPACES}
          awake={elder !== null}
          label={text.discovery(tracks.ours, tracks.theirs, tracks.elder, tracks.end)}
          riders={text.riders}
          actName={gameWords.value.terms.act(1).replace(/ .*$/, '')}
          foretold={foretold}
          before={before}
          {...(small ? { width: 380 } : {})}
        />
        {!small && (
          <p class="track-plate">
            <b>{text.discoveryName}</b>
            {moved.length > 0 ? (
              moved.map(({ token, was }) => (
                <span key={token} data-moved={token}>
                  {text.riders[token]} {fromTo(was, tracks[token])}
                </span>
              ))
            ) : (
              <span>{steps ? text.step(foretold, stirs ? tracks.elder - 1 : null) : text.stay(tracks.theirs)}</span>
            )}
          </p>
        )}
      </div>
      {small ? (
        <AgendaStrip
          agenda={tracks.agenda}
          coming={coming}
          was={before.agenda}
          name={text.agendaName}
          says={agendaSays}
          label={text.agenda(tracks.agenda, coming)}
        />
      ) : (
        <div class="gauge-side">
          <Gauge
            agenda={tracks.agenda}
            coming={coming}
            was={before.agenda}
            label={text.agenda(tracks.agenda, coming)}
          />
          <p class="track-plate" aria-hidden="true">
            <b>{text.agendaName}</b>
            <span>{agendaSays}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function Sea() {
  const { view } = usePlay();
  const { visit, boardingUnderWay, island } = view.value;
  return (
    <div class="er-sea">
      <Defs />
      {visit ? (
        <Harbour seat={visit.seat} />
      ) : boardingUnderWay ? (
        <BothDecks boarding={boardingUnderWay} />
      ) : island ? (
        <IslandPath island={island} />
      ) : (
        <Chart />
      )}
      <Tracks />
      <ElderPlate />
      {drawn.value && <CourseSheet />}
      <Stage />
      <StoryBook />
      <CardSheet />
    </div>
  );
}

/** What it wants, once it is awake. */
function ElderPlate() {
  const { view } = usePlay();
  const { elder, players } = view.value;
  if (!elder?.arisen) return null;
  const { sourceName, language } = gameWords.value;
  const board = elderOf(elder.board);
  const of = board.objective.count[players - 1] ?? 0;
  return (
    <div class="er-elder" {...asks('elder')}>
      <b>{sourceName(`elder:${elder.board}`)}</b>
      <span>{language.rules.objective(board.objective, players)}</span>
      <span>{pageWords.value.elder.progress(elder.arisen.progress, of)}</span>
    </div>
  );
}

function Own({ tall = false }: { readonly tall?: boolean }) {
  const { you, view } = usePlay();
  return <ShipBoard seat={you ?? view.value.turn.seat} tall={tall} />;
}

/** Chart over ship; the question stands beside them. */
export function Wide({ hint }: { readonly hint: ComponentChildren }) {
  return (
    <>
      <Sea />
      <div class="er-own">{<Own />}</div>
      <div class="er-hint">{hint}</div>
    </>
  );
}

export const TABS: readonly Tab[] = [
  { id: 'chart', name: () => pageWords.value.tabs.chart, holds: onChart, Page: () => <Sea /> },
  { id: 'ship', name: () => pageWords.value.tabs.ship, holds: onShip, Page: () => <Own tall /> },
  { id: 'stories', name: () => pageWords.value.tabs.stories, Page: () => <Stories /> },
];
