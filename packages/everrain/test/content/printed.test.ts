import { describe, expect, test } from 'vitest';
import { content } from '../../src/content';
import { printedIn } from '../../src/content/printed';

const nothing = { traits: false, improvements: false, artillery: false, treasures: false };

describe('what passives are printed on', () => {
  test('a knack that only traits give is looked for nowhere else', () => {
    expect(printedIn(content).knack('reroll-fate')).toEqual({ ...nothing, traits: true });
  });

  test('a stat is found on every kind of thing that changes it, and only for its own owner', () => {
    const { shipStat, crewStat } = printedIn({
      ...content,
      traits: [
        { id: 'keen', sign: 'positive', place: 'sea', passives: [{ is: 'ship-stat', stat: 'gun-dice', by: 1 }] },
      ],
      improvements: [],
      artillery: content.artillery.slice(0, 1).map((gun) => ({
        ...gun,
        passives: [{ is: 'crew-stat', stat: 'gun-dice', by: 1 }],
      })),
      treasures: content.treasures.slice(0, 1).map((treasure) => ({
        ...treasure,
        passives: [{ is: 'ship-stat', stat: 'gun-dice', by: 1 }],
      })),
    });
    expect(shipStat('gun-dice')).toEqual({ ...nothing, traits: true, treasures: true });
    expect(crewStat('gun-dice')).toEqual({ ...nothing, artillery: true });
  });

  test('every passive of the box is found where it is printed', () => {
    const printed = printedIn(content);
    for (const kind of ['traits', 'improvements', 'artillery', 'treasures'] as const)
      for (const { passives = [] } of content[kind])
        for (const passive of passives) {
          const bearers =
            passive.is === 'crew-stat'
              ? printed.crewStat(passive.stat)
              : passive.is === 'ship-stat'
                ? printed.shipStat(passive.stat)
                : passive.is === 'knack'
                  ? printed.knack(passive.knack)
                  : printed.moment(passive.moment);
          expect(bearers[kind]).toBe(true);
        }
  });

  test('what is printed nowhere is looked for nowhere', () => {
    const empty = printedIn({ ...content, traits: [], improvements: [], artillery: [], treasures: [] });
    expect(empty.moment('reveal')).toEqual(nothing);
  });
});
