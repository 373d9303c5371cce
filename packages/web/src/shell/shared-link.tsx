import { useSignal } from '@preact/signals';
import { lazy } from '../app/lazy';
import { hrefTo } from '../app/router';
import { lobbyText } from '../words/screens/lobby';

const QrCode = lazy(() => import('../qr/code'));

/** The whole address of a screen. */
export const addressOf = (...parts: readonly string[]): string => `${location.origin}/${hrefTo(...parts)}`;

/** A link to hand on: copied, shared, or read off the screen by another device. */
export function SharedLink({ link, label }: { readonly link: string; readonly label: string }) {
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
