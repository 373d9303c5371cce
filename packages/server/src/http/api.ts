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

  /** The table's name, or nothing after having refused what cannot be one. */
  const named = (reply: FastifyReply, id: string): string | undefined => {
    if (tableId.safeParse(id).success) return id;
    refuse(reply, 'no-table');
    return undefined;
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

  app.get('/api/tables', async () => ({ tables: await house.listed() }));

  app.post('/api/tables', creating, async (request, reply) => {
    const body = read(reply, createRequest, request.body);
    return body ? seated(reply, await house.create(body, request.ip)) : reply;
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const { id } = request.params;
    const info = tableId.safeParse(id).success ? await house.reading(id, () => house.info(id)) : undefined;
    if (typeof info === 'object') return { table: info };
    return refuse(reply, info ?? 'no-table');
  });

  app.post<{ Params: { id: string } }>('/api/tables/:id/join', creating, async (request, reply) => {
    const body = read(reply, joinRequest, request.body);
    const id = body && named(reply, request.params.id);
    return id ? seated(reply, await house.join(id, body.name, body.seat)) : reply;
  });

  app.post('/api/transfer', costly, async (request, reply) => {
    const body = read(reply, transferRequest, request.body);
    return body ? seated(reply, await house.transfer(body.code)) : reply;
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', costly, async (request, reply) => {
    const id = named(reply, request.params.id);
    if (!id) return reply;
    const record = await house.reading(id, async () => {
      const table = await house.look(id);
      return typeof table === 'string' ? table : recordOf(table);
    });
    if (typeof record === 'string') return refuse(reply, record);
    reply.header('content-disposition', `attachment; filename="undertow-${id}.json"`);
    return record;
  });

  app.get<{ Params: { id: string }; Querystring: { eyes?: string } }>(
    '/api/tables/:id/replay',
    costly,
    async (request, reply) => {
      const through = read(reply, eyes, request.query.eyes ?? 'spectator');
      const id = through === undefined ? undefined : named(reply, request.params.id);
      if (through === undefined || !id) return reply;
      const replay = await house.reading(id, async () => {
        const table = await house.look(id);
        return typeof table === 'string' ? table : replayOf(table, through);
      });
      return typeof replay === 'string' ? refuse(reply, replay) : replay;
    },
  );

  app.post('/api/report', costly, async (request, reply) => {
    const body = read(reply, reportRequest, request.body);
    if (!body) return reply;
    if (!house.visitors.mayReport(request.ip)) return refuse(reply, 'too-fast');
    const filed = await house.report(body.table, body.token, body.text);
    return typeof filed === 'string' ? refuse(reply, filed) : filed;
  });
}
