import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Meters } from '../meters';

/** Who may read the counters. They count over all tables, and on a small server that still tells when somebody acted. */
export type MetricsFor = 'local' | 'everyone' | 'nobody';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.has(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

export function health(app: FastifyInstance, meters: Meters, metricsFor: MetricsFor): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ ok: true }));
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    const allowed = metricsFor === 'everyone' || (metricsFor === 'local' && isLocal(request));
    if (!allowed) return reply.code(404).send({ reason: 'malformed' });
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics());
  });
}
