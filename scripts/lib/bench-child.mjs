// Runs one bundled bench in a process of its own and sends its figures to the parent.
import { pathToFileURL } from 'node:url';

// Whoever waited for the figures is gone: so is all that was started for them.
process.on('disconnect', () => process.kill(0, 'SIGKILL'));

const bench = await import(pathToFileURL(process.argv[2]).href);
const figures = await bench.run();
process.send({ name: bench.name, figures }, () => process.exit(0));
