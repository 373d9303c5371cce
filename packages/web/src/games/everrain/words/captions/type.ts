/** What happened at a number of the list, in as few words as fit beside it on chart and deck. */
export interface CaptionsText {
  readonly sailed: (hexes: number) => string;
  readonly drifted: string;
  readonly newStorm: string;
  readonly revealed: string;
  readonly explored: Readonly<Record<'island' | 'altar' | 'wreck', string>>;
  readonly altar: string;
  readonly portDestroyed: string;
  readonly visit: string;
  readonly appeared: string;
  readonly gone: Readonly<Record<'sunk' | 'arrived' | 'taken', string>>;
  readonly awake: string;
  readonly sank: string;
  /** What one's own guns did. */
  readonly damage: (damage: number) => string;
  /** What their guns did. */
  readonly hits: (hits: number) => string;
  readonly node: string;
  readonly boarded: string;
  readonly fray: string;
}
