import type { AnyDecision } from '@undertow/everrain';
import { lazy } from '../../app/lazy';
import { TileChoice } from './chart/tile-choice';
import { DiceTray } from './fray/dice-tray';
import { FrayOutlook } from './fray/outlook';
import { Tonight } from './tonight';

const AimChances = lazy(async () => ({ default: (await import('./chart/aim-chances')).AimChances }), true);

/** What lies on the table for a question: dice, both ways of a tile, what ending the turn would bring. */
export function Beside({ decision }: { readonly decision: AnyDecision }) {
  switch (decision.kind) {
    case 'tile-orientation':
      return <TileChoice decision={decision} />;
    case 'turn':
      return <Tonight decision={decision} />;
    case 'fire':
      return <AimChances decision={decision} />;
    default:
      return (
        <>
          <DiceTray decision={decision} />
          <FrayOutlook decision={decision} />
        </>
      );
  }
}
