import { describe, expect, it } from 'vitest';
import { leadOf, meanOf, type Runner, tryOut } from '../src/race';

const runner = (...results: (number | undefined)[]): Runner<string> => ({ answer: '', results });

describe('answers that race each other', () => {
  it('are compared only in worlds both have seen', () => {
    const lead = leadOf(runner(0.6, 0.4, 1), runner(0.5, 0.3, undefined));
    expect(lead.count).toBe(2);
    expect(lead.mean).toBeCloseTo(0.1);
  });

  it('are surer of a lead the more worlds there are, and the less it varies', () => {
    const even = (count: number) => leadOf(runner(...Array(count).fill(0.6)), runner(...Array(count).fill(0.5)));
    const uneven = leadOf(runner(0.1, 1.1, 0.1, 1.1), runner(0.5, 0.5, 0.5, 0.5));
    expect(even(16).error).toBeLessThan(even(4).error);
    expect(uneven.mean).toBeCloseTo(even(4).mean);
    expect(uneven.error).toBeGreaterThan(even(4).error);
  });

  it('know nothing before they have started', () => {
    expect(leadOf(runner(), runner(0.5))).toMatchObject({ mean: 0, count: 0 });
    expect(meanOf(runner())).toBe(0);
    expect(meanOf(runner(0.5, undefined, 0.7))).toBeCloseTo(0.6);
  });

  const style = { worlds: 4, margin: 0.01, sure: 1, luck: 1 };

  it('are won by what is clearly better, and left to the first where nothing is', () => {
    const worth: Readonly<Record<string, number>> = { first: 0.5, alike: 0.505, better: 0.7, worse: 0.2 };
    const run = (answer: string) => worth[answer];
    expect(tryOut('first', ['alike', 'worse'], { playouts: 60 }, style, run)).toMatchObject({
      answer: 'first',
      better: null,
    });
    expect(tryOut('first', ['worse', 'better'], { playouts: 60 }, style, run).answer).toBe('better');
  });

  it('drop out when there is no hope, and leave their play-outs to the others', () => {
    const runs: string[] = [];
    const run = (answer: string, world: number) => {
      runs.push(answer);
      return answer === 'worse' ? 0 : 0.5 + (answer === 'alike' ? (world % 2) * 0.2 - 0.09 : 0);
    };
    tryOut('first', ['worse', 'alike'], { playouts: 40 }, style, run);
    expect(runs.filter((each) => each === 'worse').length).toBeLessThan(8);
    expect(runs).toHaveLength(40);
  });
});
