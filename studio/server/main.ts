import { isDatabaseUnreachable, sqlState } from '@lanna/rules/database-errors';
import { type Composed, compose } from './compose.ts';
import { readConfig, UnusableSettings } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { type Log, openLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { readStudioRoles } from './roles.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The house game studio: `node studio/server/main.ts [--roles=studio-http,studio-lead]` (both by default). Settings are environment variables, see config.ts. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const roles = readStudioRoles(process.argv.slice(2));
  const log = openLog(config.logLevel);
  // What no caller waits for may fail for want of the database: no reason to end the rounds that go on. Anything else is a mistake of ours.
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnreachable(error) && sqlState(error) === undefined) throw error;
    log.error({ err: error }, 'something that no caller waits for found no database');
  });
  await migrate(config.databaseUrl);
  const { app, startBackgroundWork, drain, close } = await compose(config, {
    clock: systemClock,
    log,
    roles,
  });
  await app.listen({ port: config.port, host: config.host });
  startBackgroundWork();
  log.info({ roles, port: config.port, url: config.studioUrl }, 'studio is open');

  const ending = endOnce({ drain, close }, config.drainMs, log);
  for (const signal of SIGNALS) process.on(signal, ending);
  // Started by `npm start` and orphaned by its sudden end: no process would ever stop this one.
  process.once('disconnect', () => ending('disconnect'));
  if (process.send && !process.connected) ending('disconnect');
}

/**
 * Asked to stop, a process says so at `/readyz` and still answers for `drainMs`, so that what sends it work has seen it and sends it elsewhere;
 * then it ends. Asked again, it ends at once.
 */
function endOnce(
  { drain, close }: Pick<Composed, 'drain' | 'close'>,
  drainMs: number,
  log: Log,
): (reason: string) => void {
  let asked = 0;
  let ended = false;
  return ending;
  function ending(reason: string): void {
    asked += 1;
    if (asked === 1) drain();
    if (asked === 1 && drainMs > 0) setTimeout(() => end(reason), drainMs);
    else end(reason);
  }
  function end(reason: string): void {
    if (ended) return;
    ended = true;
    log.info({ reason }, 'studio is closing');
    // A further signal ends it as the system does.
    for (const signal of SIGNALS) process.off(signal, ending);
    void close().then(() => process.exit(0));
  }
}

/** What stopped the start, in words for the operator at the command line. */
function explain(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof UnusableSettings) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${env['STUDIO_PORT'] ?? 3100} is in use: stop what listens there, or set STUDIO_PORT to another one.`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01') {
    return `The studio cannot reach its database (${String(code)}): check STUDIO_DATABASE_URL.`;
  }
  return `The studio could not start: ${error.message}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error, process.env)}\n`);
  process.exit(1);
});
