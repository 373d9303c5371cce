import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { momentsText } from '../words/moments';
import { Halt } from './halt';
import { distanceBy, type Moment, momentOf } from './news';
import { Role } from './role';

/** What everybody should see before anything else goes on; one's own role comes after the news that dealt it. */
export function Moments() {
  const { log, you, table } = usePlay();
  const { nameOf } = usePeople();
  const waiting = useSignal<readonly Moment[]>([]);
  const told = useRef(log.value.length);
  const events = log.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is told from now on is news
  useEffect(() => {
    const from = told.current;
    told.current = events.length;
    if (!settings.value.moments || table === undefined || from > events.length) return;
    const news = events.slice(from).flatMap((event, index) => {
      const distance = distanceBy(events.slice(0, from + index));
      return momentOf(event, distance, { you, nameOf }) ?? [];
    });
    if (news.length > 0) waiting.value = [...waiting.value, ...news];
  }, [events]);
  const [now] = waiting.value;
  if (!now) return <Role />;
  const next = (): void => {
    waiting.value = waiting.value.slice(1);
  };
  return (
    <Halt key={`${now.kind} ${now.title}`} name={`news ${now.kind}`} label={now.title} onClose={next}>
      <h2>{now.title}</h2>
      <p class="halt-text">{now.text}</p>
      <button type="button" class="button primary" data-go onClick={next}>
        {momentsText.value.goOn}
      </button>
    </Halt>
  );
}
