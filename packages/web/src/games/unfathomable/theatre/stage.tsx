import './theatre.css';
import './check.css';
import type { Event } from '@undertow/unfathomable';
import { useMemo } from 'preact/hooks';
import { useLinger } from '../../../table/theatre/linger';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { CheckTable } from './check';
import { Die } from './die';

/** What is played out over the board: the check, the die, great news, and the dark when a traitor steps out. */
export function Stage() {
  const { scene, skip } = usePlay();
  const event = scene.value;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap anywhere skips; nothing is lost without it
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below says it to everybody
    <div class={`stage${event ? ` telling scene-${event.type}` : ''}`} onClick={event ? skip : undefined}>
      <div class="darkness" aria-hidden="true" />
      <Die />
      <CheckTable />
      <Banner />
    </div>
  );
}

interface News {
  readonly title: string;
  readonly name: string;
  readonly grave: boolean;
}

function useNews(event: Event | null): News | null {
  const { nameOf } = usePeople();
  const { you } = usePlay();
  const { theatre } = tableText.value;
  const { names } = gameWords.value;
  switch (event?.type) {
    case 'mythos':
      return { title: theatre.crisis, name: names.mythos[event.card].name, grave: false };
    case 'waypoint':
      return { title: theatre.waypoint, name: names.waypoints[event.waypoint].name, grave: false };
    case 'spell':
      return { title: theatre.spell, name: names.spells[event.spell].name, grave: false };
    case 'awakening':
      return { title: theatre.awakening, name: '', grave: true };
    case 'revealed':
      return { title: theatre.traitor(nameOf(event.seat)), name: names.loyalties[event.card].name, grave: true };
    case 'turn':
      return event.seat === you ? { title: theatre.yourTurn, name: '', grave: false } : null;
    default:
      return null;
  }
}

function Banner() {
  const { scene } = usePlay();
  const now = useNews(scene.value);
  const key = now ? `${now.title}|${now.name}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the news is another
  const news = useMemo(() => now, [key]);
  const { shown, leaving } = useLinger(news, 700);
  if (!shown) return null;
  return (
    <div class={`banner${shown.grave ? ' grave' : ''}${leaving ? ' leaving' : ''}`} role="status">
      <small>{shown.title}</small>
      <b>{shown.name}</b>
    </div>
  );
}
