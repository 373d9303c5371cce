import { describePlace } from '../board/describe';
import { usePlay } from '../play';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { Text } from '../words/tokens';
import { kindOf, SHEETS } from './faces';
import type { Inspected, Place } from './inspect';
import { SkillCardFace } from './skill-card';

/** A card, place or person as it is held up to be read. */
export function Held({ what }: { readonly what: Inspected }) {
  if ('face' in what) {
    const { names } = gameWords.value;
    return (
      <>
        <SkillCardFace face={what.face} />
        <p class="mood">{names.skillCards[kindOf(what.face)].mood}</p>
      </>
    );
  }
  if ('character' in what) return <HeldPerson what={what} />;
  return 'place' in what ? <HeldPlace place={what.place} /> : <HeldCard source={what.source} />;
}

function HeldCard({ source }: { readonly source: Extract<Inspected, { source: unknown }>['source'] }) {
  const { sourceName, describe, mood } = gameWords.value;
  return (
    <article class={`held ${source.split(':')[0]}`}>
      <h2>{sourceName(source)}</h2>
      <p class="rules-text">
        <Text value={describe(source)} still />
      </p>
      <p class="mood">{mood(source)}</p>
    </article>
  );
}

function HeldPerson({ what }: { readonly what: Extract<Inspected, { character: unknown }> }) {
  const { names, describe, sourceName } = gameWords.value;
  const { hand } = tableText.value;
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
            <Text value={describe(source)} still />
          </p>
        </section>
      ))}
      <p class="mood">{person.mood}</p>
    </article>
  );
}

/** A place without a text of its own: what is there now. */
function HeldPlace({ place }: { readonly place: Place }) {
  const { view } = usePlay();
  const [name, ...there] = describePlace(place, view.value);
  return (
    <article class="held place">
      <h2>{name}</h2>
      {there.length > 0 && <p class="rules-text">{there.join(', ')}</p>}
    </article>
  );
}
