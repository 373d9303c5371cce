// Which package may import which. Arrows point one way: server and page stand on tables, tables on the kernel; games and
// their bots stand beside, and only `games` names them. All but server, page and command run in the browser as well, so
// they import no Node modules.

const own = (pkg) => `^packages/${pkg}/`;
const GAMES = '(unfathomable|everrain)';
const THEIR_BOTS = '(unfathomable|everrain)-bots';
/** Packages that run in Node, in a worker and in the browser. */
const ANYWHERE = `(kernel|language|protocol|table|bots|kit|games|${GAMES}|${THEIR_BOTS})`;

/** Forbids imports from one package into any other workspace package but those listed. */
function only(pkg, allowed, more = []) {
  const open = [pkg, ...allowed].join('|');
  return {
    name: `${pkg.replace(/[^a-z|-]/g, '')}-imports`,
    comment: `${pkg} may import ${allowed.join(', ') || 'no other package'}`,
    severity: 'error',
    from: { path: `^packages/${pkg}/src/` },
    to: { path: '^(packages|examples)/', pathNot: [`^packages/(${open})/`, ...more] },
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
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },

    only('kernel', []),
    only('language', ['kernel']),
    only('protocol', []),
    only('bots', ['kernel']),
    only('table', ['kernel', 'protocol', 'bots']),
    only('kit', ['kernel', 'language', 'table', 'bots']),
    only('unfathomable', ['kernel', 'language', 'protocol', 'table', 'kit']),
    only('unfathomable-bots', ['kernel', 'bots', 'kit', 'unfathomable']),
    only('everrain', ['kernel', 'language', 'protocol', 'table', 'kit']),
    only('everrain-bots', ['kernel', 'bots', 'kit', 'everrain']),
    only('server', ['kernel', 'protocol', 'table']),
    only('cli', ['kernel', 'language', 'bots', 'kit', 'games', 'server']),
    only('web', ['kernel', 'language', 'protocol', GAMES, THEIR_BOTS], ['^examples/']),
    only('games', ['kit', 'table', GAMES, THEIR_BOTS], ['^examples/']),
    {
      name: 'examples-imports',
      comment: 'An example is a game like any other: it knows the kernel, languages, tables, bots and kits',
      severity: 'error',
      from: { path: '^examples/([^/]+)/src/' },
      to: {
        path: '^(packages|examples)/',
        pathNot: ['^packages/(kernel|language|protocol|table|bots|kit)/', '^examples/$1/'],
      },
    },
    {
      name: 'games-are-hosted',
      comment: 'A game tells a table how it wants to be hosted; of tables and messages it needs the types alone',
      severity: 'error',
      from: { path: `^packages/${GAMES}/src/` },
      to: { path: '^packages/(table|protocol)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-needs-nothing',
      comment: 'The kernel has no dependencies at all (its test kit may use the test tools)',
      severity: 'error',
      from: { path: own('kernel') + 'src/', pathNot: '/testkit/' },
      to: { path: 'node_modules' },
    },
    {
      name: 'runs-anywhere',
      comment: 'What runs in Node, in a worker and in the browser imports no Node modules',
      severity: 'error',
      from: { path: [`^packages/${ANYWHERE}/src/`, '^examples/[^/]+/src/'], pathNot: ['/testkit/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-sees-types-and-words-of-games',
      comment:
        'Of a game, the web page may import types, words and what lies open (what is printed, the chart, previews): the ' +
        'rules run elsewhere, and event cards are read nowhere before their time. ' +
        'Only a replay of a file, a scripted lesson and the thread that foresees play the game on the own device, and load ' +
        'the rules when needed',
      severity: 'error',
      from: {
        path: own('web') + 'src/',
        pathNot: '^packages/web/src/games/[^/]+/(rerun\\.ts$|lesson/|foresight/thread\\.ts$)',
      },
      to: {
        path: own(GAMES),
        pathNot: `^packages/${GAMES}/src/(words/|events\\.ts$|content/[^/]+\\.ts$|map/|previews\\.ts$|model/options\\.ts$)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'lessons-have-an-officer',
      comment:
        'On the page nobody thinks for others; only a scripted lesson has an officer to ask, and loads one when needed',
      severity: 'error',
      from: { path: own('web') + 'src/', pathNot: '^packages/web/src/games/[^/]+/lesson/' },
      to: { path: own(THEIR_BOTS) },
    },
    {
      name: 'site-and-table-name-no-game',
      comment: 'The site and the table know games by GamePage; only packages/web/src/games/index.ts names them',
      severity: 'error',
      from: { path: own('web') + 'src/', pathNot: '^packages/web/src/games/' },
      to: { path: [own(GAMES), '^packages/web/src/games/(?!index\\.ts)'] },
    },
    {
      name: 'pages-of-games-are-apart',
      comment: "One game's page imports nothing of another game or of its page",
      severity: 'error',
      from: { path: '^packages/web/src/games/([^/]+)/' },
      to: {
        path: ['^packages/web/src/games/', `^packages/${GAMES}(-bots)?/`],
        pathNot: ['^packages/web/src/games/$1/', '^packages/$1(-bots)?/'],
      },
    },
    {
      name: 'no-testkit-in-products',
      comment: 'Test kits are for tests, benches and the command line',
      severity: 'error',
      from: { path: '^(packages|examples)/[^/]+/src/', pathNot: ['/testkit/', '^packages/cli/'] },
      to: { path: '/testkit/' },
    },
    {
      name: 'no-tests-in-products',
      severity: 'error',
      from: { path: '^(packages|examples)/[^/]+/src/' },
      to: { path: '^(packages|examples)/[^/]+/test/' },
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
