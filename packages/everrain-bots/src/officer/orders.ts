// Orders that come back, are gained and are lost; the hold when it is full.

import { because, type Handler, LEAST_HARM, MOST_USE, one, topPicks } from './answer';
import { aboutOf } from './asked';
import { placeWorth, whyThere } from './crew-moves';
import { orderWorth } from './frays';
import { crewOf } from './situation';
import { keepWorth } from './treasure-worth';

/** E2.2: navigation first, crew when there is fighting to do, artillery when there is something to shoot at. */
export const refresh: Handler = (s, decision) => {
  const { fresh, enemies } = s.me;
  const have = { crew: fresh.crew, navigation: fresh.navigation, artillery: fresh.artillery };
  const hunted = s.view.enemyShips.length > 0 || s.view.elder !== null;
  const picks: number[] = [];
  const worth = (order: 'crew' | 'navigation' | 'artillery'): number => {
    if (order === 'navigation') return have.navigation < 2 ? 10 : 4;
    if (order === 'crew') return (enemies.length > 0 ? 12 : 8) - have.crew * 1.5;
    return have.artillery > 0 ? 0 : hunted ? 7 : 3;
  };
  while (picks.length < decision.max) {
    let at = -1;
    let best = -1;
    decision.options.forEach(({ ref }, index) => {
      if (ref.is !== 'anyorder' || ref.order === 'fleeting' || picks.includes(index)) return;
      const each = worth(ref.order);
      if (each > best) {
        best = each;
        at = index;
      }
    });
    const ref = decision.options[at]?.ref;
    if (at < 0 || ref?.is !== 'anyorder' || ref.order === 'fleeting') break;
    picks.push(at);
    have[ref.order]++;
  }
  const first = decision.options[picks[0] ?? -1]?.ref;
  if (first?.is !== 'anyorder' || first.order === 'fleeting') return { picks, why: because(MOST_USE) };
  const { order } = first;
  return { picks, why: because({ key: 'order-back', args: { order, fresh: fresh[order] } }) };
};

/** E3.21 takes away, everything else gives. */
export const chooseOrder: Handler = (s, decision) => {
  const losing = decision.rule === 'E3.21';
  return one(
    decision,
    (ref) => (ref.is === 'anyorder' ? orderWorth(s, ref.order) * (losing ? -1 : 1) : 0),
    losing ? LEAST_HARM : MOST_USE,
  );
};

/** E13.13: one more navigation order before anything else, then crew. */
export const actOrder: Handler = (s, decision) => {
  const { fresh, issued } = s.me;
  const navigation = fresh.navigation + issued.navigation;
  const crew = fresh.crew + issued.crew;
  return one(
    decision,
    (ref) =>
      ref.is !== 'anyorder' ? 0 : ref.order === 'navigation' ? 6 - navigation : ref.order === 'crew' ? 6.5 - crew : 0,
    MOST_USE,
  );
};

export const discardLeast: Handler = (s, decision) => {
  const picks = topPicks(decision, (ref) => (ref.is === 'treasure' ? -keepWorth(s, ref.treasure) : 0));
  const ref = decision.options[picks[0] ?? -1]?.ref;
  if (ref?.is !== 'treasure') return { picks, why: because(LEAST_HARM) };
  const { treasure } = ref;
  return { picks, why: because({ key: 'worth-least', args: { treasure, worth: Math.round(keepWorth(s, treasure)) } }) };
};

export const keepTreasure: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'treasure' ? keepWorth(s, ref.treasure) : 0), MOST_USE);

export const placeCrew: Handler = (s, decision) => {
  const { crew: id = -1 } = aboutOf(decision);
  const crew = crewOf(s, id);
  return one(
    decision,
    (ref) => (ref.is === 'place' && crew ? placeWorth(s, crew, ref.place) : 0),
    (ref) => (ref.is === 'place' && crew ? whyThere(s, crew, ref.place) : MOST_USE),
  );
};

export const boardingSide: Handler = (_s, decision) => one(decision, () => 0, MOST_USE);
