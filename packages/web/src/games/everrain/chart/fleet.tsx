import { useSignal } from '@preact/signals';
import type { View } from '@undertow/everrain';
import { firesAt, type Hex, hexOfPose, routeOf } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import { useGlow } from '../../../table/choosing';
import { hexagon } from '../art/draw';
import { Health } from '../art/health';
import { Vessel } from '../art/vessel';
import { Lid } from '../art/waters';
import { enemyShipOf, tileOf } from '../facts';
import { pin } from '../foresight/pinned';
import { lookOf } from '../look';
import { showBoard } from '../ship/shown';
import { target } from '../targets';
import { gameWords } from '../words';
import { pointed } from './finger';
import { hexX, hexY, R } from './places';

/** Every ship on the chart, and what is bound for where. */
export function Fleet({ view }: { readonly view: View }) {
  const arisen = view.elder?.arisen ?? null;
  return (
    <>
      {view.enemyShips.map((ship) => (
        <EnemyVessel key={ship.id} ship={ship} view={view} />
      ))}
      {view.enemyShips.map(({ id, destination }) => (
        <Flag key={id} hex={destination} />
      ))}
      {arisen && (
        <g class="elder" data-explains="elder">
          <circle cx={hexX(arisen.hex)} cy={hexY(arisen.hex)} r={R * 1.4} fill="url(#er-glow-violet)" />
          <Lid x={hexX(arisen.hex)} y={hexY(arisen.hex)} scale={0.62} open={1} />
        </g>
      )}
      {view.captains.map((captain, seat) =>
        captain.hex === null ? null : (
          <CaptainVessel
            key={seat}
            seat={seat}
            hex={captain.hex}
            facing={captain.facing}
            active={view.turn.seat === seat}
          />
        ),
      )}
    </>
  );
}

interface CaptainProps {
  readonly seat: Seat;
  readonly hex: number;
  readonly facing: number;
  readonly active: boolean;
}

function CaptainVessel({ seat, hex, facing, active }: CaptainProps) {
  const captain = useGlow(target.seat(seat));
  const ship = useGlow(target.alongside(seat));
  const glow = captain.lit ? captain : ship;
  const place = captain.lit ? target.seat(seat) : target.alongside(seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      class={`captain${glow.lit ? ' lit' : ''}`}
      role="button"
      tabIndex={-1}
      aria-label={gameWords.value.shipName(seat)}
      {...(glow.lit ? { 'data-target': place } : {})}
      onClick={() => (glow.lit ? glow.choose() : showBoard(seat))}
    >
      {(active || glow.lit) && <circle cx={hexX(hex)} cy={hexY(hex)} r="60" fill="url(#er-glow)" />}
      <Vessel x={hexX(hex)} y={hexY(hex)} facing={facing} colour={lookOf(seat).colour} scale={1.1} />
    </g>
  );
}

/** A foe with its health, where it is bound, and where it can hit while one looks at it. */
function EnemyVessel({ ship, view }: { readonly ship: View['enemyShips'][number]; readonly view: View }) {
  const looked = useSignal(false);
  const shown = looked.value || pointed.value === ship.hex;
  const glow = useGlow(target.vessel(ship.id));
  const kind = enemyShipOf(ship.kind);
  const [x, y] = [hexX(ship.hex), hexY(ship.hex)];
  const way = routeOf(view, tileOf, ship).map(hexOfPose);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      class={`foe${glow.lit ? ' lit' : ''}`}
      role="button"
      tabIndex={-1}
      aria-label={`${gameWords.value.sourceName(`enemy-ship:${ship.kind}`)}, ${kind.health - ship.trauma}/${kind.health}`}
      {...(glow.lit ? { 'data-target': target.vessel(ship.id) } : {})}
      data-pin={ship.id}
      onClick={() => (glow.lit ? glow.choose() : pin({ is: 'ship', id: ship.id }))}
      onPointerEnter={() => {
        looked.value = true;
      }}
      onPointerLeave={() => {
        looked.value = false;
      }}
    >
      {shown &&
        firesAt(kind, ship).map((hex) => (
          <polygon
            key={hex}
            class="pattern"
            points={hexagon(hexX(hex), hexY(hex), R - 4)}
            fill="url(#er-hatch-violet)"
          />
        ))}
      <path class="bound" d={`M${x},${y}${way.map((hex) => `L${hexX(hex)},${hexY(hex)}`).join('')}`} />
      <circle cx={x} cy={y} r="52" fill="url(#er-glow-violet)" opacity={glow.lit ? 1 : 0.7} />
      <Vessel x={x} y={y} facing={ship.facing} colour={null} scale={1.1} />
      <Health x={x} y={y + 25} left={kind.health - ship.trauma} of={kind.health} />
    </g>
  );
}

/** Where a foe is bound. */
function Flag({ hex }: { readonly hex: Hex }) {
  return (
    <g data-explains="destination" transform={`translate(${hexX(hex) + 20},${hexY(hex) - 26})`}>
      <path d="M0,14V-12" stroke="#cbb0f5" stroke-width="2.4" />
      <path d="M0,-12C6,-16 9,-8 16,-11V-1C9,2 6,-6 0,-2Z" fill="#53357a" stroke="#cbb0f5" stroke-width="1.4" />
    </g>
  );
}
