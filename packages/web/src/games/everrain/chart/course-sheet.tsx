import './course-sheet.css';
import type { View } from '@undertow/everrain';
import { activeAltar, hexOfPose, slotOf } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import { useChoosing } from '../../../table/choosing';
import { enemyOf, tileOf } from '../facts';
import { usePlay } from '../play';
import { target } from '../targets';
import { pageWords } from '../words';
import { stakesText } from '../words/stakes';
import { hexWords } from './hex-words';
import { answersFor, drawn, inReach, pointsToSail, sail } from './plan';
import { printedKind } from './printed';

/** A drawn course: its steps, what follows from it, and the button that sails it. */
export function CourseSheet() {
  const play = usePlay();
  const { view, you } = play;
  const choosing = useChoosing();
  const course = drawn.value;
  if (you === null || !course || play.decision.value?.kind !== 'turn') return null;
  const now = view.value;
  const own = now.captains[you];
  if (!own || own.hex === null) return null;
  const text = pageWords.value.course;
  const points = pointsToSail(now, you);
  const all = answersFor(now, you, course);
  const { near, far } = inReach(now, you, play.decision.value);
  const more = [...far.keys()].some((hex) => !near.has(hex));
  const clear = (): void => {
    drawn.value = null;
  };
  const from = own.hex;
  const show = (): void => {
    const way = [from, ...course.path.map(hexOfPose)].filter((hex, at, all) => hex !== all[at - 1]);
    void play.mark?.('go', way.map(target.hex));
  };
  return (
    <section class="er-course paper" aria-live="polite">
      <h3>{text.title(hexWords(now, course.hex))}</h3>
      <ol>
        {all.map((leg, index) => (
          <li key={index}>
            {leg.is === 'order'
              ? text.order(points)
              : leg.is === 'forward'
                ? text.ahead
                : leg.is === 'helm' && leg.by > 0
                  ? text.starboard
                  : text.larboard}
          </li>
        ))}
      </ol>
      <ul class="follows">
        {consequences(now, you, course.path.map(hexOfPose), course.strikes).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{text.left(points - course.cost)}</li>
        {more && stakesText.ready() && <li>{stakesText.value.course.second}</li>}
      </ul>
      <div class="buttons">
        <button type="button" class="button primary" data-sail onClick={() => sail(play, choosing, all)}>
          {text.sail}
        </button>
        {play.mark && now.players > 1 && (
          <button type="button" class="button plain-button" data-go onClick={show}>
            {pageWords.value.marks.go}
          </button>
        )}
        <button type="button" class="button plain-button" onClick={clear}>
          {text.clear}
        </button>
      </div>
    </section>
  );
}

/** What sailing there brings with it. */
function consequences(view: View, seat: Seat, way: readonly number[], strikes: number): readonly string[] {
  const text = pageWords.value.course;
  const lines: string[] = [];
  const own = view.captains[seat];
  const end = way.at(-1);
  if (strikes > 0) lines.push(text.storm(strikes));
  let slot = own?.hex === null || !own ? -1 : slotOf(own.hex);
  for (const hex of way) {
    if (slotOf(hex) !== slot && activeAltar(view, tileOf, slotOf(hex)) !== null) lines.push(text.altar);
    slot = slotOf(hex);
  }
  const tile = end === undefined ? null : view.slots[slotOf(end)];
  if (end !== undefined && tile && own) {
    const kind = printedKind(tile, end);
    if (kind === 'port') {
      lines.push(text.port);
      const left = own.enemies.reduce((sum, { kind: enemy, trauma }) => sum + enemyOf(enemy).health - trauma, 0);
      if (left > 0) lines.push(text.banish(view.tracks.agenda, view.tracks.agenda + left));
    }
    if (kind === 'island') lines.push(text.island);
  }
  return [...new Set(lines)];
}
