// What things are worth to a captain, in coin. Every rule of thumb weighs with these.

export interface Taste {
  /** Five of them are a step of discovery. */
  readonly clue: number;
  /** A step of the agenda; nine of them are a step of the enemies' token. */
  readonly agenda: number;
  readonly node: number;
  readonly strain: number;
  readonly trauma: number;
  readonly crewLife: number;
  readonly order: number;
  readonly treasure: number;
  /** Going where nobody has been, beside the clues that lie there. */
  readonly discovery: number;
  /** One spoils roll. */
  readonly spoils: number;
  /** An enemy's die on deck, left alone. */
  readonly menace: number;
  /** What a sea event costs beside the strain; on the whole they bring a little more than they take. */
  readonly seaEvent: number;
  /** How gladly crew fights, how gladly guns are fired, how gladly rumours are paid for. */
  readonly fight: number;
  readonly gunnery: number;
  readonly rumours: number;
  readonly expeditions: number;
  /** Going where somebody asked for it, with nothing else to gain there. */
  readonly favour: number;
  /** A round in port, whatever is done there. */
  readonly harbour: number;
  /** How much clues to hand in, the crew's needs and the ship's make a captain seek a port. */
  readonly handIn: number;
  readonly upkeep: number;
  readonly refit: number;
  /** How much coin is kept back for wages, and for what may come. */
  readonly pay: number;
  readonly thrift: number;
  readonly coin: number;
  /** How gladly coin is spent on hands, on upgrades and on treasures; how gladly denizens are met. */
  readonly hire: number;
  readonly improve: number;
  readonly market: number;
  readonly denizen: number;
  /** What any way costs beside its length, in rounds. */
  readonly overhead: number;
  /** How much a goal is held on to. */
  readonly steady: number;
  /** What is left of a goal that somebody else is nearer to. */
  readonly yielding: number;
  /** How much it is worth to stand by at a post for the next round. */
  readonly standby: number;
  /** How much harm is expected of boarding. */
  readonly caution: number;
}

export const OFFICER: Taste = {
  clue: 12,
  agenda: 5,
  node: 6,
  strain: 2,
  trauma: 4,
  crewLife: 25,
  order: 1.5,
  treasure: 9,
  discovery: 5,
  spoils: 9,
  menace: 5,
  seaEvent: -2,
  fight: 1,
  gunnery: 1,
  rumours: 1,
  expeditions: 1,
  favour: 14,
  harbour: 0,
  handIn: 1,
  upkeep: 1,
  refit: 1,
  pay: 1,
  thrift: 1,
  coin: 1,
  hire: 1,
  improve: 1,
  market: 1,
  denizen: 9,
  overhead: 0.35,
  steady: 1.15,
  yielding: 0.6,
  standby: 1,
  caution: 1.9,
};

const plan = (change: Partial<Taste>): Taste => ({ ...OFFICER, ...change });

/** Plans of one idea, to see that none of them beats a captain who weighs everything. */
export const PLANS = {
  none: OFFICER,
  camping: plan({ harbour: 60, discovery: -40, expeditions: 0 }),
  rumours: plan({ rumours: 6 }),
  ignoring: plan({ fight: 0, menace: 0 }),
  peaceful: plan({ fight: 0, gunnery: 0 }),
  homely: plan({ discovery: -60, expeditions: 0 }),
} as const satisfies Readonly<Record<string, Taste>>;

export type Plan = keyof typeof PLANS;
