import './story-book.css';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { lazy } from '../../../app/lazy';
import { phone } from '../../../app/screen-size';
import { useOpened } from '../../../table/use-opened';
import { words } from '../../../words/language';
import { Icon } from '../art/icons';
import { usePlay } from '../play';
import { pageWords } from '../words';

const Stories = lazy(async () => ({ default: (await import('./stories')).Stories }), true);

/** On a wide screen the stories told so far lie under a bookmark; on a phone they are a tab. */
export function StoryBook() {
  const { view } = usePlay();
  const open = useSignal(false);
  if (phone.value) return null;
  const { captains, waiting } = view.value;
  const told = captains.reduce((sum, { stories }) => sum + stories.length, 0) + waiting.length;
  if (told === 0) return null;
  const { ship } = pageWords.value;
  return (
    <>
      <button
        type="button"
        class="er-bookmark"
        aria-expanded={open.value}
        aria-label={`${ship.stories} (${told})`}
        title={ship.stories}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon icon="book" /> {told}
      </button>
      {open.value && (
        <Opened
          close={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}

function Opened({ close }: { readonly close: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useOpened(panel, close);
  return (
    <aside ref={panel} class="er-book">
      <button type="button" class="icon-button close" aria-label={words.value.app.close} onClick={close}>
        ×
      </button>
      <Stories />
    </aside>
  );
}
