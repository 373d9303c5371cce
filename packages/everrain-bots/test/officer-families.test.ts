// One case at least for every family of an officer's choices: what would be noticed if its rule of thumb broke.
import type { AnyDecision, Ref, View } from '@undertow/everrain';
import { knownHexes } from '@undertow/everrain/map';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src';
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
    const stopping = (strain: number) =>
      answered(
        seen((each) => {
          const [first] = me(each).crew;
          if (first) {
            first.strain = strain;
            each.party = [first.id];
          }
        }),
        asked('island-stop', YES_NO),
      );
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
