import type { Captain } from '@undertow/everrain';
import type { Artillery } from '@undertow/everrain/content/card';
import type { NodeKind } from '@undertow/everrain/content/ids';
import { DECK } from '@undertow/everrain/content/ship';
import type { Seat } from '@undertow/kernel';
import { memo } from 'preact/compat';
import { useGlow } from '../../../table/choosing';
import { asks } from '../../../table/explain/asks';
import { gunOf } from '../facts';
import { inspect } from '../reading';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';

const SLOTS = ['larboard', 'starboard', 'ends'] as const;

/** The zones from where a battery is fired. */
const POSTS: Readonly<Record<(typeof SLOTS)[number], readonly NodeKind[]>> = {
  larboard: ['larboard'],
  starboard: ['starboard'],
  ends: ['bow', 'stern'],
};
const zonesOf = (nodes: readonly NodeKind[]): readonly number[] =>
  DECK.flatMap(({ node }, zone) => (nodes.includes(node) ? [zone] : []));

/** Dice by range: at one hex, at two, at three (E4.40). */
function diceByRange({ cells }: Artillery): readonly number[] {
  const most: number[] = [];
  for (const { dq, dr, dice } of cells) {
    const range = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    most[range] = Math.max(most[range] ?? 0, dice);
  }
  return Array.from(most, (dice) => dice ?? 0).slice(1);
}

/** Three batteries: what is fitted, its dice by range, and where somebody must stand to fire it. */
export const Guns = memo(function Guns({ seat, captain }: { readonly seat: Seat; readonly captain: Captain }) {
  const { terms, sourceName } = gameWords.value;
  const { ship } = pageWords.value;
  return (
    <ul class="er-guns">
      {SLOTS.map((name, slot) => {
        const fitted = captain.guns[slot];
        const card = fitted?.schematic ?? fitted?.installed ?? null;
        return (
          <li key={name} class={fitted?.schematic ? 'schematic' : card ? 'fitted' : 'empty'}>
            <GunSlot seat={seat} slot={slot} />
            {card ? (
              <button
                type="button"
                class="bare"
                data-explains="gun"
                onClick={() => inspect({ source: `artillery:${card}` })}
              >
                <b>{sourceName(`artillery:${card}`)}</b>
                <small>
                  {fitted?.schematic ? ship.schematic : ship.man(zonesOf(POSTS[name]))}
                  <Ranges dice={diceByRange(gunOf(card))} />
                </small>
              </button>
            ) : (
              <span {...asks('gun')}>
                <b>{terms.guns[name]}</b>
                <small>{ship.noGun}</small>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
});

function Ranges({ dice }: { readonly dice: readonly number[] }) {
  return (
    <span
      class="ranges"
      role="img"
      aria-label={pageWords.value.ship.ranges(dice)}
      title={pageWords.value.ship.ranges(dice)}
    >
      {dice.map((count, range) => (
        <i key={range}>{count}</i>
      ))}
    </span>
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
