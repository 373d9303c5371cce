import './deck.css';
import type { Captain } from '@undertow/everrain';
import { DECK, ZONES } from '@undertow/everrain/content/ship';
import type { Seat } from '@undertow/kernel';
import type { ComponentChildren } from 'preact';
import { useGlow } from '../../../table/choosing';
import { Bust } from '../art/bust';
import { Foe, Health } from '../art/foe';
import { Mark } from '../art/icons';
import { enemyOf } from '../facts';
import { lookOf } from '../look';
import { usePlay } from '../play';
import { target } from '../targets';
import { gameWords } from '../words';
import { DECK_LINE, HULL, NODE_LOOK, upright, ZONE_AT } from './plan';

interface Props {
  readonly seat: Seat;
  /** Bow up instead of to the right. */
  readonly tall?: boolean;
}

const ROPES: readonly (readonly [number, number])[] = ZONES.flatMap((zone) =>
  (DECK[zone]?.next ?? []).filter((other) => other > zone).map((other): readonly [number, number] => [zone, other]),
);

/** The deck from above: ten zones, the ropes enemies come along, and everybody who stands there. */
export function Deck({ seat, tall = false }: Props) {
  const { view } = usePlay();
  const captain = view.value.captains[seat];
  if (!captain) return null;
  const place = (zone: number): readonly [number, number] => {
    const at = ZONE_AT[zone] ?? [0, 0];
    return tall ? upright(at) : at;
  };
  return (
    <svg
      class="er-deck"
      viewBox={tall ? '-8 -44 252 480' : '-6 -12 486 264'}
      aria-label={gameWords.value.shipName(seat)}
    >
      <g transform={tall ? 'rotate(-90) translate(-430,0)' : ''}>
        <path d="M424,112L470,108V128L424,124Z" fill="#3b2d20" stroke="#0d0a07" />
        <path d={HULL} fill="#3a2e23" stroke="#0d0a07" stroke-width="2" />
        <path d={DECK_LINE} fill="url(#er-planks)" stroke="#0d0a07" stroke-width="1.4" />
      </g>
      {ROPES.map(([a, b]) => (
        <path key={`${a}-${b}`} class="rope" d={`M${place(a)}L${place(b)}`} />
      ))}
      {ZONES.map((zone) => (
        <Zone key={zone} seat={seat} zone={zone} captain={captain} at={place(zone)} />
      ))}
    </svg>
  );
}

interface ZoneProps {
  readonly seat: Seat;
  readonly zone: number;
  readonly captain: Captain;
  readonly at: readonly [number, number];
}

function Zone({ seat, zone, captain, at: [x, y] }: ZoneProps) {
  const glow = useGlow(target.zone(seat, zone));
  const kind = DECK[zone]?.node ?? 'blank';
  const look = NODE_LOOK[kind];
  const destroyed = captain.destroyed[zone] === true;
  const crew = captain.crew.filter(({ place }) => place.is === 'deck' && place.zone === zone);
  const foes = captain.enemies.filter((enemy) => enemy.zone === zone && !enemy.aboard);
  const figures = crew.length + foes.length;
  const off = foes.length > 0 || destroyed;
  const spread = (index: number): readonly [number, number] =>
    figures === 1 ? [0, 0] : [((index % 2) - 0.5) * 30, figures > 2 ? (Math.floor(index / 2) - 0.4) * 26 : 0];
  return (
    <g
      class={`zone${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}`}
      transform={`translate(${x},${y})`}
      {...(glow.lit
        ? {
            role: 'button',
            tabIndex: 0,
            onClick: glow.choose,
            onKeyDown: pressed(glow.choose),
            'data-target': target.zone(seat, zone),
          }
        : {})}
      aria-label={`${zone}: ${gameWords.value.terms.zones[zone] ?? ''}`}
    >
      {glow.lit && <circle class="glow" r="46" fill="url(#er-glow)" />}
      <circle r="32.5" fill="#0006" />
      <circle
        r="30"
        fill="#2a211a"
        fill-opacity=".9"
        stroke={glow.lit ? '#ffc163' : look.light}
        stroke-width={glow.lit ? 3.4 : crew.length > 0 && !off ? 3 : 1.8}
        stroke-dasharray={off ? '5 4' : undefined}
      />
      {destroyed ? (
        <path d="M-10,-10L10,10M10,-10L-10,10" stroke="#ff8163" stroke-width="3.4" stroke-linecap="round" />
      ) : kind === 'bow' ? (
        <>
          <path d="M0,-25A25,25 0 0 1 0,25Z" fill="#a8432d" opacity=".8" />
          <path d="M0,-25A25,25 0 0 0 0,25Z" fill="#23586a" opacity=".9" />
          <Mark icon="navigation" x={-11} scale={0.72} colour="#fff6e2" />
          <Mark icon="artillery" x={11.6} scale={0.62} colour="#fff6e2" />
        </>
      ) : (
        look.icon && (
          <>
            <circle r="24" fill={look.dark} opacity=".85" />
            <Mark icon={look.icon} scale={1.25} colour="#fff6e2" />
          </>
        )
      )}
      {crew.map((member, index) => {
        const [dx, dy] = spread(index);
        return (
          <Figure key={member.id} id={target.crew(member.id)} x={dx} y={dy}>
            <Bust
              board={member.board}
              ring={lookOf(seat).colour}
              radius={figures > 1 ? 17 : 22}
              fatigued={member.fatigued}
            />
          </Figure>
        );
      })}
      {foes.map((enemy, index) => {
        const [dx, dy] = spread(crew.length + index);
        const health = enemyOf(enemy.kind).health;
        return (
          <Figure key={enemy.id} id={target.enemy(enemy.id)} x={dx} y={dy}>
            <Foe kind={enemy.kind} radius={figures > 1 ? 18 : 24} />
            <Health x={0} y={16} left={health - enemy.trauma} of={health} width={5} />
          </Figure>
        );
      })}
      {figures > 0 && look.icon && !destroyed && (
        <g transform="translate(-22,22)">
          <circle r="9" fill={look.dark} stroke={look.light} stroke-width="1.5" />
          <Mark icon={look.icon} scale={0.58} colour="#fff6e2" />
        </g>
      )}
      <g transform={`translate(0,${y < 118 ? -31 : 31})`}>
        <circle r="9.6" fill="#0d1312" stroke={look.light} stroke-width="1.3" />
        <text class="title" y="4.6" text-anchor="middle" font-size="13.5" fill="#f5edd8">
          {zone}
        </text>
      </g>
    </g>
  );
}

const pressed =
  (choose: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter') choose();
  };

interface FigureProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly children: ComponentChildren;
}

/** Somebody who can be chosen where he stands. */
function Figure({ id, x, y, children }: FigureProps) {
  const glow = useGlow(id);
  return (
    <g
      class={`figure${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}`}
      transform={`translate(${x},${y})`}
      {...(glow.lit
        ? {
            role: 'button',
            tabIndex: 0,
            'data-target': id,
            onKeyDown: pressed(glow.choose),
            onClick: (event: MouseEvent) => {
              event.stopPropagation();
              glow.choose();
            },
          }
        : {})}
    >
      {glow.lit && <circle r="30" fill="url(#er-glow)" />}
      {children}
    </g>
  );
}
