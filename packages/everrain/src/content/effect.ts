import type { AnyOrder, EnemyId, Gem, Length, NodeKind, OrderKind, TestedValue, TreasureKind } from './ids';

/**
 * Whom of the crew an effect means. `it` is whoever the effect belongs to: who was tested, who stands in the space, who
 * bears the trait. On an enemy's card, `here` are the crew in its zone and `nearest` the closest on deck.
 */
export type Whom =
  | 'it'
  | 'choice'
  | 'each'
  | 'each-on-deck'
  | 'each-below'
  | 'each-of-party' // everybody on the expedition
  | 'random'
  | 'here'
  | 'nearest';

/** Which captains: whoever resolves the card, everybody, everybody else. */
export type Captains = 'you' | 'each' | 'others';

/** E1.32: `plus-players` is the printed n+; halves are rounded down (E1.31). */
export type Amount =
  | number
  | { readonly plusPlayers: number }
  | { readonly halfPlusPlayers: number }
  | 'act'
  | 'crew' // how many crew you have
  | 'enemies-on-deck'
  | 'destroyed-nodes'
  | 'rolled'; // what the fate die of this effect showed

export type Condition =
  | { readonly if: 'coin'; readonly atLeast: number }
  | { readonly if: 'clues'; readonly atLeast: number }
  | { readonly if: 'treasure'; readonly kind: TreasureKind | 'any' }
  | { readonly if: 'crew'; readonly atLeast: number }
  | { readonly if: 'crew-below'; readonly atLeast: number }
  | { readonly if: 'free-crew-slot' }
  | { readonly if: 'fresh-order'; readonly kind: AnyOrder | 'any'; readonly atLeast: number }
  | { readonly if: 'enemy-on-deck' }
  | { readonly if: 'damaged'; readonly atLeast: number }
  | { readonly if: 'act'; readonly atLeast: number }
  | { readonly if: 'behind'; readonly atLeast: number } // so many spaces from the players' token up to the enemies'
  | { readonly if: 'ahead'; readonly atLeast: number } // the other way round
  | { readonly if: 'captains'; readonly atMost: number } // how many sail
  | { readonly if: 'voyage'; readonly is: Length }
  | { readonly if: 'passenger' }
  | { readonly if: 'shellback' }
  | { readonly if: 'rough' } // your hex is rough or under a storm
  | { readonly if: 'manned'; readonly node: NodeKind }
  | { readonly if: 'not'; readonly condition: Condition };

/** What must be paid in full before the rest happens. */
export type Cost =
  | { readonly pay: 'coin'; readonly count: Amount }
  | { readonly pay: 'clue'; readonly count: number }
  | { readonly pay: 'treasure'; readonly kind: TreasureKind | 'any'; readonly count: number }
  | { readonly pay: 'order'; readonly kind: OrderKind | 'any'; readonly count: number } // exhausted (E3.2)
  | { readonly pay: 'strain'; readonly whom: Whom; readonly count: number }
  | { readonly pay: 'trauma'; readonly whom: Whom; readonly count: number }
  | { readonly pay: 'crew' }; // one leaves for good, never the last

/** A band of the fate die: up to and including this number. */
export interface Band {
  readonly upTo: number;
  readonly effect: Effect;
}

/** How enemies are called aboard: cards adding up to the Act (E10.1), so many cards (E10.4), or one by name (E10.2). */
export type Boarders = 'act' | { readonly count: number } | { readonly named: EnemyId; readonly count: number };

