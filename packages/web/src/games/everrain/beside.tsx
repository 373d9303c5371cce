import type { AnyDecision } from '@undertow/everrain';
import { aboutOf } from '@undertow/everrain/words';
import { lazy } from '../../app/lazy';
import { CoursesListed } from './chart/courses-listed';
import { Tonight } from './tonight';

const TileChoice = lazy(async () => ({ default: (await import('./chart/tile-choice')).TileChoice }), true);
const Fray = lazy(async () => ({ default: (await import('./fray')).Fray }), true);
const AimChances = lazy(async () => ({ default: (await import('./chart/aim-chances')).AimChances }), true);

/** A question about dice that have fallen. */
function hasDice(decision: AnyDecision): boolean {
  const { attack = [], evasion = [], enemyFaces = [] } = aboutOf(decision);
  return attack.length + evasion.length + enemyFaces.length > 0;
}

/** What lies on the table for a question: dice, both ways of a tile, what ending the turn would bring. */
export function Beside({ decision }: { readonly decision: AnyDecision }) {
  switch (decision.kind) {
    case 'tile-orientation':
      return <TileChoice decision={decision} />;
    case 'turn':
      return (
        <>
          <Tonight decision={decision} />
          <CoursesListed decision={decision} />
        </>
      );
    case 'fire':
      return <AimChances decision={decision} />;
    default:
      return hasDice(decision) ? <Fray decision={decision} /> : null;
  }
}
