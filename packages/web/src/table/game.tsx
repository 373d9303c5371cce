import './game.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { phone, sideways } from '../app/screen-size';
import { Ship } from '../games/unfathomable/board/ship';
import { Tracks, Waypoints } from '../games/unfathomable/board/tracks';
import { ZoomButtons } from '../games/unfathomable/board/zoom-buttons';
import { Decks } from '../games/unfathomable/cards/decks';
import { Hand } from '../games/unfathomable/cards/hand';
import { OwnLoyalty, SheetOf } from '../games/unfathomable/cards/sheet';
import { Stage } from '../games/unfathomable/theatre/stage';
import { TopBar } from '../games/unfathomable/top-bar';
import { words } from '../words/language';
import { ChoosingProvider, createChoosing, useChoosing } from './choosing';
import { Crew } from './crew/crew';
import { HintCard } from './hints/hint-card';
import { listenForKeys } from './keys';
import { Links } from './links';
import { Log } from './log/log';
import { ConnectionLine } from './notices';
import { Panel } from './panel/panel';
import { usePlay } from './play';
import { Inspector } from './reading/inspector';
import { PeekCard } from './reading/peek-card';
import { useSounds } from './sound';
import { Talk } from './talk/talk';
import { useTitleCall } from './title';

/** The table: the ship in the middle, and around it everything one may know. */
export default function Game() {
  const play = usePlay();
  const { choosing, stop } = useMemo(() => createChoosing(play), [play]);
  useEffect(() => {
    const silence = listenForKeys(choosing, play.skip);
    return () => {
      silence();
      stop();
    };
  }, [choosing, stop, play]);
  useTitleCall(choosing);
  useSounds(play);
  return (
    <ChoosingProvider value={choosing}>
      {phone.value ? <PhoneTable /> : <WideTable />}
      <Inspector />
      <PeekCard />
    </ChoosingProvider>
  );
}

function WideTable() {
  return (
    <main class="game wide">
      <TopBar />
      <Sea layout="wide" />
      <Hints />
      <Decks />
      <div class="own">
        <Own />
        <Hand />
      </div>
      <aside class="side">
        <Panel />
        <Crew />
        <Voices />
      </aside>
      <ConnectionLine />
    </main>
  );
}

function Hints() {
  const { advising, decision } = useChoosing();
  const askable = advising && decision.value && !advising.advice.value;
  return <HintCard {...(askable ? { askOfficer: advising.ask } : {})} />;
}

function Sea({ layout }: { readonly layout: 'wide' | 'tall' }) {
  return (
    <div class="sea">
      <div class="waves" aria-hidden="true" />
      <Tracks />
      <Ship layout={layout} />
      <Stage />
      <ZoomButtons layout={layout} />
    </div>
  );
}

function Own() {
  const { view, you } = usePlay();
  const own = view.value.players.find(({ seat }) => seat === you);
  if (!own) return <p class="quiet">{words.value.turn.watching}</p>;
  return (
    <div class="own-sheet">
      <SheetOf player={own} />
      <OwnLoyalty />
    </div>
  );
}

/** The log and the talk share a place. */
function Voices() {
  const talking = useSignal(false);
  const { talk } = usePlay();
  const { log, talk: text } = words.value;
  return (
    <section class="voices">
      <div class="voice-tabs" role="tablist">
        {[false, true].map((which) => (
          <button
            key={String(which)}
            type="button"
            role="tab"
            aria-selected={talking.value === which}
            onClick={() => {
              talking.value = which;
            }}
          >
            {which ? `${text.title}${talk.value.length > 0 ? ` (${talk.value.length})` : ''}` : log.title}
          </button>
        ))}
      </div>
      {talking.value ? <Talk /> : <Log />}
    </section>
  );
}

const TABS = ['ship', 'hand', 'decks', 'crew', 'log'] as const;
type Tab = (typeof TABS)[number];

/** On a phone the ship fills the screen, the question lies below it, and the rest is one tap away. */
function PhoneTable() {
  const tab = useSignal<Tab>('ship');
  const { decision, lit, onBoard } = useChoosing();
  const { tabs } = words.value;
  const glowing = [...lit.value.keys()];
  const cardsAsked = glowing.length > 0 && glowing.every((target) => target.startsWith('hand:'));
  const asked = decision.value !== null;
  return (
    <main
      class={`game phone${sideways.value ? ' sideways' : ''} on-${tab.value}${asked && !onBoard.value ? ' reading' : ''}`}
    >
      <TopBar />
      <div class="page">
        {tab.value === 'ship' && <Sea layout={sideways.value ? 'wide' : 'tall'} />}
        {tab.value === 'hand' && (
          <div class="scroll own">
            <Own />
            <Hand />
          </div>
        )}
        {tab.value === 'decks' && (
          <div class="scroll">
            <Decks />
            <Waypoints />
            <Links />
          </div>
        )}
        {tab.value === 'crew' && (
          <div class="scroll">
            <Crew />
          </div>
        )}
        {tab.value === 'log' && <Voices />}
      </div>
      <div class="bottom-sheet">
        <Hints />
        <Panel />
        {cardsAsked && tab.value !== 'hand' && <Hand />}
      </div>
      <nav class="tabs">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            {...(tab.value === each ? { 'aria-current': 'page' as const } : {})}
            onClick={() => {
              tab.value = each;
            }}
          >
            {tabs[each]}
          </button>
        ))}
      </nav>
      <ConnectionLine />
    </main>
  );
}
