import '../table/talk/talk.css';
import type { TableInfo } from '@undertow/protocol';
import type { Phrases } from '../game-page';
import type { Session } from '../net/session';
import { SaidSoFar } from '../table/talk/said';
import { SayBox } from '../table/talk/say-box';
import { words } from '../words/language';

interface Props {
  readonly session: Session;
  readonly table: TableInfo;
  readonly phrases: Phrases;
}

/** A word while waiting for the others, at tables where people may use their own. */
export function LobbyTalk({ session, table, phrases }: Props) {
  if (table.settings.talk !== 'free') return null;
  return (
    <section class="pane talk lobby-talk">
      <h2>{words.value.talk.title}</h2>
      <SaidSoFar
        said={session.talk.value}
        phrases={phrases}
        nameOf={(seat) => table.seats[seat]?.name ?? `${seat + 1}`}
      />
      {session.you.value?.seat !== null && <SayBox say={(text) => session.send({ t: 'say', text })} />}
    </section>
  );
}
