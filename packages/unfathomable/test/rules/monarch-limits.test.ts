import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

const rifle = {
  people: [
    { character: 'jamie', in: 'deck-3', hand: ['lore 1'] },
    { character: 'keilani', in: 'bridge' },
    { character: 'william', in: 'bridge', items: ['almanac'] },
  ],
  monarchs: { hydra: 'water-3', dagon: 'water-1' },
} as const;

rule(
  '[26.1] a monarch cannot be attacked, neither from the next space nor by magic that reaches any space',
  { ...rifle, deepOnes: {} },
  (play) => {
    expect(play.canChoose('jamie', { is: 'attack' })).toBe(false);
    expect(play.blockedBecause('jamie', { is: 'use', source: 'item:repeating-rifle' })).toBe('no-enemy-here');
    expect(play.blockedBecause('jamie', { is: 'use', source: 'skill:shrivelling' })).toBe('no-enemy-here');
    play.leaves('jamie', 'action');
  },
);

rule(
  '[26.1] beside a monarch, Deep Ones are the only enemies',
  { ...rifle, deepOnes: { 'water-3': 1, 'deck-5': 1 } },
  (play) => {
    play.uses('jamie', 'item:repeating-rifle');
    play.offers('jamie', 'choose-enemy', [
      { is: 'deep-one', space: 'water-3' },
      { is: 'deep-one', space: 'deck-5' },
    ]);
    play.leaves('jamie', 'choose-enemy');
  },
);

rule(
  '[26.2] what defeats all Deep Ones in the water leaves the monarchs there',
  {
    people: [{ character: 'william' }, { character: 'keilani' }, { character: 'jamie' }],
    titles: { keeper: 'william' },
    monarchs: { hydra: 'water-3', dagon: 'water-1' },
    deepOnes: { 'water-3': 2, 'water-8': 1 },
    spells: ['call-down-the-storm', 'heal'],
    dice: [8],
  },
  (play) => {
    play.uses('william', 'title:keeper').chooses('william', { is: 'spell', spell: 'call-down-the-storm' });
    expect(play.view('spectator').deepOneSupply).toBe(20);
    expect(play.state.monarchs).toEqual({ hydra: 'water-3', dagon: 'water-1' });
    play.leaves('william', 'action');
  },
);

rule(
  '[26.2] with only monarchs on the board, no Deep One is there to activate: two gather in the Deep',
  {
    people: [{ character: 'arjun' }, { character: 'keilani' }, { character: 'jamie' }],
    step: 'mythos',
    mythos: ['food-rationing'],
    titles: { captain: 'keilani' },
    monarchs: { hydra: 'water-3', dagon: 'water-5' },
    deepOnes: {},
  },
  (play) => {
    play.settles('keilani', 1);
    expect(play.saw('spawned')).toEqual([{ type: 'spawned', space: 'the-deep', count: 2 }]);
    expect(play.saw('damage-card')).toEqual([]);
    expect(play.state.monarchs).toEqual({ hydra: 'water-3', dagon: 'water-5' });
    play.stops();
  },
);
