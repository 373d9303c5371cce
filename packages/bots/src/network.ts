// A small network: inputs to the output directly and through a few hidden neurons. Trained with Adam.
import { below, seedRng } from '@undertow/kernel';

export interface Sample {
  readonly inputs: Float64Array;
  readonly wanted: number;
}

export interface Network {
  readonly hidden: { bias: number; weights: Float64Array; out: number }[];
  readonly direct: { bias: number; weights: Float64Array };
}

const BATCH = 256;
const RATE = 0.002;
const DECAY = 0.003;

const likely = (strength: number): number => 1 / (1 + Math.exp(-strength));

/** All parameters of a network in one list: per hidden neuron weights, bias and output, then the direct ones. */
class Training {
  readonly values: Float64Array;
  readonly #slopes: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #active: Float64Array;
  #steps = 0;

  constructor(
    readonly inputs: number,
    readonly neurons: number,
    seed: string,
  ) {
    const size = neurons * (inputs + 2) + inputs + 1;
    this.values = new Float64Array(size);
    this.#slopes = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
    this.#active = new Float64Array(neurons);
    const rng = seedRng(seed);
    const small = (): number => (below(rng, 1 << 20) / (1 << 20) - 0.5) * 3.4;
    for (let n = 0; n < neurons; n++) {
      for (let i = 0; i < inputs; i++) this.values[n * (inputs + 2) + i] = small() / Math.sqrt(inputs);
      this.values[n * (inputs + 2) + inputs + 1] = small() / Math.sqrt(neurons);
    }
  }

  foretell({ inputs }: Sample): number {
    const { values, neurons } = this;
    const width = this.inputs + 2;
    const direct = neurons * width;
    let strength = values[direct + this.inputs] ?? 0;
    for (let i = 0; i < this.inputs; i++) strength += (values[direct + i] ?? 0) * (inputs[i] ?? 0);
    for (let n = 0; n < neurons; n++) {
      let sum = values[n * width + this.inputs] ?? 0;
      for (let i = 0; i < this.inputs; i++) sum += (values[n * width + i] ?? 0) * (inputs[i] ?? 0);
      const active = Math.tanh(sum);
      this.#active[n] = active;
      strength += active * (values[n * width + this.inputs + 1] ?? 0);
    }
    return likely(strength);
  }

  learn(batch: readonly Sample[], rate: number): void {
    const slopes = this.#slopes.fill(0);
    const width = this.inputs + 2;
    const direct = this.neurons * width;
    const add = (at: number, by: number): void => {
      slopes[at] = (slopes[at] ?? 0) + by;
    };
    for (const sample of batch) {
      const off = (this.foretell(sample) - sample.wanted) / batch.length;
      add(direct + this.inputs, off);
      for (let i = 0; i < this.inputs; i++) add(direct + i, off * (sample.inputs[i] ?? 0));
      for (let n = 0; n < this.neurons; n++) {
        const active = this.#active[n] ?? 0;
        const back = off * (this.values[n * width + this.inputs + 1] ?? 0) * (1 - active * active);
        add(n * width + this.inputs + 1, off * active);
        add(n * width + this.inputs, back);
        for (let i = 0; i < this.inputs; i++) add(n * width + i, back * (sample.inputs[i] ?? 0));
      }
    }
    this.#step(rate);
  }

  #step(rate: number): void {
    this.#steps++;
    const [early, earlySquare] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let at = 0; at < this.values.length; at++) {
      const value = this.values[at] ?? 0;
      const slope = (this.#slopes[at] ?? 0) + DECAY * value;
      const mean = 0.9 * (this.#mean[at] ?? 0) + 0.1 * slope;
      const square = 0.999 * (this.#square[at] ?? 0) + 0.001 * slope * slope;
      this.#mean[at] = mean;
      this.#square[at] = square;
      this.values[at] = value - (rate * (mean / early)) / (Math.sqrt(square / earlySquare) + 1e-8);
    }
  }
}

/** Goes through the samples so many times; says how it fares after each time. */
export function train(
  samples: readonly Sample[],
  neurons: number,
  rounds: number,
  told: (round: number, foretell: (sample: Sample) => number) => void,
): Network {
  const inputs = samples[0]?.inputs.length ?? 0;
  const training = new Training(inputs, neurons, 'weights');
  const rng = seedRng('order');
  const order = [...samples];
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(rng, i + 1);
      const [a, b] = [order[i], order[j]];
      if (a && b) [order[i], order[j]] = [b, a];
    }
    for (let i = 0; i < order.length; i += BATCH)
      training.learn(order.slice(i, i + BATCH), RATE * (1 - round / rounds) + 1e-5);
    told(round, (sample) => training.foretell(sample));
  }
  const width = inputs + 2;
  const { values } = training;
  return {
    hidden: Array.from({ length: neurons }, (_, n) => ({
      weights: values.slice(n * width, n * width + inputs),
      bias: values[n * width + inputs] ?? 0,
      out: values[n * width + inputs + 1] ?? 0,
    })),
    direct: {
      weights: values.slice(neurons * width, neurons * width + inputs),
      bias: values[neurons * width + inputs] ?? 0,
    },
  };
}
