/** A flag on the command line that only one game has, such as `--length`. */
export interface Flag {
  readonly name: string;
  readonly what: string;
  /** Where there are but a few values. */
  readonly choices?: readonly string[];
  /** The value where it is not given; without one it may be left out. */
  readonly usual?: string;
  /** Repeated in what is printed, because the figures mean nothing without it. */
  readonly told?: true;
}

/** What was given, by the names of the flags. */
export type Flags = Readonly<Partial<Record<string, string>>>;

/** The value of a flag with choices. */
export function chosen<const T extends string>(flags: Flags, name: string, choices: readonly [T, ...T[]]): T {
  return choices.find((choice) => choice === flags[name]) ?? choices[0];
}

/** The value of a flag that is a whole number from 1, where it is given. */
export function whole(flags: Flags, name: string): number | undefined {
  const text = flags[name];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1, not ${text}.`);
  return value;
}
