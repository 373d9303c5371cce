import type { Captain } from '@undertow/everrain';
import { DECK } from '@undertow/everrain/content/ship';
import type { Seat } from '@undertow/kernel';
import type { ComponentChildren } from 'preact';
import { useGlow } from '../../../table/choosing';
import { asks } from '../../../table/explain/asks';
import { AnyFoe } from '../art/any-foe';
import { Bust } from '../art/bust';
import { Health } from '../art/health';
import { Mark } from '../art/icons';
import { enemyOf } from '../facts';
import { pin } from '../foresight/pinned';
import { lookOf } from '../look';
import { target } from '../targets';
import { gameWords } from '../words';
import { NODE_LOOK } from './plan';

interface ZoneProps {
  readonly seat: Seat;
  /** On the deck of the ship that is being boarded. */
  readonly theirs: boolean;
  readonly zone: number;
  readonly captain: Captain;
  readonly at: readonly [number, number];
  readonly acting?: number | undefined;
}

/** A zone, its node, and whoever stands there. */
export function Zone({ seat, zone, captain, at: [x, y], theirs, acting }: ZoneProps) {
  const name = theirs ? target.boarding(zone) : target.zone(seat, zone);
  const glow = useGlow(name);
  const kind = theirs ? 'blank' : (DECK[zone]?.node ?? 'blank');
  const look = NODE_LOOK[kind];
  const about = theirs ? 'node:blank' : `zone:${seat}:${zone}`;
  const label = `${zone}: ${gameWords.value.terms.zones[zone] ?? ''}`;
  const destroyed = !theirs && captain.destroyed[zone] === true;
  const crew = captain.crew.filter(({ place }) => place.is === (theirs ? 'boarding' : 'deck') && place.zone === zone);
  const foes = captain.enemies.filter((enemy) => enemy.zone === zone && enemy.aboard === theirs);
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
            'data-target': name,
            'data-explains': about,
            'aria-label': label,
          }
        : asks(about, label))}
    >
      {glow.lit && <circle class="glow" r="46" fill="url(#er-glow)" />}
      <circle r="32.5" fill="#0006" />
      <circle
        class="frame"
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
          <Figure
            key={member.id}
            id={target.crew(member.id)}
            x={dx}
            y={dy}
            name={gameWords.value.sourceName(`crew:${member.board}`)}
          >
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
          <Figure
            key={enemy.id}
            id={target.enemy(enemy.id)}
            x={dx}
            y={dy}
            acting={enemy.id === acting}
            name={gameWords.value.sourceName(`enemy:${enemy.kind}`)}
            watch={() => pin({ is: 'enemy', seat, id: enemy.id })}
          >
            <AnyFoe kind={enemy.kind} radius={figures > 1 ? 18 : 24} />
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
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly acting?: boolean;
  /** What a press does where there is nothing to choose: an enemy is watched. */
  readonly watch?: () => void;
  readonly children: ComponentChildren;
}

/** Somebody who can be chosen where he stands. */
export function Figure({ id, name, x, y, acting = false, watch, children }: FigureProps) {
  const glow = useGlow(id);
  const press = glow.lit ? glow.choose : watch;
  return (
    <g
      class={`figure${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}${acting ? ' acting' : ''}`}
      transform={`translate(${x},${y})`}
      {...(press
        ? {
            role: 'button',
            tabIndex: 0,
            ...(glow.lit ? { 'data-target': id } : { 'data-pin': id }),
            'aria-label': name,
            onKeyDown: pressed(press),
            onClick: (event: MouseEvent) => {
              event.stopPropagation();
              press();
            },
          }
        : {})}
    >
      {glow.lit && <circle r="30" fill="url(#er-glow)" />}
      {children}
    </g>
  );
}
