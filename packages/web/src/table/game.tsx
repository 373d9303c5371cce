import './game.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hrefTo } from '../app/router';
import { phone } from '../app/screen-size';
import { words } from '../words/language';
import { ChoosingProvider, createChoosing, useChoosing } from './choosing';
import { Crew } from './crew/crew';
import { useFit } from './fit';
import { HintCard } from './hints/hint-card';
import { listenForKeys } from './keys';
import { Links } from './links';
import { Notices } from './notices';
import { Panel } from './panel/panel';
import { PhoneTable } from './phone';
import { type Shown, ShownProvider, useShown } from './play';
import { useSounds } from './sound';
import { useTitleCall } from './title';
import { Voices } from './voices';

/** Any game being played: its board, the question, the people and their voices. */
export function Game({ shown }: { readonly shown: Shown }) {
  const { page, play } = shown;
  const { choosing, stop } = useMemo(() => createChoosing(shown), [shown]);
  useEffect(() => {
    const silence = listenForKeys(choosing, play.skip);
    return () => {
      silence();
      stop();
    };
  }, [choosing, stop, play]);
  useTitleCall(choosing);
  useSounds(shown);
  return (
    <ShownProvider value={shown}>
      <page.Around play={play}>
        <ChoosingProvider value={choosing}>
          {phone.value ? <PhoneTable top={<TopBar />} hint={<Hints />} /> : <WideTable />}
          {page.Over && <page.Over />}
        </ChoosingProvider>
      </page.Around>
    </ShownProvider>
  );
}

function WideTable() {
  const { game, page } = useShown();
  return (
    <main class={`game wide ${game}`}>
      <TopBar />
      <page.Wide hint={<Hints />} />
      <aside class="side">
        <Panel />
        <Crew />
        <Voices />
      </aside>
      <Notices />
    </main>
  );
}

function Hints() {
  const { advising, decision } = useChoosing();
  const askable = advising && decision.value && !advising.advice.value;
  return <HintCard {...(askable ? { askOfficer: advising.ask } : {})} />;
}

/** What everybody must see, and the way out. */
function TopBar() {
  const { page } = useShown();
  const bar = useRef<HTMLElement>(null);
  useFit(bar);
  return (
    <header ref={bar} class="top-bar">
      <a class="brand" href={hrefTo()} title={words.value.app.home}>
        {page.brand()}
      </a>
      <page.Top />
      {!phone.value && <Links />}
    </header>
  );
}
