import type { Tracks } from '../../src/model/state';
import type { Play, Scene, Vessel } from '../../src/testkit';
import { inHythe } from './port-kit';

/** The agenda step of a round: it moves by 2 and one for each captain. */
export const agenda = (tracks: Partial<Tracks>, more: Partial<Scene> = {}): Scene => ({
  captains: [{}],
  step: 'agenda',
  tracks,
  ...more,
});

export const steps = (play: Play) => play.saw('discovery').map(({ token, from, to }) => `${token} ${from}-${to}`);

/** A captain at the university with clues for one step. */
export const learned = (tracks: Partial<Tracks>, more: Partial<Scene> = {}, vessel: Vessel = {}): Scene =>
  inHythe({ clues: 5, ...vessel }, { tracks, ...more });
export const handsIn = (play: Play): Play =>
  play.picks(0, { is: 'send', crew: 10, service: 'university' }).picks(0, ...new Array(5).fill({ is: 'clue' }));
