import type { RefusalReason } from '@undertow/protocol';

/** The HTTP status that goes with a refusal. */
export function statusOf(reason: RefusalReason): number {
  switch (reason) {
    case 'no-table':
    case 'no-seat':
    case 'unknown-game':
    case 'code-used':
      return 404;
    case 'wrong-token':
    case 'origin':
    case 'not-host':
    case 'spectators-not-allowed':
      return 403;
    case 'too-large':
      return 413;
    case 'too-fast':
    case 'too-many-connections':
      return 429;
    case 'internal':
      return 500;
    case 'unavailable':
    case 'damaged':
      return 503;
    case 'disk-full':
      return 507;
    case 'malformed':
    case 'bad-options':
    case 'version':
      return 400;
    default:
      return 409;
  }
}
