import { describe, expect } from 'vitest';
import { content } from '../../src/content';
import type { Tile } from '../../src/content/card';
import type { Effect } from '../../src/content/effect';
import { relative, SLOT_COUNT } from '../../src/map/geometry';
import { type Die, rule, type Scene, type Vessel } from '../../src/testkit';
import { below, send } from '../rules/aboard';
import { type Branch, branchesOf } from './branches';
import { goes, ship, showsAll } from './stage';

const HERE = 12 * 6 + 1;
const whole: Branch = { outcome: '', option: 0, effect: { do: 'nothing' } };
const of = (effect: Effect, more: Partial<Branch> = {}): Branch => ({ ...whole, effect, ...more });

/** Water wherever one looks, but for one port to be set to. */
const tiles: readonly Tile[] = Array.from({ length: SLOT_COUNT }, (_, slot): Tile => {
  const calm: Tile['hexes'] = ['calm', 'calm', 'calm', 'calm', 'calm', 'calm'];
  if (slot > 0) return { id: `water-${slot}`, act: 1, clues: 1, hexes: calm };
  return { id: 'water-0', act: 1, clues: 1, hexes: ['port', 'calm', 'calm', 'calm', 'calm', 'calm'], port: 'greywick' };
});
const atSea = (vessel: Vessel, more: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: HERE, ...vessel }],
  content: { ...content, tiles },
  map: Object.fromEntries(tiles.map(({ id }, slot) => [slot, id])),
  options: { exhaustive: false, boarding: false },
  act: 3,
  tracks: { agenda: 5, ours: 9, theirs: 9, elder: 12 },
  ...more,
});

describe('Every omen ability', () => {
  for (const { id: kind, dice, abilities } of content.enemies) {
    for (const { id, omens, effect } of abilities) {
      const walks = effect.do === 'self-moves';
      const faces = Array.from({ length: dice }, (_, at): Die => (at < omens ? 'enemy-omen' : 'damage'));
      rule(
        `${kind}: ${id}`,
        atSea(
          {
            ...ship,
            destroyed: [],
            crew: ship.crew?.map((sailor, at) => (at === 0 ? { ...sailor, at: walks ? 9 : 1 } : sailor)) ?? [],
            enemies: [{ kind, at: 1, trauma: 2 }],
          },
          { step: 'deck-enemies', dice: faces },
        ),
        (play) => {
          goes(play, whole);
          expect(play.saw('omen-ability').map(({ ability }) => ability)).toContain(id);
          showsAll(play, of(effect));
          if (play.isAsked(0)) play.stops();
        },
      );
    }
  }
});

describe('Every treasure that can be used', () => {
  for (const { id, use } of content.treasures) {
    if (!use) continue;
    rule(
      id,
      atSea(
        {
          ...ship,
          facing: 3,
          hold: [id],
          crew: ship.crew?.map((sailor) => ({ ...sailor, fatigued: true })) ?? [],
          enemies: [{ kind: 'chapel-crab', at: 1 }],
        },
        {
          enemyShips: [{ kind: 'late-ark', hex: HERE + 1 }],
          storms: [{ size: 2, orientation: 0, q: 8, r: 1 }],
        },
      ),
      (play) => {
        play.picks(0, { is: 'use-treasure', treasure: id });
        goes(play, whole);
        expect(play.saw('treasure')).toMatchObject([{ treasure: id, how: 'used' }]);
        expect(play.captain().hold).toEqual(use.kept ? [id] : []);
        showsAll(play, of(use.effect));
        play.leaves(0, 'turn');
      },
    );
  }
});

describe('Every improvement that is set to work', () => {
  for (const { id, activate } of content.improvements) {
    if (!activate) continue;
    const inner = activate.do === 'pay' ? activate.to : activate;
    for (const die of inner.do === 'fate' ? inner.bands.map(({ upTo }) => upTo) : [undefined]) {
      rule(
        `${id}${die === undefined ? '' : `, die ${die}`}`,
        atSea(
          { ...ship, below: [null, 'dinghy', id], issued: { crew: 0, navigation: 1, artillery: 1 } },
          die === undefined ? {} : { dice: [die] },
        ),
        (play) => {
          send(play, 10, below(2, 0));
          goes(play, whole);
          expect(play.saw('activated')).toMatchObject([{ improvement: id }]);
          expect(play.crew(10).fatigued).toBe(true);
          showsAll(play, of(activate, die === undefined ? {} : { die }));
          play.leaves(0, 'turn');
        },
      );
    }
  }
});

