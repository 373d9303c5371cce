import './below.css';
import type { Captain, UpgradeSlot } from '@undertow/everrain';
import type { Seat } from '@undertow/kernel';
import { memo } from 'preact/compat';
import { useGlow } from '../../../table/choosing';
import { asks } from '../../../table/explain/asks';
import { AnyFoe } from '../art/any-foe';
import { Bust } from '../art/bust';
import { Mark } from '../art/icons';
import { improvementOf } from '../facts';
import { lookOf } from '../look';
import { inspect } from '../reading';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';

/** Six rooms under the planks: circles for crew, squares that work by themselves, cells for what was caught. */
export const Below = memo(function Below({ seat, captain }: { readonly seat: Seat; readonly captain: Captain }) {
  return (
    <div class="er-below">
      {captain.below.map((slot, index) => (
        <Room key={index} seat={seat} captain={captain} slot={slot} index={index} />
      ))}
    </div>
  );
});

interface RoomProps {
  readonly seat: Seat;
  readonly captain: Captain;
  readonly slot: UpgradeSlot;
  readonly index: number;
}

const NEIGHBOURS: readonly (readonly number[])[] = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4],
  [1, 3, 5],
  [2, 4],
];

/** How many circles or cells are open: an identical neighbour unlocks the potential ones (E4.24). */
function openSpaces(captain: Captain, index: number): number {
  const slot = captain.below[index];
  if (!slot?.installed || slot.schematic) return 0;
  const { shape, spaces, potential } = improvementOf(slot.installed);
  if (shape !== 'circle' && shape !== 'cell') return 0;
  const twin = (NEIGHBOURS[index] ?? []).some((next) => {
    const other = captain.below[next];
    return other?.installed === slot.installed && !other.schematic;
  });
  return spaces + (twin ? potential : 0);
}

function Room({ seat, captain, slot, index }: RoomProps) {
  const glow = useGlow(target.upgrade(seat, index, false));
  const beside = useGlow(target.below(seat, index, null));
  const words = gameWords.value;
  const lit = glow.lit || beside.lit;
  const card = slot.schematic ?? slot.installed;
  const idle = captain.crew.filter(({ place }) => place.is === 'below' && place.slot === index && place.space === null);
  return (
    <div class={`room${lit ? ' lit' : ''}${slot.schematic ? ' schematic' : ''}${card ? '' : ' empty'}`}>
      {card ? (
        <button
          type="button"
          class="bare name"
          data-explains="below"
          onClick={() => inspect({ source: `improvement:${card}` })}
        >
          {words.sourceName(`improvement:${card}`)}
        </button>
      ) : (
        <span class="name" {...asks('below')}>
          {pageWords.value.ship.emptySlot}
        </span>
      )}
      {slot.schematic && <small>{pageWords.value.ship.schematic}</small>}
      <div class="spaces">
        {Array.from({ length: openSpaces(captain, index) }, (_, space) => (
          <Space key={space} seat={seat} captain={captain} slot={index} space={space} />
        ))}
        {idle.map((member) => (
          <Idle key={member.id} seat={seat} board={member.board} id={member.id} fatigued={member.fatigued} />
        ))}
      </div>
      {lit && (
        <button
          type="button"
          class="put"
          data-target={beside.lit ? target.below(seat, index, null) : target.upgrade(seat, index, false)}
          onClick={() => (beside.lit ? beside.choose() : glow.choose())}
        >
          {pageWords.value.ship.here}
        </button>
      )}
    </div>
  );
}

interface SpaceProps {
  readonly seat: Seat;
  readonly captain: Captain;
  readonly slot: number;
  readonly space: number;
}

function Space({ seat, captain, slot, space }: SpaceProps) {
  const glow = useGlow(target.below(seat, slot, space));
  const member = captain.crew.find(({ place }) => place.is === 'below' && place.slot === slot && place.space === space);
  const passenger = captain.passengers.find((each) => each.slot === slot && each.space === space);
  const captive = captain.below[slot]?.captives[space];
  const picture = (
    <svg class="space" viewBox="-24 -24 48 48" aria-hidden="true">
      {glow.lit && <circle r="23" fill="url(#er-glow)" />}
      {captive ? (
        <AnyFoe kind={captive} radius={18} />
      ) : member ? (
        <Bust board={member.board} ring={lookOf(seat).colour} radius={19} fatigued={member.fatigued} />
      ) : (
        <circle
          r="16"
          fill="#0d0b09"
          stroke={glow.lit ? '#ffc163' : '#c4b796'}
          stroke-width="1.6"
          stroke-dasharray="3 2.4"
        />
      )}
      {passenger && <Mark icon="bag" colour="#cbb0f5" />}
    </svg>
  );
  const label = pageWords.value.ship.space;
  return glow.lit ? (
    <button
      type="button"
      class="bare"
      aria-label={label}
      data-target={target.below(seat, slot, space)}
      onClick={glow.choose}
    >
      {picture}
    </button>
  ) : (
    picture
  );
}

function Idle({
  seat,
  board,
  id,
  fatigued,
}: {
  readonly seat: Seat;
  readonly board: string;
  readonly id: number;
  readonly fatigued: boolean;
}) {
  const glow = useGlow(target.crew(id));
  const picture = (
    <svg class="space" viewBox="-24 -24 48 48" aria-hidden="true">
      {glow.lit && <circle r="23" fill="url(#er-glow)" />}
      <Bust board={board} ring={lookOf(seat).colour} radius={17} fatigued={fatigued} />
    </svg>
  );
  return glow.lit ? (
    <button
      type="button"
      class="bare"
      aria-label={gameWords.value.sourceName(`crew:${board}`)}
      data-target={target.crew(id)}
      onClick={glow.choose}
    >
      {picture}
    </button>
  ) : (
    picture
  );
}
