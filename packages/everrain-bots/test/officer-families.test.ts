// One case at least for every family of an officer's choices: what would be noticed if its rule of thumb broke.
import type { AnyDecision, Ref, View } from '@undertow/everrain';
import { catalogueOf } from '@undertow/everrain/catalogue';
import { content } from '@undertow/everrain/content';
import { distance, knownHexes, neighbour, SIDES } from '@undertow/everrain/map';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
import { sailingGain } from '../src/officer/course';
import type { Goal } from '../src/officer/goals';
import { blank } from '../src/officer/memory';
import { situationOf } from '../src/officer/situation';
import { OFFICER } from '../src/officer/taste';
import { answered, asked, type Draft, me, seen, YES_NO } from './cases';

const reasons = (view: View, decision: AnyDecision): readonly string[] => {
  const bot = createBot('officer', 0, 'case');
  bot.answer(decision, view);
  return bot.explain().map(({ key }) => key);
};

const NAVIGATE: Ref = { is: 'order', as: 'navigation', fleeting: false };
const COMMAND: Ref = { is: 'order', as: 'crew', fleeting: false };
const END: Ref = { is: 'end-turn' };

const foe = (view: View, zone: number, trauma = 0): void => {
  me(view).enemies.push({ id: 900 + me(view).enemies.length, kind: 'hullknocker', zone, aboard: false, trauma });
};

/** One of the crew on an island, with so much strain. */
const ashore = (strain: number): View =>
  seen((view) => {
    const [first] = me(view).crew;
    if (!first) return;
    first.strain = strain;
    view.party = [first.id];
  });

describe('where to sail', () => {
  it('[E5.12] sails for new water while somebody can look out, and never without a crow’s nest', () => {
    const decision = asked('turn', [NAVIGATE, END]);
    const charted = (view: Draft): void => {
      view.enemyShips = [];
      view.explored = [...knownHexes(view)];
    };
    const lookout = seen(charted);
    const blind = seen((view) => {
      charted(view);
      me(view).destroyed[3] = true;
    });
    expect(reasons(lookout, decision)).toContain('to-unknown');
    expect(reasons(blind, decision)).not.toContain('to-unknown');
  });

  it('[E5.2] gives another navigation order when the point that is left leads nowhere', () => {
    const view = seen((each) => {
      each.turn.points = 1;
    });
    expect(answered(view, asked('turn', [NAVIGATE, END]))).toEqual([NAVIGATE]);
  });

  it('[E7.31] makes for port with the last step of discovery in hand, whatever else there is', () => {
    const view = seen((each) => {
      me(each).clues = 5;
      each.tracks.ours = 11;
    });
    expect(reasons(view, asked('turn', [NAVIGATE, END]))).toContain('to-port');
  });
});

describe('who stands where', () => {
  it('[E10.24] sends crew against an enemy on deck before it does more harm', () => {
    const view = seen((each) => foe(each, 4, 2));
    const decision = asked('turn', [COMMAND, NAVIGATE, END]);
    expect(answered(view, decision)).toEqual([COMMAND]);
    expect(reasons(view, decision)).toContain('fight-first');
  });
});

describe('fights', () => {
  const split = (dice: number): readonly Ref[] =>
    Array.from({ length: dice + 1 }, (_, evasion): Ref => ({ is: 'split', attack: dice - evasion, evasion }));
  const fought = (change: (view: View) => void): number => {
    const view = seen((each) => {
      foe(each, 4, 3);
      me(each).crew.forEach((crew, at) => {
        if (at === 0) crew.place = { is: 'deck', zone: 4 };
      });
      change(each);
    });
    const [ref] = answered(view, asked('fray-dice', split(3), { about: { zone: 4, enemyDice: 3 } }));
    return ref?.is === 'split' ? ref.evasion : -1;
  };

  it('[E12.6] strikes hard while it is well, and guards itself at the point of death', () => {
    const well = fought(() => {});
    const dying = fought((view) => {
      for (const crew of me(view).crew) crew.trauma = 5;
    });
    expect(dying).toBeGreaterThan(well);
  });

  it('[E12.19] damage goes where it fells somebody', () => {
    const view = seen((each) => {
      foe(each, 4);
      foe(each, 4, 3);
    });
    const refs = me(view).enemies.map(({ id }): Ref => ({ is: 'enemy', enemy: id }));
    expect(answered(view, asked('assign-damage', refs, { about: { damage: 1 } }))).toEqual([refs[1]]);
  });

  it('[E16.3] boards with a strong crew, and not alone', () => {
    const board: Ref = { is: 'board-ship', ship: 77 };
    const decision = asked('turn', [board, END]);
    const strong = seen((each) => {
      const [first] = me(each).crew;
      if (first) while (me(each).crew.length < 4) me(each).crew.push({ ...first, id: 500 + me(each).crew.length });
    });
    const alone = seen((each) => {
      me(each).crew.length = 1;
    });
    expect(answered(strong, decision)).toEqual([board]);
    expect(answered(alone, decision)).toEqual([END]);
  });
});

