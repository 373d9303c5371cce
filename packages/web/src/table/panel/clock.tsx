import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { strikeBell } from '../../sound/chime';
import { roomText } from '../../words/screens/room';
import { usePlay } from '../play';

const LATE_MS = 20_000;
const DAY_MS = 86_400_000;

/** Minutes and seconds; days for those who play by the day. */
function shown(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)} d ${Math.floor((ms % DAY_MS) / 3_600_000)} h`;
  const rest = String(seconds % 60).padStart(2, '0');
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}:${rest}`;
  return `${Math.floor(seconds / 3_600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${rest}`;
}

/** One's own time: first for this question, then the reserve. It warns once before it runs out. */
export function ClockLine() {
  const { room } = usePlay();
  const now = useSignal(performance.now());
  const clock = room?.clock.value ?? null;
  const spent = clock ? Math.max(0, now.value - clock.at) : 0;
  const own = clock ? Math.max(0, clock.decisionMs - spent) : 0;
  const reserve = clock ? Math.max(0, clock.bankMs - Math.max(0, spent - clock.decisionMs)) : 0;
  const late = clock !== null && own + reserve < LATE_MS;
  useEffect(() => {
    if (!clock) return;
    now.value = performance.now();
    const timer = setInterval(() => {
      now.value = performance.now();
    }, 500);
    return () => clearInterval(timer);
  }, [clock, now]);
  useEffect(() => {
    if (late) strikeBell();
  }, [late]);
  if (!clock || !roomText.ready()) return null;
  const text = roomText.value;
  return (
    <span class={`clock${late ? ' late' : ''}`} role="timer" data-clock>
      {own > 0 ? text.clock(shown(own)) : text.reserve(shown(reserve))}
    </span>
  );
}
