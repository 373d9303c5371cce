import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LIMITS, type RefusalReason } from '@undertow/protocol';
import type { Registry, Services as TableServices } from '@undertow/table';
import { type Change, forgetTable, KEEPING, newSeed, putPart, recalling, steadyNow, troubleOf } from '@undertow/table';
import Fastify, { type FastifyError } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { type Thinkers, thinkers } from './bots/pool';
import { keepLease } from './cluster/lease';
import { clusteredGround, embeddedGround, type Meeting } from './ground';
import { type Habits, House } from './house/house';
import { fitsTheClock } from './house/trust';
import { addressKey } from './http/address-key';
import { addresses, addressesFor } from './http/addresses';
import { type ApiLimits, api } from './http/api';
import { health, type MetricsFor } from './http/health';
import { originAllowed } from './http/origin';
import { pages } from './http/pages';
import { securityHeaders } from './http/security';
import { statusOf } from './http/status';
import { Meters } from './meters';
import { Connection } from './socket/connection';
import { heartbeat } from './socket/heartbeat';
import { bestPlace, type Place } from './store/committer';
import type { Watcher } from './store/journal';
import { recaller } from './threads/recalling';
import { Wellbeing } from './wellbeing';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** Where tables are kept, unless many nodes meet at a database. */
  readonly dataDir: string;
  /** The database and the bus where many nodes meet. */
  readonly meeting?: Meeting | undefined;
  readonly logLevel: string;
  /** Where the log goes; to standard output unless told. */
  readonly logTo?: DestinationStream;
  /** Where the built page lies; `UNDERTOW_WEB` unless told. */
  readonly webDir?: string;
  /** What can be played here. */
  readonly games: Registry;
  /** Pages of other origins that may talk to this server. */
  readonly origins?: readonly string[];
  /** Proxies in front that say whose request it is, by address or network; nobody else is believed. */
  readonly trustProxy?: readonly string[];
  /** Who may read /metrics; the machine itself unless told. */
  readonly metricsFor?: MetricsFor;
  readonly habits?: Partial<Habits>;
  readonly limits?: Partial<ApiLimits & { readonly requestsPerMinute: number; readonly requestMs: number }>;
  /** Where bots think; slow ones in threads of their own unless told. */
  readonly thinkers?: Thinkers;
  /** Which thread waits for the disk; what suits this machine unless told. */
  readonly commitAt?: Place;
  /** What day it is when the server opens; the clock of the machine unless told. */
  readonly now?: () => number;
  /** Where seeds come from; a secure source, and what the seats add to it, unless told. */
  readonly newSeed?: () => string;
  /** What the clocks of live tables give. */
  readonly clocks?: TableServices['clocks'];
}

export interface Served {
  readonly url: string;
  /** Where others in the same network find it. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** Tables in memory. */
  readonly awake: () => number;
  /** Makes the keeper's rounds now. */
  readonly sweep: (now?: number) => void;
  close(): Promise<void>;
}

/** How often it is tried whether tables can be written again, and what is for that: a table that is gone at once. */
const RETRY_MS = 2_000;
const trial = (): readonly Change[] => {
  const values = ['trial', '', 'trial', 0, '', steadyNow()];
  return [
    { statement: 'insertTable', values },
    putPart('trial', 'trial', String(steadyNow())),
    ...forgetTable('trial'),
  ];
};

/** Whoever has started it by mistake, or with a wrong clock, has time to stop it before anything old is forgotten. */
const SETTLE_MS = 600_000;

/** It had stopped listening before. */
function ifNotRunning(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SERVER_NOT_RUNNING')) throw error;
}

/** The page is many files, and friends in one house have one address: they all may open it in the same minute. */
const FILES_FOR_A_QUESTION = 20;
const isQuestion = (url: string): boolean => url.startsWith('/api/');

