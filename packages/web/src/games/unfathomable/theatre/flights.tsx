import type { Event, Space } from '@undertow/unfathomable';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { moving } from '../../../app/settings';
import { DeepOneArt, PassengerArt } from '../board/art';
import type { Point } from '../board/boxes';
import type { Chart } from '../board/geometry';
import { usePlay } from '../play';

type Place = Space | 'the-deep' | 'supply';
interface Flight {
  readonly what: 'deep-one' | 'passenger';
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
}

/** Which small piece travels in an event. Standees and monarchs walk by themselves. */
function flightOf(event: Event): Flight | undefined {
  switch (event.type) {
    case 'deep-ones-moved':
      return { what: 'deep-one', from: event.from, to: event.to, count: event.count };
    case 'spawned':
      return { what: 'deep-one', from: 'supply', to: event.space, count: event.count };
    case 'deep-one-defeated':
      return { what: 'deep-one', from: event.space, to: 'supply', count: event.count };
    case 'risked':
      return { what: 'passenger', from: 'supply', to: event.space, count: 1 };
    case 'rescued':
      return { what: 'passenger', from: event.space, to: 'supply', count: event.count };
    case 'passenger-defeated':
      return { what: 'passenger', from: event.space, to: 'supply', count: 1 };
    default:
      return undefined;
  }
}

const DURATION = 340;

/** A copy of the piece flies from where it was to where it is. */
export function Flights({ chart }: { readonly chart: Chart }) {
  const { scene } = usePlay();
  const group = useRef<SVGGElement>(null);
  const event = scene.value;
  const flight = useMemo(() => (event ? flightOf(event) : undefined), [event]);
  useEffect(() => {
    if (!flight || !group.current) return;
    const place = (where: Place): Point => (where === 'supply' ? { x: chart.width / 2, y: -60 } : chart.centre[where]);
    const [from, to] = [place(flight.from), place(flight.to)];
    const step = ({ x, y }: Point, opacity: number) => ({ transform: `translate(${x}px, ${y}px)`, opacity });
    group.current.animate([step(from, flight.from === 'supply' ? 0 : 1), step(to, flight.to === 'supply' ? 0 : 1)], {
      duration: DURATION,
      easing: 'cubic-bezier(.4,0,.2,1)',
      fill: 'both',
    });
  }, [flight, chart]);
  if (!flight || !moving.value) return null;
  return (
    <g ref={group} class="flight">
      {flight.what === 'deep-one' ? <DeepOneArt count={flight.count} /> : <PassengerArt count={flight.count} />}
    </g>
  );
}
