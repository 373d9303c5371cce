// Choices an officer makes less often: what would be noticed if their rule of thumb broke.
import type { Ref } from '@undertow/everrain';
import { catalogueOf } from '@undertow/everrain/catalogue';
import { content } from '@undertow/everrain/content';
import type { AnyOrder } from '@undertow/everrain/content/ids';
import { distance, type Hex, hexesOf, kindAt, knownHexes, neighbour, SIDES, slotOf } from '@undertow/everrain/map';
import { describe, expect, it } from 'vitest';
import { answered, asked, type Draft, me, seen } from './cases';

const CONTENT = catalogueOf(content);

/** Hexes of the chart where ships can lie, and how many hexes beside each are still unknown. */
function waters(view: Draft): readonly (readonly [hex: Hex, open: number])[] {
  const isOpen = (hex: Hex): boolean => hex >= 0 && !view.slots[slotOf(hex)];
  return [...knownHexes(view)]
    .filter((hex) => kindAt(view, CONTENT.tile, hex) === 'calm')
    .map((hex) => [hex, SIDES.filter((side) => isOpen(neighbour(hex, side))).length] as const);
}

describe('countering a blow', () => {
  const evaded = (damage: number, trauma: number): number => {
    const view = seen((each) => {
      me(each).enemies.push({ id: 900, kind: 'hullknocker', zone: 4, aboard: false, trauma: 3 });
      for (const crew of me(each).crew) {
        crew.place = { is: 'deck', zone: 4 };
        crew.trauma = trauma;
      }
    });
    const dice = me(view).crew.slice(0, 2);
    const refs = dice.flatMap(({ id }): Ref[] => [
      { is: 'die', die: 'attack', crew: id },
      { is: 'die', die: 'evasion', crew: id },
    ]);
    const taken = answered(view, asked('counter-dice', refs, { min: 2, max: 2, about: { zone: 4, damage } }));
    expect(taken.map((ref) => (ref?.is === 'die' ? ref.crew : -1))).toEqual(dice.map(({ id }) => id));
    return taken.filter((ref) => ref?.is === 'die' && ref.die === 'evasion').length;
  };

  it('[E12.9] strikes back with every die where there is nothing to evade', () => {
    expect(evaded(0, 0)).toBe(0);
    expect(evaded(0, 5)).toBe(0);
  });

  it('[E12.9] evades with every die at the point of death', () => {
    expect(evaded(2, 5)).toBe(2);
  });
});

describe('omens', () => {
  const turned = (orders: readonly AnyOrder[], die: 'attack' | 'evasion', change: (view: Draft) => void) =>
    answered(
      seen((view) => {
        view.enemyShips = [];
        me(view).fresh = { crew: 1, navigation: 1, artillery: 1, fleeting: 0 };
        change(view);
      }),
      asked(
        'turn-omens',
        orders.map((order): Ref => ({ is: 'omen', die, with: order })),
        { min: 0, max: 1, about: { zone: 4 } },
      ),
    ).map((ref) => (ref?.is === 'omen' ? ref.with : null));

  it('[E12.2] are paid for with the order that is missed least', () => {
    expect(turned(['crew', 'navigation', 'artillery'], 'evasion', () => {})).toEqual(['artillery']);
    const chased = turned(['crew', 'navigation', 'artillery'], 'evasion', (view) => {
      view.enemyShips = [{ id: 70, kind: 'widows-due', hex: 30, facing: 0, trauma: 0, destination: 0 }];
      me(view).fresh = { crew: 1, navigation: 3, artillery: 1, fleeting: 0 };
    });
    expect(chased).toEqual(['navigation']);
  });

  it('[E12.2] are not worth the last order that may be anything, unless they fell somebody', () => {
    const last = (view: Draft): void => {
      me(view).fresh = { crew: 0, navigation: 0, artillery: 0, fleeting: 1 };
    };
    expect(turned(['fleeting'], 'evasion', last)).toEqual([]);
    const felling = turned(['fleeting'], 'attack', (view) => {
      last(view);
      me(view).enemies.push({ id: 900, kind: 'hullknocker', zone: 4, aboard: false, trauma: 3 });
    });
    expect(felling).toEqual(['fleeting']);
  });
});

describe('a new tile', () => {
  it('[E5.19] is laid with the port on our side, whichever side that is', () => {
    const tile = 'under-the-stair';
    const { hexes } = CONTENT.tile(tile);
    const laid = (hex: Hex) =>
      answered(
        seen((view) => {
          view.captains = view.captains.slice(0, 1);
        }),
        asked(
          'tile-orientation',
          [false, true].map((turned): Ref => ({ is: 'orientation', turned })),
          { about: { cards: [tile], hex } },
        ),
      ).map((ref) => ref?.is === 'orientation' && ref.turned);
    const ours = me(seen()).hex ?? 0;
    const ways = new Set<boolean>();
    for (const side of SIDES) {
      // Two tiles away in every direction.
      let hex = ours;
      for (let step = 0; step < 3 && hex >= 0; step++) hex = neighbour(hex, side);
      if (hex < 0 || slotOf(hex) === slotOf(ours)) continue;
      const cells = hexesOf(slotOf(hex));
      const port = (turned: boolean): number =>
        distance(cells[turned ? 5 - hexes.indexOf('port') : hexes.indexOf('port')] ?? 0, ours);
      if (port(true) === port(false)) continue;
      expect(laid(hex)).toEqual([port(true) < port(false)]);
      ways.add(port(true) < port(false));
    }
    expect([...ways].sort()).toEqual([false, true]);
  });
});

