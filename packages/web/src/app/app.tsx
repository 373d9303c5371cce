import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../words/language';
import { path } from './router';
import { loadScreen, screenNow } from './screens';

/** Shows the screen the address names, and keeps the last one on stage until the next is ready. */
export function App() {
  const name = path.value[0] ?? '';
  const shown = useSignal(name);
  const broken = useSignal(false);

  useEffect(() => {
    let current = true;
    loadScreen(name).then(
      () => {
        if (!current) return;
        broken.value = false;
        shown.value = name;
      },
      () => {
        broken.value = true;
      },
    );
    return () => {
      current = false;
    };
  }, [name, shown, broken]);

  const Screen = screenNow(shown.value);
  if (broken.value) {
    return (
      <main class="plain">
        <p role="alert">{words.value.app.loadFailed}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {words.value.app.reload}
        </button>
      </main>
    );
  }
  if (!Screen) return <p class="plain quiet">{words.value.app.loading}</p>;
  return <Screen rest={path.value.slice(1)} />;
}
