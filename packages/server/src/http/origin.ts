import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of this origin may talk to us. Programs that are no page send no origin. */
export function originAllowed(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
