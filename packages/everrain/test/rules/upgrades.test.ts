import { describe, expect } from 'vitest';
import { rule, type Scene, type Vessel } from '../../src/testkit';
import { below, usesTool, withTool } from './aboard';

const slot = (at: number, gun = false) => ({ is: 'slot', slot: at, gun }) as const;
const done = { is: 'done' } as const;
const SIX = [0, 1, 2, 3, 4, 5].map((at) => slot(at));

const gains = (
  of: 'improvement' | 'artillery',
  card: string,
  vessel: Vessel = {},
  scene: Partial<Scene> = {},
): Scene => ({
  captains: [{ hold: ['tool'], ...vessel }],
  content: withTool({ do: 'upgrade', of }),
  decks: { [of]: [card] },
  ...scene,
});
const plans = (of: 'improvement' | 'artillery', card: string, vessel: Vessel = {}): Scene => ({
  ...gains(of, card, vessel),
  content: withTool({ do: 'schematic', of }),
});
const move = (from: number, to: number | 'scrap', more: { gun?: boolean; schematic?: boolean } = {}) =>
  ({ is: 'move-upgrade', from, to, gun: more.gun ?? false, schematic: more.schematic ?? false }) as const;

describe('upgrades are installed', () => {
  rule(
    "[E4.36] [E4.21] a new one at once, in a slot of the captain's choice",
    gains('improvement', 'larder'),
    (play) => {
      usesTool(play);
      play.offers(0, 'install-slot', [...SIX, done]);
      play.chooses(0, slot(4));
      expect(play.captain().below[4]).toMatchObject({ installed: 'larder' });
      expect(play.saw('installed')).toEqual([{ type: 'installed', seat: 0, upgrade: 'larder', slot: 4, gun: false }]);
      play.leaves(0, 'rearrange');
    },
  );

  rule('[E4.37] then everything may be moved about or discarded', gains('improvement', 'larder'), (play) => {
    usesTool(play).chooses(0, slot(4));
    const refs = play.asked(0, 'rearrange').options.map(({ ref }) => ref);
    expect(refs).toContainEqual(move(0, 2));
    expect(refs).toContainEqual(move(0, 1)); // two cards change places
    expect(refs).not.toContainEqual(move(1, 0)); // which is the same
    expect(refs).toContainEqual(move(4, 'scrap'));
    play.chooses(0, move(0, 4)).chooses(0, move(1, 'scrap')).declines(0);
    expect(play.captain().below.map(({ installed }) => installed)).toEqual([
      'larder',
      null,
      null,
      null,
      'cabins',
      null,
    ]);
    play.leaves(0, 'turn');
  });

  rule(
    '[E4.38] what is installed is discarded at most, never sold',
    {
      captains: [{ hex: 73, crew: [{}], coin: 0, below: ['cabins', 'dinghy', 'larder'], hold: ['rum'] }],
      map: { 12: 'haven' },
      step: 'turn-start',
    },
    (play) => {
      play.picks(0, { is: 'send', service: 'sell' });
      play.offers(0, 'sell', [{ is: 'treasure', treasure: 'rum', at: 0 }, done]);
      play.stops();
    },
  );

  for (const [card, at] of [
    ['larboard-carronade', 0],
    ['carronade', 1],
    ['stern-chaser', 2],
  ] as const)
    rule(`[E4.39] a gun goes into the slot printed on it: ${card}`, gains('artillery', card), (play) => {
      usesTool(play);
      play.offers(0, 'install-slot', [slot(at, true), done]);
      play.chooses(0, slot(at, true));
      expect(play.captain().guns.map(({ installed }) => installed)).toEqual(
        [0, 1, 2].map((each) => (each === at ? card : null)),
      );
      play.leaves(0, 'rearrange');
    });

  rule('[E4.39] nobody can stand there', gains('artillery', 'carronade', { crew: [{}] }), (play) => {
    play.orders(0, 'crew');
    for (const { ref } of play.asked(0).options) expect(ref).toMatchObject({ is: 'place' });
    expect(play.asked(0).options).toHaveLength(18);
    play.leaves(0, 'order-place');
  });

  rule(
    '[E4.49] a card that has to make way goes to a free slot or is discarded',
    gains('improvement', 'larder', { below: ['cabins', 'dinghy', 'surgery', 'brig', 'larder'] }),
    (play) => {
      usesTool(play).chooses(0, slot(2));
      play.offers(0, 'install-slot', [slot(5), done]);
      play.chooses(0, slot(5));
      expect(play.captain().below.map(({ installed }) => installed)).toEqual([
        'cabins',
        'dinghy',
        'larder',
        'brig',
        'larder',
        'surgery',
      ]);
      play.leaves(0, 'rearrange');
    },
  );

  rule(
    '[E4.49] with no slot free it is discarded',
    gains('artillery', 'carronade', { guns: [null, 'carronade'] }),
    (play) => {
      usesTool(play).chooses(0, slot(1, true));
      expect(play.saw('scrapped')).toEqual([{ type: 'scrapped', seat: 0, upgrade: 'carronade', schematic: false }]);
      expect(play.state.decks.artillery.discard).toEqual(['carronade']);
      play.leaves(0, 'rearrange');
    },
  );

  rule(
    '[E4.33] crew on a card that moves is put anew by the captain, and nothing goes to work',
    gains('improvement', 'larder', { crew: [{ strain: 3, at: { slot: 0, space: 0 } }] }),
    (play) => {
      usesTool(play).chooses(0, slot(4)).chooses(0, move(0, 2));
      play.asked(0, 'place-crew');
      play.chooses(0, below(2, 0)).declines(0);
      expect(play.crew(10)).toMatchObject({ place: { is: 'below', slot: 2, space: 0 }, strain: 3, fatigued: false });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.33] [E4.32] so is crew on a circle that the twin has given, once they are separated',
    gains('improvement', 'larder', { below: ['cabins', 'cabins'], crew: [{ at: { slot: 0, space: 2 } }] }),
    (play) => {
      usesTool(play).chooses(0, slot(4)).chooses(0, move(1, 5)).declines(0);
      expect(play.asked(0, 'place-crew').about).toEqual({ crew: 10 });
      expect(play.canChoose(0, below(0, 2))).toBe(false);
      play.chooses(0, below(0, 1));
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.53] a smaller hold is emptied at once',
    gains('improvement', 'brig', {
      below: ['cabins', 'dinghy', 'larder'],
      hold: ['tool', 'rum', 'rum', 'salt', 'salt'],
    }),
    (play) => {
      usesTool(play).chooses(0, slot(3)).chooses(0, move(2, 'scrap')).declines(0);
      expect(play.asked(0, 'discard-to-hold')).toMatchObject({ min: 1, max: 1 });
      play.picks(0, { is: 'treasure', treasure: 'salt' });
      expect(play.captain().hold).toEqual(['rum', 'rum', 'salt']);
      play.leaves(0, 'turn');
    },
  );
});

