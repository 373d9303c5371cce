// The static checks: each resolves to undefined when all is well, or to the text that says what is not.
import { join } from 'node:path';
import { packages, ROOT } from './files.mjs';
import { runNode } from './run.mjs';

const tool = (path) => join(ROOT, 'node_modules', path);
/** Where a check keeps what it found, so that it need not look again at what has not changed. */
const remembered = (name) => join(ROOT, '.cache', name);

async function types() {
  for (const project of ['tsconfig.json', 'tsconfig.pure.json']) {
    const { code, output } = await runNode([
      tool('typescript7/bin/tsc'),
      '-p',
      project,
      '--incremental',
      '--tsBuildInfoFile',
      remembered(`${project}.tsbuildinfo`),
    ]);
    if (code !== 0) return `${project}\n${output}`;
  }
  return undefined;
}

async function lint() {
  const { code, output } = await runNode([
    tool('@biomejs/biome/bin/biome'),
    'ci',
    '--colors=off',
    '--diagnostic-level=error',
    '.',
  ]);
  return code === 0 ? undefined : output;
}

async function deadCode() {
  const { code, output } = await runNode([
    tool('knip/bin/knip.js'),
    '--no-progress',
    '--no-config-hints',
    '--cache',
    '--cache-location',
    remembered('knip'),
  ]);
  return code === 0 ? undefined : output;
}

/** Import directions. The cruiser passes when it reads nothing at all, so every package must have been read. */
async function imports() {
  const { code, output } = await runNode([
    tool('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    '--cache',
    remembered('dependency-cruiser'),
    '--cache-strategy',
    'content',
    ...packages().map((folder) => `${folder}/src`),
  ]);
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return output || `dependency-cruiser ended with code ${code}`;
  }
  const read = report.modules.map((module) => module.source);
  const unread = packages().filter((folder) => !read.some((source) => source.startsWith(`${folder}/src/`)));
  if (unread.length > 0) return `dependency-cruiser read no modules of: ${unread.join(', ')}`;
  if (!read.some((source) => source.endsWith('.ts'))) return 'dependency-cruiser read no TypeScript';
  const broken = report.summary.violations.filter((violation) => violation.rule.severity === 'error');
  if (broken.length === 0) return undefined;
  return broken
    .map(({ rule, from, to, cycle }) => {
      const way = cycle ? cycle.map((step) => step.name ?? step).join(' -> ') : to;
      return `${rule.name}: ${from} -> ${way}`;
    })
    .join('\n');
}

export const CHECKS = [
  { name: 'types', run: types },
  { name: 'lint and format', run: lint },
  { name: 'dead code', run: deadCode },
  { name: 'import directions', run: imports },
];
