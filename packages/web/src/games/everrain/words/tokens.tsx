import '../../../table/reading/text.css';
import { type TextPart, tokens } from '@undertow/everrain/words';
import { Together, withMarks } from '../../../table/reading/marks';
import { Icon, type IconName } from '../art/icons';
import { OrderIcon } from '../art/order-token';
import { inspect } from '../reading';

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
          {withMarks(tokens(line)).map(({ part, open, mark }, at) => (
            <Together key={`${at}-${part.is}`} open={open} mark={mark}>
              <Part part={part} still={still} />
            </Together>
          ))}
        </span>
      ))}
    </>
  );
}

const GOODS: Readonly<Record<string, IconName>> = { coin: 'coin', clue: 'clue' };
const TRACKS: Readonly<Record<string, IconName>> = { agenda: 'fleeting', discovery: 'clue', elder: 'eye' };
const ORDERS = ['crew', 'navigation', 'artillery', 'fleeting'] as const;
/** What can be held up to be read. */
const READABLE: ReadonlySet<string> = new Set([
  'crew',
  'enemy',
  'elder',
  'trait',
  'improvement',
  'artillery',
  'treasure',
  'port',
  'tile',
]);

function Part({ part, still }: { readonly part: TextPart; readonly still: boolean }) {
  if (part.is === 'text') return <>{part.text}</>;
  const { kind, id, word } = part;
  switch (kind) {
    case 'order': {
      const order = ORDERS.find((each) => each === id);
      return (
        <span class="word">
          {order && <OrderIcon kind={order} size={16} />} {word}
        </span>
      );
    }
    case 'goods':
      return (
        <span class={`word is-${id}`}>
          {GOODS[id] && <Icon icon={GOODS[id]} size={13} />} {word}
        </span>
      );
    case 'track':
      return (
        <span class="word is-track">
          {TRACKS[id] && <Icon icon={TRACKS[id]} size={13} />} {word}
        </span>
      );
    case 'gem':
      return <span class={`word is-gem ${id}`}>{word}</span>;
    case 'key':
      return <b class="word is-key">{word}</b>;
    default: {
      const source = kind === 'ship' ? `enemy-ship:${id}` : `${kind}:${id}`;
      return !still && (READABLE.has(kind) || kind === 'ship') ? (
        <button type="button" class={`word readable is-${kind}`} tabIndex={-1} onClick={() => inspect({ source })}>
          {word}
        </button>
      ) : (
        <span class={`word is-${kind}`}>{word}</span>
      );
    }
  }
}
