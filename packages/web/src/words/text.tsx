import './text.css';
import type { Skill } from '@undertow/unfathomable';
import { type TextPart, tokens } from '@undertow/unfathomable/words';
import { RESOURCE_SHAPES } from '../board/art';
import { isRoom, RESOURCES, SKILLS } from '../board/ids';
import { inspect } from '../cards/inspect';
import { SkillIcon } from '../cards/skill-icon';

interface Props {
  readonly value: string;
  /** Inside a button nothing else can be pressed. */
  readonly still?: boolean;
}

/** A text of the game: its tokens become small pictures beside their words, its line breaks paragraphs. */
export function Text({ value, still = false }: Props) {
  return (
    <>
      {value.split('\n').map((line, index) => (
        <span class="text-line" key={`${index}-${line}`}>
          {tokens(line).map((part, at) => (
            <Part key={`${at}-${part.is}`} part={part} still={still} />
          ))}
        </span>
      ))}
    </>
  );
}

const isSkill = (id: string): id is Skill => SKILLS.some((skill) => skill === id);

function Part({ part, still }: { readonly part: TextPart; readonly still: boolean }) {
  if (part.is === 'text') return <>{part.text}</>;
  const { kind, id, word } = part;
  if (kind === 'skill' && isSkill(id)) {
    return (
      <span class={`word is-skill ${id}`}>
        <SkillIcon skill={id} /> {word}
      </span>
    );
  }
  if (kind === 'resource') {
    const resource = RESOURCES.find((each) => each === id);
    return (
      <span class={`word is-resource ${id}`}>
        {resource && (
          <svg class="word-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={RESOURCE_SHAPES[resource]} />
          </svg>
        )}{' '}
        {word}
      </span>
    );
  }
  if (kind === 'key') return <b class="word is-key">{word}</b>;
  if (!still && (kind === 'item' || (kind === 'room' && isRoom(id))))
    return <Readable source={`${kind}:${id}`} word={word} />;
  return <span class={`word is-${kind}`}>{word}</span>;
}

/** A name that can be held up and read. */
function Readable({ source, word }: { readonly source: string; readonly word: string }) {
  return (
    <button type="button" class="word readable" onClick={() => inspect({ source })}>
      {word}
    </button>
  );
}
