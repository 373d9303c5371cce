// Which part of an effect, which track, which resource, how many.
import { DECK_SPACES, type Ref } from '@undertow/unfathomable';
import type { Effect } from '@undertow/unfathomable/content/effect';
import { type Handler, one, yesIf } from '../answer';
import { aboutOf } from '../asked';
import { worthOf } from '../effects';
import { gainIn, lossIn } from '../gains';
import { bestAt, chapelWorth } from '../places';
import { reading } from '../reading';
import { ritualWorth } from '../threats';
import { betOf } from '../windows';
import { gaining, losing, sailing } from '../worth';
import { suspects } from './people';

export const may: Handler = (s, decision) => {
  const { effects, room } = aboutOf(decision);
  if (effects) {
    const worth = effects.reduce((sum, effect) => sum + worthOf(effect, s, reading(s.seat)), 0);
    if (effects.some((effect) => effect.do === 'brig')) {
      const [most] = [...suspects(s)].sort((a, b) => b.worth - a.worth);
      return yesIf(decision, most !== undefined && most.worth > 0, {
        yes: () => (most ? [{ key: 'lock-up-suspect', args: { seat: most.seat } }] : []),
        no: () => (most && s.wish > 0 ? [{ key: 'trust-player', args: { seat: most.seat } }] : []),
      });
    }
    if (effects.some((effect) => effect.do === 'move')) return yesIf(decision, s.wish > 0);
    if (effects.some((effect) => effect.do === 'give-item'))
      return yesIf(decision, s.wish > 0 && s.me.items.length > 3);
    return yesIf(decision, s.wish * worth > 0, { yes: () => gainIn(s, effects), no: () => lossIn(s, effects) });
  }
  if (room) {
    const stays = s.me.space === 'boiler-room' || bestAt(s, room) <= bestAt(s, s.me.space) + 0.1;
    return yesIf(decision, !stays, {
      yes: () => [{ key: 'move-towards', args: { space: room } }],
      no: () => [{ key: 'move-towards', args: { space: s.me.space } }],
    });
  }
  // Once more: the fight goes on.
  return yesIf(decision, true, {
    yes: () => [{ key: 'fight-here', args: { space: s.me.space, count: s.view.deepOnes[s.me.space] } }],
  });
};

export const chooseEffect: Handler = (s, decision) => {
  const { effects } = aboutOf(decision);
  if (decision.source === 'room:chapel') {
    const { forward, back } = chapelWorth(s);
    return one(
      decision,
      (ref) => (ref.is === 'effect' ? s.wish * (ref.index === 0 ? back : forward) : 0),
      () => [{ key: 'advance-ritual', args: { steps: 1 } }],
    );
  }
  const meant = (ref: Ref | undefined): readonly Effect[] =>
    (ref?.is === 'effect' ? effects?.slice(ref.index, ref.index + 1) : undefined) ?? [];
  const others = (chosen: Ref | undefined): readonly Effect[] =>
    (effects ?? []).filter((effect) => !meant(chosen).includes(effect));
  return one(
    decision,
    (ref) => meant(ref).reduce((sum, effect) => sum + s.wish * worthOf(effect, s, reading(s.seat)), 0),
    (chosen) => [...gainIn(s, meant(chosen)), ...lossIn(s, others(chosen))],
  );
};

export const chooseTrack: Handler = (s, decision) => {
  const travel = sailing(s.view);
  const ritual = ritualWorth(s);
  const wish = s.wish < 0 && !s.revealed && travel - ritual > 2.5 ? 1 : s.wish;
  return one(
    decision,
    (ref) => (ref.is === 'track' ? wish * (ref.track === 'travel' ? travel : ritual) : 0),
    (chosen) =>
      chosen?.is === 'track'
        ? [{ key: chosen.track === 'travel' ? 'advance-travel' : 'advance-ritual', args: { steps: 1 } }]
        : [],
  );
};

export const chooseResource: Handler = (s, decision) => {
  const gain = decision.source !== 'feat:unconventional-leader';
  return one(
    decision,
    (ref) => {
      if (ref.is !== 'resource') return 0;
      return gain ? s.wish * gaining(s.view, ref.resource, 1) : -s.wish * losing(s.view, ref.resource, 1);
    },
    (chosen) =>
      chosen?.is === 'resource' && s.wish > 0
        ? [
            {
              key: gain ? 'low-resource' : 'resource-to-spare',
              args: { resource: chosen.resource, left: s.view.dials[chosen.resource] },
            },
          ]
        : [],
  );
};

export const chooseNumber: Handler = (s, decision) => {
  const { source } = decision;
  if (source === 'feat:perfect-number') {
    const bet = s.view.roll ? betOf(s, s.view.roll) : undefined;
    const high = bet ? bet.high === s.wish * bet.worth > 0 : s.wish > 0;
    return one(decision, (ref) => (ref.is === 'number' ? (high ? ref.number : -ref.number) : 0));
  }
  if (source === 'reveal:disrupt-ritual') {
    const step = ritualWorth(s);
    return one(decision, (ref) => (ref.is === 'number' ? -ref.number * step : 0));
  }
  if (source === 'mythos:volunteer-army') {
    const threats = DECK_SPACES.reduce((sum, space) => sum + s.view.deepOnes[space], 0);
    const wanted = s.wish > 0 ? Math.max(1, Math.min(threats, 3)) : 4;
    return one(decision, (ref) => (ref.is === 'number' ? -Math.abs(ref.number - wanted) : 0));
  }
  return one(decision, (ref) => (ref.is === 'number' ? s.wish * ref.number : 0));
};
