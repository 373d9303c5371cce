// Builds the page and the command, and starts nothing: for images and services that run the command by themselves.
import { bundleCli } from './lib/bundle.mjs';
import { install } from './lib/install.mjs';
import { buildWeb } from './lib/web.mjs';

const tell = (line) => console.error(line);

try {
  await install(tell);
  buildWeb(tell);
  await bundleCli(tell);
} catch (error) {
  tell(error.message);
  process.exitCode = 1;
}
