import { useSignal } from '@preact/signals';
import { lazy } from '../app/lazy';
import { hrefTo } from '../app/router';
import type { Session } from '../net/session';
import { lobbyText } from '../words/screens/lobby';

const QrCode = lazy(() => import('../qr/code'));

const address = (...parts: readonly string[]): string => `${location.origin}/${hrefTo(...parts)}`;

/** The link that brings others to this table. */
export function Invite({ table }: { readonly table: string }) {
  const text = lobbyText.value;
  return (
    <section class="paper invite">
      <h2>{text.invite}</h2>
      <p class="quiet">{text.inviteNote}</p>
      <SharedLink link={address('table', table)} label={text.link} />
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
          <SharedLink link={address('seat', code.value)} label={text.device} />
        </>
      )}
    </section>
  );
}

function SharedLink({ link, label }: { readonly link: string; readonly label: string }) {
  const text = lobbyText.value;
  const copied = useSignal(false);
  const drawn = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    copied.value = true;
  };
  return (
    <>
      <input
        class="field invite-link"
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="invite-acts">
        <button type="button" class="button primary" onClick={() => void copy().catch(() => undefined)}>
          {copied.value ? text.copied : text.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {text.share}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-expanded={drawn.value}
          onClick={() => {
            drawn.value = !drawn.value;
          }}
        >
          {drawn.value ? text.hideQr : text.qr}
        </button>
      </div>
      <p role="status" class="hidden-text">
        {copied.value ? text.copied : ''}
      </p>
      {drawn.value && <QrCode text={link} label={text.qrLabel} />}
    </>
  );
}
