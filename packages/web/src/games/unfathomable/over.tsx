import { Over as Reading } from './cards/over';
import { CharacterChoice } from './choice';
import { Moments } from './moments';

/** Whatever is being read, and whatever stops the show, lies over everything else. */
export function Over() {
  return (
    <>
      <Reading />
      <CharacterChoice />
      <Moments />
    </>
  );
}
