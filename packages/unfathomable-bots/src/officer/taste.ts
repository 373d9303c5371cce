/**
 * What an officer thinks things are worth, in one currency: 1 is about one resource on a healthy dial. Found by letting
 * officers play each other; docs/bots.md says how.
 */
export const TASTE = {
  /** The last point of a dial but one, and how quickly points further up are worth less. */
  scarce: 5,
  scarceFall: 0.54,
  plenty: 0.45,
  /** How much fuel each space of the distance ahead will take. */
  fuelAhead: 0.15,
  /** Souls, compared with the other dials. */
  souls: 1.35,
  /** One more damaged room when none is damaged, and how quickly that grows. */
  damage: 1.8,
  damageGrowth: 1.85,
  /** One step of the voyage, and what is added for each step of the last leg. */
  sail: 1.4,
  lastLeg: 2.4,
  /** One Deep One in the Deep; and in the water, on deck and in a room, as a share of the damage it will do. */
  threatDeep: 0.3,
  threatWater: 0.15,
  threatDeck: 0.25,
  threatRoom: 1.05,
  /** From how few Deep Ones in the supply on each one out costs extra, and how much. */
  supplyFear: 7,
  supplyStep: 0.22,
  /** How much is made of chances to fight, to rescue, to repair and to drive Deep Ones away. */
  fight: 1.12,
  rescue: 1.3,
  repair: 0.9,
  herd: 0.7,
  /** A human sent to the Sick Bay. */
  defeat: 1.4,
  /** A card given away: at least, and for each point of its value. */
  card: 0.02,
  cardPoint: 0.04,
  /** A card drawn. */
  draw: 0.14,
  item: 0.45,
  /** Spells, compared with what is printed on them. */
  spell: 1.25,
  /** How quickly a fuller hand makes its cards cheaper. */
  fullHand: 0.06,
  /** A passenger on deck, as a share of what losing one costs. */
  risk: 1,
  /** Getting out of the Brig. */
  freedom: 0.1,
  /** People who may be hurt when a room is damaged on purpose. */
  crew: 0.4,
  /** One waypoint less on the way. */
  leg: 8,
  /** Locking up a traitor, and an innocent. */
  jailTraitor: 12,
  jailInnocent: 0.8,
  /** From this suspicion on somebody may be accused in the Captain's Cabin: with less, people would call it unfair. */
  reason: 0.25,
  /** Sending a revealed traitor to the Brig. */
  arrest: 0.35,
  /** The ritual as a share of what it would sweep away. */
  ritual: 1.35,
  /** The danger of standing in a room that may be damaged. */
  crash: 0.2,
  /** Standing in the way of Deep Ones in a room, as a share of the damage they would do. */
  guard: 0.35,
  /** How much more a point of a card is worth that a damaged room wants, for every other damaged room. */
  mending: 0.03,
  /** How much it counts where a turn ends. */
  rest: 0.3,
  /** How much is made of the chance to change a roll. */
  bet: 1.3,
  /** How much is made of what cards change in a check. */
  stakes: 1.3,
  /** How much of what others could add to a check is counted on. */
  reliance: 0.75,
  /** Up to this way made a hidden Hybrid plays along, at tables of three, four, five and six. */
  patience: [3.6, 6.3, 7.05, 9.4],
  /** From this distance on a Cultist wears a sound ship down. */
  wearing: 6,
  /** Unless a dial is down to this: then it strikes. */
  smellsBlood: 1,
  /** How little a hidden traitor minds being found out: higher is bolder. */
  boldness: 1,
  /** From this suspicion on a hidden traitor shows itself. */
  unmasked: 0.6,
};
