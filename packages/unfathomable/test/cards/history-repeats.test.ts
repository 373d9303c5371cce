import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

rule(
  'history-repeats, failed while Keilani is Captain: she goes first, and then whoever has become Captain',
  {
    people: [{ character: 'keilani' }, { character: 'arjun' }, { character: 'jeanne' }],
    step: 'mythos',
    mythos: ['history-repeats'],
    chaos: ['lore 1', 'lore 2', 'lore 3'],
    deepOnes: {},
    damaged: ['galley'],
    monarchs: { dagon: 'water-1' },
  },
  (play) => {
    play.picks('keilani', { is: 'crisis-option', option: 0 });
    play.nobodyAdds();
    expect(play.person('keilani').space).toBe('brig');
    expect(play.person('arjun').space).toBe('brig');
    expect(play.person('jeanne').space).toBe('boiler-room');
    expect(play.state.titles.captain).toBe(play.seat('jeanne'));
    play.stops();
  },
);
