import {
  action,
  activate,
  advance,
  all,
  brig,
  discard,
  discarding,
  drawItem,
  gain,
  keep,
  lose,
  move,
  pay,
  reset,
  retreat,
  risk,
  riskTo,
  riskUpTo,
  roll,
  sortTop,
  spawn,
  supplyHolds,
  treachery,
} from '../dsl';
import type { Condition, MythosCard } from '../effect';
import { choice, only } from './printed';

const holdsLore: Condition = { if: 'holds', skill: 'lore' };

export const CHOICE_CARDS: readonly MythosCard[] = [
  choice('accusation', 'captain', brig('any-human'), all(discard('you', 2), discard('current', 2), treachery(2)), {
    activates: 'deepOnes',
    track: 'ritual',
  }),
  choice('class-struggle', 'captain', lose('sanity', 2), risk(4), { activates: 'deepOnes', track: 'travel' }),
  choice('dinghy-launch', 'captain', all(risk(1), roll({ atMost: 4 }, lose('sanity', 1))), lose('souls', 1), {
    activates: 'dagon',
    track: 'travel',
  }),
  choice('food-rationing', 'captain', all(lose('food', 1), roll({ atMost: 6 }, lose('sanity', 1))), lose('food', 2), {
    activates: 'deepOnes',
    track: 'ritual',
    origin: 'rulebook',
  }),
  choice('improvised-fuel-source', 'captain', riskTo(3, gain('fuel', 1)), lose('fuel', 1), {
    activates: 'hydra',
    track: 'ritual',
  }),
  choice(
    'incoming-sos',
    'captain',
    riskTo(4, all(gain('food', 1), gain('fuel', 1), gain('souls', 1))),
    lose('sanity', 1),
    { activates: 'dagon', track: 'ritual' },
  ),
  choice(
    'infection',
    'captain',
    lose('food', 1),
    all(roll({ atMost: 6 }, lose('souls', 1)), roll({ atMost: 4 }, lose('souls', 1))),
    { activates: 'deepOnes', track: 'travel' },
  ),
  choice('just-desserts', 'current', all(lose('food', 2), drawItem('you')), treachery(4), {
    activates: 'deepOnes',
    track: 'choice',
  }),
  choice('missing-jewelry', 'captain', lose('sanity', 1), treachery(4), { activates: 'hydra', track: 'travel' }),
  choice(
    'missing-parents',
    'current',
    all(move('you', 'captains-cabin'), roll({ atMost: 4 }, all(lose('souls', 1), spawn(1, 'captains-cabin')))),
    lose('sanity', 1),
    { activates: 'deepOnes', track: 'ritual' },
  ),
  choice(
    'mysterious-lifeboat',
    'keeper',
    all(risk(1), roll({ atMost: 4 }, all(spawn(1, 'galley'), spawn(1, 'cargo-hold')))),
    lose('sanity', 1),
    { activates: 'deepOnes', track: 'ritual' },
  ),
  choice(
    'poisoned-food',
    'keeper',
    only(holdsLore, pay(discarding('lore'), roll({ plus: 'discarded', atMost: 6 }, lose('souls', 1)))),
    lose('food', 1),
    { activates: 'deepOnes', track: 'travel' },
  ),
  choice(
    'ritual-support',
    'keeper',
    only(
      holdsLore,
      pay(
        discarding('lore'),
        roll({ plus: 'discarded', atLeast: 7 }, advance('ritual', 1), all(lose('sanity', 1), lose('souls', 1))),
      ),
    ),
    all(retreat('ritual', 1), discard('you', 2)),
    { activates: 'hydra', track: 'travel' },
  ),
  choice(
    'sacrifice-deep-one',
    'keeper',
    all(lose('sanity', 1), keep('you')),
    all(reset('ritual'), discard('you', 'hand')),
    {
      activates: 'deepOnes',
      track: 'travel',
      kept: {
        abilities: [
          action(
            roll(
              { atLeast: 6 },
              all({ do: 'defeat-deep-ones', where: 'your-space', count: 1 }, advance('ritual', 2), { do: 'drop' }),
            ),
            { conditions: [{ if: 'deep-one-here' }] },
          ),
        ],
      },
    },
  ),
  choice('strange-vision', 'current', all(sortTop('waypoint', 2), brig('you')), spawn(1, 'each-deck-space'), {
    activates: 'deepOnes',
    track: 'choice',
  }),
  choice(
    'the-anarcho-individualist',
    'current',
    all(lose('sanity', 1), drawItem('you'), { do: 'remove-top', deck: 'item', count: 5 }),
    all(discard('you', 2), treachery(2)),
    { activates: 'dagon', track: 'ritual' },
  ),
  choice(
    'the-captains-banquet',
    'captain',
    all(lose('food', 2), gain('sanity', 1), { do: 'each-may-move', who: 'each-human-not-in-brig', to: 'galley' }),
    all(lose('food', 1), roll({ atMost: 6 }, lose('sanity', 1))),
    { activates: 'hydra', track: 'travel' },
  ),
  choice(
    'too-many-bodies',
    'captain',
    lose('food', 1),
    all(risk(1), roll({ atMost: 'passengers-on-deck' }, lose('sanity', 1))),
    { activates: 'deepOnes', track: 'travel' },
  ),
  choice(
    'transformation',
    'captain',
    roll({ atMost: 6 }, all(lose('souls', 1), spawn(1, 'cargo-hold'))),
    all(lose('souls', 1), roll({ atMost: 4 }, lose('sanity', 1))),
    { activates: 'deepOnes', track: 'travel' },
  ),
  choice(
    'volunteer-army',
    'captain',
    only(supplyHolds(1), riskUpTo(4, { do: 'defeat-deep-ones', where: 'ship', count: 'risked' })),
    activate('deepOnes'),
    { activates: 'dagon', track: 'ritual' },
  ),
];
