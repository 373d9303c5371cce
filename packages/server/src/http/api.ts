import {
  createRequest,
  eyes,
  type GamesResponse,
  joinRequest,
  PROTOCOL,
  type RefusalReason,
  reportRequest,
  type SeatResponse,
  tableId,
  transferRequest,
} from '@undertow/protocol';
import type { Table } from '@undertow/table';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { House } from '../house/house';
import { recordOf, replayOf } from '../house/records';
import { statusOf } from './status';

/** How often one address may ask for things that cost more than a glance. */
export interface ApiLimits {
  readonly createPerMinute: number;
  readonly costlyPerMinute: number;
}

/** Everything that is asked by HTTP. */
export function api(app: FastifyInstance, house: House, limits: ApiLimits): void {
  const { meters, games } = house.services;
  const costly = { config: { rateLimit: { max: limits.costlyPerMinute, timeWindow: '1 minute' } } };
  const creating = { config: { rateLimit: { max: limits.createPerMinute, timeWindow: '1 minute' } } };

  const refuse = (reply: FastifyReply, reason: RefusalReason) => {
    meters.refuse(reason);
    return reply.code(statusOf(reason)).send({ reason });
  };

  /** The body as the schema reads it, or nothing after having refused. */
  const read = <T>(reply: FastifyReply, schema: z.ZodType<T>, body: unknown): T | undefined => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    refuse(reply, 'malformed');
    return undefined;
  };

  const found = (reply: FastifyReply, id: string): Table | undefined => {
    const table = tableId.safeParse(id).success ? house.find(id) : undefined;
    if (!table) refuse(reply, 'no-table');
    return table;
  };

  const seated = (reply: FastifyReply, result: SeatResponse | RefusalReason) =>
    typeof result === 'string' ? refuse(reply, result) : reply.header('cache-control', 'no-store').send(result);

  app.get(
    '/api/games',
    async (): Promise<GamesResponse> => ({
      protocol: PROTOCOL,
      games: Object.values(games).map((game) => ({
        id: game.id,
        version: game.version,
        minSeats: game.minSeats,
        maxSeats: game.maxSeats,
        options: game.defaults,
        windows: [...game.windows],
        botLevels: game.bots.levels.map(({ id }) => id),
      })),
    }),
  );

  app.get('/api/tables', async () => ({ tables: house.listed() }));

  app.post('/api/tables', creating, async (request, reply) => {
    const body = read(reply, createRequest, request.body);
    return body ? seated(reply, await house.create(body, request.ip)) : reply;
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const { id } = request.params;
    const info = tableId.safeParse(id).success ? house.info(id) : undefined;
    return info ? { table: info } : refuse(reply, 'no-table');
  });

  app.post<{ Params: { id: string } }>('/api/tables/:id/join', creating, async (request, reply) => {
    const body = read(reply, joinRequest, request.body);
    const table = body && found(reply, request.params.id);
    if (!body || !table) return reply;
    const taken = await table.join(body.name, body.seat);
    return seated(reply, typeof taken === 'string' ? taken : { table: table.meta.id, ...taken });
  });

  app.post('/api/transfer', costly, async (request, reply) => {
    const body = read(reply, transferRequest, request.body);
    return body ? seated(reply, await house.transfer(body.code)) : reply;
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', costly, async (request, reply) => {
    const table = found(reply, request.params.id);
    if (!table) return reply;
    const record = recordOf(table);
    if (typeof record === 'string') return refuse(reply, record);
    reply.header('content-disposition', `attachment; filename="undertow-${table.meta.id}.json"`);
    return record;
  });

  app.get<{ Params: { id: string }; Querystring: { eyes?: string } }>(
    '/api/tables/:id/replay',
    costly,
    async (request, reply) => {
      const through = read(reply, eyes, request.query.eyes ?? 'spectator');
      const table = through === undefined ? undefined : found(reply, request.params.id);
      if (through === undefined || !table) return reply;
      const replay = await replayOf(table, through);
      return typeof replay === 'string' ? refuse(reply, replay) : replay;
    },
  );

  app.post('/api/report', costly, async (request, reply) => {
    const body = read(reply, reportRequest, request.body);
    const table = body && found(reply, body.table);
    if (!body || !table) return reply;
    const viewer = table.viewerFor(body.token);
    if (typeof viewer === 'string' && viewer !== 'spectator') return refuse(reply, viewer);
    if (!table.mayReport()) return refuse(reply, 'too-fast');
    return { number: await table.file(viewer, body.text) };
  });
}
