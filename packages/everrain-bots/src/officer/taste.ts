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
