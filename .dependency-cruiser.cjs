// Which package may import which. Arrows point one way: web and server use bots and games, games use the kernel,
// the kernel uses nothing. The kernel, the games and the bots must also run in the browser, so no Node modules there.

const own = (pkg) => `^packages/${pkg}/`;
const GAMES = '(unfathomable|everrain)';

/** Forbids imports from one package into any other workspace package but those listed. */
function only(pkg, allowed) {
  const open = [pkg, ...allowed].join('|');
  return {
    name: `${pkg.replace(/[^a-z|]/g, '')}-imports`,
    comment: `${pkg} may import ${allowed.join(', ') || 'no other package'}`,
    severity: 'error',
    from: { path: `^packages/${pkg}/src/` },
    to: { path: '^packages/', pathNot: `^packages/(${open})/` },
  };
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },

    only('kernel', []),
    only('unfathomable', ['kernel']),
    only('everrain', ['kernel']),
    only('bots', ['kernel', GAMES]),
    only('server', ['kernel', GAMES, 'bots']),
    only('web', ['kernel', GAMES, 'server']),
    {
      name: 'kernel-needs-nothing',
      comment: 'The kernel has no dependencies at all (its test kit may use the test tools)',
      severity: 'error',
      from: { path: own('kernel') + 'src/', pathNot: '/testkit/' },
      to: { path: 'node_modules' },
    },
    {
      name: 'runs-anywhere',
      comment: 'The kernel, the games and the bots run in Node, in a worker and in the browser: no Node modules',
      severity: 'error',
      from: { path: `^packages/(kernel|${GAMES}|bots)/src/`, pathNot: ['/testkit/', '\\.worker\\.ts$', '/test/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-sees-the-protocol-only',
      comment: 'Of the server, the web page may import packages/server/src/protocol only',
      severity: 'error',
      from: { path: own('web') + 'src/' },
      to: { path: own('server'), pathNot: '^packages/server/src/protocol(/|\\.ts$)' },
    },
    {
      name: 'web-sees-types-and-words-of-games',
      comment:
        'Of a game, the web page may import types and words only: the rules run elsewhere. ' +
        'Only a replay of a file on the own device plays the game again, and loads the rules for it when needed',
      severity: 'error',
      from: { path: own('web') + 'src/', pathNot: '^packages/web/src/table/replay/' },
      to: { path: own(GAMES), pathNot: `^packages/${GAMES}/src/words/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-testkit-in-products',
      comment: 'Test kits are for tests, benches and the command line',
      severity: 'error',
      from: { path: '^packages/(kernel|unfathomable|everrain|bots|server|web)/src/', pathNot: '/testkit/' },
      to: { path: '/testkit/' },
    },
    {
      name: 'no-tests-in-products',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
