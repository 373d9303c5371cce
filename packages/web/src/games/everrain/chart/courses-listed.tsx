import './courses-listed.css';
import { useSignal } from '@preact/signals';
import type { AnyDecision } from '@undertow/everrain';
import { lazy } from '../../../app/lazy';
import { pageWords } from '../words';

const CourseList = lazy(async () => ({ default: (await import('./course-list')).CourseList }), true);

/** The chart as a list, for whoever would rather read than point. */
export function CoursesListed({ decision }: { readonly decision: AnyDecision }) {
  const open = useSignal(false);
  if (!decision.options.some(({ ref }) => ref.is === 'forward' || (ref.is === 'order' && ref.as === 'navigation')))
    return null;
  return (
    <details
      class="er-courses"
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>{pageWords.value.course.list}</summary>
      {open.value && <CourseList decision={decision} />}
    </details>
  );
}
