import { useEffect } from 'preact/hooks';
import { strikeBell } from '../../sound/chime';
import { roomText } from '../../words/screens/room';
import { timeText, useRunning } from '../clocks/clocks';
import { usePlay } from '../play';

/** One's own time: first for this question, then the reserve. It warns once before it runs out. */
export function ClockLine() {
  const { room } = usePlay();
  const left = useRunning(room?.clock.value ?? null);
  const late = left?.late ?? false;
  useEffect(() => {
    if (late) strikeBell();
  }, [late]);
  if (!left || !roomText.ready()) return null;
  const text = roomText.value;
  const inWords = left.own > 0 ? text.clock(timeText(left.own)) : text.reserve(timeText(left.reserve));
  return (
    <span class={`clock${late ? ' late' : ''}`} role={late ? 'alert' : 'timer'} title={inWords} data-clock>
      {left.own > 0 ? (
        <>
          <span aria-hidden="true">◷ {timeText(left.own)}</span>
          <span class="hidden-text">{inWords}</span>
        </>
      ) : (
        inWords
      )}
    </span>
  );
}
