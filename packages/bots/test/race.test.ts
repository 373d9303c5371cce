import { describe, expect, it } from 'vitest';
import { leadOf, meanOf, type Runner } from '../src/race';

const runner = (...results: (number | undefined)[]): Runner => ({ picks: [], results });

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
});
