import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/language';
import { Calling } from './calling';
import { type Path, path } from './router';
import { loadScreen, type Screen } from './screens';

/** Shows the screen the address names, and keeps the last one on stage until the next is ready. */
export function App() {
  const name = path.value[0] ?? '';
  const shown = useSignal<{ readonly name: string; readonly screen: Screen } | null>(null);
  const broken = useSignal(false);
  const rest = useRef<Path>([]);

  useEffect(() => {
    let current = true;
    loadScreen(name).then(
      (screen) => {
        if (!current) return;
        broken.value = false;
        shown.value = { name, screen };
      },
      () => {
        broken.value = true;
      },
    );
    return () => {
      current = false;
    };
  }, [name, shown, broken]);

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
  if (!shown.value) return <p class="plain quiet">{words.value.app.loading}</p>;
  const { name: on, screen: OnStage } = shown.value;
  // A screen on its way out keeps its own address.
  if (on === name) rest.current = path.value.slice(1);
  return (
    <>
      <OnStage key={on} rest={rest.current} />
      <Calling />
    </>
  );
}
