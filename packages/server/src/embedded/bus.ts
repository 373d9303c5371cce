import { type Bus, type Ears, Unreachable } from '../cluster/bus';

/** Nodes of one process talk by calling each other. */
export class Hub {
  readonly #ears = new Map<string, Ears>();

  node(node: string): Bus {
    return {
      connected: true,
      ask: async (to, question) => {
        const ears = this.#ears.get(to);
        if (!ears) throw new Unreachable(to);
        return ears.asked(question);
      },
      tell: (to, text) => queueMicrotask(() => this.#ears.get(to)?.told(text)),
      news: () => {
        for (const [other, ears] of this.#ears) if (other !== node) queueMicrotask(() => ears.news());
      },
      listen: async (ears) => {
        this.#ears.set(node, ears);
      },
      close: async () => {
        this.#ears.delete(node);
      },
    };
  }
}
