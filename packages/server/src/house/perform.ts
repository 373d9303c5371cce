import type { RefusalReason } from '@undertow/protocol';
import type { Table } from '@undertow/table';
import type { TableQuestion } from '../cluster/questions';

/** What came of a question about a table: something to be read by whoever asked, or why not. */
export type Performed = { readonly value: unknown } | { readonly reason: RefusalReason | 'not-mine' };

const orReason = <T extends object>(result: T | RefusalReason): Performed =>
  typeof result === 'string' ? { reason: result } : { value: result };

/** Does what was asked by HTTP at a table that is awake here. */
export async function perform(table: Table, asked: TableQuestion): Promise<Performed> {
  switch (asked.do) {
    case 'info':
      return { value: table.info };
    case 'join': {
      const taken = await table.join(asked.name, asked.seat);
      return orReason(typeof taken === 'string' ? taken : { table: table.meta.id, ...taken });
    }
    case 'move': {
      const token = await table.moveDevice(asked.seat, asked.code);
      return token === undefined
        ? { reason: 'code-used' }
        : { value: { table: table.meta.id, seat: asked.seat, token } };
    }
    case 'report': {
      const viewer = table.viewerFor(asked.token);
      if (typeof viewer === 'string' && viewer !== 'spectator') return { reason: viewer };
      if (!table.mayReport(viewer)) return { reason: 'too-fast' };
      return { value: { number: await table.file(viewer, asked.text) } };
    }
  }
}
