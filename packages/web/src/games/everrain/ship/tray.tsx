import './tray.css';
import type { Captain } from '@undertow/everrain';
import type { AnyOrder } from '@undertow/everrain/content/ids';
import { memo } from 'preact/compat';
import { useGlow } from '../../../table/choosing';
import { asks } from '../../../table/explain/asks';
import { OrderToken } from '../art/order-token';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';

const KINDS: readonly AnyOrder[] = ['crew', 'navigation', 'artillery', 'fleeting'];

/** Fresh orders lie lit, issued ones flat and dashed. */
export const Tray = memo(function Tray({ captain }: { readonly captain: Captain }) {
  const { ship } = pageWords.value;
  return (
    <div class="er-tray">
      <section>
        <h3>
          <span {...asks('fresh')}>{ship.fresh}</span>
        </h3>
        <div class="tokens">
          {KINDS.flatMap((kind) =>
            Array.from({ length: captain.fresh[kind] }, (_, index) => (
              <Token key={`${kind}-${index}`} kind={kind} first={index === 0} />
            )),
          )}
        </div>
      </section>
      <section class="issued">
        <h3>
          <span {...asks('issued')}>{ship.issued}</span>
        </h3>
        <div class="tokens">
          {KINDS.flatMap((kind) =>
            kind === 'fleeting'
              ? []
              : Array.from({ length: captain.issued[kind] }, (_, index) => (
                  <Face key={`${kind}-${index}`} kind={kind} issued told={index === 0} />
                )),
          )}
        </div>
      </section>
    </div>
  );
});

const Face = ({
  kind,
  issued = false,
  now = false,
  told = false,
}: {
  readonly kind: AnyOrder;
  readonly issued?: boolean;
  readonly now?: boolean;
  /** Whether it says what it is: the first of a kind. */
  readonly told?: boolean;
}) => (
  <svg
    class="order"
    viewBox="-22 -24 44 46"
    role="img"
    aria-label={gameWords.value.terms.orders[kind]}
    {...(told ? asks(`order:${kind}`, gameWords.value.terms.orders[kind]) : {})}
  >
    <OrderToken kind={kind} state={issued ? 'issued' : now ? 'now' : 'fresh'} />
  </svg>
);

/** The first token of a kind is the one to press; all of a kind are alike. */
function Token({ kind, first }: { readonly kind: AnyOrder; readonly first: boolean }) {
  const glow = useGlow(target.order(kind));
  if (!glow.lit) return <Face kind={kind} told={first} />;
  return (
    <button
      type="button"
      class={`bare lit${glow.chosen ? ' chosen' : ''}`}
      tabIndex={first ? 0 : -1}
      data-target={target.order(kind)}
      data-explains={`order:${kind}`}
      aria-label={gameWords.value.terms.orders[kind]}
      onClick={glow.choose}
    >
      <Face kind={kind} now={first} />
    </button>
  );
}
