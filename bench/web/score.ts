/** What a reader waits for, in milliseconds; shifts have no unit. */
export interface Vitals {
  readonly firstPaint: number;
  readonly speedIndex: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

/** A value that earns 90 of 100, and one that earns 50. */
type Curve = readonly [good: number, middling: number];
type Curves = Readonly<Record<keyof Vitals, Curve>>;

/** The curves and weights Lighthouse has used since its version 10. */
export const CURVES = {
  desktop: {
    firstPaint: [934, 1600],
    speedIndex: [1311, 2300],
    largestPaint: [1200, 2400],
    blocking: [150, 350],
    shift: [0.1, 0.25],
  },
  phone: {
    firstPaint: [1800, 3000],
    speedIndex: [3387, 5800],
    largestPaint: [2500, 4000],
    blocking: [200, 600],
    shift: [0.1, 0.25],
  },
} satisfies Record<string, Curves>;

const WEIGHTS: Readonly<Record<keyof Vitals, number>> = {
  firstPaint: 0.1,
  speedIndex: 0.1,
  largestPaint: 0.25,
  blocking: 0.3,
  shift: 0.25,
};

/** The error function, to seven digits (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

/** erf(x) = 0.8: where a log-normal curve through both values reaches 90 of 100. */
const NINE_TENTHS = 0.9061938024368232;

function share(value: number, [good, middling]: Curve): number {
  if (value <= 0) return 1;
  const steepness = Math.log(middling / good) / NINE_TENTHS;
  return Math.min(1, (1 - erf(Math.log(value / middling) / steepness)) / 2);
}

/** Of 100, as Lighthouse would weigh these values. */
export const scoreOf = (vitals: Vitals, curves: Curves): number =>
  100 *
  (share(vitals.firstPaint, curves.firstPaint) * WEIGHTS.firstPaint +
    share(vitals.speedIndex, curves.speedIndex) * WEIGHTS.speedIndex +
    share(vitals.largestPaint, curves.largestPaint) * WEIGHTS.largestPaint +
    share(vitals.blocking, curves.blocking) * WEIGHTS.blocking +
    share(vitals.shift, curves.shift) * WEIGHTS.shift);
