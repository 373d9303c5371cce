import type { Skill } from '@undertow/unfathomable';
import { type TextPart, tokens } from '@undertow/unfathomable/words';
import { Together, withMarks } from '../../../table/reading/marks';
import { Readable } from '../../../table/reading/readable';
import { RESOURCE_SHAPES } from '../board/art';
import { isCharacter, isRoom, RESOURCES, SKILLS, SPACES } from '../board/ids';
import { faceOf } from '../cards/faces';
import { type Inspected, reading } from '../cards/inspect';
import { SkillIcon } from '../cards/skill-icon';

/** What a line of the log speaks of beyond its tokens. */
export interface Spoken {
  /** Names of cards as they stand in the text. */
  readonly cards: ReadonlyMap<string, Inspected>;
  /** A number after a skill is the value of a card. */
  readonly faces: boolean;
}

interface Props {
  readonly value: string;
  /** Inside a button nothing else can be pressed. */
  readonly still?: boolean;
  readonly spoken?: Spoken;
}

/** A text of the game: its tokens become small pictures beside their words, its line breaks paragraphs. */
export function Text({ value, still = false, spoken }: Props) {
  return (
    <>
      {value.split('\n').map((line, index) => (
        <span class="text-line" key={`${index}-${line}`}>
          {withMarks(tokens(line)).map(({ part, open, mark }, at, all) => (
            <Together key={`${at}-${part.is}`} open={open} mark={mark}>
              <Part part={part} next={all[at + 1]?.part} still={still} spoken={spoken} />
            </Together>
          ))}
        </span>
      ))}
    </>
  );
}

const isSkill = (id: string): id is Skill => SKILLS.some((skill) => skill === id);

interface PartProps {
  readonly part: TextPart;
  readonly next: TextPart | undefined;
  readonly still: boolean;
  readonly spoken: Spoken | undefined;
}

function Part({ part, next, still, spoken }: PartProps) {
  if (part.is === 'text') return <Named text={part.text} cards={spoken?.cards} />;
  const { kind, id, word } = part;
  if (kind === 'skill' && isSkill(id)) {
    const value = spoken?.faces && next?.is === 'text' ? /^ ([1-5])(?!\d)/.exec(next.text)?.[1] : undefined;
    return (
      <span class={`word is-skill ${id}`}>
        <SkillIcon skill={id} />
        {value === undefined ? (
          word
        ) : (
          <Readable reading={reading} what={{ face: faceOf(id, Number(value)) }} word={word} roving />
        )}
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
        )}
        {word}
      </span>
    );
  }
  if (kind === 'key') return <b class="word is-key">{word}</b>;
  const what = still ? null : standsFor(part, spoken);
  return what ? (
    <Readable reading={reading} what={what} word={word} roving={spoken !== undefined} />
  ) : (
    <span class={`word is-${kind}`}>{word}</span>
  );
}

/** What can be held up for a token: a card with a text, somebody's sheet, or a place of the board. */
function standsFor({ kind, id }: Extract<TextPart, { is: 'token' }>, spoken: Spoken | undefined): Inspected | null {
  switch (kind) {
    case 'item':
    case 'title':
    case 'loyalty':
      return { source: `${kind}:${id}` };
    case 'room':
      return isRoom(id) ? { source: `room:${id}` } : null;
    case 'character':
      return isCharacter(id) ? { character: id } : null;
    case 'space': {
      if (isRoom(id)) return { source: `room:${id}` };
      const place = id === 'the-deep' ? id : SPACES.find((each) => each === id);
      return spoken && place ? { place } : null;
    }
    default:
      return null;
  }
}

/** Plain text in which the names of cards can be read. */
function Named({ text, cards }: { readonly text: string; readonly cards: Spoken['cards'] | undefined }) {
  for (const [name, what] of cards ?? []) {
    const at = text.indexOf(name);
    if (at < 0) continue;
    return (
      <>
        <Named text={text.slice(0, at)} cards={cards} />
        <Readable reading={reading} what={what} word={name} roving />
        <Named text={text.slice(at + name.length)} cards={cards} />
      </>
    );
  }
  return <>{text}</>;
}
