import type { AnyOrder } from '@undertow/everrain/content/ids';
import { hexagon } from './draw';
import { Mark } from './icons';

/** The shape tells the kind, the light tells the state. */
const COLOURS: Readonly<Record<AnyOrder, readonly [dark: string, light: string]>> = {
  crew: ['#4d6620', '#b4cd78'],
  navigation: ['#23586a', '#86c6dc'],
  artillery: ['#a8432d', '#f0967c'],
  fleeting: ['#5d6f78', '#eaf2f6'],
};

function Shape({ kind, r }: { readonly kind: AnyOrder; readonly r: number }) {
  switch (kind) {
    case 'crew':
      return <circle r={r} />;
    case 'navigation':
      return <polygon points={hexagon(0, 0, r * 1.1)} />;
    case 'artillery':
      return <rect x={-r * 0.9} y={-r * 0.9} width={r * 1.8} height={r * 1.8} rx={r * 0.16} />;
    case 'fleeting':
      return (
        <path
          d={`M0,${-r * 1.25}C${r * 0.5},${-r * 0.6} ${r},${-r * 0.2} ${r},${r * 0.3}A${r},${r * 0.95} 0 0 1 ${-r},${r * 0.3}C${-r},${-r * 0.2} ${-r * 0.5},${-r * 0.6} 0,${-r * 1.25}Z`}
        />
      );
    default: {
      const never: never = kind;
      return never;
    }
  }
}

interface Props {
  readonly kind: AnyOrder;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
  readonly state?: 'fresh' | 'issued' | 'now';
}

export function OrderToken({ kind, x = 0, y = 0, r = 15, state = 'fresh' }: Props) {
  const [dark, light] = COLOURS[kind];
  return (
    <g transform={`translate(${x},${y})`}>
      {state === 'issued' ? (
        <>
          <g fill="#16211f" stroke="#4c635d" stroke-width="1.4" stroke-dasharray="3 2.4">
            <Shape kind={kind} r={r} />
          </g>
          <Mark icon={kind} scale={r / 17} colour="#66807a" />
        </>
      ) : (
        <>
          {state === 'now' && <circle r={r * 1.75} fill="url(#er-glow)" />}
          <g fill={dark} stroke={state === 'now' ? '#ffc163' : light} stroke-width={state === 'now' ? 2.6 : 1.8}>
            <Shape kind={kind} r={r} />
          </g>
          <Mark icon={kind} scale={r / 15} colour="#fff6e2" />
        </>
      )}
    </g>
  );
}

/** One order in a line of text. */
export const OrderIcon = ({ kind, size = 22 }: { readonly kind: AnyOrder; readonly size?: number }) => (
  <svg class="icon" width={size} height={size} viewBox="-20 -22 40 42" aria-hidden="true">
    <OrderToken kind={kind} r={16} />
  </svg>
);
