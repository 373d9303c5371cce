import '../cards/cards.css';
import { useSignal } from '@preact/signals';
import type { CharacterId } from '@undertow/unfathomable';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../../words/language';
import { CHARACTER_COLOURS, SKILLS } from '../board/ids';
import { SHEETS } from '../cards/faces';
import { SkillIcon } from '../cards/skill-icon';
import { castText } from '../words/cast';
import { gameWords } from '../words/game-words';
import { Text } from '../words/tokens';

const PEOPLE = [
  'keilani',
  'arjun',
  'jeanne',
  'jamie',
  'svetlana',
  'beatrice',
  'edmund',
  'ishmael',
  'william',
  'samira',
] as const satisfies CharacterId[];

/** Everybody one may play, each with the whole sheet. */
export function Cast() {
  const text = castText.value;
  const shown = useSignal<CharacterId | null>(null);
  const { names } = gameWords.value;
  return (
    <section class="pane cast">
      <h2>{text.cast}</h2>
      <p class="quiet">{text.castNote}</p>
      <ul class="cast-people">
        {PEOPLE.map((id) => (
          <li key={id}>
            <button
              type="button"
              class="cast-person"
              style={{ '--person': CHARACTER_COLOURS[id] }}
              onClick={() => {
                shown.value = id;
              }}
            >
              <span class="person-face" aria-hidden="true">
                {names.characters[id].short.slice(0, 2)}
              </span>
              <span class="person-who">
                <b>{names.characters[id].name}</b>
                <small>{names.characters[id].role}</small>
              </span>
              <SkillSet id={id} />
            </button>
          </li>
        ))}
      </ul>
      {shown.value && (
        <SheetDialog
          id={shown.value}
          onClose={() => {
            shown.value = null;
          }}
        />
      )}
    </section>
  );
}

function SkillSet({ id }: { readonly id: CharacterId }) {
  const { names } = gameWords.value;
  const { skills } = SHEETS[id];
  return (
    <span class="skill-set">
      {SKILLS.flatMap((skill) => {
        const count = skills[skill] ?? 0;
        if (count === 0) return [];
        return [
          <span key={skill} class={`skill-dot ${skill}`} title={names.skills[skill]}>
            <SkillIcon skill={skill} label={names.skills[skill]} />
            {count}
          </span>,
        ];
      })}
    </span>
  );
}

function SheetDialog({ id, onClose }: { readonly id: CharacterId; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const text = castText.value;
  const { names, sourceName, describe } = gameWords.value;
  const person = names.characters[id];
  const sheet = SHEETS[id];
  const parts = [
    [text.ability, `ability:${sheet.ability}`],
    [text.feat, `feat:${sheet.feat}`],
    [text.reveal, `reveal:${sheet.reveal}`],
  ] as const;
  return (
    <dialog
      ref={dialog}
      class="paper sheet-dialog"
      aria-label={text.sheet(person.name)}
      style={{ '--person': CHARACTER_COLOURS[id] }}
      onClose={onClose}
    >
      <h2>{person.name}</h2>
      <p class="sheet-role">{person.role}</p>
      <SkillSet id={id} />
      <div class="sheet-text">
        <Text value={describe(`character:${id}`)} />
      </div>
      {parts.map(([kind, source]) => (
        <section key={source}>
          <h3>
            <small>{kind}</small> {sourceName(source)}
          </h3>
          <div class="sheet-text">
            <Text value={describe(source)} />
          </div>
        </section>
      ))}
      <p class="sheet-mood">
        <em>{person.mood}</em>
      </p>
      <form method="dialog">
        <button type="submit" class="button primary">
          {words.value.app.close}
        </button>
      </form>
    </dialog>
  );
}
