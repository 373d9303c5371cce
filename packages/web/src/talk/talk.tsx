import './talk.css';
import { useSignal } from '@preact/signals';
import type { Said } from '@undertow/server/protocol';
import type { PhraseAboutId, PhraseId } from '@undertow/unfathomable/words';
import { useRef } from 'preact/hooks';
import { useFollow } from '../log/follow';
import { usePlay } from '../net/play';
import { usePeople } from '../players/people';
import { gameWords, words } from '../words/language';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

/** What people say to each other: their own words, or phrases that everybody reads in their own language. */
export function Talk() {
  const { talk, talkMode, you } = usePlay();
  const box = useRef<HTMLDivElement>(null);
  const { value } = talk;
  useFollow(box, value);
  const mode = talkMode.value;
  return (
    <div class="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div ref={box} class="said" role="log" tabIndex={0} aria-label={words.value.talk.title}>
        {value.length === 0 && <p class="quiet">{words.value.talk.empty}</p>}
        {value.map((said) => (
          <SaidLine key={said.n} said={said} />
        ))}
      </div>
      {mode === 'silent' && <p class="quiet">{words.value.talk.silent}</p>}
      {mode !== 'silent' && you !== null && <Phrases />}
      {mode === 'free' && you !== null && <SayBox />}
    </div>
  );
}

function SaidLine({ said }: { readonly said: Said }) {
  const { nameOf } = usePeople();
  const { plain, about } = gameWords.value.phrases;
  const text =
    said.kind === 'text'
      ? said.text
      : said.kind === 'phrase'
        ? plain[said.phrase]
        : about[said.phrase](nameOf(said.about));
  return (
    <p>
      <b>{nameOf(said.seat)}</b> {text}
    </p>
  );
}

function SayBox() {
  const { say } = usePlay();
  const text = useSignal('');
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.value.trim();
        if (words === '') return;
        text.value = '';
        void say(words).catch(() => {
          text.value = words;
        });
      }}
    >
      <input
        value={text.value}
        maxLength={400}
        aria-label={words.value.talk.say}
        placeholder={words.value.talk.say}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button">
        {words.value.talk.send}
      </button>
    </form>
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
