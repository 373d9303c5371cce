// Hosts a game: installs and builds what is missing, then runs `undertow serve` with the flags given here.
// Plain Node, so that it works in a fresh clone.
import { pathToFileURL } from 'node:url';
import { bundleCli, CLI_BUNDLE } from './lib/bundle.mjs';
import { install } from './lib/install.mjs';
import { buildWeb, WEB_DIST } from './lib/web.mjs';

const tell = (line) => console.error(line);

try {
  await install(tell);
  buildWeb(tell);
  await bundleCli(tell);
} catch (error) {
  tell(error.message);
  process.exit(1);
}

// A signal sent to npm ends the shell between npm and this process, and goes no further: end when the shell does.
if (process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

process.env.UNDERTOW_WEB ??= WEB_DIST;
process.argv = [process.argv[0], 'undertow', 'serve', ...process.argv.slice(2)];
await import(pathToFileURL(CLI_BUNDLE).href);
