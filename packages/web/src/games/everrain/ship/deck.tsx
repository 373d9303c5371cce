import './deck.css';
import type { View } from '@undertow/everrain';
import { DECK, ZONES } from '@undertow/everrain/content/ship';
import type { Seat } from '@undertow/kernel';
import { lazy } from '../../../app/lazy';
import { useRecap } from '../../../table/recap/recap';
import { ForeseenOnDeck } from '../foresight/on-deck';
import { useCaptain } from '../play';
import { gameWords } from '../words';
import { DECK_LINE, HULL, upright, ZONE_AT } from './plan';
import { Zone } from './zone';

const BackOnDeck = lazy(async () => ({ default: (await import('../looking-back/on-deck')).BackOnDeck }), true);

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
  return (
    <svg
      class="er-deck"
      viewBox={tall ? '-8 -44 252 480' : '-6 -12 486 264'}
      aria-label={gameWords.value.shipName(seat)}
    >
      <DeckPlan seat={seat} tall={tall} />
    </svg>
  );
}

interface PlanProps extends Required<Props> {
  /** The moment that is shown; the table's own unless told. */
  readonly view?: View;
  /** The enemy that acts now. */
  readonly acting?: number;
  /** The deck of the ship that is being boarded: the same zones, nothing on them that works (E16.3). */
  readonly theirs?: boolean;
}

/** A deck as a part of a drawing. */
export function DeckPlan({ seat, tall, theirs = false, view, acting }: PlanProps) {
  const own = useCaptain(seat);
  const back = useRecap().open.value;
  const captain = view ? view.captains[seat] : own;
  if (!captain) return null;
  const place = (zone: number): readonly [number, number] => {
    const at = ZONE_AT[zone] ?? [0, 0];
    return tall ? upright(at) : at;
  };
  return (
    <g class={theirs ? 'theirs' : ''}>
      <g transform={tall ? 'rotate(-90) translate(-430,0)' : ''}>
        <path d="M424,112L470,108V128L424,124Z" fill={theirs ? '#1d1a22' : '#3b2d20'} stroke="#0d0a07" />
        <path d={HULL} fill={theirs ? '#1d1a22' : '#3a2e23'} stroke={theirs ? '#cbb0f5' : '#0d0a07'} stroke-width="2" />
        <path d={DECK_LINE} fill={theirs ? '#2a2532' : 'url(#er-planks)'} stroke="#0d0a07" stroke-width="1.4" />
      </g>
      {ROPES.map(([a, b]) => (
        <path key={`${a}-${b}`} class="rope" d={`M${place(a)}L${place(b)}`} />
      ))}
      {ZONES.map((zone) => (
        <Zone key={zone} seat={seat} zone={zone} captain={captain} at={place(zone)} theirs={theirs} acting={acting} />
      ))}
      <ForeseenOnDeck seat={seat} theirs={theirs} place={place} />
      {back && !theirs && !view && <BackOnDeck seat={seat} place={place} />}
    </g>
  );
}
