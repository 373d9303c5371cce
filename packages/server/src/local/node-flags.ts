/**
 * How Node is started for a server: with a larger nursery for what lives shortly. An answer makes much that nobody needs a moment
 * later, and collecting it was a fifth of its cost. `npm start` and `deploy/` say the same.
 */
export const NODE_FLAGS: readonly string[] = ['--max-semi-space-size=64'];