describe('schematics', () => {
  rule(
    '[E4.43] [E4.44] one may lie over something installed, which does nothing until it is gone',
    plans('improvement', 'larder', { crew: [{}] }),
    (play) => {
      usesTool(play);
      play.offers(0, 'install-slot', [...SIX, done]);
      play.chooses(0, slot(0)).declines(0);
      expect(play.captain().below[0]).toMatchObject({ installed: 'cabins', schematic: 'larder' });
      play.orders(0, 'crew');
      expect(play.canChoose(0, below(0, 0))).toBe(false);
      play.leaves(0, 'order-place');
    },
  );

  rule(
    '[E4.44] [E4.33] crew standing there finds another place',
    plans('improvement', 'larder', { crew: [{ at: { slot: 0, space: 0 } }] }),
    (play) => {
      usesTool(play).chooses(0, slot(0)).declines(0);
      play.asked(0, 'place-crew');
      play.chooses(0, below(3));
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.45] a Shipwright installs it for half its cost, rounded down',
    {
      captains: [{ hex: 73, crew: [{}], coin: 11, below: ['cabins', 'dinghy', { schematic: 'surgery' }] }],
      map: { 12: 'haven' },
      step: 'turn-start',
    },
    (play) => {
      play.picks(0, { is: 'send', service: 'install' });
      play.plodUntil(() => play.asked(0).kind === 'install-slot', 3);
      play.chooses(0, slot(5)).declines(0);
      expect(play.captain().coin).toBe(1); // 21 halved is 10
      expect(play.captain().below[2]).toMatchObject({ installed: null, schematic: null });
      expect(play.captain().below[5]).toMatchObject({ installed: 'surgery', schematic: null });
      play.stops();
    },
  );

  rule(
    '[E4.46] a Marketplace pays half its cost, rounded down',
    {
      captains: [{ hex: 73, crew: [{}], coin: 0, below: ['cabins', 'dinghy', { schematic: 'surgery' }] }],
      map: { 12: 'haven' },
      step: 'turn-start',
    },
    (play) => {
      play.picks(0, { is: 'send', service: 'sell' }).picks(0, { is: 'upgrade', upgrade: 'surgery' });
      expect(play.captain().coin).toBe(10);
      expect(play.captain().below[2]?.schematic).toBeNull();
      play.stops();
    },
  );

  rule(
    '[E4.47] one for each slot: those that have one are not offered',
    plans('improvement', 'larder', { below: ['cabins', 'dinghy', { schematic: 'surgery' }] }),
    (play) => {
      usesTool(play);
      play.offers(0, 'install-slot', [...[0, 1, 3, 4, 5].map((at) => slot(at)), done]);
      play.stops();
    },
  );

  rule(
    '[E4.47] with none free, it or one that lies there is discarded',
    plans('artillery', 'carronade', { guns: [null, { schematic: 'carronade' }] }),
    (play) => {
      usesTool(play);
      play.offers(0, 'install-slot', [slot(1, true), done]);
      play.chooses(0, done);
      expect(play.captain().guns[1]?.schematic).toBe('carronade');
      expect(play.state.decks.artillery.discard).toEqual(['carronade']);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.48] they may be moved whenever an upgrade comes',
    gains('improvement', 'larder', { below: ['cabins', 'dinghy', { schematic: 'surgery' }] }),
    (play) => {
      usesTool(play).chooses(0, slot(4));
      play.chooses(0, move(2, 5, { schematic: true })).declines(0);
      expect(play.captain().below.map(({ schematic }) => schematic)).toEqual([null, null, null, null, null, 'surgery']);
      play.leaves(0, 'turn');
    },
  );
});

