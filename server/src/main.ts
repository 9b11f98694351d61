import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnreachable, sqlState } from '@lanna/rules/database-errors';
import { Client } from 'pg';
import { compose, type Portal, ROLES, type Role } from './compose.ts';
import { systemClock } from './platform/process/clock.ts';
import { type Config, readConfig } from './platform/process/config.ts';
import { giveBackMemory } from './platform/process/give-back-memory.ts';
import { type Log, openLog } from './platform/process/log.ts';
import { isPrepared, prepareDatabase } from './platform/sql/prepare-database.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const STOP_DEADLINE_MS = 15_000;
const DATABASE_PATIENCE_MS = 60_000;
const NO_RIGHT = '42501';
const NO_TABLE = '42P01';
const OLDER =
  'The database is older than this program, and the login of DATABASE_URL may not change it: run `npm run migrate` with its owner first.';

await start().catch((error: Error) => {
  process.stderr.write(`The portal did not start. ${error.message}\n`);
  process.exit(1);
});

/** Starts the roles of `--roles=http,wallet,push,jobs` (all by default) and stops them gracefully on SIGTERM or SIGINT. */
async function start() {
  const config = withNeeded(readConfig(process.env));
  const roles = readRoles(process.argv.slice(2));
  const log = openLog(config.logLevel, undefined, { traces: config.traces !== undefined });
  const stopTracing = await startTracing(config, { log, roles });
  process.on('unhandledRejection', (error) => outlive(error, log));
  await bringUpToDate(config.databaseUrl, log);
  const portal = await compose({ config, log, clock: systemClock, roles });
  giveBackMemory();
  await listen(portal.app, config);
  log.info({ roles, port: config.port }, 'portal is ready');
  const ending = endOnce({ ...portal, stop: () => portal.stop().finally(stopTracing) }, config.drainMs, log);
  for (const signal of SIGNALS) process.on(signal, ending);
  // Started by `npm start` and orphaned by its sudden end: no process would ever stop this one.
  process.once('disconnect', ending);
  if (process.send && !process.connected) ending();
}

/**
 * Asked to stop, a process says so at `/readyz` and still answers for `drainMs`, so that what sends it work has seen it and sends it elsewhere;
 * then it ends. Asked again, it ends at once.
 */
function endOnce(portal: Portal, drainMs: number, log: Log): () => void {
  let asked = 0;
  let ended = false;
  return ending;
  function ending() {
    asked += 1;
    if (asked === 1) portal.drain();
    if (asked === 1 && drainMs > 0) setTimeout(end, drainMs);
    else end();
  }
  function end() {
    if (ended) return;
    ended = true;
    // A further signal ends it as the system does.
    for (const signal of SIGNALS) process.off(signal, ending);
    void stop(portal.stop, log);
  }
}

/** What no caller waits for may fail for want of the database: that is no reason to end what everybody else waits for. Anything else is a mistake of ours. */
function outlive(error: unknown, log: Log) {
  if (!isDatabaseUnreachable(error) && sqlState(error) === undefined) throw error;
  log.error({ err: error }, 'something that no caller waits for found no database');
}

function withNeeded(config: Config) {
  const { databaseUrl, secretKeys } = config;
  if (!databaseUrl)
    throw new Error('DATABASE_URL is not set; `npm start` runs a database of its own and sets it.');
  if (!secretKeys) throw new Error('SECRET_KEYS is not set; `npm start` makes a key of its own and sets it.');
  return { ...config, databaseUrl, secretKeys };
}

function readRoles(args: string[]): Role[] {
  const request = args.find((argument) => argument.startsWith('--roles='))?.slice('--roles='.length);
  if (request === undefined) return [...ROLES];
  const names = request.split(',');
  const unknown = names.find((name) => !ROLES.some((role) => role === name));
  if (unknown !== undefined)
    throw new Error(`--roles knows ${ROLES.join(', ')}; "${unknown}" is none of them.`);
  return ROLES.filter((role) => names.includes(role));
}

/** A database that was never migrated has no list of migrations. */
async function isPreparedForUs(client: Client): Promise<boolean> {
  try {
    return await isPrepared(client);
  } catch (error) {
    if (sqlState(error) !== NO_TABLE && sqlState(error) !== NO_RIGHT) throw error;
    return false;
  }
}

/**
 * A database that is still starting, or away for a moment, is waited for; a wrong one is not. One that is older than this
 * program is brought up to date, if our login may.
 */
async function bringUpToDate(url: string, log: Log) {
  const deadline = Date.now() + DATABASE_PATIENCE_MS;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
    client.on('error', () => {});
    try {
      await client.connect();
      if (await isPreparedForUs(client)) return;
      log.info({ applied: await prepareDatabase(client) }, 'migrated');
      return;
    } catch (error) {
      if (sqlState(error) === NO_RIGHT) throw new Error(OLDER, { cause: error });
      if (!isDatabaseUnreachable(error) || Date.now() > deadline) throw error;
      log.warn('the database does not answer yet');
      await sleep(1000);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function listen(
  app: { listen(options: { port: number; host: string }): Promise<unknown> },
  config: Config,
) {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${config.port} is in use by another program; set PORT to a free one.`);
  }
}

async function stop(stopPortal: () => Promise<void>, log: Log) {
  const deadline = setTimeout(() => {
    log.error('stopping took too long; what is left is cut off');
    process.exit(1);
  }, STOP_DEADLINE_MS);
  deadline.unref();
  await stopPortal();
  log.info('portal has stopped');
  process.exit(0);
}
