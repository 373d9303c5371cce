import type { FastifyInstance } from 'fastify';
import type { Meters } from '../meters';
import { isLocal } from './local';

/** Who may read the counters. They count over all tables, and on a small server that still tells when somebody acted. */
export type MetricsFor = 'local' | 'everyone' | 'nobody';

/** How the server is. */
export interface Condition {
  /** What was written last is on disk. */
  well(): boolean;
  /** It can serve whoever comes: it is not about to stop, and reaches what it stands on. */
  ready(): boolean;
}

export function health(app: FastifyInstance, meters: Meters, metricsFor: MetricsFor, condition: Condition): void {
  const tell = (path: string, ok: () => boolean) =>
    app.get(path, { config: { rateLimit: false } }, async (_request, reply) => {
      const fine = ok();
      return reply.code(fine ? 200 : 503).send({ ok: fine });
    });
  tell('/healthz', () => condition.well());
  tell('/readyz', () => condition.well() && condition.ready());
  // Whoever hears this at all is alive.
  tell('/livez', () => true);
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    const allowed = metricsFor === 'everyone' || (metricsFor === 'local' && isLocal(request));
    if (!allowed) return reply.code(404).send({ reason: 'malformed' });
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics());
  });
}
