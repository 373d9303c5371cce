import { useEffect, useRef } from 'preact/hooks';
import { gameWords, words } from '../words/language';
import { Text } from '../words/text';
import { kindOf, SHEETS } from './faces';
import { type Inspected, inspected } from './inspect';
import { SkillCardFace } from './skill-card';

/** Holds up whatever is being inspected, until it is put down. */
export function Inspector() {
  const what = inspected.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (inspected.value && dialog.current && !dialog.current.open) dialog.current.showModal();
  });
  if (!what) return null;
  const close = (): void => {
    inspected.value = null;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog closes on Escape by itself
    <dialog ref={dialog} class="inspector" onClose={close} onClick={close}>
      <Held what={what} />
      <button type="button" class="button" onClick={close}>
        {words.value.app.close}
      </button>
    </dialog>
  );
}

function Held({ what }: { readonly what: Inspected }) {
  if ('face' in what) {
    const { names } = gameWords.value;
    return (
      <>
        <SkillCardFace face={what.face} />
        <p class="mood">{names.skillCards[kindOf(what.face)].mood}</p>
      </>
    );
  }
  return 'character' in what ? <HeldPerson what={what} /> : <HeldCard source={what.source} />;
}

function HeldCard({ source }: { readonly source: Extract<Inspected, { source: unknown }>['source'] }) {
  const { sourceName, describe, mood } = gameWords.value;
  return (
    <article class={`held ${source.split(':')[0]}`}>
      <h2>{sourceName(source)}</h2>
      <p class="rules-text">
        <Text value={describe(source)} />
      </p>
      <p class="mood">{mood(source)}</p>
    </article>
  );
}

function HeldPerson({ what }: { readonly what: Extract<Inspected, { character: unknown }> }) {
  const { names, describe, sourceName } = gameWords.value;
  const { hand } = words.value;
  const sheet = SHEETS[what.character];
  const person = names.characters[what.character];
  const parts = [
    [hand.ability, `ability:${sheet.ability}`],
    [hand.feat, `feat:${sheet.feat}`],
    [hand.reveal, `reveal:${sheet.reveal}`],
  ] as const;
  return (
    <article class="held person">
      <h2>{person.name}</h2>
      <p>{person.role}</p>
      {parts.map(([kind, source]) => (
        <section key={source}>
          <h3>
            {kind}: {sourceName(source)}
          </h3>
          <p class="rules-text">
            <Text value={describe(source)} />
          </p>
        </section>
      ))}
      <p class="mood">{person.mood}</p>
    </article>
  );
}
