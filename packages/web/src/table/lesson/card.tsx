import './lesson.css';
import { useRef } from 'preact/hooks';
import { hrefTo } from '../../app/router';
import type { BeatText, LessonPart } from '../../game-page';
import { lessonScreenText } from '../../words/screens/lesson';
import { useClear } from './clear';
import type { Lesson } from './run';

interface Props {
  readonly lesson: Lesson;
  readonly part: LessonPart;
  /** Something is still being told: words and buttons wait. */
  readonly telling: boolean;
}

/** The beats in their order, each once. */
const beatsOf = (lesson: Lesson): readonly string[] => [...new Set(lesson.steps.map(({ beat }) => beat))];

/** The pilot's word: what is met now, and what to do about it. */
export function LessonCard({ lesson, part, telling }: Props) {
  const text = lessonScreenText.value;
  const step = lesson.steps[lesson.at.value];
  const card = useRef<HTMLElement>(null);
  useClear(card);
  if (!step) return null;
  const beats = beatsOf(lesson);
  const now = beats.indexOf(step.beat);
  const beat = part.beat(step.beat);
  return (
    <aside
      ref={card}
      class={`lesson-card slip${telling ? ' hushed' : ''}`}
      aria-label={text.title}
      data-beat={step.beat}
    >
      <p class="lesson-pilot">{part.pilot()}</p>
      <p class="lesson-say" role="status">
        {beat.say}
      </p>
      <footer>
        <Dots beats={beats} now={now} of={(id) => part.beat(id)} />
        <span class="lesson-acts">
          <a class="link" data-lesson-leave href={hrefTo()}>
            {text.leave}
          </a>
          <button type="button" class="link" disabled={telling || lesson.at.value === 0} onClick={lesson.back}>
            {text.back}
          </button>
          {step.ask ? (
            <b class="lesson-do">{text.doIt}</b>
          ) : (
            <button type="button" class="button primary" data-lesson-go disabled={telling} onClick={lesson.goOn}>
              {beat.go ?? text.goOn}
            </button>
          )}
        </span>
      </footer>
    </aside>
  );
}

interface DotsProps {
  readonly beats: readonly string[];
  readonly now: number;
  readonly of: (beat: string) => BeatText;
}

/** How far one has come, and what each dot stood for. */
function Dots({ beats, now, of }: DotsProps) {
  const text = lessonScreenText.value;
  return (
    <span class="lesson-steps">
      <span class="lesson-dots" aria-hidden="true">
        {beats.map((id, index) => (
          <i key={id} class={index < now ? 'past' : index === now ? 'now' : ''} title={of(id).learn} />
        ))}
      </span>
      <small>
        {text.step(now + 1, beats.length)} · {of(beats[now] ?? '').learn}
      </small>
    </span>
  );
}
