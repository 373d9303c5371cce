import type { AnyDecision } from '@undertow/everrain';
import { usePlay } from '../play';
import { pageWords } from '../words';
import { hexWords } from './hex-words';
import { drawn, inReach } from './plan';

/** Every hex in reach as a button that draws the course there, the cheapest first. */
export function CourseList({ decision }: { readonly decision: AnyDecision }) {
  const { view, you } = usePlay();
  if (you === null) return null;
  const now = view.value;
  const courses = [...inReach(now, you, decision).near.values()].sort((a, b) => a.cost - b.cost);
  return (
    <ul>
      {courses.map((course) => (
        <li key={course.hex}>
          <button
            type="button"
            class="link"
            data-course-to={course.hex}
            aria-pressed={drawn.value?.hex === course.hex}
            onClick={() => {
              drawn.value = course;
            }}
          >
            {pageWords.value.chart.course(hexWords(now, course.hex), course.cost)}
          </button>
        </li>
      ))}
    </ul>
  );
}
