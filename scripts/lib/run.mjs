import { spawn } from 'node:child_process';
import { ROOT } from './files.mjs';

/**
 * Runs a Node program from the root of the project. With `show`, its output goes straight to `show` ('inherit' or
 * 'stderr'); without, it is collected.
 */
export function runNode(args, { show, env } = {}) {
  return new Promise((done) => {
    const out = show === 'stderr' ? 2 : show === 'inherit' ? 1 : 'pipe';
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', out, out === 'pipe' ? 'pipe' : 2],
      env: { ...process.env, ...env },
    });
    const output = [];
    child.stdout?.on('data', (data) => output.push(data));
    child.stderr?.on('data', (data) => output.push(data));
    child.on('error', (error) => output.push(Buffer.from(String(error))));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(output).toString().trim() }));
  });
}
