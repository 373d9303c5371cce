import type { FastifyInstance } from 'fastify';
import type { Meters } from '../meters';
import { isLocal } from './local';

/** Who may read the counters. They count over all tables, and on a small server that still tells when somebody acted. */
export type MetricsFor = 'local' | 'everyone' | 'nobody';

export function health(app: FastifyInstance, meters: Meters, metricsFor: MetricsFor, well: () => boolean): void {
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.code(well() ? 200 : 503).send({ ok: well() }),
  );
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    const allowed = metricsFor === 'everyone' || (metricsFor === 'local' && isLocal(request));
    if (!allowed) return reply.code(404).send({ reason: 'malformed' });
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics());
  });
}
