import { useSignal } from '@preact/signals';
import { words } from '../../words/language';
import { usePeople } from '../people';
import { useShown } from '../play';

/** The keys a record really has; it may have fewer than its type allows. */
function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

/** Something to say, and the heading it stands under. */
interface Line {
  readonly key: string;
  readonly group: string;
  readonly text: string;
  readonly say: () => Promise<void>;
}

function useLines(): readonly Line[] {
  const { page, play } = useShown();
  const { calledOf } = usePeople();
  const { plain, about } = page.phrases();
  const groups = page.phraseGroups?.() ?? [];
  const groupOf = (id: string): string =>
    groups.find(({ phrases }) => phrases.includes(id))?.name ?? words.value.talk.phrases;
  const others = page.seats(play.view.value).filter((seat) => seat !== play.you);
  const said = keysOf(plain).map((id) => ({
    key: id,
    group: groupOf(id),
    text: plain[id] ?? '',
    say: () => play.phrase(id),
  }));
  const ofPeople = others.flatMap((seat) =>
    keysOf(about).map((id) => ({
      key: `${id}:${seat}`,
      group: calledOf(seat),
      text: about[id]?.(calledOf(seat)) ?? '',
      say: () => play.phraseAbout(id, seat),
    })),
  );
  return [...said, ...ofPeople];
}

/** Phrases that everybody reads in their own language: by what they are about, or by a word in them. */
export function Phrases() {
  const open = useSignal(false);
  return (
    <div class="phrase-box">
      <button
        type="button"
        class="button phrase-button"
        aria-expanded={open.value}
        data-phrases
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {words.value.talk.phrases}
      </button>
      {open.value && (
        <Choice
          onSaid={() => {
            open.value = false;
          }}
        />
      )}
    </div>
  );
}

function Choice({ onSaid }: { readonly onSaid: () => void }) {
  const { talk } = words.value;
  const lines = useLines();
  const groups = [...new Set(lines.map(({ group }) => group))];
  const chosen = useSignal<string | null>(null);
  const wanted = useSignal('');
  const looking = wanted.value.trim().toLowerCase();
  const now = chosen.value ?? groups[0];
  const shown = lines.filter(({ group, text }) =>
    looking === '' ? group === now : text.toLowerCase().includes(looking),
  );
  return (
    <section class="phrase-choice" aria-label={talk.phrases}>
      <input
        type="search"
        class="field"
        aria-label={talk.find}
        placeholder={talk.find}
        value={wanted.value}
        onInput={(event) => {
          wanted.value = event.currentTarget.value;
        }}
      />
      {looking === '' && (
        <div class="phrase-groups" role="tablist">
          {groups.map((group) => (
            <button
              key={group}
              type="button"
              role="tab"
              aria-selected={group === now}
              onClick={() => {
                chosen.value = group;
              }}
            >
              {group}
            </button>
          ))}
        </div>
      )}
      <ul>
        {shown.map(({ key, text, say }) => (
          <li key={key}>
            <button
              type="button"
              data-phrase={key}
              onClick={() => {
                void say().catch(() => undefined);
                onSaid();
              }}
            >
              {text}
            </button>
          </li>
        ))}
        {shown.length === 0 && <li class="quiet">{talk.nothing}</li>}
      </ul>
    </section>
  );
}
