/**
 * What time it is, as it goes on from when the process began: when somebody sets the machine's clock meanwhile, no time
 * runs out and nothing grows old by that.
 */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());