describe('passengers aboard', () => {
  const guest: Vessel = { passengers: [{ card: 'pilgrim', slot: 0, space: 0 }] };

  rule(
    '[E7.43] cabins with somebody in them are neither discarded nor covered while there is no other bed',
    gains('improvement', 'larder', guest),
    (play) => {
      usesTool(play).chooses(0, slot(4));
      expect(play.canChoose(0, move(0, 'scrap'))).toBe(false);
      expect(play.canChoose(0, move(1, 'scrap'))).toBe(true);
      play.leaves(0, 'rearrange');
    },
  );

  rule('[E7.43] covering them is not offered either', plans('improvement', 'larder', guest), (play) => {
    usesTool(play);
    expect(play.canChoose(0, slot(0))).toBe(false);
    expect(play.canChoose(0, slot(1))).toBe(true);
    play.leaves(0, 'install-slot');
  });

  rule(
    '[E7.43] with another bed the passenger moves over',
    gains('improvement', 'larder', { ...guest, below: ['cabins', 'dinghy', 'cabins'] }),
    (play) => {
      usesTool(play).chooses(0, slot(4)).chooses(0, move(0, 'scrap')).declines(0);
      expect(play.captain().passengers).toEqual([{ card: 'pilgrim', slot: 2, space: 0 }]);
      play.leaves(0, 'turn');
    },
  );

  rule('[E7.43] moving the cabins takes the passenger along', gains('improvement', 'larder', guest), (play) => {
    usesTool(play).chooses(0, slot(4)).chooses(0, move(0, 5)).declines(0);
    expect(play.captain().passengers).toEqual([{ card: 'pilgrim', slot: 5, space: 0 }]);
    play.leaves(0, 'turn');
  });
});

