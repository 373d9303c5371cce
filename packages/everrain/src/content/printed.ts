import type { Content } from './card';
import type { CrewStat, Knack, Moment, Passive, ShipStat } from './effect';

/**
 * The kinds of things that a passive is printed on. Most are on traits alone, so whoever asks what a ship adds up to can
 * leave its upgrades and its hold in peace.
 */
export interface Bearers {
  readonly traits: boolean;
  readonly improvements: boolean;
  readonly artillery: boolean;
  readonly treasures: boolean;
}

/** What each passive is printed on in the whole box. */
export interface Printed {
  readonly crewStat: (stat: CrewStat) => Bearers;
  readonly shipStat: (stat: ShipStat) => Bearers;
  readonly knack: (knack: Knack) => Bearers;
  readonly moment: (moment: Moment) => Bearers;
}

const NOTHING: Bearers = { traits: false, improvements: false, artillery: false, treasures: false };

type WithPassives = readonly { readonly passives?: readonly Passive[] }[];

/** What a passive is about: the stat it changes, the knack it gives, the moment it waits for. */
function subjectOf(passive: Passive): string {
  switch (passive.is) {
    case 'crew-stat':
    case 'ship-stat':
      return passive.stat;
    case 'knack':
      return passive.knack;
    case 'when':
      return passive.moment;
    default: {
      const never: never = passive;
      return never;
    }
  }
}

function subjectsOn(things: WithPassives, is: Passive['is']): Set<string> {
  const subjects = new Set<string>();
  for (const { passives = [] } of things)
    for (const passive of passives) if (passive.is === is) subjects.add(subjectOf(passive));
  return subjects;
}

function bearersOf(content: Content, is: Passive['is']): Map<string, Bearers> {
  const traits = subjectsOn(content.traits, is);
  const improvements = subjectsOn(content.improvements, is);
  const artillery = subjectsOn(content.artillery, is);
  const treasures = subjectsOn(content.treasures, is);
  const found = new Map<string, Bearers>();
  for (const subject of [...traits, ...improvements, ...artillery, ...treasures])
    found.set(subject, {
      traits: traits.has(subject),
      improvements: improvements.has(subject),
      artillery: artillery.has(subject),
      treasures: treasures.has(subject),
    });
  return found;
}

export function printedIn(content: Content): Printed {
  const crewStats = bearersOf(content, 'crew-stat');
  const shipStats = bearersOf(content, 'ship-stat');
  const knacks = bearersOf(content, 'knack');
  const moments = bearersOf(content, 'when');
  return {
    crewStat: (stat) => crewStats.get(stat) ?? NOTHING,
    shipStat: (stat) => shipStats.get(stat) ?? NOTHING,
    knack: (knack) => knacks.get(knack) ?? NOTHING,
    moment: (moment) => moments.get(moment) ?? NOTHING,
  };
}
