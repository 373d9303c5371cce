import { hrefTo } from '../app/router';
import type { Session } from '../net/session';
import { Page } from '../shell/page';
import { words } from '../words/language';
import { withWords } from '../words/local';
import { homeText } from '../words/screens/home';
import { lobbyText } from '../words/screens/lobby';
import FreeSeat from './free-seat';

/** For somebody who may not watch: what this is, and how one comes to sit here. */
function PrivateTable({ session }: { readonly session: Session }) {
  const { title, seen, seated, wanted } = lobbyText.value.privateTable;
  return (
    <Page title={title}>
      <FreeSeat session={session} />
      <section class="pane private-table">
        <p>{seen}</p>
        <p>{seated}</p>
        <p>{wanted}</p>
        <p>
          <a class="button" href={hrefTo()}>
            {words.value.app.home}
          </a>
        </p>
      </section>
    </Page>
  );
}

export default withWords([lobbyText, homeText], PrivateTable);
