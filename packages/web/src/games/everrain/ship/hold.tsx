import type { Captain } from '@undertow/everrain';
import { holdSize } from '@undertow/everrain/previews';
import type { Seat } from '@undertow/kernel';
import { useGlow } from '../../../table/choosing';
import { asks } from '../../../table/explain/asks';
import { Icon } from '../art/icons';
import { catalogue, treasureOf } from '../facts';
import { usePlay } from '../play';
import { inspect } from '../reading';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';

/** In the bilge: treasures, the places still free, and whoever travels along. */
export function Hold({ seat, captain }: { readonly seat: Seat; readonly captain: Captain }) {
  const { view } = usePlay();
  const { sourceName } = gameWords.value;
  const size = holdSize({ state: view.value, content: catalogue }, seat);
  return (
    <div class="er-hold">
      <h3>
        <span {...asks('hold')}>
          {pageWords.value.ship.hold}{' '}
          <small>
            {captain.hold.length}/{size}
          </small>
        </span>
      </h3>
      <ul>
        {captain.hold.map((treasure, index) => (
          <li key={`${treasure}-${index}`}>
            <Treasure treasure={treasure} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, size - captain.hold.length) }, (_, index) => (
          <li key={`free-${index}`} class="free" />
        ))}
        {captain.passengers.map(({ card }) => (
          <li key={card} class="passenger">
            <button type="button" class="bare" onClick={() => inspect({ source: `card:${card}` })}>
              <small>
                <Icon icon="bag" size={13} /> {pageWords.value.ship.passenger}
              </small>
              <b>{sourceName(`card:${card}`)}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Treasure({ treasure }: { readonly treasure: string }) {
  const glow = useGlow(target.treasure(treasure, null));
  const { sourceName, terms } = gameWords.value;
  return (
    <button
      type="button"
      class={`bare treasure${glow.lit ? ' lit' : ''}`}
      {...(glow.lit ? { 'data-target': target.treasure(treasure, null) } : {})}
      onClick={() => (glow.lit ? glow.choose() : inspect({ source: `treasure:${treasure}` }))}
    >
      <small>{terms.treasures[treasureOf(treasure).kind]}</small>
      <b>{sourceName(`treasure:${treasure}`)}</b>
    </button>
  );
}