describe('guns', () => {
  it('[E3.14] fires at the ship that may sink rather than at the Elder One', () => {
    const ship = 30;
    const view = seen((each) => {
      each.enemyShips = [{ id: 70, kind: 'widows-due', hex: ship, facing: 0, trauma: 1, destination: 0 }];
    });
    const guns = [90, ship].map((at): Ref => ({ is: 'gun', slot: 0, end: null, at, dice: 3 }));
    expect(answered(view, asked('fire', guns))).toEqual([guns[1]]);
  });
});

describe('the enemies’ choices', () => {
  it('[E10.19] lets an enemy walk over what is broken already', () => {
    const view = seen((each) => {
      me(each).destroyed[7] = true;
    });
    const paths = [[6], [7]].map((via): Ref => ({ is: 'path', via }));
    expect(answered(view, asked('enemy-path', paths))).toEqual([paths[1]]);
  });

  it('[E11.1] lets an enemy ship appear as far off as may be', () => {
    const view = seen();
    const here = view.captains.find(({ hex }) => hex !== null)?.hex ?? 0;
    const hexes = [here, (here + 60) % 150].map((hex): Ref => ({ is: 'hex', hex }));
    expect(answered(view, asked('spawn-ship-hex', hexes))).toEqual([hexes[1]]);
  });
});

describe('cards', () => {
  it('[E9.6] takes what an open effect offers only where it gains by it', () => {
    const offered = (effect: 'clues' | 'damage') =>
      asked('may', YES_NO, {
        about: { effects: [effect === 'clues' ? { do: 'clues', by: 1 } : { do: 'damage', count: 3 }] },
      });
    expect(answered(seen(), offered('clues'))).toEqual([{ is: 'yes' }]);
    expect(answered(seen(), offered('damage'))).toEqual([{ is: 'no' }]);
  });

  it('[E9.4] chooses among sealed options without a habit', () => {
    const options = [0, 1].map((option): Ref => ({ is: 'option', card: 'warm-snow', option }));
    const taken = new Set(
      Array.from({ length: 12 }, (_, id) => {
        const [ref] = answered(seen(), asked('card-choice', options, { id }));
        return ref?.is === 'option' ? ref.option : -1;
      }),
    );
    expect([...taken].sort()).toEqual([0, 1]);
  });
});

describe('ashore', () => {
  it('[E16.31] turns back when those ashore can bear no more', () => {
    const stopping = (strain: number) => answered(ashore(strain), asked('island-stop', YES_NO));
    expect(stopping(0)).toEqual([{ is: 'no' }]);
    expect(stopping(5)).toEqual([{ is: 'yes' }]);
  });
});

describe('in port', () => {
  const send = (view: View, service: 'university' | 'drink'): Ref => ({
    is: 'send',
    crew: me(view).crew[0]?.id ?? 0,
    house: service === 'university' ? 'university' : 'inn',
    service,
  });

  it('[E7.30] hands in before it drinks', () => {
    const view = seen((each) => {
      me(each).clues = 6;
      for (const crew of me(each).crew) crew.strain = 2;
    });
    const refs = [send(view, 'drink'), send(view, 'university'), { is: 'leave-port' } as const];
    expect(answered(view, asked('port', refs))).toEqual([refs[1]]);
  });

  it('[E6.16] pays its best crew where there is not enough for all', () => {
    const view = seen((each) => {
      const [, second] = me(each).crew;
      if (second) second.trauma = 5;
    });
    const refs = me(view).crew.map(({ id }): Ref => ({ is: 'crew', crew: id }));
    expect(answered(view, asked('wages', refs, { min: 0, max: 1 }))).toEqual([refs[0]]);
  });

  it('[E7.19] buys back its sight with the last coin', () => {
    const view = seen((each) => {
      me(each).coin = 5;
      me(each).destroyed[3] = true;
      me(each).destroyed[0] = true;
      each.tracks.ours = 3;
    });
    const refs = [0, 3].map((zone): Ref => ({ is: 'zone', zone }));
    expect(answered(view, asked('repair', refs, { min: 0, max: 2 }))).toEqual([refs[1]]);
  });
});

describe('upgrades', () => {
  it('[E7.17] buys what pays for itself when it is rich, and keeps its last coin', () => {
    const boat: Ref = { is: 'upgrade', upgrade: 'ships-boat', slot: null, gun: false, schematic: false };
    const decision = asked('buy-upgrades', [boat, { is: 'done' }], { about: { cards: ['ships-boat'], prices: [20] } });
    const with_ = (coin: number): View =>
      seen((each) => {
        me(each).coin = coin;
      });
    expect(answered(with_(90), decision)).toEqual([boat]);
    expect(answered(with_(22), decision)).toEqual([{ is: 'done' }]);
  });
});

