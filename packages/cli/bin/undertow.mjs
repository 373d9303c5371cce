#!/usr/bin/env node
// Makes sure the bundled command is fresh, then becomes it. Says what it does on stderr only: stdout is the command's.
import { pathToFileURL } from 'node:url';
import { bundleCli, CLI_BUNDLE } from '../../../scripts/lib/bundle.mjs';
import { install } from '../../../scripts/lib/install.mjs';
import { buildWeb, WEB_DIST } from '../../../scripts/lib/web.mjs';

const tell = (line) => console.error(line);

try {
  await install(tell);
  if (['serve', 'cluster'].includes(process.argv[2])) buildWeb(tell);
  await bundleCli(() => {});
} catch (error) {
  tell(error.message);
  process.exit(1);
}
process.env.UNDERTOW_WEB ??= WEB_DIST;
await import(pathToFileURL(CLI_BUNDLE).href);
