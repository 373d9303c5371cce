import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

/** As a server is started (`packages/server/src/local/node-flags.ts`): what is measured is what a table gets. */
const AS_SERVED = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'];

/**
 * Runs one bundled bench in a process of its own and gives its figures. Whatever it has started (servers, browsers) ends with
 * it, however it ends: all of it is one process group.
 */
export function runBench(file) {
  return new Promise((done, fail) => {
    const child = fork(join(ROOT, 'scripts/lib/bench-child.mjs'), [file], {
      cwd: ROOT,
      detached: true,
      execArgv: [...AS_SERVED, '--expose-gc', '--enable-source-maps'],
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    const endAll = () => endGroup(child.pid);
    const interrupted = () => process.exit(1);
    process.once('exit', endAll);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
    let answer;
    child.on('message', (message) => {
      answer = message;
    });
    child.on('error', fail);
    child.on('close', (code) => {
      endAll();
      process.off('exit', endAll);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
      if (answer) done(answer);
      else fail(new Error(`it ended with code ${code} and no figures`));
    });
  });
}

/** Ends a process and all that it has started; nothing of it may be left. */
function endGroup(pid) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // There is nobody left.
  }
}
