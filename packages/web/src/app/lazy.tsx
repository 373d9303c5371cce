import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { words } from '../words/language';

/** A component that is loaded when it is first shown; `silently` where nothing is missed until it is there. */
export function lazy<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  silently = false,
): ComponentType<P> {
  const loaded = signal<{ readonly component: ComponentType<P> } | null>(null);
  let asked = false;
  return (props: P) => {
    if (!asked) {
      asked = true;
      load().then(
        (module) => {
          loaded.value = { component: module.default };
        },
        () => {
          asked = false;
        },
      );
    }
    const Component = loaded.value?.component;
    if (Component) return <Component {...props} />;
    return silently ? null : <p class="plain quiet">{words.value.app.loading}</p>;
  };
}
