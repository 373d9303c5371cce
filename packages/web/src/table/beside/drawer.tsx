import './beside.css';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../app/lazy';
import { words } from '../../words/language';
import { besides } from './beside';

const SCREENS = {
  rules: lazy(() => import('../../rules')),
  cards: lazy(() => import('../../gallery')),
  settings: lazy(() => import('../../settings')),
} as const;

const screenOf = (name: string | undefined) =>
  name === 'rules' || name === 'cards' || name === 'settings' ? SCREENS[name] : null;

const close = (): void => {
  besides.value = null;
};

/** A book, the cards or the settings, held beside the table. Escape puts it away. */
export function Drawer() {
  const open = besides.value;
  const Read = screenOf(open?.[0]);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => close, []);
  useEffect(() => {
    if (!Read) return;
    drawer.current?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      close();
    };
    // Before the table hears it: the first Escape closes the book and nothing else.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [Read]);
  if (!open || !Read) return null;
  return (
    <aside ref={drawer} class="beside" tabIndex={-1} aria-label={words.value.app.rules} data-beside={open[0]}>
      <div class="beside-head">
        <button type="button" class="button" onClick={close}>
          {words.value.app.close} <kbd>Esc</kbd>
        </button>
      </div>
      <Read key={open[0]} rest={open.slice(1)} />
    </aside>
  );
}
