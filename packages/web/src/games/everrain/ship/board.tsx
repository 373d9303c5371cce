import './board.css';
import type { Captain } from '@undertow/everrain';
import type { TraitPlace } from '@undertow/everrain/content/ids';
import type { Seat } from '@undertow/kernel';
import { asks } from '../../../table/explain/asks';
import { Icon } from '../art/icons';
import { usePlay } from '../play';
import { portAt } from '../port/port-at';
import { gameWords, pageWords } from '../words';
import { Below } from './below';
import { CrewBoardCard } from './crew-board';
import { Deck } from './deck';
import { Guns } from './guns';
import { Hold } from './hold';
import { Tray } from './tray';

/** A whole ship: orders, deck, guns, rooms, hold and crew. */
export function ShipBoard({ seat, tall = false }: { readonly seat: Seat; readonly tall?: boolean }) {
  const { view } = usePlay();
  const captain = view.value.captains[seat];
  if (!captain) return null;
  const { ship } = pageWords.value;
  const hull = captain.destroyed.filter((gone) => !gone).length;
  const here: TraitPlace = portAt(view.value, seat) ? 'port' : 'sea';
  return (
    <section class={`er-board${tall ? ' tall' : ''}`} aria-label={gameWords.value.shipName(seat)}>
      <Tray captain={captain} />
      <div class="deck-side">
        <header>
          <h2>{gameWords.value.shipName(seat)}</h2>
          <small {...asks('hull')}>{captain.sunk ? ship.sunk : captain.entered ? ship.hull(hull) : ship.notYet}</small>
        </header>
        <Deck seat={seat} tall={tall} />
        <Guns seat={seat} captain={captain} />
      </div>
      <div class="below-side">
        <h3>
          <span {...asks('below')}>{ship.below}</span>
        </h3>
        <Below seat={seat} captain={captain} />
        <Hold seat={seat} captain={captain} />
      </div>
      <div class="crew-side">
        <header>
          <h3>{ship.crew}</h3>
          <Purse seat={seat} captain={captain} />
        </header>
        {captain.crew.map((member) => (
          <CrewBoardCard key={member.id} seat={seat} member={member} here={here} />
        ))}
      </div>
    </section>
  );
}

/** What a ship has to spend, and what waits in its slots. */
function Purse({ seat, captain }: { readonly seat: Seat; readonly captain: Captain }) {
  const { view } = usePlay();
  const { ship, port } = pageWords.value;
  const stories = view.value.waiting.filter(({ owner }) => owner === seat).length;
  return (
    <p class="purse">
      <span {...asks('coin', port.coin(captain.coin))} title={port.coin(captain.coin)}>
        <Icon icon="coin" /> {captain.coin}
      </span>
      <span {...asks('clues', port.clues(captain.clues))} title={port.clues(captain.clues)}>
        <Icon icon="clue" /> {captain.clues}
      </span>
      {stories > 0 && (
        <span {...asks('stories', `${ship.stories}: ${stories}`)} title={ship.stories}>
          <Icon icon="book" /> {stories}
        </span>
      )}
    </p>
  );
}
