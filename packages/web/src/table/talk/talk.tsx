import './talk.css';
import type { PhraseAboutId, PhraseId } from '@undertow/unfathomable/words';
import { usePeople } from '../../games/unfathomable/people';
import { gameWords, words } from '../../words/language';
import { usePlay } from '../play';
import { SaidSoFar } from './said';
import { SayBox } from './say-box';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

/** What people say to each other: their own words, or phrases that everybody reads in their own language. */
export function Talk() {
  const { talk, talkMode, you, say } = usePlay();
  const { nameOf } = usePeople();
  const mode = talkMode.value;
  return (
    <div class="talk">
      <SaidSoFar said={talk.value} nameOf={nameOf} />
      {mode === 'silent' && <p class="quiet">{words.value.talk.silent}</p>}
      {mode !== 'silent' && you !== null && <Phrases />}
      {mode === 'free' && you !== null && <SayBox say={say} />}
    </div>
  );
}

function Phrases() {
  const { phrase, phraseAbout, view, you } = usePlay();
  const { nameOf } = usePeople();
  const { plain, about } = gameWords.value.phrases;
  const say = (value: string): void => {
    const [kind, id, seat] = value.split(':');
    const quiet = (): undefined => undefined;
    if (kind === 'plain') {
      const chosen = keysOf<PhraseId>(plain).find((each) => each === id);
      if (chosen) void phrase(chosen).catch(quiet);
    } else {
      const chosen = keysOf<PhraseAboutId>(about).find((each) => each === id);
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
      {keysOf<PhraseId>(plain).map((id) => (
        <option key={id} value={`plain:${id}`}>
          {plain[id]}
        </option>
      ))}
      {view.value.players
        .filter(({ seat }) => seat !== you)
        .map(({ seat }) => (
          <optgroup key={seat} label={nameOf(seat)}>
            {keysOf<PhraseAboutId>(about).map((id) => (
              <option key={id} value={`about:${id}:${seat}`}>
                {about[id](nameOf(seat))}
              </option>
            ))}
          </optgroup>
        ))}
    </select>
  );
}
