import type { All, Choose, May, Nothing, When } from '@undertow/kernel';
import type { Activation, CharacterId, ItemId, MythosId, Resource, Room, Skill, Title, Track } from './ids';

/** One person an effect speaks of. `you` is whoever resolves the card (1.2). */
export type Who = 'you' | 'current' | 'captain' | 'keeper' | CharacterId;

/** Several people at once, each deciding for themselves. */
export type Everyone = 'each-human' | 'each-human-not-in-brig' | 'each-human-outside-sick-bay';

/** A number, or something that is counted when the effect resolves. */
export type Amount =
  | number
  /** What the last roll of this effect showed. */
  | 'roll'
  /** How many were defeated, rescued or risked by the part before. */
  | 'defeated'
  | 'rescued'
  | 'risked'
  /** How many cards were drawn by the part before. */
  | 'drawn'
  /** The value of the card that was just added to the check. */
  | 'added-value'
  | 'passengers-on-deck'
  /** 1, plus 1 for every 2 by which the check beat its target. */
  | 'one-plus-half-surplus';

/** Where Deep Ones can be put. */
export type SpawnPlace =
  | Room
  | 'the-deep'
  | 'each-water-space'
  | 'each-deck-space'
  | 'each-numbered-room'
  /** One in each of so many different water spaces that you choose. */
  | 'chosen-water-spaces'
  | 'rolled-room'
  /** The space damaged by the part before; nowhere if nothing was. */
  | 'damaged-space'
  /** The space of a person, or `indoors` the closest room; from the Brig or the Sick Bay, a neighbouring room you choose. */
  | { readonly spaceOf: Who; readonly indoors?: true };

/** Which Deep Ones are meant. */
export type DeepOneArea =
  | 'water'
  | 'deck'
  | 'ship'
  | 'interior'
  | 'outside-the-deep'
  | 'everywhere'
  | 'one-room'
  | 'your-space';

export type Condition =
  | { readonly if: 'not-in-brig' }
  | { readonly if: 'in'; readonly room: Room }
  | { readonly if: 'is'; readonly who: Who; readonly title: Title }
  | { readonly if: 'owns-item' }
  | { readonly if: 'holds'; readonly skill: Skill }
  | { readonly if: 'passengers-in-supply'; readonly atLeast: number }
  | { readonly if: 'deep-one-here' }
  | { readonly if: 'deep-holds'; readonly atLeast: number }
  | { readonly if: 'items-at-most'; readonly count: number }
  /** A monarch stands in a water space. */
  | { readonly if: 'monarch-in-water' }
  /** Inside `roll-for`: the number that was rolled. */
  | { readonly if: 'rolled'; readonly atLeast: number };

/** What must actually happen before the rest does (1.5). */
export type Cost =
  | { readonly pay: 'risk'; readonly count: number }
  | { readonly pay: 'lose'; readonly resource: Resource; readonly count: number }
  | { readonly pay: 'discard'; readonly skill: Skill | 'any'; readonly count: number }
  | { readonly pay: 'damage-ship' };

