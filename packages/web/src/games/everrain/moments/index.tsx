import type { ComponentType } from 'preact';
import { useNews } from '../../../table/moments/news';
import type { Language } from '../../../words/language';
import { localWords } from '../../../words/local';
import { usePlay } from '../play';
import type { HeldProps } from './held';
import { stopping } from './stops';

const open = async (code: Language): Promise<ComponentType<HeldProps>> => (await import('./held')).heldIn(code);

/** It comes with the first big moment of a voyage. */
const screen = localWords<ComponentType<HeldProps>>({
  en: () => open('en'),
  de: () => open('de'),
  es: () => open('es'),
  ru: () => open('ru'),
});

/** Big moments stop the show. */
export function Moments() {
  const { now, next } = useNews(usePlay(), stopping);
  if (!now || !screen.ready()) return null;
  const Held = screen.value;
  return <Held key={now.key} moment={now.what} onClose={next} />;
}
