// Cards looked at before they are drawn: mythos, waypoints, spells.
import type { Ref } from '@undertow/unfathomable';
import { mythos, spell, waypoint } from '@undertow/unfathomable/content';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';
import { because, bestOf, type Handler, NONE, nextBest, one } from '../answer';
import { crisisWorth } from '../crises';
import { worthOf } from '../effects';
import { gainOf } from '../gains';
import { reading } from '../reading';
import type { Situation } from '../situation';
import { TASTE } from '../taste';

export const chooseDeck: Handler = (s, decision) =>
  one(
    decision,
    (ref) => (ref.is === 'deck' ? (ref.deck === 'mythos' ? 1 : s.view.tracks.travel >= 2 ? 1.2 : 0.4) : 0),
    (chosen) => (chosen?.is === 'deck' ? [{ key: 'look-ahead', args: { deck: chosen.deck } }] : []),
  );

export const sortTop: Handler = (s, decision) => {
  const { at, score } = bestOf(decision, (ref) => s.wish * lookedWorth(s, ref));
  return {
    picks: decision.min === 0 && score < 0.3 ? NONE : [at],
    why: () => because({ key: 'look-ahead', args: { deck: 'mythos' } }),
  };
};

function lookedWorth(s: Situation, ref: Ref): number {
  switch (ref.is) {
    case 'mythos':
      return crisisWorth(s, mythos(ref.mythos), s.view.turn.current);
    case 'waypoint':
      return waypointWorth(s, ref.waypoint);
    case 'spell':
      return worthOf(spell(ref.spell).effect, s, reading(s.view.titles.keeper));
    default:
      return 0;
  }
}

/** How many more waypoints such a distance is likely to take, if the longer one of two is taken mostly. */
const LEGS = [0, 1, 1, 1.12, 1.65, 1.95, 2.1, 2.5, 2.8, 3.05, 3.4, 3.7, 4];
const legs = (distance: number): number => LEGS[Math.max(0, distance)] ?? 4;

/** Way made against what it costs. */
function waypointWorth(s: Situation, id: Parameters<typeof waypoint>[0]): number {
  const card = waypoint(id);
  const needed = Math.max(0, GOAL_DISTANCE - s.view.distance);
  const saved = legs(needed) - legs(needed - card.distance);
  return saved * TASTE.leg + worthOf(card.effect, s, reading(s.view.titles.captain));
}

/** Nobody else sees the other card, so a hidden traitor may well take the worse one. */
export const chooseWaypoint: Handler = (s, decision) =>
  one(
    decision,
    (ref) => s.wish * lookedWorth(s, ref),
    () => [
      { key: 'short-of-goal', args: { distance: Math.max(0, 12 - s.view.distance) } },
      { key: 'resource-to-spare', args: { resource: 'fuel', left: s.view.dials.fuel } },
    ],
  );

export const chooseSpell: Handler = (s, decision) => {
  const { at, score } = bestOf(decision, (ref) => s.wish * lookedWorth(s, ref));
  const ref = decision.options[at]?.ref;
  return {
    picks: decision.min === 0 && score < 0 ? NONE : [at],
    why: () =>
      because(
        ...(ref?.is === 'spell' ? gainOf(s, `spell:${ref.spell}`) : []),
        nextBest(
          decision,
          decision.options.map((each) => s.wish * lookedWorth(s, each.ref)),
          at,
        ) ?? { key: 'look-ahead', args: { deck: 'spell' } },
      ),
  };
};