export type Effect =
  // --- shape
  | Nothing
  | All<Effect> // "then" (1.9)
  | May<Effect> // 1.4
  | Choose<Effect>
  | { readonly do: 'pay'; readonly cost: Cost; readonly to: Effect } // "A to B" (1.5)
  | When<Effect, Condition>
  /**
   * Roll the die against exactly one of `atMost`, `atLeast` and `below`. `plus: 'discarded'` adds the value of the card
   * just discarded as a cost. With a counted amount of 0 there is nothing to roll for, and `then` does not happen.
   */
  | {
      readonly do: 'roll';
      readonly plus?: 'discarded';
      readonly atMost?: Amount;
      readonly atLeast?: number;
      readonly below?: Amount;
      readonly then: Effect;
      readonly otherwise?: Effect;
    }
  /** Roll the die and use the number itself: `roll` amounts and `rolled-room` places inside. */
  | { readonly do: 'roll-for'; readonly then: Effect }
  // --- ship and voyage
  | { readonly do: 'gain'; readonly resource: Resource | 'any'; readonly count: number }
  | { readonly do: 'lose'; readonly resource: Resource | 'any'; readonly count: number }
  | { readonly do: 'damage-ship'; readonly times: number } // 13.1
  | { readonly do: 'damage-room'; readonly room: Room | 'chosen' } // 13.2
  | { readonly do: 'advance'; readonly track: Track; readonly by: Amount } // 50.1
  /** `fuelIfShort`: 1 fuel for every space that cannot be retreated. */
  | { readonly do: 'retreat'; readonly track: Track; readonly by: number; readonly fuelIfShort?: true } // 50.2
  | { readonly do: 'reset'; readonly track: Track } // 50.3
  /** Forward or back, up to so many spaces, as you choose. */
  | { readonly do: 'shift'; readonly track: Track; readonly upTo: number }
  // --- passengers
  | { readonly do: 'risk'; readonly count: number } // 32.4
  /** At least one and at most so many, as you choose. */
  | { readonly do: 'risk-up-to'; readonly max: number; readonly then: Effect }
  | { readonly do: 'rescue'; readonly where: 'own-and-adjacent' | 'any-number' } // 32.7
  | { readonly do: 'defeat-passengers'; readonly where: 'deck'; readonly count: 1 | 'all' }
  | { readonly do: 'defeat-passenger-in'; readonly where: 'supply' | 'supply-or-space' }
  // --- monsters
  | { readonly do: 'activate'; readonly icon: Activation } // 4.0
  /** Single Deep Ones act as if activated. */
  | { readonly do: 'activate-deep-ones'; readonly where: 'your-space' | 'one-anywhere' }
  | { readonly do: 'spawn'; readonly count: number; readonly at: SpawnPlace } // 45.0
  /** Roll; these monsters go to the front water space with that number (L.30), or to water you choose. */
  | { readonly do: 'surface'; readonly who: 'monarchs' | 'all-in-the-deep'; readonly at: 'rolled' | 'chosen-water' }
  | { readonly do: 'monarchs-to-deep' }
  | { readonly do: 'move-monarch'; readonly to: 'the-deep' | 'adjacent-water'; readonly optional?: true } // the chosen monarch
  | { readonly do: 'choose-monarch'; readonly then: Effect }
  | {
      readonly do: 'defeat-deep-ones';
      readonly where: DeepOneArea;
      readonly count: Amount | 'all';
      readonly upTo?: true;
    }
  | { readonly do: 'deep-ones-to-supply'; readonly where: DeepOneArea }
  | { readonly do: 'deck-deep-ones-to-water' }
  /** All Deep Ones of one space go to one neighbouring space. */
  | { readonly do: 'herd'; readonly from: 'any-space' | 'your-space' }
  /** Each Deep One on the ship goes to a neighbouring space. */
  | { readonly do: 'scatter'; readonly optional?: true }
  | { readonly do: 'bar-rooms' } // no Deep One enters a room until the end of the turn
  // --- people
  | { readonly do: 'defeat'; readonly who: Who } // 16.0
  | { readonly do: 'defeat-humans-in'; readonly where: 'rolled-room' }
  | {
      readonly do: 'defeat-everyone-here';
      readonly who: 'enemies' | 'humans-and-passengers';
      /** Whoever resolves it is not spared. */
      readonly evenYou?: true;
    }
  /** One neighbouring space: Deep Ones, characters and passengers there are defeated; an undamaged room is damaged. */
  | { readonly do: 'blast-adjacent' }
  /** Choose a human other than yourself, who is `chosen` inside. */
  | { readonly do: 'choose-human'; readonly then: Effect }
  | {
      readonly do: 'brig';
      readonly who: Who | 'any-human' | 'another-human' | 'another-character-here' | 'chosen' | 'you-and-captain';
      /** If this title is lost by it, it goes to the last in line. */
      readonly lowestHeirOf?: Title;
    }
  /** Only with `outOfBrig` does it move somebody who is in the Brig (9.4f). */
  | {
      readonly do: 'move';
      readonly who: Who;
      readonly to: Room | 'any-ship-space' | 'rolled-room' | 'rolled-deck' | 'deck' | 'adjacent';
      readonly outOfBrig?: true;
    }
  | { readonly do: 'each-may-move'; readonly who: Everyone; readonly to: Room }
  | { readonly do: 'free'; readonly from: 'brig' | 'sick-bay' } // everybody there moves to a ship space of their choice
  | { readonly do: 'relocate' } // any number of characters and Deep Ones of one space to any ship spaces, cells included
  | { readonly do: 'pass-title'; readonly title: Title; readonly to: 'next' | 'lowest' } // 49.4
  | {
      readonly do: 'attack';
      readonly reach: 'here' | 'adjacent';
      readonly bonus: number | 'enemies-here';
      readonly rerolls?: 1;
    }
  | { readonly do: 'strike'; readonly needs: number; readonly deepOneBonus: number } // an enemy anywhere
  | { readonly do: 'attack-up-to'; readonly times: number }
  | { readonly do: 'use-weapon'; readonly times: number } // the action of one own weapon, up to so many times
  | { readonly do: 'act'; readonly who: 'you' | 'another-character'; readonly times: number } // perform actions
  | { readonly do: 'look-at-loyalty' } // all loyalty cards of another player
  // --- cards
  | {
      readonly do: 'draw';
      readonly who: 'you' | Everyone;
      readonly count: number;
      readonly upTo?: true;
      readonly from: 'any' | 'own-set';
    }
  | { readonly do: 'discard'; readonly who: Who | Everyone; readonly count: number | 'hand' }
  | { readonly do: 'exchange'; readonly upTo: number } // discard up to N, draw as many from one deck
  | { readonly do: 'draw-item'; readonly who: Who }
  | { readonly do: 'choose-item'; readonly look: number; readonly rest: 'bottom' | 'shuffle' }
  | { readonly do: 'give-item' } // one own item to a human here
  | { readonly do: 'take-item' } // one item of a human here
  | { readonly do: 'remove-item'; readonly which: 'own-chosen' | ItemId }
  | { readonly do: 'lose-items'; readonly who: Who }
  | { readonly do: 'keep-one-item-each' }
  | { readonly do: 'remove-top'; readonly deck: 'spell' | 'item'; readonly count: number }
  /** One on top, the rest below; a single card goes on top or below. */
  | {
      readonly do: 'sort-top';
      readonly deck: 'mythos' | 'waypoint' | 'mythos-or-waypoint' | 'spell';
      readonly look: number;
    }
  | { readonly do: 'choose-spell'; readonly who: Who; readonly look: 1 | 2 } // resolve one, the other below
  | { readonly do: 'choose-waypoint'; readonly who: Who } // resolve one of two
  | { readonly do: 'replace-waypoint' } // this card leaves play, the top one is resolved instead
  | { readonly do: 'treachery-to-chaos'; readonly count: number } // 10.5
  | { readonly do: 'renew-chaos' }
  | { readonly do: 'keep'; readonly who: Who } // this card goes to a play area (1.11)
  | { readonly do: 'drop' } // this card leaves the play area
  | { readonly do: 'give-ward' } // this spell goes to a player
  | { readonly do: 'repair-free' }
  | {
      readonly do: 'check';
      readonly target: number;
      readonly skills: readonly Skill[];
      readonly pass: Effect;
      readonly fail: Effect;
    }
  | { readonly do: 'resolve-mythos-as-failed' }
  | { readonly do: 'end-action-step' }
  | { readonly do: 'repeat-lore-action' } // resolve the action of the lore card once more
  // --- inside a roll, a check, a defeat: what a response does
  | { readonly do: 'modify-roll'; readonly by: number | 'discarded'; readonly either?: true }
  | { readonly do: 'set-roll' }
  | { readonly do: 'reroll' }
  /** `either`: plus or minus; with 'own-items', any number up to that. */
  | { readonly do: 'modify-total'; readonly by: number | 'own-items'; readonly either?: true }
  | { readonly do: 'if-check-passes'; readonly then: Effect }
  | { readonly do: 'add-card'; readonly from: 'hand' | 'any-deck' } // to the check, faceup
  | { readonly do: 'check-faceup' }
  | { readonly do: 'check-without-chaos' }
  | { readonly do: 'check-extra-skill' }
  | { readonly do: 'choose-check-result' }
  | { readonly do: 'prevent-defeat' }
  | { readonly do: 'rescue-instead' }
  | { readonly do: 'skip-crisis' }
  | { readonly do: 'redraw-mythos' };