export type Effect =
  // --- shape
  | { readonly do: 'nothing' }
  | { readonly do: 'all'; readonly of: readonly Effect[] } // E9.7
  | { readonly do: 'may'; readonly effect: Effect }
  | { readonly do: 'choose'; readonly of: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: Cost; readonly to: Effect; readonly otherwise?: Effect }
  | { readonly do: 'when'; readonly condition: Condition; readonly then: Effect; readonly otherwise?: Effect }
  /** Roll the fate die; bands in rising order, the last one up to 9. */
  | { readonly do: 'fate'; readonly bands: readonly Band[] }
  | {
      readonly do: 'test';
      readonly value: TestedValue;
      readonly whom: 'it' | 'choice';
      readonly success: Effect;
      readonly failure: Effect;
    } // E6.21
  | { readonly do: 'captains'; readonly who: Captains; readonly effect: Effect }
  // --- purse, hold, orders
  | { readonly do: 'coin'; readonly by: Amount }
  | { readonly do: 'lose-coin'; readonly by: Amount | 'half' }
  | { readonly do: 'clues'; readonly by: Amount }
  | { readonly do: 'lose-clues'; readonly by: Amount }
  | { readonly do: 'treasure'; readonly kind: TreasureKind | 'any'; readonly count: number } // E8.26
  | { readonly do: 'lose-treasure'; readonly count: number }
  | { readonly do: 'schematic'; readonly of: 'artillery' | 'improvement' }
  | { readonly do: 'upgrade'; readonly of: 'artillery' | 'improvement' } // installed free of charge
  | { readonly do: 'spoils'; readonly times: Amount } // E8.25
  | { readonly do: 'gain-order'; readonly kind: AnyOrder | 'choice' } // E3.20
  | { readonly do: 'exhaust'; readonly kind: OrderKind | 'any'; readonly count: Amount } // E3.21
  | { readonly do: 'refresh'; readonly kind: OrderKind | 'any'; readonly count: number }
  | { readonly do: 'move-free'; readonly points: number } // navigation points without an order
  // --- crew
  | { readonly do: 'suffer'; readonly gem: Gem; readonly whom: Whom; readonly count: Amount }
  | { readonly do: 'recover'; readonly gem: Gem; readonly whom: Whom; readonly count: number | 'all' }
  | { readonly do: 'gain-trait'; readonly sign: 'positive' | 'negative'; readonly whom: Whom }
  | { readonly do: 'lose-trait'; readonly sign: 'positive' | 'negative'; readonly whom: Whom }
  | { readonly do: 'fatigue'; readonly whom: Whom }
  | { readonly do: 'rouse'; readonly whom: Whom } // fatigue goes
  | { readonly do: 'crew-joins'; readonly kind: 'deckhand' | 'shellback' | 'any' } // E6.14
  | { readonly do: 'crew-leaves'; readonly whom: Whom }
  | { readonly do: 'crew-dies'; readonly whom: Whom }
  | { readonly do: 'go-below'; readonly whom: Whom }
  | { readonly do: 'wages' } // E6.15
  // --- ship
  | { readonly do: 'damage'; readonly count: Amount } // E4.11
  | { readonly do: 'damage-node'; readonly node: NodeKind | 'here' | 'choice' } // E4.17
  | { readonly do: 'repair'; readonly count: number }
  | { readonly do: 'turn-ship' } // to any facing you like
  | { readonly do: 'drift'; readonly by: number } // forward if the way is free, at no cost
  // --- enemies
  | { readonly do: 'board'; readonly who: Boarders } // deck enemies spawn (E10.1)
  | { readonly do: 'enemy-ship' } // E11.1
  | { readonly do: 'wound'; readonly which: 'choice' | 'each' | 'each-here'; readonly count: number } // enemies on your deck
  | { readonly do: 'banish'; readonly which: 'choice' | 'each' } // E10.29
  | { readonly do: 'discard-enemy'; readonly which: 'choice' | 'each' }
  | { readonly do: 'imprison' } // one enemy on deck goes into a cell of this improvement (E4.25)
  | { readonly do: 'hand-over'; readonly each: Effect } // captives of this improvement are discarded; `each` once for every one
  | { readonly do: 'hit-enemy-ship'; readonly count: number; readonly within: number } // the nearest enemy ship or Elder One in range
  // --- an enemy's own abilities; `self` is the enemy
  | { readonly do: 'heal-self'; readonly count: number }
  | { readonly do: 'self-moves'; readonly steps: number } // toward the nearest crew
  | { readonly do: 'more-damage'; readonly count: number } // so many damage results more
  | { readonly do: 'self-returns' } // banished at once (E10.29)
  // --- tracks
  | { readonly do: 'agenda'; readonly by: Amount } // may be negative (E13.4)
  | { readonly do: 'discovery'; readonly by: number } // steps of the players' token
  | { readonly do: 'elder'; readonly by: number } // steps of the Elder One token; negative moves it away
  // --- sea
  | { readonly do: 'storm-moves' } // one storm of your choice, one hex any way
  | { readonly do: 'new-storm'; readonly size: 1 | 2 | 3 | 4; readonly at: 'you' | 'elder' }
  | { readonly do: 'destroy-port'; readonly which: 'elder-hex' | 'nearest' } // E14.19
  | { readonly do: 'to-port' } // your ship is set on the nearest free port
  // --- ports and stories
  | { readonly do: 'clues-count-double' } // for the rest of this visit (E17.8)
  | { readonly do: 'prices'; readonly by: number } // added to every treasure price for the rest of this visit, not below 0
  | { readonly do: 'begin-story'; readonly number: number }; // E9.10: the numbered card waits

