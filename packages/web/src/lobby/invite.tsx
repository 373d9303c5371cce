import { useSignal } from '@preact/signals';
import type { Session } from '../net/session';
import { SharedLink } from '../shell/shared-link';
import { lobbyText } from '../words/screens/lobby';

/** The link that brings others to this table. */
export function Invite({ table }: { readonly table: string }) {
  const text = lobbyText.value;
  return (
    <section class="paper invite">
      <h2>{text.invite}</h2>
      <p class="quiet">{text.inviteNote}</p>
      <SharedLink to={['table', table]} label={text.link} />
    </section>
  );
}

/** A link that takes one's own seat along. */
export function OtherDevice({ session }: { readonly session: Session }) {
  const text = lobbyText.value;
  const code = useSignal<string | null>(null);
  const ask = async (): Promise<void> => {
    const answer = await session.send({ t: 'transfer' });
    if (answer.t === 'transfer') code.value = answer.code;
  };
  return (
    <section class="pane invite">
      <h2>{text.device}</h2>
      {code.value === null ? (
        <button type="button" class="button" onClick={() => void ask().catch(() => undefined)}>
          {text.device}
        </button>
      ) : (
        <>
          <p class="quiet">{text.deviceNote}</p>
          <SharedLink to={['seat', code.value]} label={text.device} />
        </>
      )}
    </section>
  );
}
