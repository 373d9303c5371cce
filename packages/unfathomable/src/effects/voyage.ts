import { ask, askOne, type Flow } from '@undertow/kernel';
import { isRoom, NUMBERED_ROOMS } from '../content/board';
import type { Effect } from '../content/effect';
import { DECK_SPACES, type DeckSpace } from '../content/ids';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { run } from '../rules/book';
import { damageRoom, damageShip, repair } from '../rules/damage';
import { defeatPassenger, rescue } from '../rules/defeat';
import { riskPassengers } from '../rules/passengers';
import { isDamaged, isNear, passengersIn, player } from '../rules/query';
import { adjust } from '../rules/resources';
import { defeatTogether } from '../rules/together';
import { advance, reset, retreat } from '../rules/tracks';
import { amountOf } from './amount';
import { chooseNumber, chooseResource, chooseSpace } from './choosing';

type Voyage = Extract<
  Effect,
  {
    do:
      | 'gain'
      | 'lose'
      | 'damage-ship'
      | 'damage-room'
      | 'advance'
      | 'retreat'
      | 'reset'
      | 'shift'
      | 'risk'
      | 'risk-up-to'
      | 'rescue'
      | 'defeat-passengers'
      | 'defeat-passenger-in'
      | 'repair-free';
  }
>;

export function* runVoyage(g: Table, effect: Voyage, scope: Scope): Flow {
  const { state } = g;
  switch (effect.do) {
    case 'gain':
    case 'lose': {
      const resource = effect.resource === 'any' ? yield* chooseResource(scope) : effect.resource;
      adjust(g, resource, effect.do === 'gain' ? effect.count : -effect.count);
      return;
    }
    case 'damage-ship':
      for (let i = 0; i < effect.times; i++) scope.damaged = yield* damageShip(g, scope.you, scope.source);
      return;
    case 'damage-room': {
      const undamaged = () => NUMBERED_ROOMS.filter((room) => !isDamaged(state, room));
      const room =
        effect.room === 'chosen' ? yield* chooseSpace(scope.you, undamaged, '13.2', scope.source) : effect.room;
      if (room !== undefined) scope.damaged = yield* damageRoom(g, room, scope.source);
      return;
    }
    case 'advance':
      return yield* advance(g, effect.track, amountOf(state, effect.by, scope));
    case 'retreat': {
      const missing = retreat(g, effect.track, effect.by);
      if (effect.fuelIfShort) for (let i = 0; i < missing; i++) adjust(g, 'fuel', -1);
      return;
    }
    case 'reset':
      reset(g, effect.track);
      return;
    case 'shift': {
      const back = Math.min(effect.upTo, state.tracks[effect.track]);
      const by = yield* chooseNumber(scope, -back, effect.upTo, '50.1');
      if (by > 0) yield* advance(g, effect.track, by);
      else retreat(g, effect.track, -by);
      return;
    }
    case 'risk':
      scope.risked = yield* riskPassengers(g, scope.you, effect.count, scope.source);
      return;
    case 'risk-up-to': {
      const most = Math.min(effect.max, state.passengers.supply.length);
      if (most === 0) return;
      const count = yield* chooseNumber(scope, 1, most, '32.4');
      scope.risked = yield* riskPassengers(g, scope.you, count, scope.source);
      return yield* run(g, effect.then, scope);
    }
    case 'rescue':
      return effect.where === 'any-number' ? yield* rescueAny(g, scope) : rescueNearby(g, scope);
    case 'defeat-passengers':
      if (effect.count === 'all') yield* defeatTogether(g, [], DECK_SPACES, scope.source);
      else yield* defeatOneOnDeck(g, scope);
      return;
    case 'defeat-passenger-in':
      return yield* defeatOneAnywhere(g, effect.where, scope);
    case 'repair-free': {
      const { space } = player(state, scope.you);
      if (isRoom(space)) repair(g, space, scope.you);
      return;
    }
  }
}

function rescueNearby(g: Table, scope: Scope): void {
  const here = player(g.state, scope.you).space;
  for (const space of DECK_SPACES)
    if (isNear(here, space)) scope.rescued += rescue(g, space, g.state.passengers.deck[space].length, scope.you);
}

function* rescueAny(g: Table, scope: Scope): Flow {
  const picked = yield* ask(scope.you, () => {
    const options = DECK_SPACES.flatMap((space) =>
      g.state.passengers.deck[space].map(() => ({ ref: { is: 'passenger' as const, space } })),
    );
    return {
      kind: 'choose-passengers' as const,
      options,
      min: 0,
      max: options.length,
      rule: '32.7',
      source: scope.source,
      auto: true,
    };
  });
  for (const { space } of picked) scope.rescued += rescue(g, space, 1, scope.you);
}

const peopled = (g: Table): DeckSpace[] => DECK_SPACES.filter((space) => passengersIn(g.state, space) > 0);

function* defeatOneOnDeck(g: Table, scope: Scope): Flow {
  const space = yield* chooseSpace(scope.you, () => peopled(g), '16.6', scope.source);
  if (space !== undefined) yield* defeatPassenger(g, space);
}

function* defeatOneAnywhere(g: Table, where: 'supply' | 'supply-or-space', scope: Scope): Flow {
  const places = (): (DeckSpace | 'supply')[] => [
    ...(g.state.passengers.supply.length > 0 ? (['supply'] as const) : []),
    ...(where === 'supply-or-space' ? peopled(g) : []),
  ];
  if (places().length === 0) return;
  const chosen = yield* askOne(scope.you, () => ({
    kind: 'choose-passenger' as const,
    options: places().map((space) => ({ ref: { is: 'passenger' as const, space } })),
    rule: '16.6',
    source: scope.source,
    auto: true,
  }));
  yield* defeatPassenger(g, chosen.space);
}
