import { allGames } from '@undertow/games';
import { type Keeping, type MetricsFor, type ServeOptions, serve } from '@undertow/server';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { dataOption } from './data-option.ts';
import { keepOption } from './keep-option.ts';

interface ServeFlags {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly bus?: string;
  readonly logLevel: string;
  readonly trustProxy?: readonly string[] | true;
  readonly origin: readonly string[];
  readonly metricsFor: MetricsFor;
  readonly keep: Keeping;
  readonly examples?: true;
}

/** The proxies that are trusted where nobody says which: those on the same machine. */
const OWN_MACHINE = ['loopback'];

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Origins as browsers send them: a scheme and a host, and nothing after that. */
function origins(text: string): readonly string[] {
  for (const origin of list(text))
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new InvalidArgumentError(`Use something like https://play.example.org, not ${origin}.`);
  return list(text);
}

export function port(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new InvalidArgumentError('Use 0 to 65535.');
  return value;
}

/** Where this node meets others, if it shall. */
function meetingOf({ database, bus }: ServeFlags): ServeOptions['meeting'] {
  if (database === undefined && bus === undefined) return undefined;
  if (database === undefined || bus === undefined)
    throw new Error('Many nodes need both: --database postgres://... and --bus nats://...');
  return { database, bus };
}

/** `undertow serve`: hosts tables until it is told to stop. */
export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('host tables: prints the address to open')
    .addOption(
      new Option('-p, --port <number>', 'port to listen on, 0 for any').env('PORT').default(4680).argParser(port),
    )
    .addOption(new Option('--host <address>', 'address to listen on').env('HOST').default('0.0.0.0'))
    .addOption(dataOption())
    .addOption(
      new Option('--database <url>', 'keep tables in PostgreSQL, with other nodes (postgres://...)').env(
        'UNDERTOW_DATABASE',
      ),
    )
    .addOption(new Option('--bus <url>', 'where nodes talk to each other (nats://...)').env('UNDERTOW_BUS'))
    .addOption(
      new Option('--log-level <level>', 'what to log')
        .choices(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
        .env('LOG_LEVEL')
        .default('warn'),
    )
    .addOption(
      new Option(
        '--trust-proxy [addresses]',
        'a proxy in front says whose request it is: those on this machine, or the addresses and networks given',
      )
        .env('UNDERTOW_TRUST_PROXY')
        .argParser(list),
    )
    .addOption(
      new Option('--origin <origins>', 'pages of these other origins may talk to this server')
        .env('UNDERTOW_ORIGIN')
        .default([], 'its own page only')
        .argParser(origins),
    )
    .addOption(
      new Option('--metrics-for <whom>', 'who may read /metrics')
        .choices(['local', 'everyone', 'nobody'])
        .env('UNDERTOW_METRICS_FOR')
        .default('local'),
    )
    .addOption(keepOption())
    .option('--examples', 'host the example games as well')
    .action(async (flags: ServeFlags) => {
      const server = await serve({
        games: allGames({ examples: flags.examples ?? false }),
        port: flags.port,
        host: flags.host,
        dataDir: flags.data,
        meeting: meetingOf(flags),
        logLevel: flags.logLevel,
        trustProxy: flags.trustProxy === true ? OWN_MACHINE : (flags.trustProxy ?? []),
        origins: flags.origin,
        metricsFor: flags.metricsFor,
        habits: { keeping: flags.keep },
      });
      console.log(`Undertow is at ${server.url}`);
      for (const address of server.addresses) console.log(`  for others in your network: ${address}`);

      let stopping = false;
      const stop = async () => {
        if (stopping) process.exit(1);
        stopping = true;
        await server.close();
        process.exit(0);
      };
      process.on('SIGINT', stop);
      process.on('SIGTERM', stop);
    });
}
