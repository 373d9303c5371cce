import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The scripts that stand in the page itself, by their hashes: no other text may run there. */
function inThePage(webDir: string | undefined): readonly string[] {
  const page = webDir === undefined ? undefined : join(webDir, 'index.html');
  if (page === undefined || !existsSync(page)) return [];
  const scripts = [...readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];
  return scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Only our own scripts, styles, pictures and sockets; nobody may put the page in a frame. */
export const securityHeaders = (webDir: string | undefined): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inThePage(webDir)],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Tables are often hosted without a certificate on one's own network.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-origin' },
  originAgentCluster: false,
});
