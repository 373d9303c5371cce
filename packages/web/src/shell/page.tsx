import './shell.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { calling } from '../app/elsewhere';
import { LanguageSwitch } from '../app/language-switch';
import { hrefTo, path } from '../app/router';
import { words } from '../words/language';
import { Mark } from './mark';

interface PageProps {
  readonly title: string;
  /** Screens that need the whole width. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

const LINKS = ['rules', 'cards', 'settings'] as const;

/** The frame of every screen but the game: the way home, the way around, and what the screen is called. */
export function Page({ title, wide = false, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  // A table that waits for one's move calls from every screen.
  const waits = calling.value.length > 0;
  useEffect(() => {
    // Beside a table the table says what the page is called, and whose move it is.
    if (main.current?.closest('[data-beside]')) return;
    const { app, turn } = words.value;
    document.title = waits ? `● ${turn.titleYourMove} · ${app.name}` : `${title} · ${app.name}`;
    return () => {
      document.title = words.value.app.name;
    };
  }, [title, waits]);
  useEffect(() => {
    if (main.current?.closest('[data-beside]')) return;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, []);
  const { app } = words.value;
  const here = path.value[0] ?? '';
  return (
    <div class="shell">
      <header class="shell-bar">
        <a class="shell-brand" href={hrefTo()} aria-label={`${app.name}: ${app.home}`}>
          <Mark />
          <span>{app.name}</span>
        </a>
        <nav class="shell-links" aria-label={app.name}>
          {LINKS.map((link) => (
            <a key={link} href={hrefTo(link)} {...(here === link ? { 'aria-current': 'page' as const } : {})}>
              {app[link]}
            </a>
          ))}
        </nav>
        <LanguageSwitch />
      </header>
      <main ref={main} class={`shell-main${wide ? ' wide' : ''}`} tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
