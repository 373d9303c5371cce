import { z } from 'zod';
import { flat } from '../flat';
import { type TableMeta, tableMeta } from '../meta';
import { openSeat } from '../seats/seats';
import { steadyNow } from '../steady';
import { type Change, putPart, touchTable } from './changes';

/** One part of what is known of a table, as JSON text. */
export interface Part {
  readonly part: string;
  readonly value: string;
}

/** What is known of a table in parts that change apart from each other: a change writes only what it touched. */
function partsOf(meta: TableMeta): readonly Part[] {
  const { name, options, settings, host, seats, limits } = meta;
  const { status, rules, commitment, lots, held, createdAt, startedAt, endedAt } = meta;
  const text = (part: string, value: unknown): Part => ({ part, value: flat(JSON.stringify(value)) });
  return [
    text('table', { name, options, settings, host, count: seats.length }),
    text('life', { status, rules, commitment, lots, held, createdAt, startedAt, endedAt }),
    text('limits', { limits }),
    text('asked', { asked: meta.asked, next: meta.next }),
    ...seats.flatMap(({ orders, notes, muted, bankMs, deadline, ...who }, seat) => [
      text(`seat/${seat}`, who),
      text(`own/${seat}`, { orders, notes, muted }),
      text(`clock/${seat}`, { bankMs, deadline }),
    ]),
  ];
}

const facts = z.record(z.string(), z.unknown());
const counted = z.object({ count: z.number() });
const seated = z.object({ seats: z.array(facts) });

/** A table from its parts. Those written by earlier releases are one part called `whole`, on which all others lie. */
export function metaFrom(id: string, game: string, parts: readonly Part[]): TableMeta {
  const read = new Map(parts.map(({ part, value }) => [part, facts.parse(JSON.parse(value))]));
  const whole = read.get('whole') ?? {};
  const before = seated.safeParse(whole).data?.seats ?? [];
  const table = read.get('table');
  const count = table ? counted.parse(table).count : before.length;
  const seats = Array.from({ length: count }, (_, seat) => ({
    ...openSeat(),
    ...before[seat],
    ...read.get(`seat/${seat}`),
    ...read.get(`own/${seat}`),
    ...read.get(`clock/${seat}`),
  }));
  return tableMeta.parse({
    ...whole,
    ...table,
    ...read.get('life'),
    ...read.get('limits'),
    ...read.get('asked'),
    id,
    game,
    seats,
  });
}

/** Knows what has been written of a table, and so what a change has to write. */
export class Parts {
  /** The texts alone, in the order of the parts: a part keeps its place, whatever is known of the table. */
  #written: readonly string[];

  constructor(
    private readonly meta: TableMeta,
    /** All of it is stored already. */
    stored: boolean,
    /** When anything about the table last changed that anybody may know. */
    private touched: number,
  ) {
    this.#written = stored ? partsOf(meta).map(({ value }) => value) : [];
  }

  /** What to write so that the table is stored as it is now, and found among all others as everybody knows it. */
  changes(told: TableMeta['status']): readonly Change[] {
    this.touched = steadyNow();
    return this.unnoticed(told);
  }

  /** The same, and nobody who looks through all tables sees that anything has changed at this one. */
  unnoticed(told: TableMeta['status']): readonly Change[] {
    const { meta } = this;
    const parts = partsOf(meta);
    const changed = parts.filter(({ value }, at) => this.#written[at] !== value);
    this.#written = parts.map(({ value }) => value);
    return [...changed.map(({ part, value }) => putPart(meta.id, part, value)), touchTable(meta, told, this.touched)];
  }
}
