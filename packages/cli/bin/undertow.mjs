#!/usr/bin/env node
// Makes sure the bundled command is fresh, then becomes it. Says what it does on stderr only: stdout is the command's.
import { pathToFileURL } from 'node:url';
import { bundleCli, CLI_BUNDLE } from '../../../scripts/lib/bundle.mjs';
import { install } from '../../../scripts/lib/install.mjs';

try {
  await install((line) => console.error(line));
  await bundleCli(() => {});
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(pathToFileURL(CLI_BUNDLE).href);
