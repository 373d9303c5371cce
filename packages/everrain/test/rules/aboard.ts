import type { Content, Treasure } from '../../src/content/card';
import type { Effect, Passive } from '../../src/content/effect';
import type { TraitPlace } from '../../src/content/ids';
import type { Ref } from '../../src/model/question';
import type { Play } from '../../src/testkit';

type Place = Extract<Ref, { is: 'place' }>;

export const deck = (zone: number): Place => ({ is: 'place', place: { is: 'deck', zone } });
export const below = (slot: number, space: number | null = null): Place => ({
  is: 'place',
  place: { is: 'below', slot, space },
});

/** The first captain sends somebody somewhere by a crew order. */
export function send(play: Play, crew: number, place: Place): Play {
  play.orders(0, 'crew');
  if (play.asked(0).kind === 'order-crew') play.chooses(0, { is: 'crew', crew });
  return play.chooses(0, place);
}

type Change = (plain: Content) => Partial<Content>;

/** A treasure that does this when it is used, to make things happen in the middle of a turn. */
export const withTool =
  (effect: Effect, more: Change = () => ({})): Change =>
  (plain) => {
    const changed = more(plain);
    return { ...changed, treasures: [...(changed.treasures ?? plain.treasures), tool(effect)] };
  };

const tool = (effect: Effect): Treasure => ({
  id: 'tool',
  kind: 'trinket',
  copies: 1,
  standard: 5,
  desired: { port: 'hythe', price: 5 },
  undesired: { port: 'marrow', price: 5 },
  use: { effect },
});

/** The first captain uses it. */
export const usesTool = (play: Play): Play => play.picks(0, { is: 'use-treasure', treasure: 'tool' });

/** A positive trait of these passives. */
export const withTrait =
  (id: string, place: TraitPlace, passives: readonly Passive[], more: Change = () => ({})): Change =>
  (plain) => {
    const changed = more(plain);
    return { ...changed, traits: [...(changed.traits ?? plain.traits), { id, sign: 'positive', place, passives }] };
  };

/** Splits the dice of a fray. */
export const splits = (play: Play, attack: number, evasion: number): Play =>
  play.chooses(0, { is: 'split', attack, evasion });
