import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Permission } from '@lanna/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type Bus, postgresBus } from './platform/bus/bus.ts';
import { natsBus } from './platform/bus/nats-bus.ts';
import { natsTransport } from './platform/bus/nats-transport.ts';
import { sweepPictureCaptchas } from './platform/captcha/picture-captcha.ts';
import { SHARED_SECRETS, sharedSecret } from './platform/captcha/shared-secret.ts';
import { countryLookup } from './platform/geo/country-of.ts';
import { buildApp } from './platform/http/build-app.ts';
import { openSnapshots } from './platform/http/calls/snapshots.ts';
import { sweepExpired } from './platform/http/calls/sweep-expired.ts';
import { visitorCalls } from './platform/http/calls/visitor-calls.ts';
import { mountConsoleFiles } from './platform/http/files/console-files.ts';
import { openSitePages } from './platform/http/files/open-site-pages.ts';
import { mountSiteFiles } from './platform/http/files/site-files.ts';
import { mountRoutes } from './platform/http/mount-routes.ts';
import type { Job } from './platform/jobs/job.ts';
import { jobRecord, noteLostRuns, sweepJobRuns } from './platform/jobs/job-record.ts';
import { queuePool } from './platform/jobs/queue-pool.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import { mountOpsPush } from './platform/ops/mount-ops-push.ts';
import { mountOpsRoutes } from './platform/ops/mount-ops-routes.ts';
import { sweepOutbox } from './platform/outbox/outbox.ts';
import { sweepSentMessages } from './platform/outbox/sent-messages.ts';
import type { Clock } from './platform/process/clock.ts';
import type { Config } from './platform/process/config.ts';
import { mountHealth } from './platform/process/health.ts';
import { type FigureSource, jobFigures, mountHouseFigures } from './platform/process/house-figures.ts';
import type { Log } from './platform/process/log.ts';
import { mountMetrics } from './platform/process/metrics.ts';
import { beat } from './platform/process/running-process.ts';
import { sweepFrames } from './platform/push/channels/kept-frames.ts';
import { openChannels } from './platform/push/channels/open-channels.ts';
import { mountPush } from './platform/push/mount-push.ts';
import { receivePush } from './platform/push/receive-push.ts';
import { openReplica } from './platform/replica/replica.ts';
import { bodyEncryption, SERVER_KEYS } from './platform/sealing/body-encryption.ts';
import { bringUnderKey } from './platform/sealing/bring-under-key.ts';
import { type SecretKey, secretBox } from './platform/sealing/secret-box.ts';
import { httpSmsSender } from './platform/sms/http-sms-sender.ts';
import { checkPooled, type Database, openDatabase, ping } from './platform/sql/database.ts';
import { openBucket } from './platform/storage/bucket.ts';
import { storageJobs } from './platform/storage/storage-job.ts';
import { refuseUnreadableFiles, storedFiles } from './platform/storage/stored-files.ts';
import { runTicks } from './platform/ticks/run-ticks.ts';
import type { Tick } from './platform/ticks/tick.ts';
import type { StartedParts } from './platform/topic.ts';
import { findTopics, noticesOf, startTopics } from './topics.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** `wallet`: what vendors call and nothing else, for processes apart from those that answer players; `http` answers vendors too. */
export const ROLES = ['http', 'wallet', 'push', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

export interface Portal {
  app: FastifyInstance;
  /** From now on `/readyz` says that this process is stopping; everything is answered still, and each answer ends its connection. */
  drain(): void;
  /** Lets everything accepted finish, then closes the database. */
  stop(): Promise<void>;
}

/** Wires the platform, then each topic by its manifest. Starts the roles asked for; does not listen yet. */
export async function compose(options: {
  config: Config & { databaseUrl: string; secretKeys: readonly SecretKey[] };
  log: Log;
  clock: Clock;
  roles: readonly Role[];
}): Promise<Portal> {
  const { config, log, clock, roles } = options;
  const answers = roles.some((role) => role !== 'jobs');
  const { db, replica } = openDatabases(config, log, roles);
  const secrets = secretBox(config.secretKeys);
  const encryption = bodyEncryption({ db, clock, secrets });
  const bucket = config.bucket && openBucket(config.bucket);
  const stored = storedFiles({ bucket, secrets, log });
  const bus = openBus(config, log, roles);
  const channels = openChannels({ db, log, line: bus.frames });
  const topics = await findTopics();
  let allJobs: readonly Job[] | undefined;
  const { started, only, contributed } = await startTopics(topics, {
    db,
    databaseUrl: config.databaseUrl,
    clock,
    log,
    config,
    secrets,
    encryption,
    storedFiles: stored,
    replica,
    // Data of some megabytes: opened once, used by all.
    countryOf: countryLookup(config.geoFile),
    providers: providersOf(config),
    frameSources: frameSources(config),
    permissions: permissionsOf(topics),
    jobs: () => {
      if (!allJobs) throw new Error('which jobs there are is not known while topics start');
      return allJobs;
    },
    answers,
    channels,
  });
  // Only now: session changes are received on connections that are opened after that.
  replica?.start();
  if (config.databasePoolUrl) await checkPooled(db);
  channels.declare(contributed('push.channel').flat());
  allJobs = [
    ...platformJobs(db, clock, encryption.rotate),
    ...storageJobs({ db, clock, bucket, secrets, columns: topics.flatMap(({ stores }) => stores) }, config),
    ...started.flatMap((topic) => topic.jobs ?? []),
  ];
  await bringUnderKey(db, secrets, [
    SHARED_SECRETS,
    SERVER_KEYS,
    ...topics.flatMap((topic) => topic.secrets),
  ]);
  await refuseUnreadableFiles(db, { bucket, secrets });
  // From the first start on a sealed value exists by which a wrong key is noticed.
  await sharedSecret({ db, clock, secrets }, 'key-check')();
  let stopping = false;

  const app = await openApp(config, log, roles, () => stopping);
  const reached = () => ping(db);
  mountHealth(app, reached, () => stopping);
  const sockets = () => app.websocketServer?.clients.size ?? 0;
  const push = { sockets, leftOut: channels.leftOut };
  const registry = mountMetrics(app, db.pool, { bus, storedFiles: stored, replica, push });
  const house = roles.includes('jobs') ? () => contributed('houseFigures').flat() : undefined;
  addFigures(registry, started, { db, log, house });
  const resolving = { resolveBrand: only('resolveBrand'), resolveSession: only('resolveSession') };
  const { consoleHosts } = config;
  const gate = only('operatorGate');
  const notices = noticesOf(topics);
  const source = answers ? await receivePush({ bus, log, notices }) : undefined;
  // Before push: a page that is notified of a change finds what is kept here dropped already.
  const snapshots = source && openSnapshots({ source, notices });
  const hub = roles.includes('push') ? await channels.openHub() : undefined;
  if (source && hub) {
    await mountPush(app, { source, notices, ...resolving, channels: { find: channels.find, hub } });
    await mountOpsPush(app, { bus, log, consoleHosts, gate });
  }
  if (roles.includes('http')) {
    const routes = started.flatMap((topic) => topic.routes ?? []);
    mountRoutes(app, routes, {
      pool: db.pool,
      publicUrl: config.publicUrl,
      encryption,
      checkSite: only('checkSite'),
      ...(snapshots && { snapshots }),
      openBrandOf: only('openBrandOf'),
      ...resolving,
    });
    mountOpsRoutes(
      app,
      started.flatMap((topic) => topic.ops ?? []),
      { db, consoleHosts, publicUrl: config.publicUrl, gate, replica, now: () => clock.now() },
    );
    for (const topic of started) await topic.mount?.(app);
    await mountSiteFiles(app, {
      folder: WEB,
      site: await openSitePages(WEB),
      pageFor: only('pageFor'),
      answersFor: visitorCalls(routes, snapshots),
      listedPages: async (brandId) =>
        (await Promise.all(contributed('listedPages').map((list) => list(brandId)))).flat(),
      clock,
    });
  }
  if (roles.includes('http') || roles.includes('wallet'))
    for (const topic of started) await topic.mountWallet?.(app);
  const work = { jobs: allJobs, ticks: started.flatMap((topic) => topic.ticks ?? []) };
  const working = roles.includes('jobs') ? await startWork(config, log, work, { db, clock }) : undefined;
  const relay = roles.includes('jobs') ? await bus.relay?.() : undefined;
  const running = beat({
    db,
    log,
    roles,
    sockets,
    channels: () => hub?.figures() ?? [],
  });

  return {
    app,
    drain: () => {
      stopping = true;
    },
    stop: async () => {
      stopping = true;
      await running.stop();
      await app.close();
      await source?.stop();
      await working?.stop();
      for (const topic of started.toReversed()) await topic.stop?.();
      await channels.stop();
      await relay?.stop();
      await bus.stop();
      await replica?.stop();
      await db.close();
    },
  };
}

function openDatabases(config: Config & { databaseUrl: string }, log: Log, roles: readonly Role[]) {
  const db = openDatabase({
    url: config.databaseUrl,
    poolUrl: config.databasePoolUrl,
    maxConnections: config.databaseConnections,
    onError: () => log.warn('an idle database connection was lost'),
  });
  const read = roles.includes('http') ? config.replica : undefined;
  const replica = read && openReplica({ ...read, primary: db.pool, log });
  return { db, replica };
}

/** What topics have to say of this process, and of the house where it is the one that says so. */
function addFigures(
  registry: Registry,
  started: readonly StartedParts[],
  { db, log, house }: { db: Database; log: Log; house: (() => FigureSource[]) | undefined },
) {
  for (const { figures = [] } of started) for (const figure of figures) registry.registerMetric(figure);
  if (house) mountHouseFigures(registry, () => [...jobFigures(db.kysely), ...house()], log);
}

function openBus(config: Config & { databaseUrl: string }, log: Log, roles: readonly Role[]): Bus {
  const { databaseUrl: url, nats } = config;
  if (!nats) return postgresBus({ url, log });
  const name = `lanna ${roles.join(' ')}`;
  return natsBus({ url, log, transport: natsTransport(nats, { log, name }) });
}

function openApp(
  config: Config,
  log: Log,
  roles: readonly Role[],
  isStopping: () => boolean,
): Promise<FastifyInstance> {
  const { trustProxy, consoleHosts, publicUrl, studioUrl } = config;
  return buildApp({
    log,
    trustProxy,
    isStopping,
    frameSources: frameSources(config),
    apart: roles.includes('http')
      ? (built) =>
          mountConsoleFiles(built, {
            root: join(WEB, 'dist-console'),
            hosts: consoleHosts,
            // Back offices of vendors, and the brands' own pages as operators look at them.
            frameSources: publicUrl.startsWith('http:') ? ['http:', new URL(studioUrl).origin] : [],
          })
      : undefined,
  });
}

/** A demo on plain HTTP may frame games on plain HTTP; a site on HTTPS frames HTTPS only. */
function frameSources(config: Config): string[] {
  const plain = config.publicUrl.startsWith('http:') ? ['http:'] : [];
  return [...plain, new URL(config.studioUrl).origin];
}

function permissionsOf(topics: Awaited<ReturnType<typeof findTopics>>): Permission[] {
  return topics.flatMap(({ name, permissions }) => permissions.map((verb): Permission => `${name}.${verb}`));
}

function providersOf(config: Config) {
  return {
    mailer: config.mail && smtpMailer(config.mail),
    smsSender: config.sms && httpSmsSender(config.sms),
  };
}

function platformJobs(db: Database, clock: Clock, rotateKeys: () => Promise<void>): Job[] {
  return [
    {
      name: 'platform-sweep',
      cron: '*/10 * * * *',
      run: async () => {
        await sweepExpired(db.pool, clock.now());
        await sweepOutbox({ db, clock });
        await sweepSentMessages({ db, clock });
        await sweepJobRuns({ db, clock });
        await sweepFrames({ db, clock });
        await sweepPictureCaptchas({ db, clock });
      },
    },
    { name: 'platform-rotate-keys', cron: '3 * * * *', run: rotateKeys },
  ];
}

/** The queue keeps its own schema, so its few connections are of the role that works there. */
async function startWork(
  config: Config & { databaseUrl: string },
  log: Log,
  { jobs, ticks }: { jobs: readonly Job[]; ticks: readonly Tick[] },
  recorder: { db: Database; clock: Clock },
) {
  const pool = queuePool({
    url: config.databaseUrl,
    onError: () => log.warn('an idle connection of the queue was lost'),
  });
  const runner = await runJobs({
    pool,
    jobs,
    log,
    record: jobRecord(recorder),
    onLost: noteLostRuns(recorder),
  });
  const ticking = runTicks({ ticks, log });
  async function stopJobs() {
    await runner.stop();
    await pool.end();
  }
  return { stop: () => Promise.all([stopJobs(), ticking.stop()]) };
}