/** When something happens by itself. */
export type Moment =
  | 'turn-start'
  | 'turn-end-at-sea' // after deck strain, before the sea event
  | 'port-visit'
  | 'expedition-start'
  | 'fray-won' // an enemy was destroyed where it fought
  | 'enemy-boards' // an enemy spawned on the own deck
  | 'reveal' // the own ship revealed a tile
  | 'node-destroyed' // in its zone
  | 'act-end'
  | 'round-end'; // the Elder One's Whilst Arisen, storms not yet moved

/** Numbers that things change while they work. Crew stats count for whoever bears them, ship stats for the ship. */
export type CrewStat =
  | 'dice'
  | 'attack-dice' // counter dice of enemy frays included
  | 'island'
  | 'port'
  | 'wage'
  | 'deck-strain' // at the end of a turn at sea
  | 'strain-taken' // from any effect; cannot go below 0
  | 'trauma-taken'
  | 'university-clues' // handed in by this crew
  | 'gun-dice' // firing the gun this crew mans
  | 'helm' // navigation points when manning a navigation node
  | 'evasion-dice' // manning a navigation node under fire
  | 'recovery'; // strain or trauma recovered beyond what is stated
export type ShipStat =
  | 'refresh' // E2.2
  | 'hold' // E4.50
  | 'speed' // navigation points of every navigation order
  | 'gun-dice'
  | 'evasion-dice'
  | 'repair-cost'
  | 'hire-cost'
  | 'upgrade-cost'
  | 'treasure-draws'
  | 'upgrade-draws'
  | 'hire-draws'
  | 'denizens' // shown on a visit (E6.38)
  | 'sight' // rough seas cost no more for so many steps a turn
  | 'storm-damage'; // off each storm trigger

/** What something allows or forbids. */
export type Knack =
  | 'reroll-fate' // Blessed (E6.34), once each roll
  | 'survives-death' // Enduring (E6.35)
  | 'swaps-expedition' // Explorer (E6.36)
  | 'sells-at-best' // Savvy (E6.40)
  | 'reveals-freely' // Wayfinder (E6.41)
  | 'cannot-man-guns'
  | 'cannot-man-helm'
  | 'cannot-man-crows-nest'
  | 'cannot-explore' // never part of an expedition
  | 'cannot-activate' // no improvement works for this crew
  | 'never-fatigued'
  | 'mans-two' // mans the bow's or centre's neighbour too: counts for one adjacent node as well
  | 'must-be-paid-double'
  | 'omens-are-damage' // own omens count in attack without an order
  | 'omens-are-evasion'
  | 'unseen-by-enemies' // enemies never choose this crew as nearest while there is another
  | 'free-listen' // one Listen a visit costs nothing
  | 'no-service' // uses no service in port but rest
  | 'starts-frays-late'; // adds no dice in the fray its own order starts

/** What works by being there: on traits, improvements, treasures in the hold, Elder Ones. */
export type Passive =
  | { readonly is: 'crew-stat'; readonly stat: CrewStat; readonly by: number }
  | { readonly is: 'ship-stat'; readonly stat: ShipStat; readonly by: number }
  | { readonly is: 'knack'; readonly knack: Knack }
  | { readonly is: 'when'; readonly moment: Moment; readonly effect: Effect };
