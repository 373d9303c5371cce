/**
 * How Node is started for a server. `npm start`, the benches and `deploy/` say the same.
 *
 * - With a larger nursery for what lives shortly: an answer makes much that nobody needs a moment later, and collecting it was a
 *   fifth of its cost.
 * - With nothing put among what lives long because it once did. When many tables are opened, what each first shows is kept; the
 *   engine learned from that to keep every later view too, until the next great cleaning, each on fresh pages.
 */
export const NODE_FLAGS: readonly string[] = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'];
