// Which Deep One or monarch, and where it goes.
import { isNumberedRoom } from '@undertow/unfathomable/content/board';
import { type Handler, one, theRest } from '../answer';
import { killWorth } from '../fights';
import { rousing } from '../threats';
import { damaging, deepOneThreat } from '../worth';

/** Which Deep One is meant: the most dangerous one, to strike or to rouse. */
export const chooseDeepOne: Handler = (s, decision) =>
  one(decision, (ref) => {
    if (ref.is !== 'deep-one') return 0;
    const { source } = decision;
    if (source === 'skill:call-to-action') return s.wish * -rousing(s, ref.space);
    if (source === 'skill:lesser-banishment')
      return s.wish * s.view.deepOnes[ref.space] * deepOneThreat(s.view, ref.space);
    return s.wish * killWorth(s, ref.space);
  });

/** The order of Deep Ones rarely matters; those who might still be stopped go last. */
export const orderDeepOnes: Handler = (_s, decision) => theRest(decision);

export const moveDeepOne: Handler = (s, decision) =>
  one(decision, (ref) =>
    ref.is === 'space' ? -s.wish * (deepOneThreat(s.view, ref.space) + (isNumberedRoom(ref.space) ? 0.2 : 0)) : 0,
  );

export const chooseMonarch: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'monarch' ? s.wish * (ref.monarch === 'hydra' ? damaging(s.view) : 1.2) : 0));
