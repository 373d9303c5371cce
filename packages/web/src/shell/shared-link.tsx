import './shared-link.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../app/lazy';
import { hrefTo } from '../app/router';
import { otherAddresses } from '../net/http';
import { lobbyText } from '../words/screens/lobby';

const QrCode = lazy(() => import('../qr/code'));

/** Addresses that lead nowhere from another device. */
const ALONE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The addresses this page can be opened by: the one it was, or, on this machine alone, those others can use. */
function useOrigins(): readonly string[] {
  const origins = useSignal<readonly string[]>([location.origin]);
  useEffect(() => {
    if (!ALONE.test(location.hostname)) return;
    otherAddresses().then(
      (found) => {
        if (found.length > 0) origins.value = found;
      },
      () => undefined,
    );
  }, [origins]);
  return origins.value;
}

interface Props {
  /** The screen it leads to. */
  readonly to: readonly string[];
  readonly label: string;
}

/** A link to hand on: copied, shared, or read off the screen by another device. */
export function SharedLink({ to, label }: Props) {
  const text = lobbyText.value;
  const origins = useOrigins();
  const chosen = useSignal(0);
  const link = `${origins[chosen.value] ?? origins[0]}/${hrefTo(...to)}`;
  const drawn = useSignal(false);
  const alone = origins.some((origin) => ALONE.test(new URL(origin).hostname));
  return (
    <>
      {origins.length > 1 && (
        <select
          class="field"
          aria-label={text.address}
          value={chosen.value}
          onChange={(event) => {
            chosen.value = Number(event.currentTarget.value);
          }}
        >
          {origins.map((origin, index) => (
            <option key={origin} value={index}>
              {origin}
            </option>
          ))}
        </select>
      )}
      <Copied link={link} label={label} />
      <div class="invite-acts">
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
      {alone && <p class="quiet">{text.onlyHere}</p>}
      {drawn.value && <QrCode text={link} label={text.qrLabel} />}
    </>
  );
}

/** Without https a browser keeps its clipboard to itself: then the text is marked, and copied the old way if it may be. */
function Copied({ link, label }: { readonly link: string; readonly label: string }) {
  const text = lobbyText.value;
  const field = useRef<HTMLInputElement>(null);
  const outcome = useSignal<'copied' | 'marked' | null>(null);
  useEffect(() => {
    if (link !== '') outcome.value = null;
  }, [link, outcome]);
  const byHand = (): void => {
    field.current?.select();
    outcome.value = document.execCommand('copy') ? 'copied' : 'marked';
  };
  const copy = (): void => {
    if (!navigator.clipboard) {
      byHand();
      return;
    }
    navigator.clipboard.writeText(link).then(() => {
      outcome.value = 'copied';
    }, byHand);
  };
  return (
    <div class="copied-link">
      <input
        ref={field}
        class="field invite-link"
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button primary" onClick={copy}>
        {outcome.value === 'copied' ? text.copied : text.copy}
      </button>
      <p role="status" class={outcome.value === 'marked' ? 'quiet' : 'hidden-text'}>
        {outcome.value === 'copied' ? text.copied : outcome.value === 'marked' ? text.marked : ''}
      </p>
    </div>
  );
}
