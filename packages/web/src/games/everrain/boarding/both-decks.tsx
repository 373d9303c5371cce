import './both-decks.css';
import type { View } from '@undertow/everrain';
import { useChoosing } from '../../../table/choosing';
import { enemyShipOf } from '../facts';
import { lookOf } from '../look';
import { usePlay } from '../play';
import { Rain } from '../rain';
import { DeckPlan } from '../ship/deck';
import { upright, ZONE_AT } from '../ship/plan';
import { gameWords } from '../words';
import { Stakes } from './stakes';

type Boarding = NonNullable<View['boardingUnderWay']>;

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Zones along the rails, and how far apart the two hulls lie. */
const RAILS = { larboard: [1, 4, 7], starboard: [2, 5, 8] } as const;
const APART = 300;

/** Both decks stand where the chart was, bows up, joined by three gangplanks on the side they touch (E16.19). */
export function BothDecks({ boarding: { seat, ship: id, side } }: { readonly boarding: Boarding }) {
  const { view } = usePlay();
  const ship = view.value.enemyShips.find((each) => each.id === id);
  const theirs = side === 'larboard' ? 0 : APART;
  const own = APART - theirs;
  const health = ship ? enemyShipOf(ship.kind).health : 0;
  return (
    <section class={`er-boarding${useChoosing().narrowed.value ? ' sent' : ''}`}>
      <Rain />
      <Stakes seat={seat} />
      <svg
        class="er-deck"
        viewBox={`-20 -92 ${APART + 276} 548`}
        preserveAspectRatio="xMidYMax meet"
        aria-label={ship ? gameWords.value.sourceName(`enemy-ship:${ship.kind}`) : gameWords.value.shipName(seat)}
      >
        <Planks side={side} own={own} theirs={theirs} />
        <g transform={`translate(${theirs},0)`}>
          <DeckPlan seat={seat} tall theirs />
        </g>
        <g transform={`translate(${own},0)`}>
          <DeckPlan seat={seat} tall />
        </g>
        {ship && (
          <text class="name theirs" x={theirs + 118} y="-58" text-anchor="middle">
            {gameWords.value.sourceName(`enemy-ship:${ship.kind}`)} {health - ship.trauma}/{health}
          </text>
        )}
        <text class="name" x={own + 118} y="-58" text-anchor="middle" fill={lookOf(seat).colour}>
          {capital(gameWords.value.shipName(seat))}
        </text>
      </svg>
    </section>
  );
}

interface PlanksProps {
  readonly side: Boarding['side'];
  readonly own: number;
  readonly theirs: number;
}

/** From rail to rail, between zones that lie opposite. */
function Planks({ side, own, theirs }: PlanksProps) {
  const opposite = side === 'larboard' ? RAILS.starboard : RAILS.larboard;
  return (
    <>
      {RAILS[side].map((zone, index) => {
        const [x, y] = upright(ZONE_AT[zone] ?? [0, 0]);
        const [across, over] = upright(ZONE_AT[opposite[index] ?? 0] ?? [0, 0]);
        return <path key={zone} class="plank" d={`M${own + x},${y}L${theirs + across},${over}`} />;
      })}
    </>
  );
}
