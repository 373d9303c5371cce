import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Meters } from '../meters';

/** The page itself, and what everything unknown gets. */
export async function pages(app: FastifyInstance, webDir: string | undefined, meters: Meters): Promise<void> {
  const built = webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (isPage && built) return reply.sendFile('index.html');
    if (isPage) return reply.type('text/plain').send('Undertow is running, but its page has not been built.\n');
    meters.refuse('malformed');
    return reply.code(404).send({ reason: 'malformed' });
  });
}
