import './board.css';
import type { Captain } from '@undertow/everrain';
import type { TraitPlace } from '@undertow/everrain/content/ids';
import type { Seat } from '@undertow/kernel';
import { useGlow } from '../../../table/choosing';
import { Icon } from '../art/icons';
import { gunOf, treasureOf } from '../facts';
import { usePlay } from '../play';
import { portAt } from '../port/port-at';
import { inspect } from '../reading';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';
import { Below } from './below';
import { CrewBoardCard } from './crew-board';
import { Deck } from './deck';
import { Tray } from './tray';

/** A whole ship: orders, deck, guns, rooms, hold and crew. */
export function ShipBoard({ seat, tall = false }: { readonly seat: Seat; readonly tall?: boolean }) {
  const { view } = usePlay();
  const captain = view.value.captains[seat];
  if (!captain) return null;
  const { ship, port } = pageWords.value;
  const hull = captain.destroyed.filter((gone) => !gone).length;
  const here: TraitPlace = portAt(view.value, seat) ? 'port' : 'sea';
  return (
    <section class={`er-board${tall ? ' tall' : ''}`} aria-label={gameWords.value.shipName(seat)}>
      <Tray captain={captain} />
      <div class="deck-side">
        <header>
          <h2>{gameWords.value.shipName(seat)}</h2>
          <small>{captain.sunk ? ship.sunk : captain.entered ? ship.hull(hull) : ship.notYet}</small>
          <span class="purse">
            <Icon icon="coin" /> {port.coin(captain.coin)} <Icon icon="clue" /> {port.clues(captain.clues)}
          </span>
        </header>
        <Deck seat={seat} tall={tall} />
        <Guns seat={seat} captain={captain} />
      </div>
      <div class="below-side">
        <h3>{ship.below}</h3>
        <Below seat={seat} captain={captain} />
        <Hold captain={captain} />
      </div>
      <div class="crew-side">
        {captain.crew.map((member) => (
          <CrewBoardCard key={member.id} seat={seat} member={member} here={here} />
        ))}
      </div>
    </section>
  );
}

const SLOTS = ['larboard', 'starboard', 'ends'] as const;

function Guns({ seat, captain }: { readonly seat: Seat; readonly captain: Captain }) {
  const { terms, sourceName } = gameWords.value;
  return (
    <ul class="er-guns">
      {SLOTS.map((name, slot) => {
        const fitted = captain.guns[slot];
        const card = fitted?.schematic ?? fitted?.installed ?? null;
        return (
          <li key={name} class={fitted?.schematic ? 'schematic' : card ? 'fitted' : 'empty'}>
            <GunSlot seat={seat} slot={slot} />
            {card ? (
              <button type="button" class="bare" onClick={() => inspect({ source: `artillery:${card}` })}>
                <b>{sourceName(`artillery:${card}`)}</b>{' '}
                <small>
                  {terms.guns[name]} · {Math.max(...gunOf(card).cells.map(({ dice }) => dice))}
                </small>
              </button>
            ) : (
              <small>
                {terms.guns[name]}: {pageWords.value.ship.noGun}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function GunSlot({ seat, slot }: { readonly seat: Seat; readonly slot: number }) {
  const glow = useGlow(target.upgrade(seat, slot, true));
  return glow.lit ? (
    <button type="button" class="put" data-target={target.upgrade(seat, slot, true)} onClick={glow.choose}>
      {pageWords.value.ship.here}
    </button>
  ) : null;
}

function Hold({ captain }: { readonly captain: Captain }) {
  const { sourceName, terms } = gameWords.value;
  return (
    <div class="er-hold">
      <h3>{pageWords.value.ship.hold}</h3>
      <ul>
        {captain.hold.map((treasure, index) => (
          <li key={`${treasure}-${index}`}>
            <Treasure
              treasure={treasure}
              name={sourceName(`treasure:${treasure}`)}
              kind={terms.treasures[treasureOf(treasure).kind]}
            />
          </li>
        ))}
        {captain.passengers.map(({ card }) => (
          <li key={card} class="passenger">
            <Icon icon="bag" size={13} /> {sourceName(`card:${card}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Treasure({
  treasure,
  name,
  kind,
}: {
  readonly treasure: string;
  readonly name: string;
  readonly kind: string;
}) {
  const glow = useGlow(target.treasure(treasure, null));
  return (
    <button
      type="button"
      class={`bare treasure${glow.lit ? ' lit' : ''}`}
      {...(glow.lit ? { 'data-target': target.treasure(treasure, null) } : {})}
      onClick={() => (glow.lit ? glow.choose() : inspect({ source: `treasure:${treasure}` }))}
    >
      <small>{kind}</small>
      <b>{name}</b>
    </button>
  );
}
