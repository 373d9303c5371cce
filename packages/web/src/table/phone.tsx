import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { sideways } from '../app/screen-size';
import type { Tab } from '../game-page';
import { words } from '../words/language';
import { useAfterPaint } from './after-paint';
import { useChoosing } from './choosing';
import { Crew } from './crew/crew';
import { useLitInSight } from './in-sight';
import { Notices } from './notices';
import { Panel } from './panel/panel';
import { useShown } from './play';
import { Grip, useSheet } from './sheet/grip';
import { UnreadBadge } from './talk/unread-badge';
import { useTurning } from './turning';
import { Voices } from './voices';

/** What every game has beside its own tabs. */
const COMMON: readonly Tab[] = [
  {
    id: 'crew',
    name: () => words.value.tabs.crew,
    Page: () => (
      <div class="scroll">
        <Crew />
      </div>
    ),
  },
  { id: 'log', name: () => words.value.tabs.log, Page: () => <Voices /> },
];

interface Props {
  readonly top: ComponentChildren;
  readonly hint: ComponentChildren;
}

/** On a phone the board fills the screen, the question lies below it, and the rest is one tap away. */
export function PhoneTable({ top, hint }: Props) {
  const { game, page, play } = useShown();
  const tabs = [...page.tabs, ...COMMON];
  const { at, turnTo } = useTurning(tabs);
  const { decision, lit, onBoard } = useChoosing();
  const asked = decision.value !== null;
  const sheet = useSheet(decision.value?.id ?? null);
  const now = tabs[at.value];
  const shown = useRef<HTMLDivElement>(null);
  // The question stands there before the board does: a slow phone draws them one after the other.
  const begun = useAfterPaint();
  useLitInSight(shown, lit, begun ? (now?.id ?? '') : '');
  if (!now) return null;
  const board = at.value === 0 ? ' on-board' : '';
  const answering = asked ? (onBoard.value ? ' pressing' : ' reading') : '';
  return (
    <main
      class={`game phone ${page.crewOnTop ? 'with-crew ' : ''}${game}${sideways.value ? ' sideways' : ''} on-${now.id}${board}${answering}`}
      data-line={play.connection.value}
    >
      {top}
      {page.crewOnTop && <Crew strip />}
      <div class="page" ref={shown}>
        {begun && <now.Page key={now.id} />}
      </div>
      <div class={`bottom-sheet at-${sheet.height.value}`}>
        {!sideways.value && <Grip sheet={sheet} />}
        {hint}
        <Panel />
        {page.Below && <page.Below tab={now.id} />}
      </div>
      <nav class="tabs">
        {tabs.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            {...(at.value === index ? { 'aria-current': 'page' as const } : {})}
            onClick={() => turnTo(index)}
          >
            {name()}
            {id === 'log' && at.value !== index && <UnreadBadge />}
          </button>
        ))}
      </nav>
      <Notices />
    </main>
  );
}
