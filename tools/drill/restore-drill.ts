import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { seedDemo } from '../../server/seed/demo.ts';
import { passingFolder } from '../../server/src/platform/files/passing-folder.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/sql/embedded-postgres.ts';
import { STUDIO_VENDORS } from '../../studio/rules/vendors/vendors.ts';
import { prepareDatabases } from '../prepare-databases.ts';
import { studioKeys } from '../studio-keys.ts';
import { freePort } from './kept-processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPTS = ['archive-wal', 'backup', 'try-restore'];

/**
 * A database with the demo's books, a full backup, more rows, an incremental one, more rows in segments alone; then the machine "burns": the server is
 * killed and its files are gone. What comes back from the backups must hold all rows, and its books must be right.
 */
export async function restoreDrill(pgBasebackup: string): Promise<string> {
  const folder = mkdtempSync(join(passingFolder(), 'lanna-restore-'));
  chmodSync(folder, 0o755);
  const backups = join(folder, 'backups');
  mkdirSync(join(backups, 'wal'), { recursive: true });
  for (const script of SCRIPTS) cpSync(join(root, 'deploy/scripts', script), join(folder, script));
  const as = unprivileged();
  if (as) for (const path of [backups, join(backups, 'wal')]) chownSync(path, as.uid, as.gid);
  const postgres = await startEmbeddedPostgres(join(folder, 'data'), {
    wal_level: 'replica',
    summarize_wal: 'on',
    archive_mode: 'on',
    archive_command: `LANNA_BACKUPS=${backups} ${join(folder, 'archive-wal')} %p %f`,
  });
  const address = new URL(postgres.url);
  const env = {
    PATH: process.env['PATH'] ?? '',
    LC_ALL: 'C',
    LANNA_BACKUPS: backups,
    LANNA_POSTGRES_BIN: dirname(pgBasebackup),
    PGHOST: address.hostname,
    PGPORT: address.port,
    PGUSER: address.username,
    PGPASSWORD: address.password,
  };
  const script = (name: string, args: string[], more: Record<string, string> = {}) =>
    execFileSync(join(folder, name), args, {
      ...as,
      cwd: folder,
      env: { ...env, ...more },
      encoding: 'utf8',
      timeout: 600_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  try {
    await fill(postgres.url, folder);
    await mark(postgres.url, 'before the full backup');
    script('backup', ['full']);
    await mark(postgres.url, 'after the full backup');
    script('backup', ['incremental']);
    await mark(postgres.url, 'after the incremental backup');
    await archived(postgres.url);
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.destroy();

    const port = await freePort();
    const copyUrl = new URL(address);
    copyUrl.port = String(port);
    const beganMs = performance.now();
    const said = script('try-restore', [], {
      LANNA_RESTORE_PORT: String(port),
      LANNA_VERIFY: `cd ${root} && DATABASE_URL=${copyUrl.href} ${process.execPath} tools/drill/look-at-copy.ts && DATABASE_URL=${copyUrl.href} ${process.execPath} server/src/verify.ts`,
    });
    const seconds = ((performance.now() - beganMs) / 1000).toFixed(1);
    for (const words of ['before the full', 'after the full', 'after the incremental'])
      if (!said.includes(`${words} backup`))
        throw new Error(`the copy lacks what came ${words} backup: ${said}`);
    return `restored from ${said.match(/from (\d+) parts/)?.[1]} parts and verified in ${seconds} s`;
  } finally {
    await postgres.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Servers and backups are never root's. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (what: string) =>
        Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Not on this machine.
    }
  }
  return undefined;
}

async function fill(url: string, folder: string) {
  await prepareDatabases(
    url,
    { portalUrl: undefined, studioUrl: undefined },
    { portal: 'not used', studio: 'not used' },
  );
  const codes = STUDIO_VENDORS.map(({ code }) => code);
  const db = openDatabase({ url, maxConnections: 2, role: null });
  try {
    const at = { publicUrl: 'https://www.example.com', studioUrl: 'https://games.example.com' };
    await seedDemo(db, { ...at, studioKeys: studioKeys(folder, codes).publicKeys, now: new Date() });
  } finally {
    await db.close();
  }
}

async function withOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

function mark(url: string, when: string) {
  return withOwner(url, async (client) => {
    await client.query('create table if not exists public.drill_mark (said text)');
    await client.query('insert into public.drill_mark values ($1)', [when]);
  });
}

/** Resolves when every segment up to now lies beside the backups. */
function archived(url: string) {
  return withOwner(url, async (client) => {
    const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as segment');
    const segment: string = rows[0].segment;
    for (let left = 600; left > 0; left--) {
      const { rows: now } = await client.query(
        'select last_archived_wal >= $1 as done from pg_stat_archiver',
        [segment],
      );
      if (now[0].done) return;
      await sleep(100);
    }
    throw new Error(`segment ${segment} was not archived within a minute`);
  });
}
