import './trails.css';
import { useRecap } from '../../../table/recap/recap';
import { scale } from '../board/area';
import { DeepOneArt, PassengerArt } from '../board/art';
import type { Point } from '../board/boxes';
import type { Chart } from '../board/geometry';
import { playerAt } from '../people';
import { usePlay } from '../play';
import { PORTRAITS } from '../portraits';
import { marksOf, type Spot, type Trail } from './marks';
import { turnsSince } from './turns';

/** On the ship, what moved and changed since one's last move, with the numbers of the rows that tell it. */
export function Trails({ chart }: { readonly chart: Chart }) {
  const { open } = useRecap();
  const { log, you } = usePlay();
  const since = open.value ? turnsSince(log.value, you) : null;
  if (!since) return null;
  const { trails, spots } = marksOf(since.turns);
  return (
    <g class="since" data-since>
      {trails.map((trail, index) => (
        <Way key={index} trail={trail} chart={chart} aside={aside(trails, index)} />
      ))}
      {spots.map((spot, index) => (
        <Changed key={index} spot={spot} at={beside(spots, index, chart)} />
      ))}
    </g>
  );
}

/** Ways between the same places lie side by side. */
const aside = (trails: readonly Trail[], at: number): number =>
  trails.slice(0, at).filter(({ from, to }) => from === trails[at]?.from && to === trails[at]?.to).length;

/** Marks in the same place stand in a row above its middle. */
function beside(spots: readonly Spot[], index: number, chart: Chart): Point {
  const spot = spots[index];
  if (!spot) return { x: 0, y: 0 };
  const here = spots.filter(({ at }) => at === spot.at);
  const { x, y } = chart.centre[spot.at];
  const unit = scale.value.piece;
  const place = here.indexOf(spot) - (here.length - 1) / 2;
  return { x: x + place * 52 * unit, y: y - 44 * unit };
}

function Way({ trail, chart, aside: shift }: { readonly trail: Trail; readonly chart: Chart; readonly aside: number }) {
  const unit = scale.value.piece;
  const off = shift * 16 * unit;
  const [from, to] = [chart.centre[trail.from], chart.centre[trail.to]];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  // It ends before what stands there, so that its head is seen.
  const end = Math.max(0.3, 1 - (34 * unit) / long);
  const at = (part: number): Point => ({ x: from.x + dx * part + off, y: from.y + dy * part + off });
  const [start, tip, middle] = [at(0), at(end), at(end / 2)];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g class={`trail ${kindOf(trail)}`} data-trail={trail.number}>
      <Ghost trail={trail} at={chart.centre[trail.from]} />
      <path class="trail-line" d={`M${start.x} ${start.y}L${tip.x} ${tip.y}`} style={{ strokeWidth: 5 * unit }} />
      <path
        class="trail-head"
        d="M-10-9L10 0-10 9Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle}) scale(${unit})`}
      />
      <Badge number={trail.number} at={middle} />
    </g>
  );
}

const kindOf = ({ who }: Trail): string => (who === 'deep-ones' || 'monarch' in who ? 'of-monsters' : 'of-people');

/** Where a person stood before. */
function Ghost({ trail: { who }, at }: { readonly trail: Trail; readonly at: Point }) {
  const { view } = usePlay();
  const unit = scale.value.piece;
  if (who === 'deep-ones' || 'monarch' in who) return null;
  const character = playerAt(view.value, who.seat)?.character;
  if (!character) return null;
  return (
    <image
      class="ghost"
      href={PORTRAITS[character]}
      x={at.x - 18 * unit}
      y={at.y - 22 * unit}
      width={36 * unit}
      height={44 * unit}
    />
  );
}

function Changed({ spot, at }: { readonly spot: Spot; readonly at: Point }) {
  const unit = scale.value.piece;
  return (
    <g class={`spot ${spot.how}`} data-spot={`${spot.number} ${spot.what} ${spot.how}`}>
      {spot.what !== 'room' && (
        <g transform={`translate(${at.x - 13 * unit} ${at.y}) scale(${0.62 * unit})`}>
          {spot.what === 'deep-one' ? <DeepOneArt count={1} /> : <PassengerArt count={1} />}
          {spot.how === 'gone' && <path class="cross" d="M-18-18L18 18M18-18L-18 18" />}
        </g>
      )}
      <Badge number={spot.number} at={{ x: at.x + (spot.what === 'room' ? 0 : 13 * unit), y: at.y }} />
    </g>
  );
}

function Badge({ number, at }: { readonly number: number; readonly at: Point }) {
  return (
    <g class="since-number" transform={`translate(${at.x} ${at.y}) scale(${scale.value.piece})`}>
      <circle r="12" />
      <text y="6">{number}</text>
    </g>
  );
}
