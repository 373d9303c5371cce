import { Inspector } from '../../../table/reading/inspector';
import { PeekCard } from '../../../table/reading/peek-card';
import { Held } from './held';
import { reading } from './inspect';

/** Whatever is being read lies over everything else. */
export function Over() {
  return (
    <>
      <Inspector reading={reading} Held={Held} />
      <PeekCard reading={reading} Held={Held} />
    </>
  );
}
