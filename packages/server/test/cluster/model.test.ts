import type { Answer } from '@undertow/kernel';
import { below, type Rng, seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { Fenced } from '../../src/cluster/fenced';
import { answer, append, storedTable } from './kit/tables';
import { type Node, WORLDS, type World } from './kit/worlds';

const GAMES = 6;
const ROUNDS = 80;
const TABLES = 3;

/** Something a node did at a table, in the order in which it was told how it went. */
interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly value: number;
  readonly epoch: number;
  readonly node: string;
  /** The highest epoch anybody had been given when it was sent. */
  readonly known: number;
}

/** A node that works with what it believes to own: it may sleep through its lease, and die at any moment. */
interface Simulated {
  node: Node;
  asleep: boolean;
  readonly owned: Map<string, { readonly epoch: number; next: number }>;
}

/** Random claims, renewals, lapses, appends, crashes and pauses of several nodes, many of them at the same moment. */
class Model {
  readonly acknowledged: Acknowledged[] = [];
  /** Sent by a node that died before it heard: they may be there or not. */
  readonly unheard = new Set<number>();
  readonly fenced: number[] = [];
  readonly given = new Map<string, Set<string>>();
  readonly highest = new Map<string, number>();
  readonly nodes: Simulated[] = [];
  #names = 0;
  #value = 0;

  constructor(
    readonly world: World,
    readonly tables: readonly string[],
    readonly rng: Rng,
    readonly prefix: string,
  ) {}

  async born(): Promise<Simulated> {
    const node = await this.world.node(`${this.prefix}n${this.#names++}`);
    await node.directory.renew();
    return { node, asleep: false, owned: new Map() };
  }

  #any<T>(list: readonly T[]): T {
    const found = list[below(this.rng, list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  /** What happens next; several such steps run at the same time. */
  step(): Promise<void> {
    const simulated = this.#any(this.nodes);
    const table = this.#any(this.tables);
    const what = below(this.rng, 100);
    if (what < 50) return this.#append(simulated, table);
    if (what < 78) return this.#claim(simulated, table);
    if (what < 86) return this.#renew(simulated);
    if (what < 89) return this.#release(simulated, table);
    if (what < 92) return this.#crash(simulated, table);
    if (what < 97) {
      simulated.asleep = !simulated.asleep;
      return Promise.resolve();
    }
    return this.world.lapse();
  }

  async #append(simulated: Simulated, table: string): Promise<void> {
    // Whoever sleeps still has in the pipe what it sent before: it writes with what it believes.
    const own = simulated.owned.get(table);
    if (!own) return;
    const { epoch, next: seq } = own;
    const value = this.#value++;
    const known = this.highest.get(table) ?? 0;
    own.next++;
    try {
      await append(simulated.node.log, table, epoch, [answer(table, seq, [value])]);
      this.acknowledged.push({ table, seq, value, epoch, node: simulated.node.directory.node, known });
    } catch (error) {
      if (error instanceof Fenced) this.fenced.push(value);
      if (simulated.owned.get(table) === own) simulated.owned.delete(table);
    }
  }

  async #claim(simulated: Simulated, table: string): Promise<void> {
    if (simulated.asleep) return;
    const { node } = simulated;
    await this.#renew(simulated);
    const claim = await node.directory.claim(table).catch(() => undefined);
    if (claim?.kind !== 'mine') return;
    const { epoch } = claim;
    this.highest.set(table, Math.max(this.highest.get(table) ?? 0, epoch));
    const key = `${table} ${epoch}`;
    this.given.set(key, (this.given.get(key) ?? new Set()).add(node.directory.node));
    const answers = await node.log.answers(table);
    simulated.owned.set(table, { epoch, next: answers.length });
  }

  async #renew(simulated: Simulated): Promise<void> {
    if (simulated.asleep) return;
    const kept = await simulated.node.directory.renew();
    if (kept === 'kept') return;
    for (const [table, { epoch }] of simulated.owned) if (kept.get(table) !== epoch) simulated.owned.delete(table);
  }

  async #release(simulated: Simulated, table: string): Promise<void> {
    const own = simulated.owned.get(table);
    if (!own || simulated.asleep) return;
    simulated.owned.delete(table);
    await simulated.node.directory.release(table, own.epoch);
  }

  /** It dies with an answer on its way; another node is started in its place. */
  async #crash(simulated: Simulated, table: string): Promise<void> {
    const own = simulated.owned.get(table);
    if (own) {
      const value = this.#value++;
      this.unheard.add(value);
      simulated.node.log.append(
        table,
        own.epoch,
        [answer(table, own.next, [value])],
        () => {},
        () => {},
      );
    }
    const again = await this.born();
    simulated.node = again.node;
    simulated.asleep = false;
    simulated.owned.clear();
  }
}

const picked = ([value]: Answer): number => value;

/** What must hold of what is stored, given what everybody was told. */
function check({ acknowledged, unheard, given, fenced }: Model, stored: ReadonlyMap<string, readonly Answer[]>): void {
  for (const nodes of given.values()) expect(nodes.size, 'one epoch has one owner').toBe(1);
  const epochs = new Map(acknowledged.map(({ value, epoch }) => [value, epoch]));
  for (const { table, seq, value, epoch, known } of acknowledged) {
    expect(picked(stored.get(table)?.[seq] ?? [-1]), 'lost').toBe(value);
    expect(epoch, 'split brain: written after somebody else was given the table').toBeGreaterThanOrEqual(known);
  }
  for (const answers of stored.values()) {
    const values = answers.map(picked);
    expect(new Set(values).size, 'doubled').toBe(values.length);
    for (const value of values) {
      expect(epochs.has(value) || unheard.has(value), 'nobody was told of it').toBe(true);
      expect(fenced, 'refused, and written all the same').not.toContain(value);
    }
    const known = values.flatMap((value) => epochs.get(value) ?? []);
    expect(known, 'two owners took turns').toEqual([...known].sort((a, b) => a - b));
  }
}

async function play(world: World, seed: string): Promise<Model> {
  const rng = seedRng(seed);
  const first = await world.node(`${seed}-first`);
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) tables.push((await storedTable(first.log)).id);
  const model = new Model(world, tables, rng, `${seed}-`);
  const count = 2 + below(rng, 3);
  for (let i = 0; i < count; i++) model.nodes.push(await model.born());
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all(Array.from({ length: 1 + below(rng, 6) }, () => model.step()));
  // Whoever died without hearing may have written until the very end: a last claim waits for it.
  const last = await model.born();
  const stored = new Map<string, readonly Answer[]>();
  await world.lapse();
  await last.node.directory.renew();
  for (const table of tables) {
    expect((await last.node.directory.claim(table)).kind).toBe('mine');
    stored.set(table, await last.node.log.answers(table));
  }
  check(model, stored);
  return model;
}

describe.each(WORLDS)('$title', ({ open, skip }) => {
  it.skipIf(skip)(
    'loses, doubles and splits nothing, whatever 2 to 4 nodes do and whenever they die',
    { timeout: 120_000 },
    async () => {
      const world = await open();
      try {
        let acknowledged = 0;
        let fenced = 0;
        for (let game = 0; game < GAMES; game++) {
          const model = await play(world, `model${game}`);
          acknowledged += model.acknowledged.length;
          fenced += model.fenced.length;
        }
        // It would prove little if nothing had been written, or nobody refused.
        expect(acknowledged).toBeGreaterThan(80);
        expect(fenced).toBeGreaterThan(2);
      } finally {
        await world.close();
      }
    },
  );
});
