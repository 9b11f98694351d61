import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { PORTAL_LOGIN, STUDIO_LOGIN } from '../server/src/platform/sql/login-roles.ts';
import { poolerArguments, writePoolerFiles } from './drill/deployed-files.ts';
import { freePort, keepProcesses, until } from './drill/kept-processes.ts';
import { findProgram, PROGRAMS } from './drill/programs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** PgBouncer with the deployed file in front of every database of a test run, for the logins of portal and studio. */
export async function startTestPooler(postgresUrl: string): Promise<{ port: number; stop(): Promise<void> }> {
  const found = findProgram(PROGRAMS.pgbouncer, process.env);
  if ('missing' in found)
    throw new Error(`The shape of the compose file cannot be had here: ${found.missing}.`);
  const folder = mkdtempSync(join(tmpdir(), 'lanna-test-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const users = await readUsers(postgresUrl);
  const file = writePoolerFiles({ root, folder, port, postgresUrl, users, everyDatabase: true });
  const processes = keepProcesses({ cwd: root, logs: folder });
  processes.start('pgbouncer', found.path, poolerArguments(file), {});
  await until('the pooler answers', () => answers(port));
  return {
    port,
    stop: async () => {
      await processes.end('pgbouncer', 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function readUsers(postgresUrl: string) {
  const owner = new Client({ connectionString: postgresUrl });
  await owner.connect();
  const { rows } = await owner.query<{ rolname: string; rolpassword: string }>(
    'select rolname, rolpassword from pg_authid where rolname = any($1)',
    [[PORTAL_LOGIN.name, STUDIO_LOGIN.name]],
  );
  await owner.end();
  return rows;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}
