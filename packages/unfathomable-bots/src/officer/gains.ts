// What an ability or a spell brings, in words: for whoever asks why it should be used.
import { DECK_SPACES, RESOURCES, ROOMS, type ShipSpace } from '@undertow/unfathomable';
import type { Effect } from '@undertow/unfathomable/content/effect';
import type { Reason } from '@undertow/unfathomable/words';
import { drainOf } from './drain';
import { reading } from './reading';
import { deepOnesIn } from './ship';
import type { Situation } from './situation';
import { abilityFrom, effectsOf } from './sources';

const SHIP_SPACES: readonly ShipSpace[] = [...ROOMS, ...DECK_SPACES];

/** The first thing it brings that can be named; nothing where its text says it all. */
export function gainOf(s: Situation, source: string): readonly Reason[] {
  const effect = abilityFrom(source)?.effect ?? effectsOf(source)[0];
  return effect ? gainIn(s, [effect]) : [];
}

export function gainIn(s: Situation, effects: readonly Effect[]): readonly Reason[] {
  const gain = firstOf(s, effects);
  return gain ? [gain] : [];
}

/** What these effects take that can be named, for whoever asks why they should be left. */
export function lossIn(s: Situation, effects: readonly Effect[]): readonly Reason[] {
  const drains = effects.map((effect) => drainOf(effect, s, reading(s.seat)));
  for (const resource of RESOURCES) {
    const count = drains.reduce((sum, drain) => sum + drain[resource], 0);
    if (count > 0.2)
      return [
        {
          key: 'other-way-costs',
          args: { resource, count: Math.max(1, Math.round(count)), left: s.view.dials[resource] },
        },
      ];
  }
  return [];
}

function named(s: Situation, effect: Effect): Reason | undefined {
  const { view, me } = s;
  switch (effect.do) {
    case 'all':
    case 'choose':
      return firstOf(s, effect.of);
    case 'may':
      return named(s, effect.effect);
    case 'pay':
      return named(s, effect.to);
    case 'attack':
    case 'attack-up-to':
    case 'use-weapon':
      return view.deepOnes[me.space] > 0
        ? { key: 'fight-here', args: { space: me.space, count: view.deepOnes[me.space] } }
        : undefined;
    case 'strike':
      return { key: 'water-is-full', args: { count: deepOnesIn(view, SHIP_SPACES) } };
    case 'herd':
    case 'activate-deep-ones':
      return crowded(s);
    case 'rescue':
      return { key: 'rescue-passenger', args: { space: me.space } };
    case 'draw':
      return { key: 'draw-cards', args: { count: effect.count } };
    case 'exchange':
      return { key: 'draw-cards', args: { count: effect.upTo } };
    case 'draw-item':
    case 'choose-item':
      return { key: 'get-item', args: { item: null } };
    case 'choose-spell':
      return { key: 'look-ahead', args: { deck: 'spell' } };
    case 'sort-top':
      return { key: 'look-ahead', args: { deck: effect.deck === 'mythos-or-waypoint' ? 'mythos' : effect.deck } };
    case 'advance':
      return typeof effect.by === 'number'
        ? { key: effect.track === 'travel' ? 'advance-travel' : 'advance-ritual', args: { steps: effect.by } }
        : undefined;
    case 'gain':
    case 'lose':
    case 'roll':
      return resourceOf(s, effect);
    default:
      return undefined;
  }
}

function firstOf(s: Situation, effects: readonly Effect[]): Reason | undefined {
  for (const effect of effects) {
    const found = named(s, effect);
    if (found) return found;
  }
  return undefined;
}

/** Where most Deep Ones stand. */
function crowded({ view }: Situation): Reason | undefined {
  const [space] = [...SHIP_SPACES].sort((a, b) => view.deepOnes[b] - view.deepOnes[a]);
  return space && view.deepOnes[space] > 0
    ? { key: 'clears-space', args: { space, count: view.deepOnes[space] } }
    : undefined;
}

function resourceOf(s: Situation, effect: Effect): Reason | undefined {
  const drain = drainOf(effect, s, reading(s.seat));
  const resource = RESOURCES.find((each) => drain[each] < -0.2);
  return resource && { key: 'gains-resource', args: { resource, count: Math.max(1, Math.round(-drain[resource])) } };
}