describe('coming onto the chart', () => {
  it('[E1.19] enters where most is still to be found, whatever is offered first', () => {
    const view = seen();
    const ranked = [...waters(view)].sort(([, a], [, b]) => a - b);
    const [inner, outer] = [ranked[0], ranked.at(-1)];
    if (!inner || !outer) throw new Error('there is no sea');
    expect(outer[1]).toBeGreaterThan(inner[1] + 1);
    for (const hexes of [
      [inner[0], outer[0]],
      [outer[0], inner[0]],
    ]) {
      const refs = hexes.map((hex): Ref => ({ is: 'hex', hex }));
      expect(answered(view, asked('enter-hex', refs))).toEqual([{ is: 'hex', hex: outer[0] }]);
    }
  });

  it('[E1.19] faces new water, and another part of it than those who came before', () => {
    const [shore] = waters(seen())
      .filter(([hex, open]) => open > 1 && open < SIDES.length && SIDES.every((side) => neighbour(hex, side) >= 0))
      .map(([hex]) => hex);
    if (shore === undefined) throw new Error('there is no edge of the chart');
    const refs = SIDES.map((side): Ref => ({ is: 'side', side }));
    const faced = (change: (view: Draft) => void): number => {
      const view = seen((each) => {
        for (const captain of each.captains) captain.entered = false;
        change(each);
      });
      const [ref] = answered(view, asked('enter-facing', refs, { about: { hex: shore } }));
      if (ref?.is !== 'side') throw new Error('it faces nowhere');
      expect(view.slots[slotOf(neighbour(shore, ref.side))] ?? null).toBeNull();
      return ref.side;
    };
    const alone = faced(() => {});
    const after = faced((view) => {
      const other = view.captains[1];
      if (!other) throw new Error('nobody else sails');
      other.entered = true;
      const side = SIDES.find((each) => each === alone);
      if (side !== undefined) other.facing = side;
    });
    expect(after).not.toBe(alone);
  });
});

describe('where an upgrade goes', () => {
  const below = (view: Draft, ...installed: readonly (string | null)[]): void => {
    me(view).below = installed.map((id) => ({ installed: id, schematic: null, captives: [] }));
  };
  const put = (slots: readonly number[], change: (view: Draft) => void) =>
    answered(
      seen(change),
      asked(
        'install-slot',
        slots.map((slot): Ref => ({ is: 'slot', slot, gun: false })),
        { about: { cards: ['ships-boat'] } },
      ),
    ).map((ref) => (ref?.is === 'slot' ? ref.slot : -1));

  it('[E4.36] into a free slot, beside one of its kind if there is one', () => {
    const free = (view: Draft): void => below(view, null, 'ships-boat', null, null, 'cabins', 'cabins');
    expect(put([3, 2], free)).toEqual([2]);
    expect(put([4, 3], free)).toEqual([3]);
  });

  it('[E4.36] in the place of what is worth least where none is free', () => {
    const better = ['sick-berth', 'galley', 'chart-room', 'powder-room', 'carpenters-bench'];
    const full = (at: number) => (view: Draft) => below(view, ...better.toSpliced(at, 0, 'dinghy'));
    expect(put([0, 1, 2, 3, 4, 5], full(3))).toEqual([3]);
    expect(put([0, 1, 2, 3, 4, 5], full(5))).toEqual([5]);
  });
});

describe('schematics', () => {
  it('[E7.20] the one that does most is built first', () => {
    const boat: Ref = { is: 'upgrade', upgrade: 'ships-boat', slot: 0, gun: false, schematic: true };
    const hold: Ref = { is: 'upgrade', upgrade: 'deep-hold', slot: 2, gun: false, schematic: true };
    for (const refs of [
      [boat, hold, { is: 'done' } as const],
      [{ is: 'done' } as const, hold, boat],
    ])
      expect(answered(seen(), asked('install-schematics', refs))).toEqual([boat]);
  });
});

describe('hiring', () => {
  const DECKHAND = content.crew.find(({ kind }) => kind === 'deckhand')?.id ?? '';
  const SHELLBACK = 'harpooner';
  const hired = (price: number, change: (view: Draft) => void) => {
    const refs: readonly Ref[] = [
      { is: 'recruit', board: DECKHAND, at: 0 },
      { is: 'recruit', board: SHELLBACK, at: 1 },
      { is: 'done' },
    ];
    const decision = asked('hire', refs, { about: { cards: [DECKHAND, SHELLBACK], prices: [price, price] } });
    return answered(seen(change), decision).map((ref) => (ref?.is === 'recruit' ? ref.board : null));
  };

  it('[E7.35] takes the better hand at the same price', () => {
    const rich = (view: Draft): void => {
      me(view).coin = 90;
    };
    expect(hired(10, rich)).toEqual([SHELLBACK]);
  });

  it('[E7.35] takes nobody whose wage would take the others’ at the End of the Act', () => {
    const coin = (count: number) => (view: Draft) => {
      me(view).coin = count;
      view.tracks.ours = 3;
    };
    expect(hired(10, coin(24))).toEqual([null]);
    expect(hired(10, coin(60))).toEqual([SHELLBACK]);
  });
});

describe('denizens', () => {
  it('[E7.12] meets the first on show: what any of them would say is sealed', () => {
    const refs = content.cards
      .filter(({ deck }) => deck === 'denizen')
      .slice(0, 3)
      .map(({ id }): Ref => ({ is: 'card', card: id }));
    for (let id = 0; id < 8; id++) expect(answered(seen(), asked('denizen', refs, { id }))).toEqual([refs[0]]);
  });
});
