import { isDatabaseUnreachable, sqlState } from '@lanna/rules/database-errors';
import { compose } from './compose.ts';
import { readConfig, UnusableSettings } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { openLog } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';

/** The house game studio: `node studio/server/main.ts`. Settings are environment variables, see config.ts. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  // What no caller waits for may fail for want of the database: no reason to end the rounds that go on. Anything else is a mistake of ours.
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseUnreachable(error) && sqlState(error) === undefined) throw error;
    log.error({ err: error }, 'something that no caller waits for found no database');
  });
  await migrate(config.databaseUrl);
  const { app, startBackgroundWork, close } = await compose(config, { clock: systemClock, log });
  await app.listen({ port: config.port, host: config.host });
  startBackgroundWork();
  log.info({ port: config.port, url: config.studioUrl }, 'studio is open');

  const stop = async (reason: string) => {
    log.info({ reason }, 'studio is closing');
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Started by `npm start` and orphaned by its sudden end: no process would ever stop this one.
  process.once('disconnect', () => stop('disconnect'));
  if (process.send && !process.connected) await stop('disconnect');
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
