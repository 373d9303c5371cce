import './talk.css';
import { words } from '../../words/language';
import { usePeople } from '../people';
import { usePlay, useShown } from '../play';
import { SaidSoFar } from './said';
import { SayBox } from './say-box';

/** The keys a record really has; it may have fewer than its type allows. */
function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

/** What people say to each other: their own words, or phrases that everybody reads in their own language. */
export function Talk() {
  const { page, play } = useShown();
  const { talk, talkMode, you, say } = play;
  const { nameOf } = usePeople();
  const mode = talkMode.value;
  return (
    <div class="talk">
      <SaidSoFar said={talk.value} phrases={page.phrases()} nameOf={nameOf} />
      {mode === 'silent' && <p class="quiet">{words.value.talk.silent}</p>}
      {mode !== 'silent' && you !== null && <Phrases />}
      {mode === 'free' && you !== null && <SayBox say={say} />}
    </div>
  );
}

function Phrases() {
  const { page } = useShown();
  const { phrase, phraseAbout, view, you } = usePlay();
  const { nameOf } = usePeople();
  const { plain, about } = page.phrases();
  const say = (value: string): void => {
    const [kind, id, seat] = value.split(':');
    const quiet = (): undefined => undefined;
    if (kind === 'plain') {
      const chosen = keysOf(plain).find((each) => each === id);
      if (chosen) void phrase(chosen).catch(quiet);
    } else {
      const chosen = keysOf(about).find((each) => each === id);
      if (chosen) void phraseAbout(chosen, Number(seat)).catch(quiet);
    }
  };
  return (
    <select
      class="phrases"
      aria-label={words.value.talk.phrases}
      value=""
      onChange={(event) => {
        say(event.currentTarget.value);
        event.currentTarget.value = '';
      }}
    >
      <option value="">{words.value.talk.phrases}…</option>
      {keysOf(plain).map((id) => (
        <option key={id} value={`plain:${id}`}>
          {plain[id]}
        </option>
      ))}
      {page
        .seats(view.value)
        .filter((seat) => seat !== you)
        .map((seat) => (
          <optgroup key={seat} label={nameOf(seat)}>
            {keysOf(about).map((id) => (
              <option key={id} value={`about:${id}:${seat}`}>
                {about[id]?.(nameOf(seat))}
              </option>
            ))}
          </optgroup>
        ))}
    </select>
  );
}
