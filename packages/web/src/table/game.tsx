import './game.css';
import './phone.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hrefTo } from '../app/router';
import { phone } from '../app/screen-size';
import { useVoyageKept } from '../voyages/keeping';
import { words } from '../words/language';
import { catchLinks } from './beside/beside';
import { Drawer } from './beside/drawer';
import { ChoosingProvider, createChoosing, useChoosing } from './choosing';
import { Crew } from './crew/crew';
import { Explanation } from './explain/explanation';
import { useFit } from './fit';
import { HintCard } from './hints/hint-card';
import { useQuestionFocus } from './keys/focus';
import { listenForKeys } from './keys/keys';
import { SkipLink } from './keys/skip-link';
import { Links } from './links';
import { TableMenu } from './menu/menu';
import { Notices } from './notices';
import { Panel } from './panel/panel';
import { PhoneTable } from './phone';
import { type Shown, ShownProvider, useShown } from './play';
import { createRecap, RecapProvider } from './recap/recap';
import { useSounds } from './sound';
import { useTitleCall } from './title';
import { Voices } from './voices';

const ANCHOR =
  'M12 1a3 3 0 0 1 1.300 5.700V9H17v2.200h-3.700v8.500q4.500-.7 5.400-4.700l-2.200.5 3.500-4.500 2.200 5.200-1.700-.5Q19 22 12 23 5 22 3.500 15.700l-1.700.5L4 11l3.500 4.500-2.200-.5q.9 4 5.400 4.700v-8.500H7V9h3.700V6.700A3 3 0 0 1 12 1zm0 2a1.200 1.200 0 1 0 .01 0z';

/** Any game being played: its board, the question, the people and their voices. */
export function Game({ shown }: { readonly shown: Shown }) {
  const { page, play } = shown;
  const { choosing, stop } = useMemo(() => createChoosing(shown), [shown]);
  const { recapping, stop: forget } = useMemo(() => createRecap(shown), [shown]);
  useEffect(() => {
    const silence = listenForKeys({ choosing, recapping, shown });
    return () => {
      silence();
      stop();
      forget();
    };
  }, [choosing, recapping, stop, forget, shown]);
  useEffect(() => {
    document.addEventListener('click', catchLinks);
    return () => document.removeEventListener('click', catchLinks);
  }, []);
  useTitleCall(play);
  useQuestionFocus(choosing);
  useSounds(shown);
  useVoyageKept(shown);
  return (
    <ShownProvider value={shown}>
      <page.Around play={play}>
        <ChoosingProvider value={choosing}>
          <RecapProvider value={recapping}>
            <SkipLink />
            <Drawer />
            {phone.value ? <PhoneTable top={<TopBar />} hint={<HintCard />} /> : <WideTable />}
            {page.Over && <page.Over />}
            {page.explain && <Explanation />}
          </RecapProvider>
        </ChoosingProvider>
      </page.Around>
    </ShownProvider>
  );
}

function WideTable() {
  const { game, page, play } = useShown();
  const asked = useChoosing().decision.value !== null;
  return (
    <main class={`game wide ${game}`} data-line={play.connection.value}>
      <TopBar />
      {page.crewOnTop && <Crew strip />}
      <page.Wide hint={asked ? null : <HintCard />} />
      <aside class="side">
        <Panel hint={asked ? <HintCard /> : null} />
        {!page.crewOnTop && <Crew />}
        <Voices />
      </aside>
      <Notices />
    </main>
  );
}

/** What everybody must see, and the way out. */
function TopBar() {
  const { page } = useShown();
  const bar = useRef<HTMLElement>(null);
  useFit(bar);
  return (
    <header ref={bar} class="top-bar">
      <a class="brand" href={hrefTo()} title={words.value.app.home}>
        <svg class="brand-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ANCHOR} fill-rule="evenodd" />
        </svg>
        <span class="brand-name">{page.brand()}</span>
      </a>
      <page.Top />
      {phone.value ? <TableMenu /> : <Links />}
    </header>
  );
}
