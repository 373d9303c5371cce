import './log.css';
import { useRef } from 'preact/hooks';
import { usePlay } from '../net/play';
import { usePeople } from '../players/people';
import { gameWords, words } from '../words/language';
import { Text } from '../words/text';
import { useFollow } from './follow';

/** The longest tail of the log that is drawn. */
const SHOWN = 250;

/** What happened, in words, the newest at the bottom. */
export function Log() {
  const { log } = usePlay();
  const people = usePeople();
  const box = useRef<HTMLDivElement>(null);
  const { value } = log;
  useFollow(box, value);
  const game = gameWords.value;
  const first = Math.max(0, value.length - SHOWN);
  return (
    <div
      ref={box}
      class="log"
      role="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.value.log.title}
    >
      {value.length === 0 && <p class="quiet">{words.value.log.empty}</p>}
      {value.slice(first).map((event, index) => {
        if (event.type === 'turn') {
          return <h3 key={first + index}>{words.value.log.turn(event.number, people.nameOf(event.seat))}</h3>;
        }
        const line = game.logLine(event, people);
        return line === '' ? null : (
          <p key={first + index} class={`told-${event.type}`}>
            <Text value={line} />
          </p>
        );
      })}
    </div>
  );
}