/** Hosts tables until it is closed. */
export async function serve(options: ServeOptions): Promise<Served> {
  const said = { level: options.logLevel, redact: ['token', '*.token', 'code', '*.code', 'seed', '*.seed'] };
  const log = options.logTo ? pino(said, options.logTo) : pino(said);
  const meters = new Meters(true);
  const watcher: Watcher = {
    committed: (groups, ms, outcomes) => {
      wellbeing.committed(outcomes);
      meters.commitWrites.observe(groups);
      meters.commitSeconds.observe(ms / 1000);
    },
    problem: (error: unknown) => log.error({ err: error }, 'what follows from a commit failed'),
    untidy: (error: unknown) =>
      log.error(
        { err: error },
        troubleOf(error) === 'damaged'
          ? 'the data is damaged: copy the folder, and restore a backup or what can be read'
          : 'not all could be brought into one file at the end: the next start does it, nothing is lost',
      ),
  };
  const { meeting } = options;
  const ground = await (meeting
    ? clusteredGround(meeting, watcher)
    : embeddedGround(options.dataDir, watcher, options.commitAt ?? bestPlace()));
  const { directory, bus, leaseMs, comeBackMs, letGoMs } = ground;
  const wellbeing = new Wellbeing(
    async () => {
      await ground.tables.create(trial());
      if (!(await ground.tables.whole())) throw new Error('The file is corrupt: it is shorter than it says.');
    },
    (error) =>
      log.error({ err: error }, 'no table can be opened and written any more: stop the server, and see what is wrong'),
  );
  const past = recaller(options.games, (error) =>
    log.warn({ err: error }, "what happened at an old table is not known: today's rules do not lead there"),
  );
  const tables = { ...ground.tables, ...recalling(ground.tables, past.recall) };
  if (meeting) {
    log.setBindings({ node: directory.node });
    meters.registry.setDefaultLabels({ node: directory.node });
  }
  const damage = await tables.damage();
  if (damage !== undefined)
    log.error(
      { damage },
      'the data is damaged: stop the server, copy the folder, and restore a backup or what can be read',
    );
  const openedAt = options.now?.() ?? steadyNow();
  const trusted = await fitsTheClock(tables, openedAt);
  if (trusted)
    await tables
      .forgetLobbies(openedAt)
      .catch((error: unknown) => log.error({ err: error }, 'old lobbies could not be forgotten'));
  else
    log.error(
      { clock: new Date(openedAt).toISOString() },
      'nobody played here in the month before what the clock says: nothing is forgotten until the next start. ' +
        'Set the clock and start again; where it is right, `undertow keep --prune` lets go of what is old',
    );
  const bots = options.thinkers ?? thinkers();
  const services = {
    tables,
    directory,
    bus,
    retries: leaseMs !== null,
    comeBackMs,
    letGoMs,
    games: options.games,
    meters,
    log,
    damaged: () => wellbeing.suspect(),
    think: bots.think,
    mayList: (table: string): boolean => house.mayList(table),
    soon: setImmediate,
    meanwhile: (act: () => void) => tables.meanwhile(act),
    newSeed: options.newSeed ?? newSeed,
    drawsLots: options.newSeed === undefined,
    clocks: options.clocks,
  };
  const house: House = new House(services, {
    idleMs: 60_000,
    sweepMs: 5_000,
    stuckMs: 30_000,
    keeping: KEEPING,
    forgetsFrom: trusted ? openedAt + SETTLE_MS : Number.POSITIVE_INFINITY,
    ...options.habits,
  });
  await house.open();
  const lease = leaseMs === null ? undefined : keepLease(directory, leaseMs, (owned) => house.keepOnly(owned), log);
  let draining = false;
  const requestMs = options.limits?.requestMs ?? 15_000;
  const app = Fastify({
    logger: false,
    bodyLimit: LIMITS.body,
    forceCloseConnections: true,
    // Whoever opens a connection has to ask for something, and to finish asking.
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / 3) },
    trustProxy: options.trustProxy?.length ? [...options.trustProxy] : false,
  });

  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    const reason: RefusalReason =
      status === 429 ? 'too-fast' : status === 413 ? 'too-large' : status < 500 ? 'malformed' : 'internal';
    if (status >= 500) log.error({ err: error }, 'a request failed');
    const trouble = status >= 500 ? troubleOf(error) : 'internal';
    if (trouble !== 'internal') {
      meters.refuse(trouble);
      return reply.code(statusOf(trouble)).send({ reason: trouble });
    }
    meters.refuse(reason);
    return reply.code(status).send({ reason });
  });
  const webDir = options.webDir ?? process.env.UNDERTOW_WEB;
  await app.register(helmet, securityHeaders(webDir));
  const most = options.limits?.requestsPerMinute ?? 600;
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    keyGenerator: (request) => `${isQuestion(request.url) ? 'asks' : 'reads'} ${addressKey(request.ip)}`,
    max: (request) => (isQuestion(request.url) ? most : most * FILES_FOR_A_QUESTION),
  });
  // Deltas are too short to gain from compression, and whole snapshots are rare and small.
  await app.register(websocket, { options: { maxPayload: LIMITS.frame, perMessageDeflate: false, autoPong: false } });
  // After the socket plugin, which otherwise would not know the socket it has to close.
  app.addHook('onRequest', async (request, reply) => {
    if (originAllowed(request.headers, options.origins ?? [])) return;
    meters.refuse('origin');
    await reply.code(403).send({ reason: 'origin' });
  });
  health(app, meters, options.metricsFor ?? 'local', {
    well: () => wellbeing.well,
    ready: () => !draining && bus.connected && (lease?.good ?? true),
  });
  api(app, house, { createPerMinute: 60, costlyPerMinute: 60, ...options.limits });
  let port = options.port;
  addresses(app, () => addressesFor(options.host, port));
  app.get('/api/socket', { websocket: true }, (socket, request) => {
    new Connection(socket, request.raw.socket, request.ip, house, meters, log);
  });
  await pages(app, webDir, meters);
  const retrying = setInterval(() => {
    wellbeing.look().catch((error: unknown) => log.error({ err: error }, 'nobody knows how the server is'));
  }, RETRY_MS).unref();
  const stopHeartbeat = heartbeat(() => app.websocketServer.clients);

  await app.listen({ port: options.port, host: options.host });
  const address = app.server.address();
  if (typeof address === 'object' && address !== null) port = address.port;
  const shown = options.host === '0.0.0.0' || options.host === '::' ? 'localhost' : options.host;
  return {
    url: `http://${shown}:${port}`,
    addresses: addressesFor(options.host, port),
    port,
    awake: () => house.awake,
    sweep: (now) => house.sweep(now),
    close: async () => {
      draining = true;
      const started = performance.now();
      stopHeartbeat();
      // Nobody new comes in: whoever was sent away comes to another node at the first try.
      const shut = new Promise<void>((done) => app.server.close(() => done()));
      const tablesAwake = house.awake;
      clearInterval(retrying);
      await house.close();
      log.info({ tables: tablesAwake, ms: Math.round(performance.now() - started) }, 'all tables are let go');
      await app.close().catch(ifNotRunning);
      await shut;
      lease?.stop();
      await bots.stop();
      await past.stop();
      await ground.close();
    },
  };
}