describe('orders', () => {
  it('[E13.13] asks for a third navigation order first', () => {
    const refs = (['crew', 'navigation', 'artillery'] as const).map((order): Ref => ({ is: 'anyorder', order }));
    expect(answered(seen(), asked('act-order', refs))).toEqual([refs[1]]);
  });
});

describe('the course', () => {
  it('an order is worth more where it brings the ship there, and nothing where it is already', () => {
    const s = situationOf(seen(), 0, catalogueOf(content), blank('case'), OFFICER);
    const goal = (points: number, is: Goal['is'] = 'wreck'): Goal => ({
      is,
      hex: 0,
      pose: 0,
      points,
      worth: 10,
      rate: 10,
      why: [],
    });
    expect(sailingGain(s, goal(2))).toBeGreaterThan(sailingGain(s, goal(60)));
    expect(sailingGain(s, goal(4, 'stay'))).toBeLessThan(0);
    expect(sailingGain(s, goal(0))).toBeLessThan(0);
  });
});

describe('gifts', () => {
  const given = (own: number, theirs: number): readonly (Ref | undefined)[] => {
    const view = seen((each) => {
      me(each).coin = own;
      const other = each.captains[1];
      if (other) other.coin = theirs;
    });
    const coin: Ref = { is: 'give', from: 0, to: 1, thing: { is: 'coin', count: 15 } };
    return answered(view, asked('trade', [coin], { min: 0, max: 1 }));
  };

  it('[E2.19] coin goes to who has none, if there is plenty', () => {
    expect(given(200, 0)).toHaveLength(1);
    expect(given(200, 60)).toEqual([]);
    expect(given(10, 0)).toEqual([]);
  });
});

describe('the way over an island', () => {
  it('[E16.21] the whole island with a fit party, not with one that is nearly spent', () => {
    const whole = (strain: number) => answered(ashore(strain), asked('expedition-form', YES_NO));
    expect(whole(0)).toEqual([{ is: 'yes' }]);
    expect(whole(4)).toEqual([{ is: 'no' }]);
  });

  it('goes where nobody has been', () => {
    const { nodes } = catalogueOf(content).all.island;
    const ways = (node: number): number => nodes[node]?.leads.length ?? 0;
    const known = 0;
    const other = nodes.findIndex(
      (_, node) => node > 0 && ways(node) >= ways(known) - 1 && ways(node) <= ways(known) + 1,
    );
    const moved = (hidden: number) => {
      const view = seen((each) => {
        each.island = { hex: 0, seat: 0, tokens: nodes.map((_, node) => (node === hidden ? 'hidden' : null)) };
      });
      return answered(
        view,
        asked(
          'island-move',
          [known, other].map((node): Ref => ({ is: 'node', node })),
        ),
      );
    };
    expect(moved(other)).toEqual([{ is: 'node', node: other }]);
    expect(moved(known)).toEqual([{ is: 'node', node: known }]);
  });
});

describe('who is put to the test', () => {
  it('[E6.23] nobody at the point of death', () => {
    const tested = (spent: number) => {
      const view = seen((each) => {
        const crew = me(each).crew[spent];
        if (crew) crew.trauma = 5;
      });
      const refs = me(view)
        .crew.slice(0, 2)
        .map(({ id }): Ref => ({ is: 'crew', crew: id }));
      return { refs, taken: answered(view, asked('card-test', refs)) };
    };
    for (const spent of [0, 1]) {
      const { refs, taken } = tested(spent);
      expect(taken).toEqual([refs[1 - spent]]);
    }
  });
});

describe('a boarding party', () => {
  it('[E16.3] goes where the enemy is, and nowhere where there is none', () => {
    const view = seen((each) => foe(each, 4, 2));
    const [crew] = me(view).crew;
    const to = (zone: number): Ref => ({ is: 'crew-to', crew: crew?.id ?? 0, place: { is: 'deck', zone } });
    const ask = (...zones: readonly number[]) =>
      answered(view, asked('boarding-crew', zones.map(to), { min: 0, max: 1 }));
    expect(ask(2, 4)).toEqual([to(4)]);
    expect(ask(2, 6)).toEqual([]);
  });
});

describe('enemy ships', () => {
  it('turn their bows away from us', () => {
    const view = seen();
    const ours = me(view).hex ?? 0;
    const from = SIDES.map((side) => neighbour(ours, side)).find((hex) => hex >= 0) ?? 0;
    const [ref] = answered(
      view,
      asked(
        'face-ship',
        SIDES.map((side): Ref => ({ is: 'side', side })),
        { about: { hex: from } },
      ),
    );
    const next = ref?.is === 'side' ? neighbour(from, ref.side) : ours;
    expect(distance(next, ours)).toBeGreaterThan(1);
  });
});
