import type { SpellCard } from './card';
import {
  activate,
  advance,
  all,
  damageShip,
  discard,
  draw,
  gain,
  keep,
  lose,
  losing,
  may,
  move,
  pay,
  roll,
  rollFor,
  sortTop,
  tail4,
  treachery,
  when,
} from './dsl';
import type { Ability, Effect, Origin } from './effect';
import type { SpellId } from './ids';

const spell = (id: SpellId, effect: Effect, origin: Origin): SpellCard => ({ id, copies: 1, effect, origin });

/** A spell that stays in a play area until it is used. */
const lasting = (id: SpellId, effect: Effect, kept: Ability, origin: Origin): SpellCard => ({
  ...spell(id, effect, origin),
  kept: [kept],
});

export const SPELL_CARDS: readonly SpellCard[] = [
  spell('alchemical-transmutation', pay(losing('food', 1), gain('fuel', 2)), 'public'),
  spell('astral-travel', all({ do: 'relocate' }, tail4), 'rulebook'),
  spell(
    'call-down-the-storm',
    all({ do: 'defeat-deep-ones', where: 'water', count: 'all' }, roll({ atMost: 'defeated' }, damageShip(1))),
    'public',
  ),
  spell(
    'call-friends',
    all({ do: 'rescue', where: 'any-number' }, roll({ atMost: 'rescued' }, activate('deepOnes'))),
    'public',
  ),
  spell('cloud-memory', all(gain('sanity', 1), discard('each-human', 1)), 'rulebook'),
  spell('conjuration', all({ do: 'choose-item', look: 5, rest: 'shuffle' }, tail4), 'public'),
  spell('dark-pact', all(treachery(4), gain('any', 1)), 'public'),
  spell('feed-the-mind', pay(losing('food', 1), gain('sanity', 2)), 'rulebook'),
  lasting(
    'flesh-ward',
    { do: 'give-ward' },
    { when: 'own-defeat', effect: all({ do: 'prevent-defeat' }, tail4), spent: true },
    'public',
  ),
  spell('foresee', all(sortTop('mythos-or-waypoint', 4), tail4), 'public'),
  { id: 'greater-banishment', copies: 2, effect: all(advance('ritual', 2), tail4), origin: 'public' },
  // Those outside draw before the others are healed: nobody gets both.
  spell(
    'heal',
    all(draw('each-human-outside-sick-bay', 1, 'own-set'), { do: 'free', from: 'sick-bay' }, tail4),
    'public',
  ),
  spell('lure-monster', all({ do: 'monarchs-to-deep' }, tail4), 'rulebook'),
  spell(
    'plague-of-locusts',
    rollFor(
      all(
        { do: 'defeat-deep-ones', where: 'outside-the-deep', count: 'roll', upTo: true },
        when({ if: 'rolled', atLeast: 5 }, lose('food', 1)),
      ),
    ),
    'public',
  ),
  spell('raise-the-dead', pay(losing('sanity', 1), gain('souls', 2)), 'rulebook'),
  lasting(
    'revelation-of-script',
    keep('you'),
    {
      when: 'after-total',
      effect: all({ do: 'add-card', from: 'any-deck' }, roll({ atMost: 'added-value' }, lose('sanity', 1))),
      spent: true,
    },
    'public',
  ),
  spell(
    'summon-fire',
    all(advance('travel', 1), roll({ atLeast: 6 }, all(advance('travel', 1), damageShip(1)))),
    'public',
  ),
  spell(
    'summon-the-beast-within',
    all(
      may(move('you', 'any-ship-space')),
      { do: 'defeat-everyone-here', who: 'enemies' },
      roll({ atMost: 'defeated' }, { do: 'defeat-everyone-here', who: 'humans-and-passengers', evenYou: true }),
    ),
    'rulebook',
  ),
  spell('voice-of-ra', all(draw('each-human', 1, 'any'), roll({ atMost: 4 }, discard('each-human', 1))), 'rulebook'),
];
