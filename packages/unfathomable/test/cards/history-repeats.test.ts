import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';

rule(
  '[28.9] history-repeats, failed while Keilani is Captain: both are named at once, and she alone goes',
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
    expect(play.person('arjun').space).toBe('bridge');
    expect(play.state.titles.captain).toBe(play.seat('arjun'));
    play.stops();
  },
);

rule(
  '[49.4] history-repeats, failed with another Captain: no title passes through the hands of the other one who goes',
  {
    people: [{ character: 'keilani' }, { character: 'arjun' }, { character: 'jeanne' }],
    titles: { captain: 'arjun', keeper: 'keilani' },
    step: 'mythos',
    mythos: ['history-repeats'],
    chaos: ['lore 1', 'lore 2', 'lore 3'],
    deepOnes: {},
    damaged: ['galley'],
    monarchs: { dagon: 'water-1' },
  },
  (play) => {
    const [keilani, arjun, jeanne] = [play.seat('keilani'), play.seat('arjun'), play.seat('jeanne')];
    play.picks('keilani', { is: 'crisis-option', option: 0 });
    play.nobodyAdds();
    expect(play.person('keilani').space).toBe('brig');
    expect(play.person('arjun').space).toBe('brig');
    expect(play.saw('title')).toEqual([
      { type: 'title', title: 'keeper', seat: jeanne, from: keilani },
      { type: 'title', title: 'captain', seat: jeanne, from: arjun },
    ]);
    play.stops();
  },
);