describe('guns', () => {
  rule(
    '[E4.40] [E4.41] the card says which hexes it reaches from the way the ship faces, and with how many dice',
    {
      captains: [{ hex: 72, facing: 0, crew: [{ at: 5 }], guns: [null, 'starboard-gun'] }],
      enemyShips: [
        { kind: 'raider', hex: 75 },
        { kind: 'reaver', hex: 73 },
      ],
    },
    (play) => {
      play.orders(0, 'artillery');
      play.plodUntil(() => play.saw('dice').length > 0);
      expect(play.saw('dice')[0]?.attack).toHaveLength(3);
      expect(play.saw('fired')).toMatchObject([{ gun: 'starboard-gun', at: 75 }]);
      play.stops();
    },
  );

  rule(
    '[E4.41] turned about, the same hex is out of its arc',
    {
      captains: [{ hex: 72, facing: 3, crew: [{ at: 5 }], guns: [null, 'starboard-gun'] }],
      enemyShips: [{ kind: 'raider', hex: 75 }],
    },
    (play) => {
      expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  for (const [node, at, can] of [
    ['bow', 0, true],
    ['stern', 9, false],
  ] as const)
    rule(
      `[E4.42] ahead is shot at from the bow: crew at the ${node}`,
      {
        captains: [{ hex: 72, facing: 0, crew: [{ at }], guns: [null, null, 'bow-gun'] }],
        enemyShips: [{ kind: 'raider', hex: 73 }],
      },
      (play) => {
        expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(can);
        play.leaves(0, 'turn');
      },
    );

  rule(
    '[E4.42] some fire from one end only',
    {
      captains: [{ hex: 72, facing: 0, crew: [{ at: 0 }, { at: 9 }], guns: [null, null, 'stern-chaser'] }],
      enemyShips: [{ kind: 'raider', hex: 73 }],
    },
    (play) => {
      expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(false);
      play.leaves(0, 'turn');
    },
  );
  rule(
    '[E4.42] that end shoots astern',
    {
      captains: [{ hex: 73, facing: 0, crew: [{ at: 9 }], guns: [null, null, 'stern-chaser'] }],
      enemyShips: [{ kind: 'raider', hex: 72 }],
    },
    (play) => {
      expect(play.canChoose(0, { is: 'order', as: 'artillery' })).toBe(true);
      play.leaves(0, 'turn');
    },
  );
});

describe('captives', () => {
  rule(
    '[E4.25] [E10.29] go to the discards with their card: neither spoils nor agenda',
    gains('improvement', 'larder', { below: ['cabins', 'dinghy', { installed: 'brig', captives: ['crab'] }] }),
    (play) => {
      usesTool(play).chooses(0, slot(4)).chooses(0, move(2, 'scrap')).declines(0);
      expect(play.state.decks.enemy.discard).toEqual(['crab']);
      expect(play.saw('enemy-gone')).toMatchObject([{ kind: 'crab', how: 'discarded' }]);
      expect(play.state.tracks.agenda).toBe(1);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E4.25] move along with it',
    gains('improvement', 'larder', { below: ['cabins', 'dinghy', { installed: 'brig', captives: ['crab'] }] }),
    (play) => {
      usesTool(play).chooses(0, slot(2)).chooses(0, slot(5)).declines(0);
      expect(play.captain().below[5]).toEqual({ installed: 'brig', schematic: null, captives: ['crab'] });
      expect(play.captain().below[2]).toEqual({ installed: 'larder', schematic: null, captives: [] });
      play.leaves(0, 'turn');
    },
  );

  rule(
    "[E4.24] [E4.25] a twin's cell is lost when they are separated",
    gains('improvement', 'larder', {
      below: ['cabins', { installed: 'brig', captives: ['crab', 'eel'] }, 'brig'],
    }),
    (play) => {
      usesTool(play).chooses(0, slot(3)).chooses(0, move(2, 'scrap')).declines(0);
      expect(play.captain().below[1]?.captives).toEqual(['crab']);
      expect(play.state.decks.enemy.discard).toEqual(['eel']);
      play.leaves(0, 'turn');
    },
  );
});