/** When something can be used. */
export type Timing =
  | 'action'
  | 'start-of-action-step'
  | 'before-check' // before any cards are added (1.15)
  | 'before-mythos-check'
  | 'after-total'
  | 'before-roll' // 1.14
  | 'instead-of-roll'
  | 'after-roll'
  | 'after-attack-roll'
  | 'own-defeat'
  | 'character-defeat'
  | 'character-or-passenger-defeat'
  | 'passenger-defeat-nearby'
  | 'own-crisis-choice'
  | 'own-mythos-step'
  | 'mythos-drawn'
  | 'boiler-advanced'
  | 'lore-action'
  | 'before-deep-ones-activate';

/** Something a player can use. */
export interface Ability {
  readonly when: Timing;
  readonly conditions?: readonly Condition[] | undefined;
  readonly cost?: Cost | undefined;
  readonly effect: Effect;
  readonly limit?: 'turn' | 'roll' | 'check' | undefined;
  /** The card leaves the game (or, for kept mythos cards, is discarded) once used. */
  readonly spent?: true | undefined;
  /** "then perform 1 action" is part of the ability (L.21). */
  readonly thenAct?: 1 | undefined;
}

/** Something that holds while a card lies in a play area. */
export type Trait =
  | { readonly always: 'skill-set'; readonly skill: Skill } // an Improvement (24.6)
  | { readonly always: 'basic-attack-bonus'; readonly by: number }
  | { readonly always: 'cannot-attack' }
  | { readonly always: 'treachery-with-own-cards' }
  | { readonly always: 'treachery-in-every-check' } // while its owner is not in the Brig
  | { readonly always: 'on-passenger-defeat'; readonly effect: Effect };

export interface CheckSpec {
  readonly target: number;
  readonly skills: readonly Skill[];
  readonly pass: Effect;
  readonly partial?: { readonly from: number; readonly effect: Effect };
  readonly fail: Effect;
}

export interface ChoiceOption {
  readonly requires?: Condition;
  readonly effect: Effect;
}

export type Chooser = 'captain' | 'keeper' | 'current' | CharacterId;

export type Crisis =
  | { readonly kind: 'check'; readonly check: CheckSpec }
  | { readonly kind: 'choice'; readonly chooser: Chooser; readonly options: readonly [ChoiceOption, ChoiceOption] }
  | {
      readonly kind: 'combination';
      readonly chooser: Chooser;
      readonly check: CheckSpec;
      readonly other: ChoiceOption;
    };

/** Where a card's facts come from. */
export type Origin = 'rulebook' | 'public' | 'ours';

export interface MythosCard {
  readonly id: MythosId;
  readonly crisis: Crisis;
  readonly activates: Activation;
  readonly track: Track | 'choice';
  /** What it does in the play area of whoever keeps it. */
  readonly kept?: { readonly abilities?: readonly Ability[]; readonly traits?: readonly Trait[] };
  readonly origin: Origin;
}
