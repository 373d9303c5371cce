import type { AnyDecision } from '@undertow/everrain';
import { DiceTray } from './dice-tray';
import { FrayOutlook } from './outlook';

/** Dice as they fell, and what they come to. */
export const Fray = ({ decision }: { readonly decision: AnyDecision }) => (
  <>
    <DiceTray decision={decision} />
    <FrayOutlook decision={decision} />
  </>
);