describe('Every Elder One', () => {
  /** What each captain's ship suffers is looked for as if it stood on the board alone. */
  const everybodys = (effect: Effect): Effect =>
    effect.do === 'captains'
      ? effect.effect
      : effect.do === 'all'
        ? { do: 'all', of: effect.of.map(everybodys) }
        : effect.do === 'fate'
          ? { do: 'fate', bands: effect.bands.map(({ upTo, effect: part }) => ({ upTo, effect: everybodys(part) })) }
          : effect;

  for (const { id, awakening, whilstArisen } of content.elders) {
    rule(
      `${id} awakens`,
      atSea(ship, {
        step: 'agenda',
        elder: { board: id },
        tracks: { agenda: 9, theirs: 9, ours: 10, elder: 10 },
        storms: [{ size: 2, orientation: 0, q: 8, r: 1 }],
      }),
      (play) => {
        play.plodUntil(() => play.saw('elder-effect').length > 0);
        goes(play, whole);
        expect(play.saw('awakened')).toMatchObject([{ elder: id }]);
        showsAll(play, of(everybodys(awakening)));
        if (play.isAsked(0)) play.stops();
      },
    );
    for (const ours of [8, 9, 11])
      rule(
        `${id} awakens on 10, and captains on ${ours} ${ours < 10 ? 'come level' : 'stay ahead'}`,
        atSea(ship, {
          step: 'agenda',
          elder: { board: id },
          tracks: { agenda: 9, theirs: 9, ours, elder: 10 },
          storms: [{ size: 2, orientation: 0, q: 8, r: 1 }],
        }),
        (play) => {
          play.plodUntil(() => play.saw('elder-effect').length > 0);
          goes(play, whole);
          expect(play.state.tracks).toMatchObject({ theirs: 10, ours: Math.max(10, ours) });
          if (play.isAsked(0)) play.stops();
        },
      );
    const branches = branchesOf({ id, deck: 'sea', resolution: { type: 'direct', effect: whilstArisen } });
    const chosen = whilstArisen.do === 'captains' && whilstArisen.effect.do === 'choose' ? [0, 1] : [undefined];
    for (const branch of branches) {
      for (const pick of chosen) {
        rule(
          `${id} is arisen${branch.die === undefined ? '' : `, die ${branch.die}`}${pick === undefined ? '' : `, choice ${pick}`}`,
          atSea(
            { ...ship, destroyed: [] },
            {
              step: 'elder',
              elder: { board: id, arisen: { hex: 6 * 6 } },
              storms: [{ size: 2, orientation: 0, q: 8, r: 1 }],
              ...(branch.die === undefined ? {} : { dice: [branch.die] }),
            },
          ),
          (play) => {
            const way = of(everybodys(whilstArisen), {
              ...(branch.die === undefined ? {} : { die: branch.die }),
              ...(pick === undefined ? {} : { pick }),
            });
            goes(play, way);
            expect(play.saw('elder-effect')).toMatchObject([{ elder: id, which: 'whilst-arisen' }]);
            showsAll(play, way);
            if (play.isAsked(0)) play.stops();
          },
        );
      }
    }
  }
});

describe('Every gun, every hex it reaches', () => {
  const NODES = { larboard: 4, starboard: 5, bow: 0, stern: 9 } as const;
  for (const { id, slot, ends, cells } of content.artillery) {
    for (const node of slot === 'ends' ? (ends ?? []) : [slot]) {
      const turn = node === 'stern' ? -1 : 1;
      for (const { dq, dr, dice } of cells) {
        const hex = relative(HERE, 0, turn * dq, turn * dr) ?? -1;
        rule(
          `${id} from ${node} at (${turn * dq},${turn * dr})`,
          atSea(
            {
              crew: [{ board: 'tam-ferrow', at: NODES[node] }],
              guns: [slot === 'larboard' ? id : null, slot === 'starboard' ? id : null, slot === 'ends' ? id : null],
              fresh: { artillery: 1 },
            },
            { enemyShips: [{ kind: 'late-ark', hex }], dice: new Array<'hit'>(dice).fill('hit') },
          ),
          (play) => {
            play.orders(0, 'artillery');
            expect(play.saw('fired')).toEqual([{ type: 'fired', seat: 0, gun: id, at: hex, hits: dice }]);
            play.leaves(0, 'turn');
          },
        );
      }
    }
  }
});
