import { hrefTo } from '../app/router';
import { phone } from '../app/screen-size';
import { words } from '../words/language';
import { KeysHelp } from './keys/help';
import { TableMenu } from './menu/menu';
import { useShown } from './play';
import { Report } from './report';

const BOOK = 'M2 5q5-2 9 1v14q-4-3-9-1zM22 5q-5-2-9 1v14q4-3 9-1z';
const COG =
  'M10.500 2h3l.5 2.400 2 .8 2-1.300 2.100 2.100-1.300 2 .8 2 2.400.5v3l-2.400.5-.8 2 1.300 2-2.100 2.100-2-1.300-2 .8-.5 2.400h-3l-.5-2.400-2-.8-2 1.300L3.900 18l1.300-2-.8-2L2 13.500v-3l2.400-.5.8-2-1.300-2L6 3.900l2 1.300 2-.8zM12 8.500a3.500 3.500 0 1 0 .01 0z';
const FLAG = 'M5 2h2v1h12l-3 4.500L19 12H7v10H5z';

function Picture({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}

/** The rulebook, the settings, and what to press when something is wrong. */
export function Links() {
  const { game } = useShown();
  const { app, report } = words.value;
  return (
    <nav class="top-links">
      <a class="icon-button" href={hrefTo('rules', game)} title={app.rules}>
        <Picture path={BOOK} />
        <span class="link-name">{app.rules}</span>
      </a>
      <a class="icon-button" href={hrefTo('settings')} title={app.settings}>
        <Picture path={COG} />
        <span class="link-name">{app.settings}</span>
      </a>
      <Report class="icon-button">
        <Picture path={FLAG} />
        <span class="link-name">{report.button}</span>
      </Report>
      <KeysHelp />
      {!phone.value && <TableMenu />}
    </nav>
  );
}
