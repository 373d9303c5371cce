import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { usePart } from '../../app/parts';
import { hrefTo } from '../../app/router';
import type { ScreenProps } from '../../app/screens';
import type { LessonPart, TablePage } from '../../game-page';
import { personName } from '../../home/person';
import { castOff } from '../../home/quick';
import { Page } from '../../shell/page';
import { words } from '../../words/language';
import { withWords } from '../../words/local';
import { homeText } from '../../words/screens/home';
import { lessonScreenText } from '../../words/screens/lesson';
import { Game } from '../game';
import { createTeller } from '../theatre/teller';
import { LessonCard } from './card';
import { forgetPlace, keepPlace, keptPlace } from './kept';
import { lessonPlay } from './play';
import { Spot } from './spot';

/** A game's scripted first game: `#/lesson/<game>`. It can be left at any step and goes on there. */
function LessonScreen({ rest }: ScreenProps) {
  const game = rest[0] ?? '';
  const part = usePart(game, 'lesson');
  const table = usePart(game, 'table');
  const times = useSignal(0);
  if (part === 'loading' || table === 'loading') return <p class="plain quiet">{words.value.app.loading}</p>;
  if (typeof part === 'string' || typeof table === 'string') {
    return (
      <main class="plain">
        <p role="alert">{words.value.app.loadFailed}</p>
        <a href={hrefTo()}>{words.value.app.home}</a>
      </main>
    );
  }
  const again = (): void => {
    forgetPlace(game);
    times.value++;
  };
  return <Taken key={times.value} game={game} part={part.part} page={table.part} again={again} />;
}

interface TakenProps {
  readonly game: string;
  readonly part: LessonPart;
  readonly page: TablePage;
  readonly again: () => void;
}

function Taken({ game, part, page, again }: TakenProps) {
  const { lesson, teller, shown } = useMemo(() => {
    const taken = part.take(keptPlace(game));
    const told = createTeller(page);
    taken.listen(told);
    const seats = page.seats(told.view.value).length;
    // The pilot speaks, and no hint beside.
    const { hint: _, ...quiet } = page;
    const play = lessonPlay(taken, told, personName(), seats);
    return { lesson: taken, teller: told, shown: { game, page: quiet, play } };
  }, [game, part, page]);
  useEffect(() => teller.close, [teller]);
  const at = lesson.at.value;
  const over = at >= lesson.steps.length;
  useSignalEffect(() => {
    if (lesson.at.value < lesson.steps.length) keepPlace(game, lesson.place());
  });
  useEffect(() => {
    document.title = lessonScreenText.value.title;
  });
  if (over) return <Over game={game} part={part} again={again} />;
  const telling = teller.telling.value;
  return (
    <div class="lesson">
      <Game shown={shown} />
      <LessonCard lesson={lesson} part={part} telling={telling} />
      <Spot spot={telling ? undefined : lesson.steps[at]?.spot} />
    </div>
  );
}

interface OverProps {
  readonly game: string;
  readonly part: LessonPart;
  readonly again: () => void;
}

/** Nothing is left to explain: what comes next. */
function Over({ game, part, again }: OverProps) {
  const text = lessonScreenText.value;
  const face = usePart(game, 'face');
  const busy = useSignal(false);
  const learn = typeof face === 'object' ? face.part.starts().find(({ id }) => id === 'learn') : undefined;
  useEffect(() => forgetPlace(game), [game]);
  return (
    <Page title={text.over}>
      <div class="lesson-over" data-lesson-over>
        <p>{part.after()}</p>
        {learn && (
          <button
            type="button"
            class="button primary"
            disabled={busy.value}
            onClick={() => {
              busy.value = true;
              void castOff(game, personName(), learn).catch(() => {
                busy.value = false;
              });
            }}
          >
            {text.playOn}
          </button>
        )}
        <button type="button" class="button" onClick={again}>
          {text.again}
        </button>
        <a href={hrefTo()}>{words.value.app.home}</a>
      </div>
    </Page>
  );
}

export default withWords([lessonScreenText, homeText], LessonScreen);
